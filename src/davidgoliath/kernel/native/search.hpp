// Flat search: each legal card is played in the same sampled worlds, which are then played out.
#pragma once

#include <mutex>

#include "playout.hpp"
#include "threads.hpp"
#include "worlds.hpp"

namespace davidgoliath {

// By card: the seat's points times the number of others, less the points of these, over all worlds.
template <int N>
void flat_sums(const View<N>& view, const Policy* policies, Word seed, Word count, int threads, std::int64_t* sums) {
    const Deal<N>& table = view.table.deal;
    if (table.is_over() || table.turn() != view.seat) throw std::invalid_argument("it is not this seat's turn");
    const CardSet<N> legal = table.legal();
    const int cards = legal.count();
    const Worlds<N> worlds(view);
    std::fill_n(sums, Deck<N>::cards, 0);
    std::mutex adding;
    in_parts(count, threads, [&](std::size_t from, std::size_t to) {
        std::array<std::int64_t, hand_size> mine{};
        for (std::size_t i = from; i < to; ++i) {
            Chance chance(seed, i);
            const Game<N> world = worlds.draw_one(chance);
            for (int c = 0; c < cards; ++c) {
                Game<N> game = world;
                const int card = legal.nth(c);
                note_void(game.voids, game.deal, card);
                game.deal.play(card);
                play_out<N>(game.deal, game.voids, policies, chance, [](int) {});
                for (int seat = 0; seat < N; ++seat) {
                    const int points = score(game.deal.won[seat]);
                    mine[c] += seat == view.seat ? points * (N - 1) : -points;
                }
            }
        }
        const std::lock_guard lock(adding);
        for (int c = 0; c < cards; ++c) sums[legal.nth(c)] += mine[c];
    });
}

}  // namespace davidgoliath
