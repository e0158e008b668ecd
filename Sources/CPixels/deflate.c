#include "deflate.h"
#include <stdlib.h>
#include <string.h>

enum { LITERALS = 286, DISTANCES = 30, LENGTH_CODES = 19, END = 256, HASH_BITS = 14, LONGEST = 258 };

static const uint16_t length_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                         31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};

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

static uint64_t eight(const uint8_t *p) {
    uint64_t value;
    memcpy(&value, p, 8);
    return value;
}

static uint32_t hash(const uint8_t *p) {
    uint32_t value;
    memcpy(&value, p, 4);
    return (value * 0x9E3779B1u) >> (32 - HASH_BITS);
}

static unsigned symbol_of_distance(unsigned distance) {
    const unsigned n = distance - 1;
    if (n < 4) return n;
    const unsigned top = 31u - (unsigned)__builtin_clz(n);
    return 2 * top + ((n >> (top - 1)) & 1);
}

// How many bytes are the same from both places, `limit` at most.
static size_t match(const uint8_t *a, const uint8_t *b, size_t limit) {
    size_t n = 0;
    while (n < limit) {
        const uint64_t difference = eight(a + n) ^ eight(b + n);
        if (difference) {
            n += (size_t)__builtin_ctzll(difference) / 8;
            return n < limit ? n : limit;
        }
        n += 8;
    }
    return limit;
}

static void reserve(struct deflate *d, size_t more) {
    if (d->count + more <= d->room || d->failed) return;
    const size_t room = (d->count + more) * 2;
    uint8_t *grown = realloc(d->out, room);
    if (!grown) {
        d->failed = 1;
        return;
    }
    d->out = grown;
    d->room = room;
}

void deflate_raw(struct deflate *d, const uint8_t *bytes, size_t count) {
    reserve(d, count);
    if (d->failed) return;
    memcpy(d->out + d->count, bytes, count);
    d->count += count;
}

// The caller has reserved room, eight bytes more than it fills; 48 bits at most. Little endian, as the format is.
static void put(struct deflate *d, uint64_t bits, unsigned count) {
    d->bits |= bits << d->held;
    d->held += count;
    memcpy(d->out + d->count, &d->bits, sizeof d->bits);
    d->count += d->held >> 3;
    d->bits >>= d->held & ~7u;
    d->held &= 7;
}

int deflate_begin(struct deflate *d, size_t step, size_t row) {
    memset(d, 0, sizeof *d);
    d->step = step;
    d->row = row;
    d->capacity = DEFLATE_WINDOW + DEFLATE_BLOCK + row;
    d->input = malloc(d->capacity + DEFLATE_SLACK);
    d->tables = calloc(1, sizeof *d->tables);
    if (!d->input || !d->tables) return 0;
    memset(d->input, 0, d->capacity + DEFLATE_SLACK);
    d->tables->tokens = malloc(d->capacity * sizeof *d->tables->tokens);
    if (!d->tables->tokens) return 0;
    for (unsigned symbol = 0; symbol < 29; symbol++)
        for (unsigned n = 0; n < 1u << length_extra[symbol] && length_base[symbol] + n <= LONGEST; n++)
            d->tables->symbol_of_length[length_base[symbol] + n] = (uint8_t)symbol;
    return 1;
}

void deflate_end(struct deflate *d) {
    if (d->tables) free(d->tables->tokens);
    free(d->tables);
    free(d->input);
}

static void literal(struct deflate_tables *t, uint8_t value) {
    t->literals[value]++;
    t->tokens[t->token_count++] = (struct token){0, value};
}

static void repeat(struct deflate_tables *t, size_t length, size_t distance) {
    t->literals[257 + t->symbol_of_length[length]]++;
    t->distances[symbol_of_distance((unsigned)distance)]++;
    t->tokens[t->token_count++] = (struct token){(uint16_t)length, (uint16_t)(distance - 1)};
}

