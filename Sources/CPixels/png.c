#define _GNU_SOURCE
#include "CPixels.h"
#include "deflate.h"
#include "vectors.h"
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

// PNG files of screens (W3C PNG, third edition): rows that are as the row above cost next to nothing.

ON_WIDE_VECTORS_TOO static int is_opaque(const uint8_t *bytes, int width) {
    const uint32_t *row = (const uint32_t *)(const void *)bytes;
    uint32_t all = UINT32_MAX;
    for (int x = 0; x < width; x++) all &= row[x];
    return all >> 24 == 255;
}

typedef uint8_t bytes16 __attribute__((vector_size(16)));

enum { CONVERTED_BEYOND = 4 };

// Pixels as the file has them; behind the row CONVERTED_BEYOND bytes are written.
ON_WIDE_VECTORS_TOO static void convert(const uint8_t *p, uint8_t *q, int width, size_t step) {
    if (step == 3) {
        int x = 0;
        for (; x + 4 <= width; x += 4, p += 16, q += 12) {
            bytes16 four;
            memcpy(&four, p, 16);
            four = __builtin_shufflevector(four, four, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, 0, 0, 0, 0);
            memcpy(q, &four, 16);
        }
        for (; x < width; x++, p += 4, q += 3) {
            q[0] = p[2];
            q[1] = p[1];
            q[2] = p[0];
        }
        return;
    }
    for (int x = 0; x < width; x++, p += 4, q += 4) {
        const unsigned a = p[3];
        if (a == 255 || a == 0) {
            q[0] = p[2];
            q[1] = p[1];
            q[2] = p[0];
        } else {
            q[0] = (uint8_t)((p[2] * 255u + a / 2) / a);
            q[1] = (uint8_t)((p[1] * 255u + a / 2) / a);
            q[2] = (uint8_t)((p[0] * 255u + a / 2) / a);
        }
        q[3] = (uint8_t)a;
    }
}

// The colours of a picture that has few, in the order in which they come; each has a number.
struct palette {
    uint32_t colours[256];
    int count;
    // By a hash: a number and one more; 0: none
    uint16_t numbers[1024];
};

// Of a colour, which is taken in; -1 where there are too many.
static int number_of(struct palette *p, uint32_t colour) {
    unsigned at = (colour * 2654435761u) >> 22;
    for (; p->numbers[at]; at = (at + 1) & 1023)
        if (p->colours[p->numbers[at] - 1] == colour) return p->numbers[at] - 1;
    if (p->count == 256) return -1;
    p->colours[p->count] = colour;
    p->numbers[at] = (uint16_t)++p->count;
    return p->count - 1;
}

// How many pixels from the first one on have its colour, `limit` at most.
static int run_of(const uint32_t *row, int limit) {
    const uint64_t two = (uint64_t)row[0] << 32 | row[0];
    int n = 1;
    for (; n + 2 <= limit; n += 2) {
        uint64_t next;
        memcpy(&next, row + n, 8);
        if (next != two) break;
    }
    while (n < limit && row[n] == row[0]) n++;
    return n;
}

// Whether a picture has 256 colours at most.
static int collect(struct palette *p, const uint8_t *pixels, int width, int height, size_t stride) {
    memset(p, 0, sizeof *p);
    for (int y = 0; y < height; y++) {
        const uint8_t *bytes = pixels + (size_t)y * stride;
        if (y > 0 && memcmp(bytes, bytes - stride, (size_t)width * 4) == 0) continue;
        const uint32_t *row = (const uint32_t *)(const void *)bytes;
        for (int x = 0; x < width; x += run_of(row + x, width - x))
            if (number_of(p, row[x]) < 0) return 0;
    }
    return 1;
}

static int bits_for(int colours) { return colours <= 2 ? 1 : colours <= 4 ? 2 : colours <= 16 ? 4 : 8; }

