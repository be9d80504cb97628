// Whole numbers below 2^192, for counting deals: the largest count is about 2^162.
#pragma once

#include "bits.hpp"

#include <array>

namespace davidgoliath {

struct Wide {
    std::array<Word, 3> word{};  // the lowest first

    bool is_zero() const { return (word[0] | word[1] | word[2]) == 0; }

    int bit_length() const {
        for (int i = 2; i >= 0; --i) {
            if (word[i] != 0) return 64 * i + 64 - std::countl_zero(word[i]);
        }
        return 0;
    }

    friend bool operator<(const Wide& a, const Wide& b) {
        if (a.word[2] != b.word[2]) return a.word[2] < b.word[2];
        if (a.word[1] != b.word[1]) return a.word[1] < b.word[1];
        return a.word[0] < b.word[0];
    }

    friend Wide operator+(const Wide& a, const Wide& b) {
        Wide sum;
        Word carry = 0;
        for (int i = 0; i < 3; ++i) {
            const Word half = a.word[i] + b.word[i];
            sum.word[i] = half + carry;
            carry = Word(half < a.word[i]) | Word(sum.word[i] < half);
        }
        return sum;
    }

    friend Wide operator*(const Wide& a, const Wide& b) {
        Wide total;
        for (int i = 0; i < 3; ++i) {
            if (a.word[i] == 0) continue;
            Wide row;  // a's word times b, moved by i words
            Word carry = 0;
            for (int j = 0; i + j < 3; ++j) {
                const Product product = multiply(a.word[i], b.word[j]);
                row.word[i + j] = product.low + carry;
                carry = product.high + Word(row.word[i + j] < product.low);
            }
            total = total + row;
        }
        return total;
    }
};

constexpr int most_unseen = 75;

// Ways to choose k of n cards, for all that can be unseen.
inline const Wide& ways_to_choose(int n, int k) {
    static const auto table = [] {
        std::array<std::array<Wide, most_unseen + 1>, most_unseen + 1> pascal{};
        for (int row = 0; row <= most_unseen; ++row) {
            pascal[row][0] = Wide{{1}};
            for (int i = 1; i <= row; ++i) pascal[row][i] = pascal[row - 1][i - 1] + pascal[row - 1][i];
        }
        return pascal;
    }();
    return table[n][k];
}

}  // namespace davidgoliath
