#ifndef ALPHA_H
#define ALPHA_H

#include <stddef.h>
#include <stdint.h>

static inline void premultiply(uint8_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint8_t *p = pixels + i * 4;
        unsigned a = p[3];
        if (a == 255) continue;
        for (int c = 0; c < 3; c++) {
            unsigned v = p[c] * a + 128;
            p[c] = (uint8_t)((v + (v >> 8)) >> 8);
        }
    }
}

#endif
