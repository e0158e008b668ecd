#include "tables.h"
#include <stdlib.h>

enum { LENGTH_CODES = 19 };

static const uint16_t length_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                         31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
const uint8_t deflate_length_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};

// Five bytes are as few as are said in fewer bits by a repeat of far away.
static inline size_t hash(uint64_t bytes) { return (bytes << 24) * 0x9E3779B97F4A7C15ull >> (64 - HASH_BITS); }

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

// Bits on their way out. The caller has reserved room, eight bytes more than it fills.
struct bits {
    uint64_t bits;
    unsigned held;
    uint8_t *at;
};

static struct bits begin_bits(const struct deflate *d) { return (struct bits){d->bits, d->held, d->out + d->count}; }

static void end_bits(struct deflate *d, struct bits b) {
    d->bits = b.bits;
    d->held = b.held;
    d->count = (size_t)(b.at - d->out);
}

// 56 bits at most. Little endian, as the format is.
static inline void put(struct bits *b, uint64_t bits, unsigned count) {
    b->bits |= bits << b->held;
    b->held += count;
    memcpy(b->at, &b->bits, sizeof b->bits);
    b->at += b->held >> 3;
    b->bits >>= b->held & ~7u;
    b->held &= 7;
}

int deflate_room(struct deflate *d, size_t tokens) {
    struct deflate_tables *t = d->tables;
    uint8_t *literals = realloc(t->literals, tokens + DEFLATE_SLACK);
    if (literals) t->literals = literals;
    struct repeat *repeats = realloc(t->repeats, tokens * sizeof *repeats);
    if (repeats) t->repeats = repeats;
    return literals && repeats;
}

int deflate_begin(struct deflate *d, size_t step, size_t row) {
    memset(d, 0, sizeof *d);
    d->step = step;
    d->row = row;
    d->capacity = DEFLATE_WINDOW + DEFLATE_WAITING + LONGEST + row;
    uint8_t *const input = calloc(d->capacity + 2 * DEFLATE_SLACK, 1);
    d->tables = calloc(1, sizeof *d->tables);
    if (input) d->input = input + DEFLATE_SLACK;
    // All that waits may be one repeat, said as many of the longest.
    if (!input || !d->tables || !deflate_room(d, TOKENS + d->capacity / LONGEST + 2)) return 0;
    for (unsigned symbol = 0; symbol < 29; symbol++)
        for (unsigned n = 0; n < 1u << deflate_length_extra[symbol] && length_base[symbol] + n <= LONGEST; n++)
            d->tables->symbol_of_length[length_base[symbol] + n] = (uint8_t)symbol;
    return 1;
}

void deflate_end(struct deflate *d) {
    if (d->tables) {
        free(d->tables->literals);
        free(d->tables->repeats);
    }
    free(d->tables);
    if (d->input) free(d->input - DEFLATE_SLACK);
}

// The last bytes of what was added, where nothing stands yet, are read and never packed.
static void clear_slack(struct deflate *d) { memset(d->input + d->end, 0, DEFLATE_SLACK); }

// How many bytes before both places are the same, 8 at most.
static inline size_t match_before(const uint8_t *a, const uint8_t *b) {
    const uint64_t difference = eight(a - 8) ^ eight(b - 8);
    return difference ? (size_t)__builtin_clzll(difference) / 8 : 8;
}

static inline void note(struct deflate *d, size_t i) { d->tables->places[hash(eight(d->input + i))] = (uint16_t)(d->base + i); }

// How many bytes from `i` on until a pixel begins; a row begins with its filter, and `end` is where one ends.
static inline size_t until_pixel(size_t i, size_t *end, size_t row, unsigned step) {
    while (*end <= i) *end += row;
    const unsigned rest = (unsigned)(*end - i) % step;
    return rest ? rest : step;
}

