#include "profiles.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

static uint32_t number(const uint8_t *p) {
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

// A colorant's X, Y, Z at the profile's white point; ICC.1:2022, 7.3 and 10.31.
static int colorant(const uint8_t *profile, size_t count, const char *tag, double xyz[3]) {
    if (count < 132) return 0;
    const uint32_t tags = number(profile + 128);
    for (uint32_t i = 0; i < tags && 132 + 12 * ((size_t)i + 1) <= count; i++) {
        const uint8_t *entry = profile + 132 + 12 * (size_t)i;
        if (memcmp(entry, tag, 4) != 0) continue;
        const size_t at = number(entry + 4);
        if (at > count || count - at < 20 || memcmp(profile + at, "XYZ ", 4) != 0) return 0;
        for (int c = 0; c < 3; c++) xyz[c] = (int32_t)number(profile + at + 8 + 4 * c) / 65536.0;
        return 1;
    }
    return 0;
}

int cpixels_is_display_p3(const uint8_t *profile, size_t count) {
    static const char *tags[3] = {"rXYZ", "gXYZ", "bXYZ"};
    // The primaries of SMPTE RP 431-2 with white D65, adapted to D50 as ICC asks.
    static const double p3[3][3] = {
        {0.5151, 0.2412, -0.0011}, {0.2920, 0.6922, 0.0419}, {0.1571, 0.0666, 0.7841}};
    for (int t = 0; t < 3; t++) {
        double xyz[3];
        if (!colorant(profile, count, tags[t], xyz)) return 0;
        for (int c = 0; c < 3; c++)
            if (fabs(xyz[c] - p3[t][c]) > 0.002) return 0;
    }
    return 1;
}

static double linear(double v) { return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4); }

static uint8_t encoded(double v) {
    const double light = v <= 0 ? 0 : v >= 1 ? 1 : v;
    const double value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055;
    return (uint8_t)lround(value * 255);
}

void cpixels_from_display_p3(uint8_t *pixels, size_t count) {
    double table[256];
    for (int i = 0; i < 256; i++) table[i] = linear(i / 255.0);
    uint8_t last[3] = {0, 0, 0}, becomes[3] = {0, 0, 0};
    for (size_t i = 0; i < count; i++) {
        uint8_t *p = pixels + i * 4;
        // Greys are the same in both.
        if (p[0] == p[1] && p[1] == p[2]) continue;
        if (memcmp(p, last, 3) != 0) {
            const double b = table[p[0]], g = table[p[1]], r = table[p[2]];
            memcpy(last, p, 3);
            becomes[0] = encoded(-0.0196376 * r - 0.0786361 * g + 1.0982737 * b);
            becomes[1] = encoded(-0.0420570 * r + 1.0420571 * g);
            becomes[2] = encoded(1.2249402 * r - 0.2249402 * g);
        }
        memcpy(p, becomes, 3);
    }
}
