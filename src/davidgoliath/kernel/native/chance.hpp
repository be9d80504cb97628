// The research deal of docs/shuffle.md, and the chance of whatever is played after it.
#pragma once

#include <numeric>

#include "cards.hpp"

namespace davidgoliath {

// xoshiro256++ from a seed and a number (shuffle.md §2).
class Chance {
public:
    Chance(Word seed, Word number) {
        constexpr Word gamma = 0x9E3779B97F4A7C15;
        state_ = {mix(seed + gamma), mix(seed + 2 * gamma), mix(number + gamma), mix(number + 2 * gamma)};
    }

    Word next() {
        auto& s = state_;
        const Word result = std::rotl(s[0] + s[3], 23) + s[0], shifted = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= shifted;
        s[3] = std::rotl(s[3], 45);
        return result;
    }

private:
    static Word mix(Word z) {
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
        return z ^ (z >> 31);
    }

    std::array<Word, 4> state_;
};

constexpr int draws_per_word = 8;

// A word that favours none of the draws for bounds with this product (shuffle.md §1.1).
inline Word fair_word(Chance& chance, Word product) {
    const Word unfair = (0 - product) % product;
    Word word = chance.next();
    while (word * product < unfair) word = chance.next();
    return word;
}

// One draw below the bound; what is left of the word serves the next one.
inline int draw(Word& word, int bound) {
    const Product product = multiply(word, Word(bound));
    word = product.low;
    return int(product.high);
}

// The whole deck in its order of dealing (shuffle.md §1.2, §2); the result is the seat that deals.
template <int N>
int shuffle(Chance& chance, std::array<std::uint8_t, Deck<N>::cards>& deck) {
    constexpr int cards = Deck<N>::cards;
    constexpr auto products = [] {
        std::array<Word, (cards + draws_per_word - 1) / draws_per_word> table{};
        table.fill(1);
        for (int i = 0; i < cards; ++i) table[i / draws_per_word] *= Word(i < cards - 1 ? cards - i : N);
        return table;
    }();
    std::iota(deck.begin(), deck.end(), std::uint8_t{0});
    int bound = cards;
    Word word = 0;
    for (std::size_t group = 0; group < products.size(); ++group) {
        word = fair_word(chance, products[group]);
        for (int i = 0; i < draws_per_word && bound > 1; ++i, --bound) {
            std::swap(deck[bound - 1], deck[draw(word, bound)]);
        }
    }
    return draw(word, N);
}

}  // namespace davidgoliath