// Looks at a pixel before, a row before and where the same four bytes were last; takes the longest.
static void find(struct deflate *d) {
    struct deflate_tables *t = d->tables;
    const uint8_t *input = d->input;
    size_t i = d->packed;
    while (i < d->end) {
        const size_t rest = d->end - i, limit = rest < LONGEST ? rest : LONGEST;
        size_t best = 0, distance = 0;
        const uint32_t key = hash(input + i);
        const size_t place = t->places[key];
        t->places[key] = (uint32_t)(d->base + i + 1);
        if (i >= d->step) {
            best = match(input + i, input + i - d->step, limit);
            distance = d->step;
            // A run of one byte costs less at a distance of 1.
            if (best >= d->step && input[i] == input[i - 1] && match(input + i, input + i - 1, limit) == best) distance = 1;
        }
        if (best < limit && i >= d->row && d->row <= DEFLATE_WINDOW) {
            const size_t length = match(input + i, input + i - d->row, limit);
            if (length > best + 1) best = length, distance = d->row;
        }
        if (best < 32 && place > d->base) {
            const size_t back = d->base + i + 1 - place;
            if (back <= DEFLATE_WINDOW && back <= i) {
                const size_t length = match(input + i, input + i - back, limit);
                if (length > best + 1) best = length, distance = back;
            }
        }
        // Three bytes from afar cost more than they save.
        if (best < 3 || (best < 5 && distance > 4)) {
            literal(t, input[i++]);
            continue;
        }
        repeat(t, best, distance);
        const size_t end = i + best;
        const size_t noted = best < 64 ? end : i + 2;
        for (i++; i < noted; i++) t->places[hash(input + i)] = (uint32_t)(d->base + i + 1);
        i = end;
    }
}

struct leaf {
    uint32_t count;
    uint16_t symbol;
};

static int leaf_order(const void *left, const void *right) {
    const struct leaf *a = left, *b = right;
    if (a->count != b->count) return a->count < b->count ? -1 : 1;
    return (int)a->symbol - (int)b->symbol;
}

// Huffman's code, no longer than `limit`, in the order that RFC 1951, 3.2.2 wants. Two symbols at least must occur.
static void make_code(const uint32_t *counts, unsigned size, unsigned limit, struct code *code) {
    struct leaf leaves[LITERALS];
    uint32_t weight[2 * LITERALS];
    uint16_t parent[2 * LITERALS];
    uint8_t depth[2 * LITERALS];
    unsigned used = 0;
    for (unsigned i = 0; i < size; i++) {
        code->length[i] = 0;
        if (counts[i]) leaves[used++] = (struct leaf){counts[i], (uint16_t)i};
    }
    qsort(leaves, used, sizeof *leaves, leaf_order);
    for (unsigned i = 0; i < used; i++) weight[i] = leaves[i].count;
    // The two lightest go together; nodes come in rising order, so two queues are enough.
    unsigned leaf = 0, node = used, end = used;
    while (end < 2 * used - 1) {
        weight[end] = 0;
        for (int side = 0; side < 2; side++) {
            const unsigned taken = leaf < used && (node == end || weight[leaf] <= weight[node]) ? leaf++ : node++;
            weight[end] += weight[taken];
            parent[taken] = (uint16_t)end;
        }
        end++;
    }
    unsigned number[64] = {0};
    depth[end - 1] = 0;
    for (unsigned i = end - 1; i-- > 0;) {
        depth[i] = (uint8_t)(depth[parent[i]] + 1);
        if (i < used) number[depth[i] < limit ? depth[i] : limit]++;
    }
    // Codes that became shorter take too much room: one that is shorter than the limit becomes longer for two that are not.
    uint32_t room = 0;
    for (unsigned length = 1; length <= limit; length++) room += number[length] << (limit - length);
    while (room > 1u << limit) {
        number[limit]--;
        for (unsigned length = limit - 1;; length--) {
            if (!number[length]) continue;
            number[length]--;
            number[length + 1] += 2;
            break;
        }
        room--;
    }
    unsigned next = 0;
    for (unsigned length = limit; length > 0; length--)
        for (unsigned n = number[length]; n > 0; n--) code->length[leaves[next++].symbol] = (uint8_t)length;
    unsigned first[16] = {0}, value = 0;
    for (unsigned length = 1; length <= limit; length++) {
        first[length] = value;
        value = (value + number[length]) << 1;
    }
    for (unsigned i = 0; i < size; i++) {
        const unsigned length = code->length[i];
        if (!length) continue;
        unsigned bits = first[length]++, turned = 0;
        for (unsigned n = 0; n < length; n++, bits >>= 1) turned = turned << 1 | (bits & 1);
        code->bits[i] = (uint16_t)turned;
    }
}

