#include "CPixels.h"
#include "alpha.h"
#include "vectors.h"
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

// Whether a PNG file shows such pixels: row after row, without a picture of its own.

static uint32_t number(const uint8_t *at) {
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

// What stands before the picture in files of forms that screens have: eight bits of RGB or RGBA, numbers of colours; not interlaced.
struct form {
    uint32_t width, height;
    int bits;
    size_t step, length; // bytes of a pixel, and of a row without its filter
    uint32_t colours[256]; // as pixels
    int has_colours;
};

static uint32_t pixel(uint32_t red, uint32_t green, uint32_t blue, uint32_t alpha) {
    const uint8_t straight[4] = {(uint8_t)blue, (uint8_t)green, (uint8_t)red, (uint8_t)alpha};
    uint32_t result;
    memcpy(&result, straight, 4);
    premultiply((uint8_t *)&result, 1);
    return result;
}

static int read_form(struct form *f, const uint8_t *data, size_t count) {
    if (count < 33 || memcmp(data, "\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16) != 0) return 0;
    f->width = number(data + 16);
    f->height = number(data + 20);
    f->bits = data[24];
    const int kind = data[25];
    if (data[26] || data[27] || data[28]) return 0;
    f->has_colours = kind == 3;
    if (kind == 3 ? f->bits > 8 : f->bits != 8 || (kind != 2 && kind != 6)) return 0;
    f->step = kind == 2 ? 3 : kind == 6 ? 4 : 1;
    f->length = kind == 3 ? ((size_t)f->width * (size_t)f->bits + 7) / 8 : (size_t)f->width * f->step;
    return 1;
}

// A row without its filter (W3C PNG, chapter 9); `last` is the one above, of zeros before the first.
static int unfilter(int kind, uint8_t *line, const uint8_t *last, size_t length, size_t step) {
    switch (kind) {
    case 0: return 1;
    case 1:
        for (size_t i = step; i < length; i++) line[i] = (uint8_t)(line[i] + line[i - step]);
        return 1;
    case 2:
        for (size_t i = 0; i < length; i++) line[i] = (uint8_t)(line[i] + last[i]);
        return 1;
    case 3:
        for (size_t i = 0; i < length; i++)
            line[i] = (uint8_t)(line[i] + ((i < step ? 0 : line[i - step]) + last[i]) / 2);
        return 1;
    case 4:
        for (size_t i = 0; i < length; i++) {
            const int left = i < step ? 0 : line[i - step], above = last[i], corner = i < step ? 0 : last[i - step];
            const int to_left = abs(above - corner), to_above = abs(left - corner), to_corner = abs(left + above - 2 * corner);
            line[i] = (uint8_t)(line[i] + (to_left <= to_above && to_left <= to_corner ? left : to_above <= to_corner ? above : corner));
        }
        return 1;
    default: return 0;
    }
}

typedef uint8_t bytes16 __attribute__((vector_size(16)));

// A row as pixels. Behind it, and behind the line, is room for eight bytes.
ON_WIDE_VECTORS_TOO static void expand(const struct form *f, const uint8_t *line, uint8_t *row) {
    if (f->step == 3) {
        const bytes16 opaque = {0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255};
        for (uint32_t x = 0; x < f->width; x += 4) {
            bytes16 four;
            memcpy(&four, line + (size_t)x * 3, 16);
            four = __builtin_shufflevector(four, four, 2, 1, 0, 0, 5, 4, 3, 0, 8, 7, 6, 0, 11, 10, 9, 0) | opaque;
            memcpy(row + (size_t)x * 4, &four, 16);
        }
    } else if (f->step == 4) {
        for (size_t x = 0; x < f->width; x++) {
            const uint8_t *p = line + 4 * x;
            const uint8_t turned[4] = {p[2], p[1], p[0], p[3]};
            memcpy(row + 4 * x, turned, 4);
        }
        premultiply(row, f->width);
    } else {
        const uint32_t mask = (1u << f->bits) - 1;
        for (size_t x = 0, bit = 0; x < f->width; x++, bit += (size_t)f->bits) {
            const uint32_t colour = f->colours[line[bit / 8] >> (8 - f->bits - (int)(bit % 8)) & mask];
            memcpy(row + 4 * x, &colour, 4);
        }
    }
}

int cpixels_is_png_of(
    const uint8_t *data, size_t count, const uint8_t *pixels, int width, int height, size_t stride
) {
    struct form f = {0};
    if (!read_form(&f, data, count) || (int64_t)f.width != width || (int64_t)f.height != height) return 0;
    const size_t room = f.length + 17;
    uint8_t *const lines = calloc(2, room), *const row = malloc((size_t)width * 4 + 16);
    uint8_t *line = lines, *last = lines ? lines + room : NULL;
    z_stream z = {0};
    int y = 0, is_same = lines && row && inflateInit(&z) == Z_OK, is_open = is_same;
    z.next_out = line;
    z.avail_out = (uInt)(f.length + 1);
    for (size_t at = 33; is_same && at + 12 <= count;) {
        const size_t length = number(data + at);
        const uint8_t *const name = data + at + 4, *const body = data + at + 8;
        if (length > count - at - 12) break;
        if (memcmp(name, "PLTE", 4) == 0 && length <= 768) {
            for (size_t i = 0; i < length / 3; i++)
                f.colours[i] = pixel(body[3 * i], body[3 * i + 1], body[3 * i + 2], 255);
        } else if (memcmp(name, "tRNS", 4) == 0) {
            // Only of numbered colours; their pixels are straight yet, for all are opaque.
            if (!f.has_colours || length > 256) break;
            for (size_t i = 0; i < length; i++) {
                const uint32_t c = f.colours[i];
                f.colours[i] = pixel(c >> 16 & 255, c >> 8 & 255, c & 255, body[i]);
            }
        } else if (memcmp(name, "IEND", 4) == 0 || memcmp(name, "IDAT", 4) != 0) {
            // Of what else there may be some changes colours.
            break;
        } else {
            z.next_in = (Bytef *)body;
            z.avail_in = (uInt)length;
            while (is_same && y < height && z.avail_in) {
                const int result = inflate(&z, Z_NO_FLUSH);
                is_same = result == Z_OK || result == Z_STREAM_END;
                if (z.avail_out) break;
                is_same = is_same && unfilter(line[0], line + 1, last + 1, f.length, f.step);
                if (is_same) {
                    expand(&f, line + 1, row);
                    is_same = memcmp(row, pixels + (size_t)y * stride, (size_t)width * 4) == 0;
                }
                uint8_t *other = last;
                last = line;
                line = other;
                z.next_out = line;
                z.avail_out = (uInt)(f.length + 1);
                y++;
            }
        }
        at += length + 12;
    }
    if (is_open) inflateEnd(&z);
    free(lines);
    free(row);
    return is_same && y == height;
}
