// What one seat knows: its own cards and everything that was played (rules §7).
#pragma once

#include "row.hpp"

namespace davidgoliath {

template <int N>
struct View {
    int seat;
    Game<N> table;  // of the hands only the seat's own is there
    CardSet<N> unseen;
    std::array<int, N> held;  // cards in each hand

    // `dealt`: the fifteen cards that came to the seat; `plays`: all cards played, in order.
    View(int seat, int leader, const std::uint8_t* dealt, const std::uint8_t* plays, std::size_t count)
        : seat(seat), unseen(whole_deck<N>) {
        if (seat < 0 || seat >= N || leader < 0 || leader >= N) refuse("no such seat");
        if (count > Deck<N>::cards) refuse("more plays than cards");
        Deal<N>& deal = table.deal;
        deal.leader = leader;
        held.fill(hand_size);
        for (int i = 0; i < hand_size; ++i) {
            if (dealt[i] >= Deck<N>::cards || !unseen.has(dealt[i])) refuse("the hand is not fifteen cards");
            unseen.remove(dealt[i]);
            deal.hand[seat].add(dealt[i]);
        }
        for (std::size_t i = 0; i < count; ++i) play(plays[i]);
    }

private:
    void play(int card) {
        Deal<N>& deal = table.deal;
        const int turn = deal.turn();
        if (card >= Deck<N>::cards) refuse("a card that is not in the deck");
        const int colour = Deck<N>::colour_of[card];
        if (turn == seat) {
            if (!deal.legal().has(card)) refuse("its own play was not legal");
        } else {
            if (!unseen.has(card)) refuse("a card in two places");
            if (table.voids[turn] >> colour & 1) refuse("a colour from a seat that had none of it");
            unseen.remove(card);
        }
        note_void(table.voids, deal, card);
        --held[turn];
        deal.play(card);
    }

    [[noreturn]] static void refuse(const char* what) {
        throw std::invalid_argument(std::string("the view contradicts itself: ") + what);
    }
};

}  // namespace davidgoliath
