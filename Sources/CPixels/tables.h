#ifndef DEFLATE_TABLES_H
#define DEFLATE_TABLES_H

#include "deflate.h"
#include <string.h>

// What both ways to find repeats share: tokens, and the codes that they are packed with.

enum { LITERALS = 286, DISTANCES = 30, END = 256, HASH_BITS = 14, LONGEST = 258 };

// Tokens that are packed with one pair of codes.
enum { TOKENS = 6144 };

// What is packed: a literal, or a match as its length and distance.
struct token {
    uint16_t length; // 0: a literal
    uint16_t value;  // the literal, or the distance less one
};

struct deflate_tables {
    uint8_t symbol_of_length[LONGEST + 1];
    uint32_t places[1 << HASH_BITS]; // in the stream, plus one
    size_t token_count;
    struct token *tokens;
    uint32_t literals[LITERALS];
    uint32_t distances[DISTANCES];
};

struct code {
    uint8_t length[LITERALS];
    uint16_t bits[LITERALS];
};

extern const uint8_t deflate_length_extra[29];

// Huffman's code of symbols that occur so often, no longer than `limit`, in the order that RFC 1951, 3.2.2 wants.
void deflate_make_code(const uint32_t *counts, unsigned size, unsigned limit, struct code *code);
// A block of the tokens that wait.
void deflate_pack(struct deflate *d, int is_last);

static inline uint64_t eight(const uint8_t *p) {
    uint64_t value;
    memcpy(&value, p, 8);
    return value;
}

static inline unsigned symbol_of_distance(unsigned distance) {
    const unsigned n = distance - 1;
    if (n < 4) return n;
    const unsigned top = 31u - (unsigned)__builtin_clz(n);
    return 2 * top + ((n >> (top - 1)) & 1);
}

// How many bytes are the same from both places, of which the first eight are given; `limit` at most.
static inline size_t match(uint64_t here, const uint8_t *a, const uint8_t *b, size_t limit) {
    uint64_t difference = here ^ eight(b);
    size_t n = 0;
    while (!difference) {
        n += 8;
        if (n >= limit) return limit;
        difference = eight(a + n) ^ eight(b + n);
    }
    n += (size_t)__builtin_ctzll(difference) / 8;
    return n < limit ? n : limit;
}

static inline void literal(struct deflate_tables *t, uint8_t value) {
    t->literals[value]++;
    t->tokens[t->token_count++] = (struct token){0, value};
}

static inline void repeat(struct deflate_tables *t, size_t length, size_t distance) {
    t->literals[257 + t->symbol_of_length[length]]++;
    t->distances[symbol_of_distance((unsigned)distance)]++;
    t->tokens[t->token_count++] = (struct token){(uint16_t)length, (uint16_t)(distance - 1)};
}

#endif