// A row as numbers of colours, the first ones in the highest bits (chapter 7.2). `to` has a byte for each pixel.
static void index_row(struct palette *p, const uint8_t *bytes, uint8_t *to, int width, int bits) {
    const uint32_t *row = (const uint32_t *)(const void *)bytes;
    for (int x = 0; x < width;) {
        const int number = number_of(p, row[x]), count = run_of(row + x, width - x);
        memset(to + x, number, (size_t)count);
        x += count;
    }
    if (bits == 8) return;
    const int in_byte = 8 / bits;
    for (int x = 0, at = 0; x < width; at++) {
        unsigned byte = 0;
        for (int n = 0; n < in_byte; n++, x++) byte = byte << bits | (x < width ? to[x] : 0u);
        to[at] = (uint8_t)byte;
    }
}

enum { NONE, SUB, UP, AVERAGE, PAETH };

static uint8_t paeth(int left, int above, int corner) {
    const int toLeft = abs(above - corner), toAbove = abs(left - corner), toCorner = abs(left + above - 2 * corner);
    return (uint8_t)(toLeft <= toAbove && toLeft <= toCorner ? left : toAbove <= toCorner ? above : corner);
}

// A row as a filter leaves it (chapter 9), the filter first; `last` is the row above.
static void filter(int kind, const uint8_t *line, const uint8_t *last, size_t length, size_t step, uint8_t *to) {
    *to++ = (uint8_t)kind;
    switch (kind) {
    case UP:
        for (size_t i = 0; i < length; i++) to[i] = (uint8_t)(line[i] - last[i]);
        break;
    case SUB:
        memcpy(to, line, step);
        for (size_t i = step; i < length; i++) to[i] = (uint8_t)(line[i] - line[i - step]);
        break;
    case AVERAGE:
        for (size_t i = 0; i < step; i++) to[i] = (uint8_t)(line[i] - last[i] / 2);
        for (size_t i = step; i < length; i++) to[i] = (uint8_t)(line[i] - (line[i - step] + last[i]) / 2);
        break;
    case PAETH:
        for (size_t i = 0; i < step; i++) to[i] = (uint8_t)(line[i] - last[i]);
        for (size_t i = step; i < length; i++)
            to[i] = (uint8_t)(line[i] - paeth(line[i - step], last[i], last[i - step]));
        break;
    default: memcpy(to, line, length);
    }
}

static uint32_t distance(const uint8_t *bytes, size_t count) {
    uint32_t sum = 0;
    for (size_t i = 0; i < count; i++) sum += (uint32_t)abs((int8_t)bytes[i]);
    return sum;
}

// What is drawn repeats, which is found in the bytes as they are. In photographs few pixels are as the one above or as the one to the left, but
// neighbours are near one another.
ON_WIDE_VECTORS_TOO static int is_drawn(const uint8_t *row, const uint8_t *above, int width) {
    const uint32_t *p = (const uint32_t *)(const void *)row, *o = (const uint32_t *)(const void *)above;
    int left = 1, up = p[0] != o[0];
    for (int x = 1; x < width; x++) {
        left += p[x] != p[x - 1];
        up += p[x] != o[x];
    }
    return left <= width / 2 || up <= width / 2;
}

// The filter that leaves least.
static void filter_best(const uint8_t *line, const uint8_t *last, size_t length, size_t step, uint8_t *to) {
    static const int kinds[] = {SUB, UP, PAETH};
    uint32_t least = UINT32_MAX;
    int best = UP;
    for (int i = 0; i < 3; i++) {
        filter(kinds[i], line, last, length, step, to);
        const uint32_t sum = distance(to + 1, length);
        if (sum < least) least = sum, best = kinds[i];
    }
    if (best != PAETH) filter(best, line, last, length, step, to);
}

static void number(uint8_t *at, uint32_t value) {
    for (int i = 0; i < 4; i++) at[i] = (uint8_t)(value >> (24 - 8 * i));
}

enum { ADLER = 65521, LANES = 32, STRETCH = 173 };

