// From a position to the end of the deal, each seat by its policy.
#pragma once

#include "greedy.hpp"

namespace davidgoliath {

enum Policy : std::uint8_t { random_policy = 0, cautious_policy = 1, greedy_policy = 2 };
constexpr int policies_known = 3;

// A word of chance serves what is left of a trick: at most 15^6 < 2^24 ways to choose, so that no
// way is favoured by more than 2^-40.
template <int N>
int random_card(const CardSet<N>& legal, Word& word) {
    return legal.nth(draw(word, legal.count()));
}

// The bot `cautious`: the middle of its legal cards, by value and then by colour.
template <int N>
int cautious_card(const CardSet<N>& legal) {
    int before = legal.count() / 2;
    for (int value = 0;; ++value) {
        for (int colour = 0; colour < colours; ++colour) {
            const int card = colour * Deck<N>::values + value;
            if (legal.has(card) && before-- == 0) return card;
        }
    }
}

template <int N>
int chosen(Policy policy, const Deal<N>& deal, const Voids<N>& voids, Word& word) {
    switch (policy) {
        case cautious_policy: return cautious_card<N>(deal.legal());
        case greedy_policy: return Greedy<N>(deal, voids).choose();
        default: return random_card<N>(deal.legal(), word);
    }
}

// `note` is told of every card before it is played.
template <int N, typename Note>
void play_randomly(Deal<N>& deal, Chance& chance, Note note) {
    while (!deal.is_over()) {
        Word word = chance.next();
        deal.play_trick([&](const CardSet<N>& legal) {
            const int card = random_card<N>(legal, word);
            note(card);
            return card;
        });
    }
}

template <int N, typename Note>
void play_out(Deal<N>& deal, Voids<N> voids, const Policy* policies, Chance& chance, Note note) {
    if (std::all_of(policies, policies + N, [](Policy policy) { return policy == random_policy; })) {
        return play_randomly(deal, chance, note);
    }
    while (!deal.is_over()) {
        Word word = chance.next();
        do {
            const int card = chosen<N>(policies[deal.turn()], deal, voids, word);
            note_void(voids, deal, card);
            note(card);
            deal.play(card);
        } while (deal.placed != 0);
    }
}

}  // namespace davidgoliath
