// Eight numbers side by side: what processors multiply and add at once.
#pragma once

#include <cstring>

namespace davidgoliath {

struct Eight {
#if defined(__GNUC__)
    using Numbers __attribute__((vector_size(32))) = float;
#else
    struct Numbers {
        float its[8];
        float operator[](int i) const { return its[i]; }
        friend Numbers operator*(const Numbers& a, const Numbers& b) {
            Numbers product;
            for (int i = 0; i < 8; ++i) product.its[i] = a.its[i] * b.its[i];
            return product;
        }
        friend Numbers operator*(float a, const Numbers& b) {
            Numbers product;
            for (int i = 0; i < 8; ++i) product.its[i] = a * b.its[i];
            return product;
        }
        Numbers& operator+=(const Numbers& other) {
            for (int i = 0; i < 8; ++i) its[i] += other.its[i];
            return *this;
        }
    };
#endif
    Numbers numbers{};

    static Eight at(const float* from) {
        Eight its;
        std::memcpy(&its.numbers, from, sizeof its.numbers);
        return its;
    }
    void put(float* to) const { std::memcpy(to, &numbers, sizeof numbers); }
    void add(float factor, const Eight& other) { numbers += factor * other.numbers; }
    void add(const Eight& factor, const Eight& other) { numbers += factor.numbers * other.numbers; }

    float sum() const {
        float total = 0;
        for (int i = 0; i < 8; ++i) total += numbers[i];
        return total;
    }
};

}  // namespace davidgoliath
