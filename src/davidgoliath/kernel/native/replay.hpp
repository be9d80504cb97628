// A finished deal from its plays alone: who was dealt what, who won what, and where equal cards met.
#pragma once

#include "row.hpp"

namespace davidgoliath {

enum Tie : std::uint8_t { highest_tied = 1, lowest_tied = 2, all_equal = 4 };

template <int N>
std::uint8_t ties_in(const Trick<N>& trick) {
    std::array<int, N> values;
    for (int place = 0; place < N; ++place) values[place] = Deck<N>::value_of[trick[place]];
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    if (*low == *high) return all_equal;
    const bool highs = std::count(values.begin(), values.end(), *high) > 1;
    const bool lows = std::count(values.begin(), values.end(), *low) > 1;
    return std::uint8_t((highs ? highest_tied : 0) | (lows ? lowest_tied : 0));
}

template <int N>
struct Replay {
    std::array<CardSet<N>, N> dealt{};
    std::array<std::uint8_t, hand_size> ties{};
    Deal<N> end;

    // Why these are not the plays of a deal is told by the exception.
    Replay(int leader, const std::uint8_t* plays) {
        if (leader >= N) throw std::invalid_argument("no such leader");
        find_hands(leader, plays);
        end.hand = dealt;
        end.leader = leader;
        for (int i = 0; i < Deck<N>::cards; ++i) {
            if (!end.legal().has(plays[i])) throw std::invalid_argument("a revoke");
            if (end.placed == N - 1) {
                Trick<N> trick = end.trick;
                trick[N - 1] = plays[i];
                ties[end.tricks] = ties_in<N>(trick);
            }
            end.play(plays[i]);
        }
    }

private:
    void find_hands(int leader, const std::uint8_t* plays) {
        Deal<N> deal;
        deal.leader = leader;
        CardSet<N> left = whole_deck<N>;
        for (int i = 0; i < Deck<N>::cards; ++i) {
            if (plays[i] >= Deck<N>::cards || !left.has(plays[i])) {
                throw std::invalid_argument("a card twice, or one that is not in the deck");
            }
            left.remove(plays[i]);
            dealt[deal.turn()].add(plays[i]);
            deal.play(plays[i]);
        }
    }
};

template <int N>
Replay<N> replayed(int leader, const std::uint8_t* plays, std::size_t number) {
    try {
        return Replay<N>(leader, plays);
    } catch (const std::invalid_argument& problem) {
        throw std::invalid_argument("deal " + std::to_string(number) + ": " + problem.what());
    }
}

}  // namespace davidgoliath