// Adler's sum after more bytes. Each lane of a vector sums every 32nd byte, and what it had before each; no longer than until 32 bits are full.
ON_WIDE_VECTORS_TOO static uint32_t after_bytes(uint32_t sum, const uint8_t *bytes, size_t count) {
    uint64_t a = sum & 0xFFFF, b = sum >> 16;
    while (count >= LANES) {
        const size_t rounds = count / LANES < STRETCH ? count / LANES : STRETCH;
        uint32_t sums[LANES] = {0}, before[LANES] = {0};
        for (size_t round = 0; round < rounds; round++, bytes += LANES)
            for (int i = 0; i < LANES; i++) {
                before[i] += sums[i];
                sums[i] += bytes[i];
            }
        b += a * rounds * LANES;
        for (unsigned i = 0; i < LANES; i++) {
            b += (uint64_t)before[i] * LANES + (uint64_t)sums[i] * (LANES - i);
            a += sums[i];
        }
        a %= ADLER;
        b %= ADLER;
        count -= rounds * LANES;
    }
    for (; count > 0; count--) b += a += *bytes++;
    return (uint32_t)(b % ADLER) << 16 | (uint32_t)(a % ADLER);
}

// Adler's sum after `count` bytes of 0.
static uint32_t after_zeros(uint32_t sum, size_t count) {
    const uint32_t a = sum & 0xFFFF, b = sum >> 16;
    return (uint32_t)((b + (uint64_t)a * (count % ADLER)) % ADLER) << 16 | a;
}

// A chunk around `count` bytes that are in place; the end of it.
static uint8_t *chunk(uint8_t *at, const char *name, size_t count) {
    number(at, (uint32_t)count);
    memcpy(at + 4, name, 4);
    number(at + 8 + count, (uint32_t)crc32(0, at + 4, (uInt)(count + 4)));
    return at + 12 + count;
}

// PLTE, and tRNS as far as colours let something through; how many bytes.
static size_t put_palette(const struct palette *p, uint8_t *at) {
    uint8_t *const start = at;
    uint8_t straight[1024];
    convert((const uint8_t *)p->colours, straight, p->count, 4);
    int translucent = 0;
    for (int i = 0; i < p->count; i++) {
        memcpy(at + 8 + 3 * i, straight + 4 * i, 3);
        if (straight[4 * i + 3] != 255) translucent = i + 1;
    }
    at = chunk(at, "PLTE", 3 * (size_t)p->count);
    if (translucent) {
        for (int i = 0; i < translucent; i++) at[8 + i] = straight[4 * i + 3];
        at = chunk(at, "tRNS", (size_t)translucent);
    }
    return (size_t)(at - start);
}

// A picture as its file will have it.
struct picture {
    const uint8_t *pixels;
    int width, height;
    size_t stride;
    struct palette *palette; // NULL: none
    int bits;
    size_t step, length; // bytes of a pixel, and of a row without its filter
};

static const uint8_t *row_of(const struct picture *p, int y) { return p->pixels + (size_t)y * p->stride; }

// Behind a row as many bytes are written as `room_of` has more.
static void put_row(const struct picture *p, int y, uint8_t *line) {
    if (p->palette)
        index_row(p->palette, row_of(p, y), line, p->width, p->bits);
    else
        convert(row_of(p, y), line, p->width, p->step);
}

static size_t room_of(const struct picture *p) { return (p->palette ? (size_t)p->width : p->length) + CONVERTED_BEYOND; }

// A row with the filter that is chosen quickly, and behind it room for as many bytes as are written there. `lines` has room for two rows.
static void filter_row(const struct picture *p, int y, uint8_t *lines, uint8_t *to) {
    uint8_t *const above = lines + room_of(p);
    // Neighbours' numbers say nothing of how near their colours are.
    if (p->palette) {
        put_row(p, y, lines);
        filter(NONE, lines, above, p->length, p->step, to);
    } else if (y == 0 || is_drawn(row_of(p, y), row_of(p, y - 1), p->width)) {
        to[0] = NONE;
        put_row(p, y, to + 1);
    } else {
        put_row(p, y, lines);
        put_row(p, y - 1, above);
        filter_best(lines, above, p->length, p->step, to);
    }
}

