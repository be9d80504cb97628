// Endings with all hands open: every seat plays for the most points of its own.
#pragma once

#include "row.hpp"

namespace davidgoliath {

constexpr int solvable_tricks = 3;

template <int N>
struct Solution {
    std::array<std::int16_t, N> scores;
    std::uint8_t card = no_card;
};

// Of cards that are worth the same to the seat whose turn it is, the first in card order is played.
template <int N>
Solution<N> solve(const Deal<N>& deal) {
    if (deal.is_over()) return {deal.scores(), no_card};
    Solution<N> best{};
    const int turn = deal.turn();
    const CardSet<N> legal = deal.legal();
    for (int i = 0, count = legal.count(); i < count; ++i) {
        const int card = legal.nth(i);
        Deal<N> next = deal;
        next.play(card);
        const Solution<N> reached = solve(next);
        if (i == 0 || reached.scores[turn] > best.scores[turn]) best = {reached.scores, std::uint8_t(card)};
    }
    return best;
}

}  // namespace davidgoliath
