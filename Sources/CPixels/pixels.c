#include "CPixels.h"
#include "vectors.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

void cpixels_orient(const uint8_t *from, int width, int height, uint8_t *to, int orientation) {
    // up down left right upMirrored downMirrored leftMirrored rightMirrored; target pixel (x, y) of row length n
    const int turned = orientation == 2 || orientation == 3 || orientation == 6 || orientation == 7;
    const int n = turned ? height : width, m = turned ? width : height;
    const uint32_t *p = (const uint32_t *)(const void *)from;
    uint32_t *q = (uint32_t *)(void *)to;
    for (int y = 0; y < m; y++) {
        for (int x = 0; x < n; x++) {
            int sx = x, sy = y;
            switch (orientation) {
            case 1: sx = width - 1 - x; sy = height - 1 - y; break;
            case 2: sx = width - 1 - y; sy = x; break;
            case 3: sx = y; sy = height - 1 - x; break;
            case 4: sx = width - 1 - x; break;
            case 5: sy = height - 1 - y; break;
            case 6: sx = y; sy = x; break;
            case 7: sx = width - 1 - y; sy = height - 1 - x; break;
            default: break;
            }
            q[(size_t)y * (size_t)n + (size_t)x] = p[(size_t)sy * (size_t)width + (size_t)sx];
        }
    }
}

void cpixels_alpha(const uint8_t *from, size_t from_stride, int width, int height, uint8_t *to, size_t to_stride) {
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++)
            to[(size_t)y * to_stride + (size_t)x] = from[(size_t)y * from_stride + (size_t)x * 4 + 3];
}

// One box pass over `count` values `step` apart, through `line`.
static void box(uint8_t *bytes, int count, size_t step, int radius_before, int radius_after, uint8_t *line) {
    const uint32_t size = (uint32_t)(radius_before + radius_after + 1);
    uint32_t sum = 0;
    for (int i = 0; i < count; i++) line[i] = bytes[(size_t)i * step];
    for (int i = 0; i < radius_after && i < count; i++) sum += line[i];
    for (int i = 0; i < count; i++) {
        if (i + radius_after < count) sum += line[i + radius_after];
        bytes[(size_t)i * step] = (uint8_t)((sum + size / 2) / size);
        if (i - radius_before >= 0) sum -= line[i - radius_before];
    }
}

void cpixels_blur(uint8_t *bytes, int width, int height, size_t stride, double sigma) {
    const int size = (int)floor(sigma * 3 * sqrt(2 * 3.141592653589793) / 4 + 0.5);
    if (size < 2) return;
    uint8_t *line = malloc((size_t)(width > height ? width : height));
    if (!line) return;
    const int half = size / 2;
    // Odd: three centred boxes. Even: one half a pixel left, one half a pixel right, one a pixel wider.
    const int before[3] = {half, size % 2 ? half : half - 1, half};
    const int after[3] = {size % 2 ? half : half - 1, half, half};
    for (int pass = 0; pass < 3; pass++) {
        for (int y = 0; y < height; y++)
            box(bytes + (size_t)y * stride, width, 1, before[pass], after[pass], line);
        for (int x = 0; x < width; x++)
            box(bytes + (size_t)x, height, stride, before[pass], after[pass], line);
    }
    free(line);
}

// Four channels of eight pixels at once, in the vectors of whatever machine this is compiled for.
typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint8_t bytes32 __attribute__((vector_size(32)));
typedef uint32_t ints8 __attribute__((vector_size(32)));
typedef int8_t chars32 __attribute__((vector_size(32)));
typedef uint16_t words32 __attribute__((vector_size(64)));
typedef uint32_t ints32 __attribute__((vector_size(128)));

// The last eight bytes of a row of at least eight, without those before `done`.
static inline uint64_t last_bytes(const uint8_t *row, int width, int done) {
    uint64_t bytes;
    memcpy(&bytes, row + width - 8, 8);
    return bytes & (UINT64_MAX << 8 * (8 - (width - done)));
}

static inline void add8(bytes8 a, uint8_t *to) {
    bytes8 b;
    memcpy(&b, to, 8);
    const bytes8 sum = a + b;
    b = sum | (bytes8)(sum < a);
    memcpy(to, &b, 8);
}

void cpixels_add(
    const uint8_t *from, size_t from_stride, int width, int height, uint8_t *to, size_t to_stride
) {
    for (int y = 0; y < height; y++) {
        const uint8_t *p = from + (size_t)y * from_stride;
        uint8_t *q = to + (size_t)y * to_stride;
        int x = 0;
        for (; x + 8 <= width; x += 8) {
            bytes8 a;
            memcpy(&a, p + x, 8);
            add8(a, q + x);
        }
        if (x < width && width >= 8) {
            add8((bytes8)last_bytes(p, width, x), q + width - 8);
            continue;
        }
        for (; x < width; x++) {
            const unsigned sum = (unsigned)p[x] + q[x];
            q[x] = sum > 255 ? 255 : (uint8_t)sum;
        }
    }
}

