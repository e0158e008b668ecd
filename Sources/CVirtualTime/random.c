#define _GNU_SOURCE
#include "state.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdarg.h>
#include <string.h>
#include <sys/syscall.h>

// What Swift's SystemRandomNumberGenerator gets its numbers from. Seeded when the clocks are taken over, so that a
// shuffled list is shuffled the same way in every run.
static _Atomic uint64_t state = 0x5e0f1c3a9b7d2461;

static uint64_t next_number(void) {
    uint64_t z = atomic_fetch_add(&state, 0x9e3779b97f4a7c15) + 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

static void fill(char *bytes, __SIZE_TYPE__ count) {
    while (count > 0) {
        uint64_t number = next_number();
        __SIZE_TYPE__ part = count < sizeof number ? count : sizeof number;
        memcpy(bytes, &number, part);
        bytes += part;
        count -= part;
    }
}

// Swift's standard library has no other way to the kernel's random numbers than this function of the C library.
long syscall(long number, ...) {
    long a[6];
    va_list list;
    va_start(list, number);
    for (int i = 0; i < 6; i++) a[i] = va_arg(list, long);
    va_end(list);
    if (number == SYS_getrandom && shoji_clock_is_taken()) {
        fill((char *)a[0], (__SIZE_TYPE__)a[1]);
        return a[1];
    }
    typedef long (*function)(long, long, long, long, long, long, long);
    SHOJI_NEXT(function, "syscall");
    return next(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

// The C library's own generators, which older source asks. `next` is theirs where the clocks are the machine's.
unsigned int arc4random(void) {
    typedef unsigned int (*function)(void);
    SHOJI_NEXT(function, "arc4random");
    return shoji_clock_is_taken() ? (unsigned int)next_number() : next();
}

unsigned int arc4random_uniform(unsigned int bound) {
    typedef unsigned int (*function)(unsigned int);
    SHOJI_NEXT(function, "arc4random_uniform");
    if (!shoji_clock_is_taken()) return next(bound);
    return bound < 2 ? 0 : (unsigned int)(next_number() % bound);
}

void arc4random_buf(void *bytes, __SIZE_TYPE__ count) {
    typedef void (*function)(void *, __SIZE_TYPE__);
    SHOJI_NEXT(function, "arc4random_buf");
    if (shoji_clock_is_taken()) return fill(bytes, count);
    next(bytes, count);
}
