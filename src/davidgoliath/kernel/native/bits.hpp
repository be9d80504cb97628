// Bits of a word and products of words, on any compiler and processor.
#pragma once

#include <bit>
#include <cstdint>
#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace davidgoliath {

using Word = std::uint64_t;

struct Product {
    Word high, low;
};

inline Product multiply(Word a, Word b) {
#if defined(__SIZEOF_INT128__)
    __extension__ using Wide = unsigned __int128;
    const Wide product = static_cast<Wide>(a) * b;
    return {static_cast<Word>(product >> 64), static_cast<Word>(product)};
#else
    const Word a0 = a & 0xFFFFFFFF, a1 = a >> 32, b0 = b & 0xFFFFFFFF, b1 = b >> 32;
    const Word low = a0 * b0, left = a1 * b0 + (low >> 32), right = a0 * b1 + (left & 0xFFFFFFFF);
    return {a1 * b1 + (left >> 32) + (right >> 32), (right << 32) | (low & 0xFFFFFFFF)};
#endif
}

// The place of the n-th bit that is set, counted from 0.
inline int nth_bit(Word mask, int n) {
#if defined(__BMI2__)
    return std::countr_zero(_pdep_u64(Word{1} << n, mask));
#else
    for (; n > 0; --n) mask &= mask - 1;
    return std::countr_zero(mask);
#endif
}

}  // namespace davidgoliath