// A product of two bytes divided by 255, rounded.
static inline __attribute__((always_inline)) void multiply(const bytes32 *a, const bytes32 *b, bytes32 *product) {
    const words32 t = __builtin_convertvector(*a, words32) * __builtin_convertvector(*b, words32) + 128;
    // (t + (t >> 8)) >> 8
    *product = __builtin_convertvector((__builtin_convertvector(t, ints32) * 257) >> 16, bytes32);
}

// What covers pixels, in a colour's four channels.
struct ink {
    bytes32 color;
    bytes32 alpha;
    int is_opaque;
    // Opaque, with all or nothing of each channel, as black and white are.
    int is_plain;
};

static inline __attribute__((always_inline)) void cover8(uint64_t covers, const struct ink *ink, uint8_t *to) {
    // Most of a line of text is nothing.
    if (covers == 0) return;
    const bytes8 c = (bytes8)covers;
    const bytes32 c8 = __builtin_shufflevector(
        c, c, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7);
    bytes32 part = ink->color & c8, rest = c8, pixels;
    if (!ink->is_plain) multiply(&ink->color, &c8, &part);
    if (!ink->is_opaque) multiply(&ink->alpha, &c8, &rest);
    rest = ~rest;
    memcpy(&pixels, to, 32);
    // On white and on black, all or nothing of each channel, there is no product.
    if (__builtin_reduce_or(pixels ^ (bytes32)((chars32)pixels < 0))) multiply(&pixels, &rest, &pixels);
    else pixels &= rest;
    pixels = __builtin_elementwise_add_sat(part, pixels);
    memcpy(to, &pixels, 32);
}

// The same of less than eight pixels: four at the beginning and four at the end, or one by one.
static inline __attribute__((always_inline)) void cover_few(
    const uint8_t *mask, int count, const struct ink *ink, uint8_t *to
) {
    uint64_t covers = 0;
    uint8_t some[32] = {0};
    if (count >= 4) {
        const int last = count - 4;
        uint32_t first4, last4;
        memcpy(&first4, mask, 4);
        memcpy(&last4, mask + last, 4);
        covers = first4 | (uint64_t)last4 << 8 * last;
        memcpy(some, to, 16);
        memcpy(some + last * 4, to + last * 4, 16);
        cover8(covers, ink, some);
        memcpy(to, some, 16);
        memcpy(to + last * 4, some + last * 4, 16);
        return;
    }
    for (int x = 0; x < count; x++) {
        memcpy(some, to + x * 4, 4);
        cover8(mask[x], ink, some);
        memcpy(to + x * 4, some, 4);
    }
}

static inline __attribute__((always_inline)) void cover_rows(
    const uint8_t *mask, size_t mask_stride, int width, int height, const struct ink *ink, uint8_t *to, size_t to_stride
) {
    for (; height > 0; height--, mask += mask_stride, to += to_stride) {
        int x = 0;
        for (; x + 8 <= width; x += 8) {
            uint64_t covers;
            memcpy(&covers, mask + x, 8);
            cover8(covers, ink, to + x * 4);
        }
        if (x == width) continue;
        if (width >= 8) cover8(last_bytes(mask, width, x), ink, to + (width - 8) * 4);
        else cover_few(mask, width, ink, to);
    }
}

ON_WIDE_VECTORS_TOO
void cpixels_cover(
    const uint8_t *mask, size_t mask_stride, int width, int height, uint32_t color, uint8_t *to, size_t to_stride
) {
    uint8_t one[4];
    memcpy(one, &color, 4);
    struct ink ink = {(bytes32)((ints8){} + color), (bytes32){} + one[3], one[3] == 255, one[3] == 255};
    for (int c = 0; c < 3; c++) ink.is_plain &= one[c] == 0 || one[c] == 255;
    if (ink.is_plain) {
        ink.is_opaque = 1;
        cover_rows(mask, mask_stride, width, height, &ink, to, to_stride);
    } else {
        cover_rows(mask, mask_stride, width, height, &ink, to, to_stride);
    }
}

static inline __attribute__((always_inline)) void lay8(uint64_t covers, const uint8_t *from, uint8_t *to) {
    if (covers == 0) return;
    bytes32 pixels, below;
    memcpy(&pixels, from, 32);
    const bytes32 alpha = __builtin_shufflevector(
        pixels, pixels, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 19, 19, 19, 19, 23, 23, 23, 23, 27, 27,
        27, 27, 31, 31, 31, 31);
    if (covers == UINT64_MAX) {
        uint64_t parts[4];
        memcpy(parts, &alpha, 32);
        if ((parts[0] & parts[1] & parts[2] & parts[3]) == UINT64_MAX) {
            memcpy(to, &pixels, 32);
            return;
        }
    }
    const bytes8 c = (bytes8)covers;
    const bytes32 c8 = __builtin_shufflevector(
        c, c, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7);
    const words32 cover = __builtin_convertvector(c8, words32);
    words32 t = __builtin_convertvector(pixels, words32) * cover + 128;
    const words32 part = (t + (t >> 8)) >> 8;
    t = __builtin_convertvector(alpha, words32) * cover + 128;
    const words32 rest = 255 - ((t + (t >> 8)) >> 8);
    memcpy(&below, to, 32);
    t = __builtin_convertvector(below, words32) * rest + 128;
    words32 sum = part + ((t + (t >> 8)) >> 8);
    sum = (sum | (words32)(sum > 255)) & 255;
    pixels = __builtin_convertvector(sum, bytes32);
    memcpy(to, &pixels, 32);
}

