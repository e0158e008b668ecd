#include "CPixels.h"
#include "vectors.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

// What one target pixel takes: `count` source pixels from `first`, weights of 14 bits that add up to 1.
struct tap {
    int first;
    int count;
};

enum { ONE = 1 << 14 };

// Pages make pictures larger with the same arithmetic: a product and a sum are two steps on every processor.
#pragma STDC FP_CONTRACT OFF

static int make_taps(
    int size, double start, double length, int target, struct tap **taps, uint16_t **weights, int *width
) {
    const double scale = length / target;
    const double reach = scale > 1 ? scale : 1;
    const int room = (int)ceil(reach * 2) + 2;
    int low = (int)floor(start + 1e-9), high = (int)ceil(start + length - 1e-9) - 1;
    if (low < 0) low = 0;
    if (high > size - 1) high = size - 1;
    if (high < low) high = low;
    *taps = malloc((size_t)target * sizeof **taps);
    *weights = malloc((size_t)target * (size_t)room * sizeof **weights);
    double *share = malloc((size_t)room * sizeof *share);
    if (!*taps || !*weights || !share) {
        free(share);
        return 0;
    }
    for (int i = 0; i < target; i++) {
        const double center = start + (i + 0.5) * scale - 0.5;
        int a = (int)ceil(center - reach), b = (int)floor(center + reach);
        if (a < low) a = low;
        if (b > high) b = high;
        if (a > high) a = high;
        if (b < a) b = a;
        if (b - a + 1 > room) b = a + room - 1;
        double sum = 0;
        for (int k = a; k <= b; k++) {
            const double w = 1 - fabs(k - center) / reach;
            share[k - a] = w > 0 ? w : 0;
            sum += share[k - a];
        }
        uint16_t *w = *weights + (size_t)i * (size_t)room;
        int left = ONE, best = 0;
        for (int k = 0; k <= b - a; k++) {
            const int part = sum > 0 ? (int)(share[k] / sum * ONE) : (k == 0 ? ONE : 0);
            w[k] = (uint16_t)part;
            left -= part;
            if (w[k] > w[best]) best = k;
        }
        w[best] = (uint16_t)(w[best] + left);
        (*taps)[i].first = a;
        (*taps)[i].count = b - a + 1;
    }
    free(share);
    *width = room;
    return 1;
}

// A row of the target's width: of 16 bits in place of 8, for the second pass.
static void blend_pixels(
    const uint8_t *source, const struct tap *taps, const uint16_t *weights, int room, int width, uint16_t *out
) {
    for (int i = 0; i < width; i++, out += 4) {
        const uint8_t *p = source + (size_t)taps[i].first * 4;
        const uint16_t *weight = weights + (size_t)i * (size_t)room;
        uint32_t s0 = 32, s1 = 32, s2 = 32, s3 = 32;
        for (int k = 0; k < taps[i].count; k++, p += 4) {
            s0 += (uint32_t)weight[k] * p[0];
            s1 += (uint32_t)weight[k] * p[1];
            s2 += (uint32_t)weight[k] * p[2];
            s3 += (uint32_t)weight[k] * p[3];
        }
        out[0] = (uint16_t)(s0 >> 6);
        out[1] = (uint16_t)(s1 >> 6);
        out[2] = (uint16_t)(s2 >> 6);
        out[3] = (uint16_t)(s3 >> 6);
    }
}

// Rows of 16 bits, each with its weight, become one of 8. Loops over the row are the inner ones: compilers make vectors of
// them. One and two rows are what a picture that is made larger takes.
ON_WIDE_VECTORS_TOO
static void blend_rows(
    const uint16_t *top, size_t line, const uint16_t *weights, int count, uint32_t *sums, uint8_t *out
) {
    const uint32_t half = 1u << 21;
    if (count == 1) {
        const uint32_t weight = weights[0];
        for (size_t j = 0; j < line; j++) out[j] = (uint8_t)((half + weight * top[j]) >> 22);
        return;
    }
    const uint16_t *next = top + line;
    const uint32_t first = weights[0], second = weights[1];
    if (count == 2) {
        for (size_t j = 0; j < line; j++) out[j] = (uint8_t)((half + first * top[j] + second * next[j]) >> 22);
        return;
    }
    for (size_t j = 0; j < line; j++) sums[j] = half + first * top[j] + second * next[j];
    for (int k = 2; k < count; k++) {
        const uint16_t *row = top + (size_t)k * line;
        const uint32_t weight = weights[k];
        for (size_t j = 0; j < line; j++) sums[j] += weight * row[j];
    }
    for (size_t j = 0; j < line; j++) out[j] = (uint8_t)(sums[j] >> 22);
}

int cpixels_scale(
    const uint8_t *from, int from_width, int from_height, double x, double y, double w, double h,
    uint8_t *to, int to_width, int to_height, size_t to_stride
) {
    struct tap *across = NULL, *down = NULL;
    uint16_t *across_w = NULL, *down_w = NULL, *middle = NULL;
    uint32_t *sums = NULL;
    int across_room = 0, down_room = 0, done = 0;
    if (make_taps(from_width, x, w, to_width, &across, &across_w, &across_room)
        && make_taps(from_height, y, h, to_height, &down, &down_w, &down_room)) {
        int first = from_height, last = -1;
        for (int i = 0; i < to_height; i++) {
            if (down[i].first < first) first = down[i].first;
            if (down[i].first + down[i].count - 1 > last) last = down[i].first + down[i].count - 1;
        }
        const size_t line = (size_t)to_width * 4;
        middle = malloc(line * sizeof *middle * (size_t)(last - first + 1));
        sums = malloc(line * sizeof *sums);
        if (middle && sums) {
            for (int row = first; row <= last; row++) {
                const uint8_t *source = from + (size_t)row * (size_t)from_width * 4;
                blend_pixels(
                    source, across, across_w, across_room, to_width, middle + (size_t)(row - first) * line);
            }
            for (int i = 0; i < to_height; i++)
                blend_rows(
                    middle + (size_t)(down[i].first - first) * line, line, down_w + (size_t)i * (size_t)down_room,
                    down[i].count, sums, to + (size_t)i * to_stride);
            done = 1;
        }
    }
    free(across);
    free(down);
    free(across_w);
    free(down_w);
    free(middle);
    free(sums);
    return done;
}
