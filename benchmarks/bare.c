/* A bare C loop over random deals: as fast as one knows how to write it, with no structure at all.

   Not a source of the rules, only a yardstick: `./do bench kernel` compiles it on the spot with
   -O3 -march=native and sets the kernel beside it.  The shuffle is exactly uniform; four plays or
   more share a word of chance, with a bias under 2^-40.  PLAYERS is given on the command line. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <immintrin.h>

enum { N = PLAYERS, VALUES = 3 * N, CARDS = 15 * N, TRICKS = 15 };
#if PLAYERS < 5
typedef uint64_t mask;
static inline int count(mask m) { return __builtin_popcountll(m); }
static inline int nth(mask m, int n) { return __builtin_ctzll(_pdep_u64(1ull << n, m)); }
#else
typedef unsigned __int128 mask;
static inline int count(mask m) { return __builtin_popcountll((uint64_t)m) + __builtin_popcountll((uint64_t)(m >> 64)); }
static inline int nth(mask m, int n) {
    int low = __builtin_popcountll((uint64_t)m);
    return n < low ? __builtin_ctzll(_pdep_u64(1ull << n, (uint64_t)m))
                   : 64 + __builtin_ctzll(_pdep_u64(1ull << (n - low), (uint64_t)(m >> 64)));
}
#endif

static uint64_t s[4];
static inline uint64_t rotl(uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
static inline uint64_t next(void) {
    uint64_t result = rotl(s[0] + s[3], 23) + s[0], t = s[1] << 17;
    s[2] ^= s[0]; s[3] ^= s[1]; s[1] ^= s[2]; s[0] ^= s[3]; s[2] ^= t; s[3] = rotl(s[3], 45);
    return result;
}
static inline int draw(uint64_t *word, int bound) {
    unsigned __int128 product = (unsigned __int128)*word * (unsigned)bound;
    *word = (uint64_t)product;
    return (int)(product >> 64);
}

static uint64_t products[CARDS / 8 + 1], unfair[CARDS / 8 + 1];
static uint8_t value_of[CARDS];
static mask suit_of[CARDS];

static inline int points(mask won) {
    int total = 0;
    for (int colour = 0; colour < 5; ++colour) {
        uint64_t values = (uint64_t)(won >> (VALUES * colour)) & ((1u << VALUES) - 1);
        int cards = __builtin_popcountll(values);
        int few = 64 - (int)_lzcnt_u64(values) + (cards == 2 ? (int)_tzcnt_u64(values) + 1 : 0);
        total += cards > 2 ? cards : few;
    }
    return total;
}

static inline long random_deal(uint8_t *deck) {
    for (int group = 0, bound = CARDS; bound > 1; ++group) {
        uint64_t word = next();
        while (word * products[group] < unfair[group]) word = next();
        for (int i = 0; i < 8 && bound > 1; ++i, --bound) {
            int other = draw(&word, bound);
            uint8_t card = deck[bound - 1];
            deck[bound - 1] = deck[other];
            deck[other] = card;
        }
    }
    mask hand[N], won[N];
    for (int seat = 0; seat < N; ++seat) {
        mask cards = 0;
        for (int i = 0; i < TRICKS; ++i) cards |= (mask)1 << deck[TRICKS * seat + i];
        hand[seat] = cards;
        won[seat] = 0;
    }
    int leader = 0;
    for (int trick = 0; trick < TRICKS; ++trick) {
        uint64_t word = next();
        int high = 0, high_seat = 0, high_card = 0, low = 99, low_seat = 0, seat = leader;
        mask cards = 0, suit = ~(mask)0;
        for (int place = 0; place < N; ++place) {
            mask legal = hand[seat] & suit;
            legal = legal ? legal : hand[seat];
            int card = nth(legal, draw(&word, count(legal)));
            mask bit = (mask)1 << card;
            hand[seat] ^= bit;
            cards |= bit;
            if (place == 0) suit = suit_of[card];
            int value = value_of[card];
            if (value >= high) { high = value; high_seat = seat; high_card = card; }
            if (value <= low) { low = value; low_seat = seat; }
            seat = seat + 1 == N ? 0 : seat + 1;
        }
        if (low == high) low_seat = high_seat ? high_seat - 1 : N - 1;
        won[high_seat] |= cards ^ (mask)1 << high_card;
        won[low_seat] |= (mask)1 << high_card;
        leader = high_seat;
    }
    long total = 0;
    for (int seat = 0; seat < N; ++seat) total += points(won[seat]);
    return total;
}

int main(int argc, char **argv) {
    long deals = argc > 1 ? atol(argv[1]) : 1000000, total = 0;
    uint8_t deck[CARDS];
    for (int i = 0; i < CARDS; ++i) {
        deck[i] = (uint8_t)i;
        value_of[i] = (uint8_t)(i % VALUES + 1);
        suit_of[i] = (((mask)1 << VALUES) - 1) << (i / VALUES * VALUES);
    }
    for (int group = 0, bound = CARDS; bound > 1; ++group) {
        products[group] = 1;
        for (int i = 0; i < 8 && bound > 1; ++i, --bound) products[group] *= (uint64_t)bound;
        unfair[group] = -products[group] % products[group];
    }
    for (int i = 0; i < 4; ++i) s[i] = 0x9E3779B97F4A7C15ull * (uint64_t)(i + 1);
    clock_t start = clock();
    for (long i = 0; i < deals; ++i) total += random_deal(deck);
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    printf("%.0f %.4f\n", (double)deals / seconds, (double)total / (double)deals / N);
    return 0;
}
