#include "tables.h"
#include <stdlib.h>

enum { LENGTH_CODES = 19 };

static const uint16_t length_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                         31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
const uint8_t deflate_length_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};

static uint32_t hash(const uint8_t *p) {
    uint32_t value;
    memcpy(&value, p, 4);
    return (value * 0x9E3779B1u) >> (32 - HASH_BITS);
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
    d->capacity = DEFLATE_WINDOW + DEFLATE_WAITING + LONGEST + row;
    d->input = malloc(d->capacity + DEFLATE_SLACK);
    d->tables = calloc(1, sizeof *d->tables);
    if (!d->input || !d->tables) return 0;
    d->tables->tokens = malloc((TOKENS + 1) * sizeof *d->tables->tokens);
    if (!d->tables->tokens) return 0;
    for (unsigned symbol = 0; symbol < 29; symbol++)
        for (unsigned n = 0; n < 1u << deflate_length_extra[symbol] && length_base[symbol] + n <= LONGEST; n++)
            d->tables->symbol_of_length[length_base[symbol] + n] = (uint8_t)symbol;
    return 1;
}

void deflate_end(struct deflate *d) {
    if (d->tables) free(d->tables->tokens);
    free(d->tables);
    free(d->input);
}

// The last bytes of what was added, where nothing stands yet, are read and never packed.
static void clear_slack(struct deflate *d) { memset(d->input + d->end, 0, DEFLATE_SLACK); }

static int is_run(const uint8_t *p, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (p[i] != p[-1]) return 0;
    return 1;
}

static void note(struct deflate *d, size_t i) {
    d->tables->places[hash(d->input + i)] = (uint32_t)(d->base + i + 1);
}

// Whether a byte begins no match that is worth it, neither a pixel nor a row before nor `back` bytes: most bytes of photographs. All three are
// looked at together, since which of them says no cannot be foreseen.
static inline int repeats_nothing(const uint8_t *at, uint64_t here, size_t step, size_t row, size_t back) {
    const uint64_t three = (1ull << 24) - 1, five = (1ull << 40) - 1;
    const int left = ((here ^ eight(at - step)) & three) != 0, up = ((here ^ eight(at - row)) & five) != 0;
    return left & up & (((here ^ eight(at - back)) & three) != 0);
}

// Up to `end` looks at a pixel before, a row before and where the same four bytes were last; takes the longest.
static void find(struct deflate *d, size_t end) {
    struct deflate_tables *t = d->tables;
    const uint8_t *input = d->input;
    const size_t step = d->step, row = d->row <= DEFLATE_WINDOW ? d->row : SIZE_MAX;
    size_t i = d->packed;
    clear_slack(d);
    while (i < end) {
        if (t->token_count == TOKENS) deflate_pack(d, 0);
        if (d->failed) return;
        const size_t rest = d->end - i, limit = rest < LONGEST ? rest : LONGEST;
        const uint64_t here = eight(input + i);
        size_t best = 0, distance = 0;
        const size_t place = t->places[hash(input + i)], back = d->base + i + 1 - place;
        const int has_place = (place > d->base) & (back <= DEFLATE_WINDOW);
        note(d, i);
        if (i >= row && repeats_nothing(input + i, here, step, row, has_place ? back : step)) {
            literal(t, input[i++]);
            continue;
        }
        if (i >= step) {
            best = match(here, input + i, input + i - step, limit);
            // A run of one byte costs less at a distance of 1.
            distance = best >= step && is_run(input + i, step) ? 1 : step;
        }
        if (best < limit && i >= row) {
            const size_t length = match(here, input + i, input + i - row, limit);
            if (length > best + 1) best = length, distance = row;
        }
        if (best < 32 && has_place) {
            const size_t length = match(here, input + i, input + i - back, limit);
            if (length > best + 1) best = length, distance = back;
        }
        // Three bytes from afar cost more than they save.
        if (best < 3 || (best < 5 && distance > 4)) {
            literal(t, input[i++]);
            continue;
        }
        repeat(t, best, distance);
        const size_t last = i + best, noted = best < 24 ? last : i + 2;
        for (i++; i < noted; i++) note(d, i);
        i = last;
    }
    d->packed = i;
}

// A symbol below how often it occurs: leaves in the order of both.
enum { SYMBOL_BITS = 9 };

// By digits from the lowest on; they come in the order of their symbols, which stays.
static void sort(uint32_t *leaves, unsigned count) {
    enum { DIGIT = 8 };
    uint32_t other[LITERALS], all = 0;
    for (unsigned i = 0; i < count; i++) all |= leaves[i];
    for (unsigned shift = SYMBOL_BITS; all >> shift; shift += DIGIT) {
        uint16_t first[(1 << DIGIT) + 1] = {0};
        for (unsigned i = 0; i < count; i++) first[(leaves[i] >> shift & 255) + 1]++;
        for (unsigned n = 0; n < 1 << DIGIT; n++) first[n + 1] += first[n];
        for (unsigned i = 0; i < count; i++) other[first[leaves[i] >> shift & 255]++] = leaves[i];
        memcpy(leaves, other, count * sizeof *leaves);
    }
}

