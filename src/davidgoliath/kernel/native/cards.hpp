// Cards as numbers in the order of the deck (rules §1), and sets of them as bits.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "bits.hpp"

namespace davidgoliath {

constexpr int colours = 5, hand_size = 15, few_cards = 2;

template <int N>
struct Deck {
    static constexpr int values = 3 * N, cards = hand_size * N;
    // Up to four players all cards fit one word; otherwise red, yellow and green lie in the first
    // word, blue and violet in the second, so that no colour is cut in two.
    static constexpr int words = cards > 64 ? 2 : 1;
    static constexpr int split = words == 1 ? cards : 3 * values;

    static constexpr auto value_of = [] {
        std::array<std::uint8_t, cards> table{};
        for (int card = 0; card < cards; ++card) table[card] = std::uint8_t(card % values);
        return table;  // from 0
    }();
    static constexpr auto colour_of = [] {
        std::array<std::uint8_t, cards> table{};
        for (int card = 0; card < cards; ++card) table[card] = std::uint8_t(card / values);
        return table;
    }();
};

template <int N>
struct CardSet {
    using D = Deck<N>;
    std::array<Word, D::words> word{};

    static constexpr int word_of(int card) { return D::words == 2 && card >= D::split; }
    static constexpr Word bit_of(int card) { return Word{1} << (card - D::split * word_of(card)); }

    static constexpr CardSet of_colour(int colour) {
        CardSet set;
        const int first = colour * D::values;
        set.word[word_of(first)] = ((Word{1} << D::values) - 1) * bit_of(first);
        return set;
    }

    void add(int card) { word[word_of(card)] |= bit_of(card); }
    void remove(int card) { word[word_of(card)] &= ~bit_of(card); }
    bool has(int card) const { return (word[word_of(card)] & bit_of(card)) != 0; }
    bool empty() const { return D::words == 1 ? word[0] == 0 : (word[0] | word[D::words - 1]) == 0; }

    int count() const {
        int bits = std::popcount(word[0]);
        if constexpr (D::words == 2) bits += std::popcount(word[1]);
        return bits;
    }

    // The n-th card of the set, counted from 0.
    int nth(int n) const {
        if constexpr (D::words == 1) return nth_bit(word[0], n);
        const int before = std::popcount(word[0]);
        const bool later = n >= before;
        const Word its = later ? word[D::words - 1] : word[0];
        return nth_bit(its, later ? n - before : n) + (later ? D::split : 0);
    }

    // The cards of one colour as bits 0 to values - 1.
    Word values_in(int colour) const {
        const int first = colour * D::values;
        return word[word_of(first)] >> (first - D::split * word_of(first)) & ((Word{1} << D::values) - 1);
    }

    friend constexpr CardSet operator&(CardSet a, const CardSet& b) {
        for (std::size_t i = 0; i < D::words; ++i) a.word[i] &= b.word[i];
        return a;
    }
    friend constexpr CardSet operator|(CardSet a, const CardSet& b) {
        for (std::size_t i = 0; i < D::words; ++i) a.word[i] |= b.word[i];
        return a;
    }
    friend constexpr CardSet operator-(CardSet a, const CardSet& b) {
        for (std::size_t i = 0; i < D::words; ++i) a.word[i] &= ~b.word[i];
        return a;
    }
};

template <int N>
inline constexpr auto suits = [] {
    std::array<CardSet<N>, colours> table{};
    for (int colour = 0; colour < colours; ++colour) table[colour] = CardSet<N>::of_colour(colour);
    return table;
}();

template <int N>
inline constexpr auto suit_of = [] {
    std::array<CardSet<N>, Deck<N>::cards> table{};
    for (int card = 0; card < Deck<N>::cards; ++card) table[card] = CardSet<N>::of_colour(card / Deck<N>::values);
    return table;
}();

template <int N>
inline constexpr CardSet<N> whole_deck = [] {
    CardSet<N> deck;
    for (const CardSet<N>& suit : suits<N>) deck = deck | suit;
    return deck;
}();

// §5: one or two cards of a colour count their values, three or more one point each.
inline int score_colour(Word values) {
    const int cards = std::popcount(values);
    const int highest = 64 - std::countl_zero(values), lowest = std::countr_zero(values) + 1;
    const int few = highest + lowest * (cards == few_cards);
    return few + (cards - few) * (cards > few_cards);  // without a jump: nobody can foresee it
}

template <int N>
int score(const CardSet<N>& won) {
    int points = 0;
    for (int colour = 0; colour < colours; ++colour) points += score_colour(won.values_in(colour));
    return points;
}

}  // namespace davidgoliath
