#include "CPixels.h"
#include "deflate.h"
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
    const uint8_t *row, const uint8_t *above, const uint8_t *line, const uint8_t *last, int width, size_t step, uint8_t *to
) {
    const uint32_t *p = (const uint32_t *)(const void *)row, *o = (const uint32_t *)(const void *)above;
    const size_t length = (size_t)width * step;
    int left = 1, up = p[0] != o[0];
    for (int x = 1; x < width; x++) {
        left += p[x] != p[x - 1];
        up += p[x] != o[x];
    }
    if (left <= width / 2 || up <= width / 2) {
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

// Adler's sum after `count` bytes of 0.
static uint32_t after_zeros(uint32_t sum, size_t count) {
    const uint32_t a = sum & 0xFFFF, b = sum >> 16;
    return (uint32_t)((b + (uint64_t)a * (count % 65521)) % 65521) << 16 | a;
}

cpixels_result cpixels_encode_png(const uint8_t *pixels, int width, int height, size_t stride) {
    cpixels_result r = {0};
    struct deflate d;
    const size_t step = is_opaque(pixels, width, height, stride) ? 3 : 4, length = (size_t)width * step;
    uint8_t *lines = malloc(2 * length);
    if (!deflate_begin(&d, step, length + 1) || !lines) d.failed = 1;
    // Signature, IHDR, the beginning of IDAT and of zlib's stream; numbers are filled in below.
    uint8_t head[43] = {0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0, 0, 0, 13, 'I', 'H', 'D', 'R'};
    number(head + 16, (uint32_t)width);
    number(head + 20, (uint32_t)height);
    head[24] = 8;
    head[25] = step == 3 ? 2 : 6;
    number(head + 29, (uint32_t)crc32(0, head + 12, 17));
    memcpy(head + 37, "IDAT\x78\x9C", 6);
    deflate_raw(&d, head, sizeof head);
    uint32_t sum = 1;
    uint8_t *line = lines, *last = lines ? lines + length : NULL;
    for (int y = 0; y < height && !d.failed; y++) {
        const uint8_t *row = pixels + (size_t)y * stride;
        uint8_t *to = deflate_next(&d);
        if (d.failed) break;
        if (y > 0 && memcmp(row, row - stride, (size_t)width * 4) == 0) {
            to[0] = UP;
            memset(to + 1, 0, length);
            sum = after_zeros((uint32_t)adler32(sum, to, 1), length);
        } else {
            convert(row, line, width, step);
            if (y > 0)
                filter_best(row, row - stride, line, last, width, step, to);
            else
                filter(NONE, line, last, length, step, to);
            sum = (uint32_t)adler32(sum, to, (uInt)(length + 1));
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
        uint8_t *data = d.out + 37;
        const size_t count = d.count - 16 - 41;
        number(d.out + 33, (uint32_t)count);
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
