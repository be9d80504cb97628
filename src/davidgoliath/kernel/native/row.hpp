// A running game as one row of bytes: what NumPy's `games` arrays hold (docs/kernel.md).
#pragma once

#include <cstring>
#include <stdexcept>
#include <string>

#include "greedy.hpp"

namespace davidgoliath {

constexpr std::uint8_t no_card = 255;

template <int N>
struct Row {
    CardSet<N> hands[N], won[N];
    std::uint8_t trick[N], voids[N];
    std::uint8_t leader, placed, tricks;
};

template <int N>
struct Game {
    Deal<N> deal;
    Voids<N> voids{};
};

template <int N>
void write_row(const Game<N>& game, std::uint8_t* bytes) {
    Row<N> row;
    std::memset(static_cast<void*>(&row), 0, sizeof row);
    std::copy_n(game.deal.hand.begin(), N, row.hands);
    std::copy_n(game.deal.won.begin(), N, row.won);
    for (int place = 0; place < N; ++place) {
        row.trick[place] = std::uint8_t(place < game.deal.placed ? game.deal.trick[place] : no_card);
    }
    std::copy_n(game.voids.begin(), N, row.voids);
    row.leader = std::uint8_t(game.deal.leader);
    row.placed = std::uint8_t(game.deal.placed);
    row.tricks = std::uint8_t(game.deal.tricks);
    std::memcpy(bytes, &row, sizeof row);
}

// Why a row is no position of the game, or nothing.
template <int N>
const char* fault(const Row<N>& row) {
    if (row.leader >= N || row.placed >= N || row.tricks > hand_size) return "leader, placed or tricks";
    if (row.tricks == hand_size && row.placed != 0) return "a card after the last trick";
    CardSet<N> seen, piles;
    int cards = 0;
    auto gather = [&](const CardSet<N>& set) {
        seen = seen | set;
        cards += set.count();
    };
    for (int place = 0; place < row.placed; ++place) {
        if (row.trick[place] >= Deck<N>::cards) return "a card of the trick";
        CardSet<N> one;
        one.add(row.trick[place]);
        gather(one);
    }
    for (int seat = 0; seat < N; ++seat) {
        const bool has_played = (seat - row.leader + N) % N < row.placed;
        if (row.hands[seat].count() != hand_size - row.tricks - has_played) return "the size of a hand";
        if (row.voids[seat] >> colours != 0) return "a void";
        for (int colour = 0; colour < colours; ++colour) {
            const bool is_void = row.voids[seat] >> colour & 1;
            if (is_void && row.hands[seat].values_in(colour) != 0) return "a hand that holds what its voids deny";
        }
        gather(row.hands[seat]);
        gather(row.won[seat]);
        piles = piles | row.won[seat];
    }
    if (!(seen - whole_deck<N>).empty()) return "a card that is not in the deck";
    if (cards != Deck<N>::cards || seen.count() != cards) return "a card twice or missing";
    if (piles.count() != row.tricks * N) return "the number of cards won";
    return nullptr;
}

template <int N>
Game<N> read_row(const std::uint8_t* bytes, std::size_t number) {
    Row<N> row;
    std::memcpy(&row, bytes, sizeof row);
    if (const char* what = fault(row)) {
        throw std::invalid_argument("game " + std::to_string(number) + " is no position: " + what);
    }
    Game<N> game;
    std::copy_n(row.hands, N, game.deal.hand.begin());
    std::copy_n(row.won, N, game.deal.won.begin());
    std::copy_n(row.trick, N, game.deal.trick.begin());
    std::copy_n(row.voids, N, game.voids.begin());
    game.deal.leader = row.leader;
    game.deal.placed = row.placed;
    game.deal.tricks = row.tricks;
    return game;
}

}  // namespace davidgoliath