static int is_as_above(const struct picture *p, int y) {
    return y > 0 && memcmp(row_of(p, y), row_of(p, y - 1), (size_t)p->width * 4) == 0;
}

// Rows that are packed by themselves, beside others.
struct strip {
    int first, end;
    struct deflate_part packed;
    uint32_t sum;
};

enum {
    STRIPS = 16,
    PIXELS_OF_STRIP = 3 << 16,
    // Of the bytes before a strip so many are known to it: what is farther away is hardly ever what a repeat comes from.
    KNOWN = 1 << 13
};

// Strips that wait for a thread.
struct work {
    const struct picture *picture;
    struct strip strips[STRIPS];
    int count;
    atomic_int taken;
    // Something shows through of a picture that was thought to be opaque.
    atomic_int is_translucent;
    atomic_int failed;
};

// `d` is at its beginning, and is so again.
static void pack_strip(struct work *w, struct strip *s, struct deflate *d, uint8_t *lines) {
    const struct picture *p = w->picture;
    const int reach = KNOWN / (int)(p->length + 1) + 1;
    for (int y = s->first > reach ? s->first - reach : 0; y < s->end && !d->failed && !w->is_translucent; y++) {
        if (y == s->first) {
            deflate_known(d);
            s->sum = 1;
        }
        uint8_t *to = deflate_next(d);
        if (is_as_above(p, y)) {
            to[0] = UP;
            memset(to + 1, 0, p->length);
            s->sum = after_zeros(after_bytes(s->sum, to, 1), p->length);
        } else {
            if (p->step == 3 && !is_opaque(row_of(p, y), p->width)) w->is_translucent = 1;
            filter_row(p, y, lines, to);
            s->sum = after_bytes(s->sum, to, p->length + 1);
        }
        deflate_added(d, p->length + 1);
    }
    if (!d->failed) deflate_rest(d);
    deflate_take(d, &s->packed);
}

static void *do_work(void *of) {
    struct work *w = of;
    const struct picture *p = w->picture;
    struct deflate d;
    uint8_t *const lines = malloc(2 * room_of(p));
    if (!deflate_begin(&d, p->step, p->length + 1) || !lines) d.failed = 1;
    for (int i; !d.failed && (i = atomic_fetch_add(&w->taken, 1)) < w->count;) pack_strip(w, &w->strips[i], &d, lines);
    if (d.failed) w->failed = 1;
    deflate_end(&d);
    free(lines);
    return NULL;
}

// By all processors that the process may use. How many there are makes no difference to the bytes.
static void do_on_all_processors(struct work *w) {
    pthread_t threads[STRIPS];
    cpu_set_t processors;
    int count = sched_getaffinity(0, sizeof processors, &processors) == 0 ? CPU_COUNT(&processors) : 1, started = 0;
    if (count > w->count) count = w->count;
    while (started < count - 1 && pthread_create(&threads[started], NULL, do_work, w) == 0) started++;
    do_work(w);
    for (int i = 0; i < started; i++) pthread_join(threads[i], NULL);
}

// The form of a picture: by numbers of colours where that is allowed and there are few, else RGB or RGBA, as far as can be told by so many rows.
static struct picture form_of(
    const uint8_t *pixels, int width, int height, size_t stride, int with_palette, struct palette *palette, int looked_at
) {
    struct picture p = {.pixels = pixels, .width = width, .height = height, .stride = stride, .bits = 8};
    if (with_palette && collect(palette, pixels, width, height, stride)) {
        p.palette = palette;
        p.bits = bits_for(palette->count);
        p.step = 1;
        p.length = ((size_t)width * (size_t)p.bits + 7) / 8;
    } else {
        p.step = 3;
        for (int y = 0; y < looked_at && p.step == 3; y++)
            if (!is_opaque(pixels + (size_t)y * stride, width)) p.step = 4;
        p.length = (size_t)width * p.step;
    }
    return p;
}