// From where each pixel begins up to `end` looks at a pixel before, a row before and where the same bytes were last; takes the longest. `step` is
// known where this is compiled.
static inline __attribute__((always_inline)) void find_by(struct deflate *d, size_t end, const unsigned step) {
    const uint64_t three = (1ull << 24) - 1, five = (1ull << 40) - 1;
    struct deflate_tables *const t = d->tables;
    const uint8_t *const input = d->input;
    const size_t row = d->row, reach = row <= DEFLATE_WINDOW ? row : step, base = d->base;
    uint16_t *const places = t->places;
    size_t i = d->packed, row_end = i + row - (base + i) % row;
    uint8_t *literals = t->literals + t->literal_count;
    size_t waiting = t->waiting;
    struct repeat *repeats = t->repeats + t->repeat_count;
    clear_slack(d);
    // Nothing stands before the stream's first pixel.
    for (; i < step && i < end; i++, waiting++) *literals++ = input[i];
    size_t n = until_pixel(i, &row_end, row, step);
    while (i < end) {
        if ((size_t)(literals - t->literals) + (size_t)(repeats - t->repeats) >= TOKENS) {
            t->literal_count = (size_t)(literals - t->literals);
            t->repeat_count = (size_t)(repeats - t->repeats);
            t->waiting = waiting;
            deflate_pack(d, 0);
            if (d->failed) return;
            literals = t->literals;
            repeats = t->repeats;
            waiting = 0;
        }
        const uint8_t *const at = input + i;
        const uint64_t here = eight(at);
        uint16_t *const place = &places[hash(here)];
        const size_t back = (uint16_t)(base + i - *place);
        *place = (uint16_t)(base + i);
        const size_t far = back - 1 < (i < DEFLATE_WINDOW ? i : DEFLATE_WINDOW) ? back : step, up = i >= reach ? reach : step;
        const uint64_t by_step = here ^ eight(at - step), by_row = here ^ eight(at - up), by_far = here ^ eight(at - far);
        // All three are looked at together, since which of them says no cannot be foreseen: a highest bit is there where one is 0.
        if (!((((by_step & three) - 1) | ((by_row & five) - 1) | ((by_far & five) - 1)) >> 63)) {
            memcpy(literals, &here, 8);
            literals += n;
            waiting += n;
            i += n;
            n = step;
            if (i == row_end) {
                row_end += row;
                n = 1;
            }
            continue;
        }
        const size_t rest = d->end - i, limit = rest < LONGEST ? rest : LONGEST;
        size_t best = match(by_step, at, at - step, rest), distance = step;
        // A run of one byte costs less at a distance of 1.
        if (step > 1 && best >= step && !((here ^ at[-1] * 0x0101010101010101ull) & ((1ull << 8 * step) - 1))) distance = 1;
        if (best < LONGEST) {
            const size_t length = match(by_row, at, at - up, limit);
            if (length > best + 1) best = length, distance = up;
        }
        if (best < 32) {
            const size_t length = match(by_far, at, at - far, limit);
            if (length > best + 1) best = length, distance = far;
        }
        if (best < 3) {
            *literals++ = input[i++];
            waiting++;
            n = until_pixel(i, &row_end, row, step);
            continue;
        }
        if (best > LONGEST) best -= best % LONGEST;
        const size_t last = i + best;
        size_t before = match_before(at, at - distance);
        if (before > waiting) before = waiting;
        if (before > i - distance) before = i - distance;
        if (best > LONGEST - 8) before = 0;
        literals -= before;
        waiting -= before;
        best += before;
        // Of what is longer the rest is looked at again.
        for (; best > LONGEST; best -= LONGEST, waiting = 0) *repeats++ = (struct repeat){(uint32_t)waiting, LONGEST, (uint16_t)(distance - 1)};
        *repeats++ = (struct repeat){(uint32_t)waiting, (uint16_t)best, (uint16_t)(distance - 1)};
        waiting = 0;
        const size_t noted = last - i < 24 ? last : i + 3 * step;
        for (i += n; i < noted; i += step) places[hash(eight(input + i))] = (uint16_t)(base + i);
        i = last;
        n = until_pixel(i, &row_end, row, step);
    }
    t->literal_count = (size_t)(literals - t->literals);
    t->repeat_count = (size_t)(repeats - t->repeats);
    t->waiting = waiting;
    d->packed = i;
}

