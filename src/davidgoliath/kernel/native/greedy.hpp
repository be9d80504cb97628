// The bot `greedy` (docs/bots.md), card by card, from what its seat may know.
#pragma once

#include <type_traits>

#include "deal.hpp"

namespace davidgoliath {

// By seat, a bit for each colour that it has shown not to hold.
template <int N>
using Voids = std::array<std::uint8_t, N>;

template <int N>
void note_void(std::type_identity_t<Voids<N>>& voids, const Deal<N>& deal, int card) {
    if (deal.placed != 0 && Deck<N>::colour_of[card] != deal.led()) {
        voids[deal.turn()] |= std::uint8_t(1 << deal.led());
    }
}

constexpr std::int64_t point = 1000, burden = point / 4;
constexpr int ways = 8;
constexpr std::array strides{1, 3, 5, 7, 9};

// Idea 1: a pile's expected points when each card that is left comes to it once in N times.
template <int N>
std::int64_t worth(int cards, int points, int left) {
    struct Chances {
        std::int64_t none, one, two, more;
    };
    static constexpr auto table = [] {
        std::array<Chances, 3 * N + 1> chances{};
        auto power = [](std::int64_t base, int exponent) {
            std::int64_t result = 1;
            while (exponent-- > 0) result *= base;
            return result;
        };
        for (int left = 0; left <= 3 * N; ++left) {
            const std::int64_t all = power(N, left), one_of = point * left, pairs = left * (left - 1) / 2;
            Chances& c = chances[left];
            c.none = point * power(N - 1, left) / all;
            c.one = one_of * power(N - 1, std::max(left - 1, 0)) / all;
            c.two = point * pairs * power(N - 1, std::max(left - 2, 0)) / all;
            c.more = one_of / N - c.one - 2 * c.two;
        }
        return chances;
    }();
    constexpr int mean = (3 * N + 1) / 2;
    const Chances& c = table[left];
    return c.none * points + c.one * (cards < few_cards ? points + mean : cards + 1) +
           c.two * (cards == 0 ? 2 * mean : cards + 2) + (point - c.none - c.one - c.two) * cards + c.more;
}

template <int N>
class Greedy {
    using D = Deck<N>;

public:
    Greedy(const Deal<N>& deal, const Voids<N>& voids) : deal_(deal), voids_(voids), me_(deal.turn()) {
        for (int seat = 0; seat < N; ++seat) {
            if (seat != me_) unseen_ = unseen_ | deal.hand[seat];
            for (int colour = 0; colour < colours; ++colour) {
                const Word values = deal.won[seat].values_in(colour);
                Pile& pile = piles_[seat][colour];
                pile.cards = std::popcount(values);
                if (values != 0) {
                    pile.few = 64 - std::countl_zero(values) + (pile.cards == 2 ? std::countr_zero(values) + 1 : 0);
                }
                not_won_[colour] -= pile.cards;
            }
        }
    }

    int choose() {
        const CardSet<N> legal = deal_.legal();
        const int count = legal.count();
        int best = legal.nth(0);
        if (count == 1) return best;
        if (deal_.placed != 0) look_behind(deal_.led());
        int looked = -1;
        std::int64_t most = 0;
        for (int i = 0; i < count; ++i) {
            const int card = legal.nth(i);
            if (deal_.placed == 0 && D::colour_of[card] != looked) look_behind(looked = D::colour_of[card]);
            const std::int64_t value = value_of(card);
            if (i == 0 || value > most) most = value, best = card;
        }
        return best;
    }

private:
    struct Pile {
        int cards = 0, few = 0;  // few: the sum of one or two values
    };

    // Idea 2: the cards that each seat behind may play, low to high.
    void look_behind(int led) {
        for (int place = deal_.placed + 1; place < N; ++place) {
            const int seat = deal_.seat_at(place);
            CardSet<N> possible = unseen_;
            for (int colour = 0; colour < colours; ++colour) {
                if (voids_[seat] >> colour & 1) possible = possible - suits<N>[colour];
            }
            const CardSet<N> following = possible & suits<N>[led];
            choices_[place].size = 0;
            if (!following.empty()) {
                append(choices_[place], following, led);
            } else {
                append_by_value(choices_[place], possible);
            }
        }
    }

    struct Choices {
        int size = 0;
        std::array<std::uint8_t, D::cards> card;
    };

    static void append(Choices& choices, const CardSet<N>& set, int colour) {
        for (Word values = set.values_in(colour); values != 0; values &= values - 1) {
            choices.card[choices.size++] = std::uint8_t(colour * D::values + std::countr_zero(values));
        }
    }

    static void append_by_value(Choices& choices, const CardSet<N>& set) {
        for (int value = 0; value < D::values; ++value) {
            for (int colour = 0; colour < colours; ++colour) {
                const int card = colour * D::values + value;
                if (set.has(card)) choices.card[choices.size++] = std::uint8_t(card);
            }
        }
    }

    std::int64_t value_of(int card) const {
        Trick<N> trick = deal_.trick;
        trick[deal_.placed] = card;
        const int last = deal_.placed + 1 < N ? ways : 1;
        std::int64_t gain = 0;
        for (int way = 0; way < last; ++way) {
            for (int place = deal_.placed + 1, i = 0; place < N; ++place, ++i) {
                const int step = (way * strides[std::size_t(i)] + 4 * i) % ways;
                const Choices& choices = choices_[place];
                trick[place] = choices.card[(2 * step + 1) * choices.size / (2 * ways)];
            }
            gain += margin(trick);
        }
        const std::int64_t mean = last == 1 ? gain : gain >> 3;  // rounded down
        return mean + burden * (D::value_of[card] + 1) * (N - 1);
    }

    // Idea 3: my gain less the mean of the others', times their number.
    std::int64_t margin(const Trick<N>& trick) const {
        const auto [highest, lowest] = Deal<N>::highest_and_lowest(trick);
        std::array<int, colours> left = not_won_;
        std::array<Pile, colours> rest{}, captured{};
        for (int place = 0; place < N; ++place) {
            const int colour = D::colour_of[trick[place]];
            left[colour] = std::max(left[colour] - 1, 0);  // idea 2 may play a card twice
            Pile& pile = (place == highest ? captured : rest)[colour];
            ++pile.cards;
            pile.few += D::value_of[trick[place]] + 1;
        }
        const int high = deal_.seat_at(highest), low = deal_.seat_at(lowest);
        const std::int64_t of_high = gain(high, rest, left), of_low = gain(low, captured, left);
        return (high == me_ ? of_high * (N - 1) : -of_high) + (low == me_ ? of_low * (N - 1) : -of_low);
    }

    std::int64_t gain(int seat, const std::array<Pile, colours>& more, const std::array<int, colours>& left) const {
        std::int64_t total = 0;
        for (int colour = 0; colour < colours; ++colour) {
            if (more[colour].cards == 0) continue;
            const Pile& pile = piles_[seat][colour];
            const Pile after{pile.cards + more[colour].cards, pile.few + more[colour].few};
            total += worth<N>(after.cards, points(after), left[colour]);
            total -= worth<N>(pile.cards, points(pile), left[colour]);
        }
        return total;
    }

    static int points(const Pile& pile) { return pile.cards <= few_cards ? pile.few : pile.cards; }

    const Deal<N>& deal_;
    const Voids<N>& voids_;
    int me_;
    CardSet<N> unseen_{};
    std::array<std::array<Pile, colours>, N> piles_{};
    std::array<int, colours> not_won_{D::values, D::values, D::values, D::values, D::values};
    std::array<Choices, N> choices_;  // by place
};

}  // namespace davidgoliath
