#include "CPixels.h"
#include <stdlib.h>

static inline int clamped(int value, int top) { return value < 0 ? 0 : value > top ? top : value; }

// One pixel, three channels, for each square of the source; those at the right and lower edges may be smaller.
static void shrink(
    const uint8_t *from, size_t stride, int width, int height, int shift, uint8_t *to, int columns, int rows
) {
    const int side = 1 << shift;
    for (int row = 0; row < rows; row++) {
        const int y0 = row * side, y1 = y0 + side < height ? y0 + side : height;
        for (int column = 0; column < columns; column++) {
            const int x0 = column * side, x1 = x0 + side < width ? x0 + side : width;
            int b = 0, g = 0, r = 0;
            for (int y = y0; y < y1; y++) {
                const uint8_t *p = from + (size_t)y * stride + (size_t)x0 * 4;
                for (int x = x0; x < x1; x++, p += 4) {
                    b += p[0];
                    g += p[1];
                    r += p[2];
                }
            }
            const int count = (x1 - x0) * (y1 - y0);
            uint8_t *q = to + ((size_t)row * columns + column) * 3;
            q[0] = (uint8_t)((b + count / 2) / count);
            q[1] = (uint8_t)((g + count / 2) / count);
            q[2] = (uint8_t)((r + count / 2) / count);
        }
    }
}

// The mean of `reach` neighbours to either side; beyond the ends the last one goes on.
static void mean(uint8_t *pixels, int count, size_t step, int reach, uint8_t *line) {
    const int share = 2 * reach + 1;
    for (int channel = 0; channel < 3; channel++) {
        uint8_t *p = pixels + channel;
        for (int i = 0; i < count; i++) line[i] = p[(size_t)i * step];
        int sum = reach;
        for (int i = -reach; i <= reach; i++) sum += line[clamped(i, count - 1)];
        for (int i = 0; i < count; i++) {
            p[(size_t)i * step] = (uint8_t)(sum / share);
            sum += line[clamped(i + reach + 1, count - 1)] - line[clamped(i - reach, count - 1)];
        }
    }
}

static void strengthen(uint8_t *pixels, int count, int saturation) {
    for (uint8_t *p = pixels; p < pixels + (size_t)count * 3; p += 3) {
        const int grey = (p[2] * 54 + p[1] * 183 + p[0] * 19 + 128) >> 8;
        for (int channel = 0; channel < 3; channel++)
            p[channel] = (uint8_t)clamped(grey + (((p[channel] - grey) * saturation + 128) >> 8), 255);
    }
}

// A row of small pixels read between their middles, for `width` pixels from `x` on: each channel times 2 << shift.
static void spread(const uint8_t *row, int columns, int shift, int x, int width, uint16_t *to) {
    const int side = 1 << shift, full = 2 * side;
    for (int i = 0; i < width; i++, to += 3) {
        const int u = 2 * (x + i) + 1 - side, share = u & (full - 1), at = u >> (shift + 1);
        const uint8_t *left = row + clamped(at, columns - 1) * 3, *right = row + clamped(at + 1, columns - 1) * 3;
        for (int channel = 0; channel < 3; channel++)
            to[channel] = (uint16_t)(left[channel] * (full - share) + right[channel] * share);
    }
}

int cpixels_backdrop(
    const uint8_t *from, size_t from_stride, int from_width, int from_height, int shift, int reach, int saturation,
    int x, int y, uint8_t *to, size_t to_stride, int width, int height
) {
    const int side = 1 << shift, full = 2 * side;
    const int columns = (from_width + side - 1) >> shift, rows = (from_height + side - 1) >> shift;
    const size_t stride = (size_t)columns * 3, spread_size = (size_t)width * 3;
    uint8_t *small = malloc(stride * rows);
    uint8_t *line = malloc((size_t)(columns > rows ? columns : rows));
    uint16_t *wide = malloc(spread_size * 2 * sizeof(uint16_t));
    const int ready = small && line && wide;
    if (ready) {
        shrink(from, from_stride, from_width, from_height, shift, small, columns, rows);
        for (int pass = 0; pass < 3 && reach > 0; pass++) {
            for (int row = 0; row < rows; row++) mean(small + row * stride, columns, 3, reach, line);
            for (int column = 0; column < columns; column++) mean(small + column * 3, rows, stride, reach, line);
        }
        strengthen(small, columns * rows, saturation);
        int before = -2;
        for (int j = 0; j < height; j++) {
            const int v = 2 * (y + j) + 1 - side, share = v & (full - 1), at = v >> (shift + 1);
            if (at != before || j == 0) {
                spread(small + clamped(at, rows - 1) * stride, columns, shift, x, width, wide);
                spread(small + clamped(at + 1, rows - 1) * stride, columns, shift, x, width, wide + spread_size);
                before = at;
            }
            uint8_t *q = to + (size_t)j * to_stride;
            const uint16_t *above = wide, *below = wide + spread_size;
            for (int i = 0; i < width; i++, q += 4, above += 3, below += 3) {
                for (int channel = 0; channel < 3; channel++)
                    q[channel] = (uint8_t)(
                        (above[channel] * (full - share) + below[channel] * share + full * side) >> (2 * shift + 2));
                q[3] = 255;
            }
        }
    }
    free(small);
    free(line);
    free(wide);
    return ready;
}