ON_WIDE_VECTORS_TOO
void cpixels_lay(
    const uint8_t *mask, size_t mask_stride, int width, int height, const uint8_t *from, size_t from_stride, uint8_t *to,
    size_t to_stride
) {
    for (int y = 0; y < height; y++) {
        const uint8_t *m = mask + (size_t)y * mask_stride, *p = from + (size_t)y * from_stride;
        uint8_t *q = to + (size_t)y * to_stride;
        int x = 0;
        for (; x + 8 <= width; x += 8) {
            uint64_t covers;
            memcpy(&covers, m + x, 8);
            lay8(covers, p + x * 4, q + x * 4);
        }
        if (x < width) {
            uint64_t covers = 0;
            uint8_t some[32] = {0}, below[32] = {0};
            const size_t rest = (size_t)(width - x);
            memcpy(&covers, m + x, rest);
            memcpy(some, p + x * 4, rest * 4);
            memcpy(below, q + x * 4, rest * 4);
            lay8(covers, some, below);
            memcpy(q + x * 4, below, rest * 4);
        }
    }
}

static inline __attribute__((always_inline)) void blend8(const bytes32 *color, const bytes32 *rest, uint8_t *to) {
    bytes32 pixels;
    memcpy(&pixels, to, 32);
    multiply(&pixels, rest, &pixels);
    pixels = __builtin_elementwise_add_sat(*color, pixels);
    memcpy(to, &pixels, 32);
}

ON_WIDE_VECTORS_TOO
void cpixels_blend(uint8_t *pixels, size_t stride, int width, int height, uint32_t color) {
    const bytes32 color8 = (bytes32)((ints8){} + color);
    const bytes32 rest = (bytes32){} + (uint8_t)(255 - (color >> 24));
    for (; height > 0; height--, pixels += stride) {
        int x = 0;
        for (; x + 8 <= width; x += 8) blend8(&color8, &rest, pixels + x * 4);
        if (x == width) continue;
        uint8_t some[32] = {0};
        memcpy(some, pixels + x * 4, (size_t)(width - x) * 4);
        blend8(&color8, &rest, some);
        memcpy(pixels + x * 4, some, (size_t)(width - x) * 4);
    }
}

ON_WIDE_VECTORS_TOO
void cpixels_fill(uint8_t *pixels, size_t stride, int width, int height, uint32_t color) {
    const ints8 color8 = (ints8){} + color;
    // A frame is out of the caches when the next one is painted, and the processor does not foresee short rows.
    const int ahead = width > 96 ? 8 : 32;
    for (int y = 0; y < height; y++) {
        uint8_t *row = pixels + (size_t)y * stride;
        if (y + ahead < height)
            for (int x = 0; x < width; x += 16) __builtin_prefetch(row + (size_t)ahead * stride + x * 4, 1);
        int x = 0;
        for (; x + 16 <= width; x += 16) {
            memcpy(row + x * 4, &color8, 32);
            memcpy(row + x * 4 + 32, &color8, 32);
        }
        for (; x < width; x++) memcpy(row + x * 4, &color, 4);
    }
}

void cpixels_project(
    const uint8_t *from, int width, int height, size_t stride, const double *map, uint8_t *to, int to_width,
    int to_height, size_t to_stride
) {
    for (int y = 0; y < to_height; y++) {
        uint8_t *target = to + (size_t)y * to_stride;
        for (int x = 0; x < to_width; x++, target += 4) {
            const double px = x + 0.5, py = y + 0.5;
            const double w = map[6] * px + map[7] * py + map[8];
            if (w <= 1e-9) continue;
            const double sx = (map[0] * px + map[1] * py + map[2]) / w - 0.5;
            const double sy = (map[3] * px + map[4] * py + map[5]) / w - 0.5;
            if (!(sx > -1 && sy > -1 && sx < width && sy < height)) continue;
            const int left = (int)floor(sx), top = (int)floor(sy);
            // Shares of 8 bits; they add up to 65536.
            const int fx = (int)((sx - left) * 256 + 0.5), fy = (int)((sy - top) * 256 + 0.5);
            unsigned sum[4] = {0, 0, 0, 0};
            for (int j = 0; j < 2; j++) {
                for (int i = 0; i < 2; i++) {
                    const int cx = left + i, cy = top + j;
                    const unsigned share = (unsigned)((i ? fx : 256 - fx) * (j ? fy : 256 - fy));
                    if (!share || cx < 0 || cy < 0 || cx >= width || cy >= height) continue;
                    const uint8_t *source = from + (size_t)cy * stride + (size_t)cx * 4;
                    for (int c = 0; c < 4; c++) sum[c] += source[c] * share;
                }
            }
            for (int c = 0; c < 4; c++) target[c] = (uint8_t)((sum[c] + 32768) >> 16);
        }
    }
}