// Signature, IHDR, what belongs to the colours, the beginning of IDAT and of zlib's stream; where IDAT begins.
static size_t put_head(const struct picture *p, struct deflate *d) {
    uint8_t head[43 + 12 + 768 + 12 + 256] = {0x89, 'P', 'N', 'G', 13, 10, 26, 10};
    number(head + 16, (uint32_t)p->width);
    number(head + 20, (uint32_t)p->height);
    head[24] = (uint8_t)p->bits;
    head[25] = p->palette ? 3 : p->step == 3 ? 2 : 6;
    chunk(head + 8, "IHDR", 13);
    const size_t before = 33 + (p->palette ? put_palette(p->palette, head + 33) : 0);
    memcpy(head + before + 4, "IDAT\x78\x9C", 6);
    deflate_raw(d, head, before + 10);
    return before;
}

// The end of IDAT, and IEND; `before` is where IDAT begins. What was packed goes over to the result.
static cpixels_result finished(const struct picture *p, struct deflate *d, size_t before, uint32_t sum) {
    cpixels_result r = {0};
    uint8_t tail[20] = {0};
    number(tail, sum);
    memcpy(tail + 12, "IEND", 4);
    number(tail + 16, 0xAE426082);
    deflate_raw(d, tail, sizeof tail);
    if (d->failed) {
        snprintf(r.message, CPIXELS_MESSAGE, "no memory for the file");
        free(d->out);
        return r;
    }
    uint8_t *data = d->out + before + 4;
    const size_t count = d->count - 16 - before - 8;
    number(d->out + before, (uint32_t)count);
    number(d->out + d->count - 16, (uint32_t)crc32(0, data, (uInt)(count + 4)));
    r.bytes = d->out;
    r.count = d->count;
    r.width = p->width;
    r.height = p->height;
    return r;
}

cpixels_result cpixels_encode_png(const uint8_t *pixels, int width, int height, size_t stride, int with_palette) {
    struct palette palette;
    struct picture picture = form_of(pixels, width, height, stride, with_palette, &palette, 1);
    struct work work = {.picture = &picture, .count = 1};
    const int64_t strips = (int64_t)width * height / PIXELS_OF_STRIP;
    if (strips > 1) work.count = strips < STRIPS ? (int)strips : STRIPS;
    if (work.count > height) work.count = height;
    for (int i = 0; i < work.count; i++) {
        work.strips[i].first = (int)((int64_t)height * i / work.count);
        work.strips[i].end = (int)((int64_t)height * (i + 1) / work.count);
    }
    do_on_all_processors(&work);
    if (work.is_translucent && !work.failed) {
        for (int i = 0; i < work.count; i++) deflate_drop(&work.strips[i].packed);
        picture.step = 4;
        picture.length = (size_t)width * 4;
        work.taken = work.is_translucent = 0;
        do_on_all_processors(&work);
    }
    struct deflate d;
    size_t before = 0;
    uint32_t sum = 1;
    if (!deflate_begin(&d, picture.step, picture.length + 1) || work.failed)
        d.failed = 1;
    else
        before = put_head(&picture, &d);
    for (int i = 0; i < work.count; i++) {
        struct strip *s = &work.strips[i];
        const size_t count = (size_t)(s->end - s->first) * (picture.length + 1);
        sum = i == 0 ? s->sum : (uint32_t)adler32_combine(sum, s->sum, (z_off_t)count);
        deflate_append(&d, &s->packed);
    }
    if (!d.failed) deflate_finish(&d);
    deflate_end(&d);
    return finished(&picture, &d, before, sum);
}