static void find(struct deflate *d, size_t end) {
    switch (d->step) {
    case 1: find_by(d, end, 1); break;
    case 3: find_by(d, end, 3); break;
    default: find_by(d, end, 4);
    }
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
static void put_codes(struct bits *b, const struct code *literals, const struct code *distances) {
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
    put(b, literal_count - 257, 5);
    put(b, distance_count - 1, 5);
    put(b, shown - 4, 4);
    for (unsigned i = 0; i < shown; i++) put(b, code.length[order[i]], 3);
    for (unsigned i = 0; i < count; i++) {
        put(b, code.bits[symbols[i]], code.length[symbols[i]]);
        if (symbols[i] >= 16) put(b, extra[i], symbols[i] == 16 ? 2 : symbols[i] == 17 ? 3 : 7);
    }
}

// How often each byte and each length and distance stands there.
static void count_all(const struct deflate_tables *t, uint32_t *literals, uint32_t *distances) {
    // In turns, since the next one may be the same.
    uint32_t by_turns[4][256] = {0};
    size_t i = 0;
    for (; i + 4 <= t->literal_count; i += 4)
        for (int n = 0; n < 4; n++) by_turns[n][t->literals[i + n]]++;
    for (; i < t->literal_count; i++) by_turns[0][t->literals[i]]++;
    for (int n = 0; n < 256; n++) literals[n] = by_turns[0][n] + by_turns[1][n] + by_turns[2][n] + by_turns[3][n];
    for (i = 0; i < t->repeat_count; i++) {
        literals[257 + t->symbol_of_length[t->repeats[i].length]]++;
        distances[symbol_of_distance(t->repeats[i].distance + 1u)]++;
    }
}

// The longest code of a literal or length: four of them are put at once.
enum { LIMIT = 14 };

// The codes of so many literals, four at most, behind one another.
static inline __attribute__((always_inline)) void put_some(struct bits *b, const struct code *code, const uint8_t *literals, int count) {
    uint64_t bits = 0;
    unsigned length = 0;
    for (int n = 0; n < count; n++) {
        bits |= (uint64_t)code->bits[literals[n]] << length;
        length += code->length[literals[n]];
    }
    put(b, bits, length);
}

static inline const uint8_t *put_literals(struct bits *b, const struct code *code, const uint8_t *literals, size_t count) {
    const uint8_t *const end = literals + count;
    for (; literals + 4 <= end; literals += 4) put_some(b, code, literals, 4);
    switch (end - literals) {
    case 3: put_some(b, code, literals, 3); break;
    case 2: put_some(b, code, literals, 2); break;
    case 1: put_some(b, code, literals, 1);
    }
    return end;
}

void deflate_pack(struct deflate *d, int is_last) {
    struct deflate_tables *t = d->tables;
    if (!t->literal_count && !t->repeat_count && !is_last) return;
    uint32_t counts[LITERALS] = {0}, of_distances[DISTANCES] = {0};
    count_all(t, counts, of_distances);
    counts[END] = 1;
    // A code has two symbols at least.
    if (!counts[0]) counts[0] = 1;
    for (int i = 0; i < 2; i++)
        if (!of_distances[i]) of_distances[i] = 1;
    struct code literals, distances;
    deflate_make_code(counts, LITERALS, LIMIT, &literals);
    deflate_make_code(of_distances, DISTANCES, 15, &distances);
    // 14 + 5 + 15 + 13 bits at most for each, and the codes.
    reserve(d, t->literal_count * 2 + t->repeat_count * 6 + 1024);
    if (d->failed) return;
    struct bits b = begin_bits(d);
    put(&b, is_last ? 1 : 0, 1);
    put(&b, 2, 2);
    put_codes(&b, &literals, &distances);
    const uint8_t *next = t->literals;
    for (size_t i = 0; i < t->repeat_count; i++) {
        const struct repeat repeat = t->repeats[i];
        next = put_literals(&b, &literals, next, repeat.literals);
        const unsigned symbol = t->symbol_of_length[repeat.length];
        const unsigned distance = symbol_of_distance(repeat.distance + 1u), more = distance < 4 ? 0 : distance / 2 - 1;
        uint64_t bits = literals.bits[257 + symbol];
        unsigned count = literals.length[257 + symbol];
        bits |= (uint64_t)(repeat.length - length_base[symbol]) << count;
        count += deflate_length_extra[symbol];
        bits |= (uint64_t)distances.bits[distance] << count;
        count += distances.length[distance];
        bits |= (uint64_t)(repeat.distance & ((1u << more) - 1)) << count;
        put(&b, bits, count + more);
    }
    put_literals(&b, &literals, next, t->waiting);
    put(&b, literals.bits[END], literals.length[END]);
    end_bits(d, b);
    t->literal_count = t->repeat_count = t->waiting = 0;
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
    for (size_t i = d->packed, row_end = d->row; i < d->end; i += until_pixel(i, &row_end, d->row, (unsigned)d->step)) note(d, i);
    d->packed = d->end;
}

void deflate_rest(struct deflate *d) { find(d, d->end); }

static void *copied(struct deflate *d, const void *bytes, size_t count) {
    void *copy = malloc(count + 1);
    if (!copy) {
        d->failed = 1;
        return NULL;
    }
    return memcpy(copy, bytes, count);
}

void deflate_take(struct deflate *d, struct deflate_part *part) {
    struct deflate_tables *t = d->tables;
    *part = (struct deflate_part){
        .out = d->out, .count = d->count, .bits = d->bits, .held = d->held, .literal_count = t->literal_count,
        .repeat_count = t->repeat_count, .waiting = t->waiting
    };
    part->literals = copied(d, t->literals, t->literal_count);
    part->repeats = copied(d, t->repeats, t->repeat_count * sizeof *t->repeats);
    t->literal_count = t->repeat_count = t->waiting = 0;
    memset(t->places, 0, sizeof t->places);
    d->out = NULL;
    d->count = d->room = 0;
    d->bits = d->held = 0;
    d->packed = d->end = d->base = 0;
}

void deflate_drop(struct deflate_part *part) {
    free(part->out);
    free(part->literals);
    free(part->repeats);
    *part = (struct deflate_part){0};
}

void deflate_append(struct deflate *d, struct deflate_part *part) {
    struct deflate_tables *t = d->tables;
    const size_t written = part->count * 8 + part->held, count = part->literal_count + part->repeat_count;
    if (!d->failed && (written || t->literal_count + t->repeat_count + count > TOKENS)) deflate_pack(d, 0);
    reserve(d, part->count + DEFLATE_SLACK);
    if (d->failed) {
        deflate_drop(part);
        return;
    }
    if (written) {
        // Seven bytes at a time, behind those bits that stand there already.
        uint8_t *const to = d->out + d->count;
        size_t i = 0;
        for (; i + 8 <= part->count; i += 7) {
            d->bits |= (eight(part->out + i) << 8 >> 8) << d->held;
            memcpy(to + i, &d->bits, 8);
            d->bits >>= 56;
        }
        for (; i < part->count; i++) {
            d->bits |= (uint64_t)part->out[i] << d->held;
            to[i] = (uint8_t)d->bits;
            d->bits >>= 8;
        }
        d->count += part->count;
        struct bits b = begin_bits(d);
        put(&b, part->bits, part->held);
        end_bits(d, b);
    }
    memcpy(t->literals + t->literal_count, part->literals, part->literal_count);
    memcpy(t->repeats + t->repeat_count, part->repeats, part->repeat_count * sizeof *t->repeats);
    if (part->repeat_count) t->repeats[t->repeat_count].literals += (uint32_t)t->waiting;
    t->waiting = part->waiting + (part->repeat_count ? 0 : t->waiting);
    t->literal_count += part->literal_count;
    t->repeat_count += part->repeat_count;
    deflate_drop(part);
}

void deflate_finish(struct deflate *d) {
    if (!d->failed) deflate_pack(d, 1);
    if (!d->failed && d->held) {
        struct bits b = begin_bits(d);
        put(&b, 0, 8 - b.held);
        end_bits(d, b);
    }
}