// The lengths of both codes, packed themselves: RFC 1951, 3.2.7.
static void put_codes(struct deflate *d, const struct code *literals, const struct code *distances) {
    static const uint8_t order[LENGTH_CODES] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    uint8_t lengths[LITERALS + DISTANCES], symbols[LITERALS + DISTANCES], extra[LITERALS + DISTANCES];
    unsigned literal_count = LITERALS, distance_count = DISTANCES, count = 0;
    while (literal_count > 257 && !literals->length[literal_count - 1]) literal_count--;
    while (distance_count > 1 && !distances->length[distance_count - 1]) distance_count--;
    memcpy(lengths, literals->length, literal_count);
    memcpy(lengths + literal_count, distances->length, distance_count);
    const unsigned total = literal_count + distance_count;
    uint32_t counts[LENGTH_CODES] = {0};
    for (unsigned i = 0; i < total;) {
        unsigned run = 1;
        while (i + run < total && lengths[i + run] == lengths[i]) run++;
        unsigned symbol = lengths[i], more = 0;
        if (!symbol && run >= 11) {
            run = run < 138 ? run : 138;
            symbol = 18, more = run - 11;
        } else if (!symbol && run >= 3) {
            symbol = 17, more = run - 3;
        } else if (i > 0 && lengths[i - 1] == symbol && run >= 3) {
            run = run < 6 ? run : 6;
            symbol = 16, more = run - 3;
        } else {
            run = 1;
        }
        symbols[count] = (uint8_t)symbol;
        extra[count++] = (uint8_t)more;
        counts[symbol]++;
        i += run;
    }
    // A code has two symbols at least.
    if (!counts[0]) counts[0] = 1;
    if (!counts[1]) counts[1] = 1;
    struct code code;
    make_code(counts, LENGTH_CODES, 7, &code);
    unsigned shown = LENGTH_CODES;
    while (shown > 4 && !code.length[order[shown - 1]]) shown--;
    put(d, literal_count - 257, 5);
    put(d, distance_count - 1, 5);
    put(d, shown - 4, 4);
    for (unsigned i = 0; i < shown; i++) put(d, code.length[order[i]], 3);
    for (unsigned i = 0; i < count; i++) {
        put(d, code.bits[symbols[i]], code.length[symbols[i]]);
        if (symbols[i] >= 16) put(d, extra[i], symbols[i] == 16 ? 2 : symbols[i] == 17 ? 3 : 7);
    }
}

static void pack(struct deflate *d, int isLast) {
    struct deflate_tables *t = d->tables;
    t->token_count = 0;
    memset(t->literals, 0, sizeof t->literals);
    memset(t->distances, 0, sizeof t->distances);
    find(d);
    t->literals[END] = 1;
    // A code has two symbols at least.
    if (!t->literals[0]) t->literals[0] = 1;
    for (int i = 0; i < 2; i++)
        if (!t->distances[i]) t->distances[i] = 1;
    struct code literals, distances;
    make_code(t->literals, LITERALS, 15, &literals);
    make_code(t->distances, DISTANCES, 15, &distances);
    // 15 + 5 + 15 + 13 bits at most for each, and the codes.
    reserve(d, t->token_count * 6 + 1024);
    if (d->failed) return;
    put(d, isLast ? 1 : 0, 1);
    put(d, 2, 2);
    put_codes(d, &literals, &distances);
    for (size_t i = 0; i < t->token_count; i++) {
        const struct token token = t->tokens[i];
        if (!token.length) {
            put(d, literals.bits[token.value], literals.length[token.value]);
            continue;
        }
        const unsigned symbol = t->symbol_of_length[token.length];
        const unsigned distance = symbol_of_distance(token.value + 1u), more = distance < 4 ? 0 : distance / 2 - 1;
        uint64_t bits = literals.bits[257 + symbol];
        unsigned count = literals.length[257 + symbol];
        bits |= (uint64_t)(token.length - length_base[symbol]) << count;
        count += length_extra[symbol];
        bits |= (uint64_t)distances.bits[distance] << count;
        count += distances.length[distance];
        bits |= (uint64_t)(token.value & ((1u << more) - 1)) << count;
        put(d, bits, count + more);
    }
    put(d, literals.bits[END], literals.length[END]);
    d->packed = d->end;
}

uint8_t *deflate_next(struct deflate *d) {
    if (d->end + d->row > d->capacity) {
        pack(d, 0);
        const size_t gone = d->end > DEFLATE_WINDOW ? d->end - DEFLATE_WINDOW : 0;
        memmove(d->input, d->input + gone, d->end - gone);
        d->base += gone;
        d->end -= gone;
        d->packed = d->end;
    }
    return d->input + d->end;
}

void deflate_added(struct deflate *d, size_t count) { d->end += count; }

void deflate_finish(struct deflate *d) {
    pack(d, 1);
    if (!d->failed && d->held) put(d, 0, 8 - d->held);
}
