// A small net over the five colours: the same weights for each, and the mean over all of them.
#pragma once

#include <limits>

#include "eight.hpp"
#include "features.hpp"

namespace davidgoliath {

constexpr int width = 128;  // of every layer
constexpr float gain_unit = 10;  // points for an output of 1
using Layer = std::array<float, width>;
using Rows = std::array<Layer, colours>;

// Weights as they lie one after the other (docs/kernel.md).
struct Net {
    struct Hidden {
        const float *from_row, *from_mean, *bias;
    };
    int places, outputs;  // of a colour's row
    const float *from_colour, *from_table, *first_bias;
    std::array<Hidden, 2> hidden;
    const float *last, *last_bias;

    static std::size_t size(int places, int outputs) {
        return std::size_t(places + table_places + 1 + 2 * (2 * width + 1)) * width + std::size_t(width + 1) * outputs;
    }

    Net(const float* weights, int places, int outputs) : places(places), outputs(outputs) {
        auto next = [&](int rows, int columns) {
            const float* its = weights;
            weights += rows * columns;
            return its;
        };
        from_colour = next(places, width);
        from_table = next(table_places, width);
        first_bias = next(1, width);
        for (Hidden& layer : hidden) {
            layer.from_row = next(width, width);
            layer.from_mean = next(width, width);
            layer.bias = next(1, width);
        }
        last = next(outputs, width);
        last_bias = next(1, outputs);
    }

    // What the outputs are made of, for each colour.
    template <int N>
    Rows rows(const Game<N>& game) const {
        Layer table;
        std::copy_n(first_bias, width, table.begin());
        Rows sums{};
        tell_features<N>(
            game, places == open_places, [&](int colour, int place) { add(sums[colour], from_colour + place * width); },
            [&](int place) { add(table, from_table + place * width); });
        for (Layer& row : sums) {
            for (int i = 0; i < width; ++i) row[i] = std::max(row[i] + table[i], 0.0f);
        }
        for (const Hidden& layer : hidden) deepen(layer, sums);
        return sums;
    }

    float output(const Layer& row, int number) const {
        const float* weights = last + number * width;
        Eight products;
        for (int i = 0; i < width; i += 8) products.add(Eight::at(&row[i]), Eight::at(weights + i));
        return last_bias[number] + products.sum();
    }

private:
    static void add(Layer& sum, const float* weights) {
        for (int i = 0; i < width; ++i) sum[i] += weights[i];
    }

    // Each row grows by what the layer makes of it and of the mean of all rows.
    static void deepen(const Hidden& layer, Rows& rows) {
        Layer mean{}, start;
        for (const Layer& row : rows) add(mean, row.data());
        std::copy_n(layer.bias, width, start.begin());
        for (int k = 0; k < width; ++k) {
            const float factor = mean[k] / colours, *weights = layer.from_mean + k * width;
            for (int i = 0; i < width; ++i) start[i] += factor * weights[i];
        }
        Rows more;
        for (int first = 0; first < width; first += block) multiply(layer.from_row + first, rows, &start[first], more, first);
        for (int c = 0; c < colours; ++c) {
            for (int i = 0; i < width; ++i) rows[c][i] += std::max(more[c][i], 0.0f);
        }
    }

    // Sixteen outputs of all rows at once: so many that their sums stay in registers.
    static constexpr int block = 16;

    static void multiply(const float* weights, const Rows& rows, const float* start, Rows& more, int first) {
        Eight sums[colours][2];
        for (auto& [left, right] : sums) {
            left = Eight::at(start);
            right = Eight::at(start + 8);
        }
        for (int k = 0; k < width; ++k, weights += width) {
            const Eight left = Eight::at(weights), right = Eight::at(weights + 8);
#if defined(__GNUC__)
#pragma GCC unroll 5
#endif
            for (int c = 0; c < colours; ++c) {
                sums[c][0].add(rows[c][k], left);
                sums[c][1].add(rows[c][k], right);
            }
        }
        for (int c = 0; c < colours; ++c) {
            sums[c][0].put(&more[c][first]);
            sums[c][1].put(&more[c][first + 8]);
        }
    }
};

// By card; minus infinity for cards that may not be played.
template <int N>
void policy_logits(const Net& net, const Game<N>& game, float* logits) {
    std::fill_n(logits, Deck<N>::cards, -std::numeric_limits<float>::infinity());
    if (game.deal.is_over()) return;
    const Rows rows = net.rows<N>(game);
    const CardSet<N> legal = game.deal.legal();
    for (int i = 0, count = legal.count(); i < count; ++i) {
        const int card = legal.nth(i);
        logits[card] = net.output(rows[Deck<N>::colour_of[card]], Deck<N>::value_of[card]);
    }
}

// Points so far, by colour and seat.
template <int N>
void points_so_far(const Deal<N>& deal, float* points) {
    for (int c = 0; c < colours; ++c) {
        for (int seat = 0; seat < N; ++seat) points[c * N + seat] = float(score_colour(deal.won[seat].values_in(c)));
    }
}

// Points at the end, by colour and seat: those so far and what the net expects to come.
template <int N>
void expected_points(const Net& net, const Game<N>& game, float* points) {
    points_so_far<N>(game.deal, points);
    if (game.deal.is_over()) return;
    const Rows rows = net.rows<N>(game);
    for (int c = 0; c < colours; ++c) {
        for (int r = 0; r < N; ++r) points[c * N + (game.deal.turn() + r) % N] += gain_unit * net.output(rows[c], r);
    }
}

}  // namespace davidgoliath