// How many different pairs of neighbours bytes have: few are said in few bits.
static int pairs(const uint8_t *bytes, size_t count, uint8_t *seen) {
    memset(seen, 0, 1 << 16);
    int found = 0;
    for (size_t i = 1; i < count; i++) {
        uint8_t *pair = &seen[bytes[i - 1] << 8 | bytes[i]];
        found += !*pair;
        *pair = 1;
    }
    return found;
}

// Ways to choose the rows' filters, of which one is best for a picture.
enum { AS_IT_IS, AS_QUICKLY, BY_PAIRS, CHOICES_OF_FILTERS };

// All rows with their filters; `lines` are two rows, the first one of zeros; `other` has room for a row and its filter.
static void filter_all(const struct picture *p, int way, uint8_t *lines[2], uint8_t *other, uint8_t *seen, uint8_t *to) {
    for (int y = 0; y < p->height; y++, to += p->length + 1) {
        put_row(p, y, lines[0]);
        if (way == AS_IT_IS || y == 0) {
            filter(NONE, lines[0], lines[1], p->length, p->step, to);
        } else if (way == AS_QUICKLY) {
            if (is_as_above(p, y))
                filter(UP, lines[0], lines[1], p->length, p->step, to);
            else if (p->palette || is_drawn(row_of(p, y), row_of(p, y - 1), p->width))
                filter(NONE, lines[0], lines[1], p->length, p->step, to);
            else
                filter_best(lines[0], lines[1], p->length, p->step, to);
        } else {
            int least = INT32_MAX;
            for (int kind = NONE; kind <= PAETH; kind++) {
                filter(kind, lines[0], lines[1], p->length, p->step, other);
                const int found = pairs(other + 1, p->length, seen);
                if (found >= least) continue;
                least = found;
                memcpy(to, other, p->length + 1);
            }
        }
        uint8_t *line = lines[0];
        lines[0] = lines[1];
        lines[1] = line;
    }
}

cpixels_result cpixels_encode_small_png(const uint8_t *pixels, int width, int height, size_t stride) {
    struct palette palette;
    const struct picture picture = form_of(pixels, width, height, stride, 1, &palette, height);
    const struct picture *const p = &picture;
    const size_t row = p->length + 1, count = row * (size_t)height;
    const size_t room = room_of(p);
    uint8_t *const both = malloc(2 * room), *const other = malloc(row), *const seen = malloc(1 << 16);
    uint8_t *bytes = malloc(count + DEFLATE_SLACK), *best = malloc(count + DEFLATE_SLACK);
    struct deflate d;
    int failed = !both || !other || !seen || !bytes || !best;
    size_t least = SIZE_MAX;
    for (int way = 0; way < CHOICES_OF_FILTERS && !failed; way++) {
        uint8_t *lines[2] = {both, both + room};
        filter_all(p, way, lines, other, seen, bytes);
        failed = !deflate_begin(&d, p->step, row);
        for (int y = 0; y < height && !failed; y++) {
            uint8_t *to = deflate_next(&d);
            failed = d.failed;
            if (failed) break;
            memcpy(to, bytes + (size_t)y * row, row);
            deflate_added(&d, row);
        }
        if (!failed) {
            deflate_rest(&d);
            deflate_finish(&d);
            failed = d.failed;
        }
        if (d.count < least) {
            least = d.count;
            uint8_t *chosen = bytes;
            bytes = best;
            best = chosen;
        }
        deflate_end(&d);
        free(d.out);
    }
    failed |= !deflate_begin(&d, p->step, row);
    d.failed |= failed;
    const size_t before = put_head(p, &d);
    uint32_t sum = 1;
    if (!d.failed) {
        memset(best + count, 0, DEFLATE_SLACK);
        sum = after_bytes(sum, best, count);
        deflate_shortest(&d, best, count, row);
        deflate_finish(&d);
    }
    deflate_end(&d);
    free(both);
    free(other);
    free(seen);
    free(bytes);
    free(best);
    return finished(p, &d, before, sum);
}
