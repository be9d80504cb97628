// One deal: who may play what, and who receives what (rules §2 to §5).
#pragma once

#include <stdexcept>

#include "chance.hpp"

namespace davidgoliath {

// Cards in the order in which they were played, the leader's first.
template <int N>
using Trick = std::array<int, N>;

template <int N>
struct Deal {
    std::array<CardSet<N>, N> hand{}, won{};
    Trick<N> trick{};  // running
    int leader = 0, placed = 0, tricks = 0;

    bool is_over() const { return tricks == hand_size; }

    int seat_at(int place) const {
        const int seat = leader + place;
        return seat < N ? seat : seat - N;
    }
    int turn() const { return seat_at(placed); }
    int led() const { return Deck<N>::colour_of[trick[0]]; }

    // §3.2, §3.3
    CardSet<N> legal() const {
        const CardSet<N>& held = hand[turn()];
        if (placed == 0) return held;
        const CardSet<N> following = held & suits<N>[led()];
        return following.empty() ? held : following;
    }

    // The card must be legal.
    void play(int card) {
        place(card);
        if (placed == N) finish_trick();
    }

    // The rest of the running trick; `choose` picks each card from those that are legal.
    template <typename Choose>
    void play_trick(Choose choose) {
        if (placed != 0) {
            do play(choose(legal()));
            while (placed != 0);
            return;
        }
        play_whole_trick(choose);
    }

    std::array<std::int16_t, N> scores() const {
        std::array<std::int16_t, N> points;
        for (int seat = 0; seat < N; ++seat) points[seat] = std::int16_t(score(won[seat]));
        return points;
    }

    // §4.1, §4.4: the places of the highest and the lowest card of a full trick; of equal values the
    // later place counts.  §4.5: if all are equal, both are the last, and the one before is lowest.
    static std::array<int, 2> highest_and_lowest(const Trick<N>& trick) {
        int highest = 0, lowest = 1 << 10;
        for (int place = 0; place < N; ++place) {
            const int value = Deck<N>::value_of[trick[place]] * 8;
            highest = std::max(highest, value + place);
            lowest = std::min(lowest, value + 7 - place);
        }
        highest = highest & 7;
        lowest = 7 - (lowest & 7);
        return {highest, lowest == highest ? N - 2 : lowest};
    }

private:
    // The same as card by card, in a loop that compilers unroll.
    template <typename Choose>
    void play_whole_trick(Choose choose) {
        CardSet<N> suit = whole_deck<N>;
        for (int i = 0, seat = leader; i < N; ++i, seat = seat + 1 < N ? seat + 1 : 0) {
            const CardSet<N> following = hand[seat] & suit;
            trick[i] = choose(following.empty() ? hand[seat] : following);
            hand[seat].remove(trick[i]);
            if (i == 0) suit = suit_of<N>[trick[i]];
        }
        finish_trick();
    }

    void place(int card) {
        hand[turn()].remove(card);
        trick[placed++] = card;
    }

    // §4.2, §4.3
    void finish_trick() {
        const auto [highest, lowest] = highest_and_lowest(trick);
        CardSet<N> rest, captured;
        for (int card : trick) rest.add(card);
        captured.add(trick[highest]);
        const int to_highest = seat_at(highest), to_lowest = seat_at(lowest);
        won[to_lowest] = won[to_lowest] | captured;
        won[to_highest] = won[to_highest] | (rest - captured);
        leader = to_highest;
        placed = 0;
        ++tricks;
    }
};

// Fifteen cards to each seat, as they come from the shuffled deck.
template <int N>
Deal<N> dealt(const std::uint8_t* cards, int leader) {
    Deal<N> deal;
    deal.leader = leader;
    for (CardSet<N>& hand : deal.hand) {
        CardSet<N> held;
        for (int i = 0; i < hand_size; ++i) held.add(*cards++);
        hand = held;
    }
    return deal;
}

}  // namespace davidgoliath