// Huffman's code, no longer than `limit`, in the order that RFC 1951, 3.2.2 wants. Two symbols at least must occur.
void deflate_make_code(const uint32_t *counts, unsigned size, unsigned limit, struct code *code) {
    uint32_t leaves[LITERALS];
    uint32_t weight[2 * LITERALS];
    uint16_t parent[2 * LITERALS];
    uint8_t depth[2 * LITERALS];
    unsigned used = 0;
    for (unsigned i = 0; i < size; i++) {
        code->length[i] = 0;
        if (counts[i]) leaves[used++] = counts[i] << SYMBOL_BITS | i;
    }
    sort(leaves, used);
    for (unsigned i = 0; i < used; i++) weight[i] = leaves[i] >> SYMBOL_BITS;
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
        for (unsigned n = number[length]; n > 0; n--) code->length[leaves[next++] & ((1 << SYMBOL_BITS) - 1)] = (uint8_t)length;
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
    deflate_make_code(counts, LENGTH_CODES, 7, &code);
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

void deflate_pack(struct deflate *d, int is_last) {
    struct deflate_tables *t = d->tables;
    if (!t->token_count && !is_last) return;
    t->literals[END] = 1;
    // A code has two symbols at least.
    if (!t->literals[0]) t->literals[0] = 1;
    for (int i = 0; i < 2; i++)
        if (!t->distances[i]) t->distances[i] = 1;
    struct code literals, distances;
    deflate_make_code(t->literals, LITERALS, 15, &literals);
    deflate_make_code(t->distances, DISTANCES, 15, &distances);
    // 15 + 5 + 15 + 13 bits at most for each, and the codes.
    reserve(d, t->token_count * 6 + 1024);
    if (d->failed) return;
    put(d, is_last ? 1 : 0, 1);
    put(d, 2, 2);
    put_codes(d, &literals, &distances);
    // The end says that no more literals follow.
    t->tokens[t->token_count] = (struct token){1, 0};
    for (size_t i = 0; i < t->token_count; i++) {
        struct token token = t->tokens[i];
        if (!token.length) {
            // Three of them have 45 bits at most.
            uint64_t bits = literals.bits[token.value];
            unsigned count = literals.length[token.value];
            for (int more = 0; more < 2 && !(token = t->tokens[i + 1]).length; more++, i++) {
                bits |= (uint64_t)literals.bits[token.value] << count;
                count += literals.length[token.value];
            }
            put(d, bits, count);
            continue;
        }
        const unsigned symbol = t->symbol_of_length[token.length];
        const unsigned distance = symbol_of_distance(token.value + 1u), more = distance < 4 ? 0 : distance / 2 - 1;
        uint64_t bits = literals.bits[257 + symbol];
        unsigned count = literals.length[257 + symbol];
        bits |= (uint64_t)(token.length - length_base[symbol]) << count;
        count += deflate_length_extra[symbol];
        bits |= (uint64_t)distances.bits[distance] << count;
        count += distances.length[distance];
        bits |= (uint64_t)(token.value & ((1u << more) - 1)) << count;
        put(d, bits, count + more);
    }
    put(d, literals.bits[END], literals.length[END]);
    t->token_count = 0;
    memset(t->literals, 0, sizeof t->literals);
    memset(t->distances, 0, sizeof t->distances);
}

uint8_t *deflate_next(struct deflate *d) {
    if (d->end + d->row > d->capacity) {
        // What may go on in the next bytes waits for them.
        find(d, d->end - LONGEST);
        const size_t gone = d->packed > DEFLATE_WINDOW ? d->packed - DEFLATE_WINDOW : 0;
        memmove(d->input, d->input + gone, d->end - gone);
        d->base += gone;
        d->end -= gone;
        d->packed -= gone;
    }
    return d->input + d->end;
}

void deflate_added(struct deflate *d, size_t count) { d->end += count; }

void deflate_known(struct deflate *d) {
    clear_slack(d);
    for (; d->packed < d->end; d->packed++) note(d, d->packed);
}

void deflate_rest(struct deflate *d) { find(d, d->end); }

void deflate_append(struct deflate *d, const struct deflate *next) {
    struct deflate_tables *t = d->tables;
    const struct deflate_tables *other = next->tables;
    d->failed |= next->failed;
    const size_t written = next->count * 8 + next->held;
    if (!d->failed && (written || t->token_count + other->token_count > TOKENS)) deflate_pack(d, 0);
    reserve(d, next->count + 16);
    if (d->failed) return;
    size_t i = 0;
    for (; i + 4 <= next->count; i += 4) {
        uint32_t bits;
        memcpy(&bits, next->out + i, 4);
        put(d, bits, 32);
    }
    for (; i < next->count; i++) put(d, next->out[i], 8);
    put(d, next->bits, next->held);
    memcpy(t->tokens + t->token_count, other->tokens, other->token_count * sizeof *t->tokens);
    t->token_count += other->token_count;
    for (int n = 0; n < LITERALS; n++) t->literals[n] += other->literals[n];
    for (int n = 0; n < DISTANCES; n++) t->distances[n] += other->distances[n];
}

void deflate_finish(struct deflate *d) {
    if (!d->failed) deflate_pack(d, 1);
    if (!d->failed && d->held) put(d, 0, 8 - d->held);
}
