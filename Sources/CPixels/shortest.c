#include "tables.h"
#include <stdlib.h>

// RFC 1951 with time: of all ways to say the bytes by literals and repeats the one whose bits are fewest, by the costs that
// the codes of such a way have. For files that are kept.

enum {
    // Bytes whose way is looked for at once, and whose tokens are in one block with those before, or not
    STRETCH = 1 << 15,
    // Places that are compared at most, and repeats that are remembered of a byte
    DEPTH = 128,
    CHOICES = 8,
    // A repeat of so many bytes is taken without a look at others.
    LONG = 200,
    ROUNDS = 4,
    KEYS = 1 << 15,
    BLOCK = 2 * STRETCH,
    // Costs are in parts of a bit.
    BIT = 32
};

struct choice {
    uint16_t length;
    uint16_t distance; // less one
};

struct costs {
    uint32_t literal[256];
    uint32_t length[LONGEST + 1];
    uint32_t distance[DISTANCES];
};

struct token {
    uint16_t length; // 0: a literal
    uint16_t value;  // the literal, or the distance less one
};

struct search {
    const uint8_t *bytes;
    size_t count, row;
    uint32_t newest[KEYS];            // places plus one
    uint32_t older[DEFLATE_WINDOW];   // by place, what was the newest then
    struct choice choices[STRETCH][CHOICES];
    uint8_t choice_count[STRETCH];
    uint32_t cost[STRETCH + 1];
    struct choice by[STRETCH + 1]; // what a place is reached by; a length of 1: a literal
    struct token way[STRETCH];
    struct costs costs;
    // Of what waits to be packed
    uint32_t literals[LITERALS], distances[DISTANCES];
};

static uint32_t key_of(const uint8_t *p) {
    return ((p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16) * 0x9E3779B1u) >> 17;
}

// The binary logarithm, in parts of a bit; integers, so that every machine has the same.
static uint32_t logarithm(uint32_t value) {
    const unsigned top = 31u - (unsigned)__builtin_clz(value);
    uint64_t x = (uint64_t)value << (31 - top);
    uint32_t result = top;
    for (int part = BIT; part > 1; part /= 2) {
        x = x * x >> 31;
        result <<= 1;
        if (x >> 32) {
            result |= 1;
            x >>= 1;
        }
    }
    return result;
}

// What symbols cost that occur so often; one that does not occur costs a little more than the seldomest.
static void set_costs(struct costs *c, const struct deflate_tables *t, const uint32_t *literals, const uint32_t *distances) {
    uint32_t of_literals = 0, of_distances = 0;
    for (int i = 0; i < LITERALS; i++) of_literals += literals[i];
    for (int i = 0; i < DISTANCES; i++) of_distances += distances[i];
    const uint32_t all = logarithm(of_literals + 1), far = logarithm(of_distances + 1);
#define COST(total, n) ((n) ? (total) - logarithm(n) : (total) + BIT)
    for (int i = 0; i < 256; i++) c->literal[i] = COST(all, literals[i]);
    for (int length = 3; length <= LONGEST; length++) {
        const unsigned symbol = t->symbol_of_length[length];
        c->length[length] = COST(all, literals[257 + symbol]) + deflate_length_extra[symbol] * BIT;
    }
    for (int i = 0; i < DISTANCES; i++) c->distance[i] = COST(far, distances[i]) + (i < 4 ? 0 : (i / 2 - 1) * BIT);
#undef COST
}

static void note(struct search *s, size_t place) {
    if (place + 3 > s->count) return;
    uint32_t *const newest = &s->newest[key_of(s->bytes + place)];
    s->older[place % DEFLATE_WINDOW] = *newest;
    *newest = (uint32_t)(place + 1);
}

// The repeats at a place, each longer than those before; how long the longest is.
static size_t look(struct search *s, size_t place, struct choice *choices, uint8_t *count) {
    *count = 0;
    const size_t rest = s->count - place, limit = rest < LONGEST ? rest : LONGEST;
    if (limit < 3) return 0;
    const uint8_t *const here = s->bytes + place;
    const uint64_t first = eight(here);
    size_t best = 2;
    uint32_t at = s->newest[key_of(here)];
    for (int depth = DEPTH; at && depth > 0; depth--) {
        const size_t distance = place + 1 - at;
        if (distance > DEFLATE_WINDOW) break;
        if (here[best] == s->bytes[at - 1 + best]) {
            const size_t length = match(first ^ eight(here - distance), here, here - distance, limit);
            if (length > best) {
                best = length;
                if (*count == CHOICES) --*count;
                choices[(*count)++] = (struct choice){(uint16_t)length, (uint16_t)(distance - 1)};
                if (best == limit) break;
            }
        }
        const uint32_t older = s->older[(at - 1) % DEFLATE_WINDOW];
        if (older >= at) break;
        at = older;
    }
    if (best < limit && s->row <= DEFLATE_WINDOW && place >= s->row) {
        const size_t length = match(first ^ eight(here - s->row), here, here - s->row, limit);
        if (length > best) {
            best = length;
            if (*count == CHOICES) --*count;
            choices[(*count)++] = (struct choice){(uint16_t)length, (uint16_t)(s->row - 1)};
        }
    }
    return best < 3 ? 0 : best;
}

