#ifndef DEFLATE_TABLES_H
#define DEFLATE_TABLES_H

#include "deflate.h"
#include <string.h>

// What both ways to find repeats share: tokens, and the codes that they are packed with.

enum { LITERALS = 286, DISTANCES = 30, END = 256, HASH_BITS = 14, LONGEST = 258 };

// Literals and repeats that are packed with one pair of codes.
enum { TOKENS = 6144 };

// As many literals, then a repeat.
struct repeat {
    uint32_t literals;
    uint16_t length;
    uint16_t distance; // less one
};

struct deflate_tables {
    uint8_t symbol_of_length[LONGEST + 1];
    // Where bytes with this hash were last, the lowest bits of it in the stream. What does not stand there is seen by a look.
    uint16_t places[1 << HASH_BITS];
    // What waits to be packed; behind the last repeat there are `waiting` literals.
    uint8_t *literals;
    struct repeat *repeats;
    size_t literal_count, repeat_count, waiting;
};

struct code {
    uint8_t length[LITERALS];
    uint16_t bits[LITERALS];
};

extern const uint8_t deflate_length_extra[29];

// Huffman's code of symbols that occur so often, no longer than `limit`, in the order that RFC 1951, 3.2.2 wants.
void deflate_make_code(const uint32_t *counts, unsigned size, unsigned limit, struct code *code);
// Room for so many literals and repeats.
int deflate_room(struct deflate *d, size_t tokens);
// A block of what waits.
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

// How many bytes are the same from both places, of which the difference of the first eight is given; `limit` at most.
static inline size_t match(uint64_t difference, const uint8_t *a, const uint8_t *b, size_t limit) {
    size_t n = 0;
    if (!difference) {
        for (n = 8; n + 16 <= limit && !((eight(a + n) ^ eight(b + n)) | (eight(a + n + 8) ^ eight(b + n + 8))); n += 16) {}
        while (!(difference = eight(a + n) ^ eight(b + n))) {
            n += 8;
            if (n >= limit) return limit;
        }
    }
    n += (size_t)__builtin_ctzll(difference) / 8;
    return n < limit ? n : limit;
}

#endif
