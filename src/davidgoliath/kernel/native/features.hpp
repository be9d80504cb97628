// A position as a seat sees it, in yes-or-no features: what a net is told (docs/nets.md has them all).
//
// Each colour has a row of its own, in which the same place means the same for every colour; the
// table's row says what belongs to no colour.  Seats are counted from the one whose turn it is.
#pragma once

#include "row.hpp"

namespace davidgoliath {

// The rows have the same places for any number of players.
constexpr int most_seats = 6, most_values = 3 * most_seats;

enum Place : int {
    own_cards = 0,
    unseen_cards = own_cards + most_values,
    trick_cards = unseen_cards + most_values,
    few_won = trick_cards + most_values,              // by seat: the cards of a pile of one or two
    pile_sizes = few_won + most_seats * most_values,  // by seat: one, two, or three and more
    shown_voids = pile_sizes + most_seats * 3,
    in_trick = shown_voids + most_seats,  // seats that have played this colour to the trick
    led_colour = in_trick + most_seats,
    own_count = led_colour + 1,     // none to five and more
    unseen_count = own_count + 6,   // in steps, see `step_of`
    colour_places = unseen_count + 7,
    other_hands = colour_places,    // with open hands: by seat but the first
    open_places = other_hands + (most_seats - 1) * most_values,
};

enum TablePlace : int {
    players_are = 0,
    tricks_done = players_are + 4,
    placed_are = tricks_done + hand_size,
    highest_value = placed_are + most_seats,
    lowest_value = highest_value + most_values,
    highest_seat = lowest_value + most_values,
    lowest_seat = highest_seat + most_seats,
    table_places = lowest_seat + most_seats,
};

inline int step_of(int cards) { return cards < 3 ? cards : cards < 5 ? 3 : cards < 8 ? 4 : cards < 12 ? 5 : 6; }

// `colour(row, place)` and `table(place)` are told of every feature that holds.  The game must not be over.
template <int N, typename Colour, typename Table>
void tell_features(const Game<N>& game, bool open, Colour colour, Table table) {
    const Deal<N>& deal = game.deal;
    const int me = deal.turn();
    auto seat_of = [&](int r) { return me + r < N ? me + r : me + r - N; };
    CardSet<N> unseen, on_table;
    for (int r = 1; r < N; ++r) unseen = unseen | deal.hand[seat_of(r)];
    for (int i = 0; i < deal.placed; ++i) on_table.add(deal.trick[i]);
    for (int c = 0; c < colours; ++c) {
        auto each = [&](Word values, int first) {
            for (; values != 0; values &= values - 1) colour(c, first + std::countr_zero(values));
        };
        const Word own = deal.hand[me].values_in(c), others = unseen.values_in(c);
        each(own, own_cards);
        each(others, unseen_cards);
        each(on_table.values_in(c), trick_cards);
        for (int r = 0; r < N; ++r) {
            const Word won = deal.won[seat_of(r)].values_in(c);
            const int size = std::popcount(won);
            if (size > 0) colour(c, pile_sizes + 3 * r + std::min(size, 3) - 1);
            if (size <= few_cards) each(won, few_won + r * most_values);
            if (game.voids[seat_of(r)] >> c & 1) colour(c, shown_voids + r);
            if (open && r > 0) each(deal.hand[seat_of(r)].values_in(c), other_hands + (r - 1) * most_values);
        }
        colour(c, own_count + std::min(std::popcount(own), 5));
        colour(c, unseen_count + step_of(std::popcount(others)));
    }
    table(players_are + N - 3);
    table(tricks_done + deal.tricks);
    table(placed_are + deal.placed);
    if (deal.placed == 0) return;
    int highest = 0, lowest = 1 << 10;
    for (int i = 0; i < deal.placed; ++i) {
        const int value = 8 * Deck<N>::value_of[deal.trick[i]], r = N - deal.placed + i;
        colour(Deck<N>::colour_of[deal.trick[i]], in_trick + r);
        highest = std::max(highest, value + r);      // the last played of equal ones
        lowest = std::min(lowest, value + 7 - r);
    }
    colour(deal.led(), led_colour);
    table(highest_value + highest / 8);
    table(highest_seat + highest % 8);
    table(lowest_value + lowest / 8);
    table(lowest_seat + 7 - lowest % 8);
}

}  // namespace davidgoliath
