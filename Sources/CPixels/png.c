#include "CPixels.h"
#include "deflate.h"
#include "vectors.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

// PNG files of screens (W3C PNG, third edition): rows that are as the row above cost next to nothing.

static int is_opaque(const uint8_t *pixels, int width, int height, size_t stride) {
    for (int y = 0; y < height; y++) {
        const uint8_t *row = pixels + (size_t)y * stride;
        uint8_t all = 255;
        for (int x = 0; x < width; x++) all &= row[(size_t)x * 4 + 3];
        if (all != 255) return 0;
    }
    return 1;
}

static void convert(const uint8_t *p, uint8_t *q, int width, size_t step) {
    if (step == 3) {
        for (int x = 0; x < width; x++, p += 4, q += 3) {
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

// Whether a picture has 256 colours at most.
static int collect(struct palette *p, const uint8_t *pixels, int width, int height, size_t stride) {
    memset(p, 0, sizeof *p);
    for (int y = 0; y < height; y++) {
        const uint8_t *bytes = pixels + (size_t)y * stride;
        if (y > 0 && memcmp(bytes, bytes - stride, (size_t)width * 4) == 0) continue;
        const uint32_t *row = (const uint32_t *)(const void *)bytes;
        for (int x = 0; x < width; x++)
            if ((x == 0 || row[x] != row[x - 1]) && number_of(p, row[x]) < 0) return 0;
    }
    return 1;
}

static int bits_for(int colours) { return colours <= 2 ? 1 : colours <= 4 ? 2 : colours <= 16 ? 4 : 8; }

// A row as numbers of colours, the first ones in the highest bits (chapter 7.2).
static void index_row(struct palette *p, const uint8_t *bytes, uint8_t *q, int width, int bits) {
    const uint32_t *row = (const uint32_t *)(const void *)bytes;
    int known = 0, held = 0;
    unsigned byte = 0;
    for (int x = 0; x < width; x++) {
        if (x == 0 || row[x] != row[x - 1]) known = number_of(p, row[x]);
        byte = byte << bits | (unsigned)known;
        held += bits;
        if (held == 8) {
            *q++ = (uint8_t)byte;
            byte = 0;
            held = 0;
        }
    }
    if (held) *q = (uint8_t)(byte << (8 - held));
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

// What is drawn repeats: from above if more pixels are as the one above than as the one to the left, else as it is. Where
// both are seldom, as in photographs, neighbours are near one another: the filter that leaves least.
static void filter_best(
    const uint8_t *row, const uint8_t *above, const uint8_t *line, const uint8_t *last, int width, size_t length, size_t step,
    uint8_t *to
) {
    const uint32_t *p = (const uint32_t *)(const void *)row, *o = (const uint32_t *)(const void *)above;
    int left = 1, up = p[0] != o[0];
    for (int x = 1; x < width; x++) {
        left += p[x] != p[x - 1];
        up += p[x] != o[x];
    }
    // Neighbours' numbers say nothing of how near their colours are.
    if (step == 1 || left <= width / 2 || up <= width / 2) {
        filter(up < left ? UP : NONE, line, last, length, step, to);
        return;
    }
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

cpixels_result cpixels_encode_png(const uint8_t *pixels, int width, int height, size_t stride, int with_palette) {
    cpixels_result r = {0};
    struct deflate d;
    struct palette palette;
    const int has_palette = with_palette && collect(&palette, pixels, width, height, stride);
    const int bits = has_palette ? bits_for(palette.count) : 8;
    const size_t step = has_palette ? 1 : is_opaque(pixels, width, height, stride) ? 3 : 4;
    const size_t length = has_palette ? ((size_t)width * (size_t)bits + 7) / 8 : (size_t)width * step;
    uint8_t *lines = malloc(2 * length);
    if (!deflate_begin(&d, step, length + 1) || !lines) d.failed = 1;
    // Signature, IHDR, the beginning of IDAT and of zlib's stream; numbers are filled in below.
    uint8_t head[43 + 12 + 768 + 12 + 256] = {0x89, 'P', 'N', 'G', 13, 10, 26, 10};
    number(head + 16, (uint32_t)width);
    number(head + 20, (uint32_t)height);
    head[24] = (uint8_t)bits;
    head[25] = has_palette ? 3 : step == 3 ? 2 : 6;
    chunk(head + 8, "IHDR", 13);
    const size_t before = 33 + (has_palette ? put_palette(&palette, head + 33) : 0);
    memcpy(head + before + 4, "IDAT\x78\x9C", 6);
    deflate_raw(&d, head, before + 10);
    uint32_t sum = 1;
    uint8_t *line = lines, *last = lines ? lines + length : NULL;
    for (int y = 0; y < height && !d.failed; y++) {
        const uint8_t *row = pixels + (size_t)y * stride;
        uint8_t *to = deflate_next(&d);
        if (d.failed) break;
        if (y > 0 && memcmp(row, row - stride, (size_t)width * 4) == 0) {
            to[0] = UP;
            memset(to + 1, 0, length);
            sum = after_zeros(after_bytes(sum, to, 1), length);
        } else {
            if (has_palette)
                index_row(&palette, row, line, width, bits);
            else
                convert(row, line, width, step);
            if (y > 0)
                filter_best(row, row - stride, line, last, width, length, step, to);
            else
                filter(NONE, line, last, length, step, to);
            sum = after_bytes(sum, to, length + 1);
            uint8_t *other = last;
            last = line;
            line = other;
        }
        deflate_added(&d, length + 1);
    }
    if (!d.failed) deflate_finish(&d);
    uint8_t tail[20] = {0};
    number(tail, sum);
    memcpy(tail + 12, "IEND", 4);
    number(tail + 16, 0xAE426082);
    deflate_raw(&d, tail, sizeof tail);
    if (d.failed) {
        snprintf(r.message, CPIXELS_MESSAGE, "no memory for the file");
        free(d.out);
    } else {
        uint8_t *data = d.out + before + 4;
        const size_t count = d.count - 16 - before - 8;
        number(d.out + before, (uint32_t)count);
        number(d.out + d.count - 16, (uint32_t)crc32(0, data, (uInt)(count + 4)));
        r.bytes = d.out;
        r.count = d.count;
        r.width = width;
        r.height = height;
    }
    deflate_end(&d);
    free(lines);
    return r;
}
