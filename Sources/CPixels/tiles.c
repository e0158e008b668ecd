#include "CPixels.h"

#include <string.h>

// Premultiplied BGRA as straight RGBA, red in the lowest byte. Premultiplying the result gives the source again, exactly.
static uint32_t straight(uint32_t pixel) {
    uint32_t alpha = pixel >> 24;
    if (alpha == 0) return 0;
    uint32_t red = pixel >> 16 & 0xFF, green = pixel >> 8 & 0xFF, blue = pixel & 0xFF;
    if (alpha < 255) {
        red = (red * 255 + alpha / 2) / alpha;
        green = (green * 255 + alpha / 2) / alpha;
        blue = (blue * 255 + alpha / 2) / alpha;
        if (red > 255) red = 255;
        if (green > 255) green = 255;
        if (blue > 255) blue = 255;
    }
    return red | green << 8 | blue << 16 | alpha << 24;
}

int cpixels_opaque(const uint8_t *pixels, size_t count) {
    uint32_t all = 0xFF000000;
    for (size_t i = 0; i < count; i++) {
        uint32_t pixel;
        memcpy(&pixel, pixels + i * 4, 4);
        all &= pixel;
    }
    return all == 0xFF000000;
}

enum cpixels_likeness cpixels_cut(
    const uint8_t *pixels, size_t stride, const uint8_t *picture, size_t picture_stride, int width, int height
) {
    enum cpixels_likeness found = CPIXELS_SAME;
    for (int y = 0; y < height; y++) {
        const uint8_t *p = pixels + (size_t)y * stride, *q = picture + (size_t)y * picture_stride;
        if (memcmp(p, q, (size_t)width * 4) == 0) continue;
        for (int x = 0; x < width; x++, p += 4, q += 4) {
            const unsigned alpha = p[3];
            if (q[3] != 255) return CPIXELS_OTHER;
            for (int c = 0; c < 3; c++)
                if (p[c] != (q[c] * alpha + 127) / 255) return CPIXELS_OTHER;
        }
        found = CPIXELS_CUT;
    }
    return found;
}

enum { SHORT_RUN = 60, LONGEST_RUN = SHORT_RUN + 0x10000 };

static uint8_t *end_run(cpixels_tile_packer *packer, uint8_t *to) {
    if (packer->run > SHORT_RUN) {
        uint32_t more = packer->run - SHORT_RUN - 1;
        *to++ = 0xFC;
        *to++ = more;
        *to++ = more >> 8;
    } else if (packer->run > 0) {
        *to++ = 0xC0 | (packer->run - 1);
    }
    packer->run = 0;
    return to;
}

static uint8_t *pack_pixel(cpixels_tile_packer *packer, uint32_t pixel, uint8_t *to) {
    uint8_t r = pixel, g = pixel >> 8, b = pixel >> 16, a = pixel >> 24;
    unsigned slot = (r * 3u + g * 5u + b * 7u + a * 11u) & 63;
    if (packer->seen[slot] == pixel) {
        *to++ = slot;
        return to;
    }
    packer->seen[slot] = pixel;
    uint32_t before = packer->previous;
    if (a != (uint8_t)(before >> 24)) {
        if ((pixel & 0xFFFFFF) == (before & 0xFFFFFF)) {
            *to++ = 0xFD;
            *to++ = a;
            return to;
        }
        *to++ = 0xFF;
        *to++ = r;
        *to++ = g;
        *to++ = b;
        *to++ = a;
        return to;
    }
    int dr = (int8_t)(uint8_t)(r - (uint8_t)before);
    int dg = (int8_t)(uint8_t)(g - (uint8_t)(before >> 8));
    int db = (int8_t)(uint8_t)(b - (uint8_t)(before >> 16));
    if (dr >= -2 && dr <= 1 && dg >= -2 && dg <= 1 && db >= -2 && db <= 1) {
        *to++ = 0x40 | (dr + 2) << 4 | (dg + 2) << 2 | (db + 2);
    } else if (dg >= -32 && dg <= 31 && dr - dg >= -8 && dr - dg <= 7 && db - dg >= -8 && db - dg <= 7) {
        *to++ = 0x80 | (dg + 32);
        *to++ = (dr - dg + 8) << 4 | (db - dg + 8);
    } else {
        *to++ = 0xFE;
        *to++ = r;
        *to++ = g;
        *to++ = b;
    }
    return to;
}

void cpixels_tile_begin(cpixels_tile_packer *packer) {
    memset(packer, 0, sizeof *packer);
    packer->previous = packer->source = 0xFF000000;
    packer->kept = 0xFFFFFFFF;
}

size_t cpixels_tile_pack(cpixels_tile_packer *packer, const uint8_t *pixels, size_t count, uint8_t *to) {
    uint8_t *start = to;
    for (size_t index = 0; index < count; index++) {
        uint32_t source;
        memcpy(&source, pixels + index * 4, 4);
        source &= packer->kept;
        uint32_t pixel = source == packer->source ? packer->previous : straight(source);
        packer->source = source;
        if (pixel == packer->previous) {
            if (++packer->run == LONGEST_RUN) to = end_run(packer, to);
            continue;
        }
        to = end_run(packer, to);
        to = pack_pixel(packer, pixel, to);
        packer->previous = pixel;
    }
    return to - start;
}

size_t cpixels_tile_end(cpixels_tile_packer *packer, uint8_t *to) { return end_run(packer, to) - to; }
