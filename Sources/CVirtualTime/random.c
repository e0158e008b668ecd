#define _GNU_SOURCE
#include "state.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <string.h>

// What Swift's SystemRandomNumberGenerator asks for numbers. Seeded with the clock, so that a shuffled list is
// shuffled the same way in every run.
static _Atomic uint64_t state = 0x5e0f1c3a9b7d2461;

static uint64_t next_number(void) {
    uint64_t z = atomic_fetch_add(&state, 0x9e3779b97f4a7c15) + 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

void swift_stdlib_random(void *buffer, __SIZE_TYPE__ count) {
    if (!shoji_clock_is_taken()) {
        typedef void (*function)(void *, __SIZE_TYPE__);
        SHOJI_NEXT(function, "swift_stdlib_random");
        return next(buffer, count);
    }
    char *bytes = buffer;
    while (count > 0) {
        uint64_t number = next_number();
        __SIZE_TYPE__ part = count < sizeof number ? count : sizeof number;
        memcpy(bytes, &number, part);
        bytes += part;
        count -= part;
    }
}