// The cheapest way through `length` bytes, as tokens; how many.
static size_t find_way(struct search *s, size_t begin, size_t length) {
    const struct costs *c = &s->costs;
    for (size_t i = 1; i <= length; i++) s->cost[i] = UINT32_MAX;
    s->cost[0] = 0;
    for (size_t i = 0; i < length; i++) {
        const uint32_t here = s->cost[i], plain = here + c->literal[s->bytes[begin + i]];
        if (plain < s->cost[i + 1]) {
            s->cost[i + 1] = plain;
            s->by[i + 1] = (struct choice){1, 0};
        }
        size_t n = 3;
        for (int k = 0; k < s->choice_count[i]; k++) {
            const struct choice choice = s->choices[i][k];
            const uint32_t far = here + c->distance[symbol_of_distance(choice.distance + 1u)];
            const size_t last = choice.length < length - i ? choice.length : length - i;
            if (choice.length >= LONG && last >= 3) n = last;
            for (; n <= last; n++) {
                const uint32_t cost = far + c->length[n];
                if (cost < s->cost[i + n]) {
                    s->cost[i + n] = cost;
                    s->by[i + n] = (struct choice){(uint16_t)n, choice.distance};
                }
            }
        }
    }
    // Backwards, and to the front of the room.
    size_t first = STRETCH;
    for (size_t i = length; i > 0;) {
        const struct choice by = s->by[i];
        i -= by.length;
        s->way[--first] = by.length == 1 ? (struct token){0, s->bytes[begin + i]} : (struct token){by.length, by.distance};
    }
    const size_t count = STRETCH - first;
    memmove(s->way, s->way + first, count * sizeof *s->way);
    return count;
}

static void count_tokens(const struct deflate_tables *t, const struct token *tokens, size_t count, uint32_t *literals, uint32_t *distances) {
    for (size_t i = 0; i < count; i++) {
        if (!tokens[i].length) {
            literals[tokens[i].value]++;
            continue;
        }
        literals[257 + t->symbol_of_length[tokens[i].length]]++;
        distances[symbol_of_distance(tokens[i].value + 1u)]++;
    }
}

// Bits of a block with such symbols, about those of its codes included.
static uint64_t bits_of(const uint32_t *literals, const uint32_t *distances) {
    struct code code;
    uint64_t bits = 0;
    uint32_t counts[LITERALS];
    memcpy(counts, literals, sizeof counts);
    counts[END] = 1;
    if (!counts[0]) counts[0] = 1;
    deflate_make_code(counts, LITERALS, 15, &code);
    for (int i = 0; i < LITERALS; i++) bits += (uint64_t)literals[i] * code.length[i] + (code.length[i] ? 5 : 0);
    memcpy(counts, distances, DISTANCES * sizeof *counts);
    for (int i = 0; i < 2; i++)
        if (!counts[i]) counts[i] = 1;
    deflate_make_code(counts, DISTANCES, 15, &code);
    for (int i = 0; i < DISTANCES; i++) bits += (uint64_t)distances[i] * code.length[i] + (code.length[i] ? 3 : 0);
    return bits + 120;
}

// Behind the tokens that wait, in one block with them if that is shorter.
static void add(struct deflate *d, struct search *s, size_t count, const uint32_t *literals, const uint32_t *distances) {
    struct deflate_tables *t = d->tables;
    const size_t before = t->literal_count + t->repeat_count;
    if (before) {
        uint32_t both[LITERALS], far[DISTANCES];
        for (int i = 0; i < LITERALS; i++) both[i] = s->literals[i] + literals[i];
        for (int i = 0; i < DISTANCES; i++) far[i] = s->distances[i] + distances[i];
        if (before + count > BLOCK || bits_of(both, far) > bits_of(s->literals, s->distances) + bits_of(literals, distances)) {
            deflate_pack(d, 0);
            memset(s->literals, 0, sizeof s->literals);
            memset(s->distances, 0, sizeof s->distances);
        }
    }
    for (size_t i = 0; i < count; i++) {
        const struct token token = s->way[i];
        if (!token.length) {
            t->literals[t->literal_count++] = (uint8_t)token.value;
            t->waiting++;
            continue;
        }
        t->repeats[t->repeat_count++] = (struct repeat){(uint32_t)t->waiting, token.length, token.value};
        t->waiting = 0;
    }
    for (int i = 0; i < LITERALS; i++) s->literals[i] += literals[i];
    for (int i = 0; i < DISTANCES; i++) s->distances[i] += distances[i];
}

void deflate_shortest(struct deflate *d, const uint8_t *bytes, size_t count, size_t row) {
    struct search *s = calloc(1, sizeof *s);
    if (!s || !deflate_room(d, BLOCK)) {
        d->failed = 1;
        free(s);
        return;
    }
    s->bytes = bytes;
    s->count = count;
    s->row = row;
    uint32_t literals[LITERALS], distances[DISTANCES];
    for (int i = 0; i < LITERALS; i++) literals[i] = i < 256 ? 1 : 8;
    for (int i = 0; i < DISTANCES; i++) distances[i] = 1;
    set_costs(&s->costs, d->tables, literals, distances);
    for (size_t begin = 0, length; begin < count && !d->failed; begin += length) {
        length = count - begin < STRETCH ? count - begin : STRETCH;
        for (size_t i = 0; i < length;) {
            const size_t longest = look(s, begin + i, s->choices[i], &s->choice_count[i]);
            note(s, begin + i);
            i++;
            if (longest < LONG) continue;
            for (size_t n = 1; n < longest && i < length; n++, i++) {
                s->choice_count[i] = 0;
                note(s, begin + i);
            }
        }
        size_t way = 0;
        for (int round = 0; round < ROUNDS; round++) {
            way = find_way(s, begin, length);
            memset(literals, 0, sizeof literals);
            memset(distances, 0, sizeof distances);
            count_tokens(d->tables, s->way, way, literals, distances);
            set_costs(&s->costs, d->tables, literals, distances);
        }
        add(d, s, way, literals, distances);
    }
    free(s);
}
