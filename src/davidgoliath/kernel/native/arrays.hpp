// NumPy arrays as arguments, and what is wanted of them.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include "playout.hpp"
#include "row.hpp"

namespace nb = nanobind;

namespace davidgoliath {

template <typename T, int Dimensions>
using Out = nb::ndarray<T, nb::ndim<Dimensions>, nb::c_contig, nb::device::cpu>;
template <typename T, int Dimensions>
using In = nb::ndarray<const T, nb::ndim<Dimensions>, nb::c_contig, nb::device::cpu>;

inline void want(bool right, const char* array) {
    if (!right) throw std::invalid_argument(std::string("the array `") + array + "` has the wrong shape");
}

inline std::size_t same(std::size_t a, std::size_t b) {
    if (a != b) throw std::invalid_argument("arrays of different lengths");
    return a;
}

// The one place where the number of players becomes a template argument.
template <typename Work>
void with_players(int n_seats, const Work& work) {
    switch (n_seats) {
        case 3: return work.template operator()<3>();
        case 4: return work.template operator()<4>();
        case 5: return work.template operator()<5>();
        case 6: return work.template operator()<6>();
        default: throw std::invalid_argument("3 to 6 players, not " + std::to_string(n_seats));
    }
}

template <int N, typename Games>
std::size_t games_in(const Games& games) {
    want(games.shape(1) == sizeof(Row<N>), "games");
    return games.shape(0);
}

template <int N, typename Games>
const std::uint8_t* row_of(const Games& games, std::size_t i) {
    return games.data() + i * sizeof(Row<N>);
}

template <int N>
void want_told(std::size_t count, const Out<std::int8_t, 1>& turns, const Out<Word, 2>& legal,
               const Out<std::int16_t, 2>& scores) {
    want(turns.shape(0) == count, "turns");
    want(legal.shape(0) == count && legal.shape(1) == Deck<N>::words, "legal");
    want(scores.shape(0) == count && scores.shape(1) == N, "scores");
}

template <int N>
std::array<Policy, N> policies_of(const In<std::uint8_t, 1>& given) {
    want(given.shape(0) == N, "policies");
    std::array<Policy, N> policies;
    for (int seat = 0; seat < N; ++seat) {
        if (given.data()[seat] >= policies_known) throw std::invalid_argument("no such policy");
        policies[seat] = Policy(given.data()[seat]);
    }
    return policies;
}

}  // namespace davidgoliath
