#define _GNU_SOURCE
#include "state.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

// Written once before any reader is interested, then only the offset moves.
static atomic_bool taken;
static int64_t wall_start;
static int64_t steady_start;
static _Atomic int64_t elapsed;
/// How far this thread is ahead by having waited.
static __thread int64_t ahead;
static __thread bool sees_machine;

/// Looks at the clock since it last went on, of the main thread, and how many of them are no waiting.
static int64_t looks;
static const int64_t many_looks = 100000;
static const int64_t time_of_a_look = 100000;

static const int64_t second = 1000000000;

static bool is_main(void) {
    static __thread char known;
    if (known == 0) known = gettid() == getpid() ? 1 : 2;
    return known == 1;
}

/// Somebody who looks at the clock again and again waits for it: `while Date() < end {}`.
static void look(void) {
    if (is_main() && ++looks > many_looks) atomic_fetch_add(&elapsed, time_of_a_look);
}

void shoji_real_time(clockid_t clock, struct timespec *now) {
    syscall(SYS_clock_gettime, clock, now);
}

void shoji_clock_take_over(int64_t seconds) {
    if (atomic_load(&taken)) return;
    wall_start = seconds * second;
    // Not the machine's own: numbers derived from it must be the same in every run.
    steady_start = 1000 * second;
    atomic_store(&taken, true);
}

void shoji_clock_advance(int64_t nanoseconds) {
    if (is_main()) looks = 0;
    atomic_fetch_add(&elapsed, nanoseconds);
}

void shoji_thread_waited(int64_t nanoseconds) { ahead += nanoseconds; }
void shoji_thread_begins(void) { ahead = 0; }
int64_t shoji_clock_elapsed(void) { return atomic_load(&elapsed); }
int64_t shoji_thread_now(void) { return shoji_clock_elapsed() + ahead; }
void shoji_thread_is_at(int64_t nanoseconds) { ahead = nanoseconds - shoji_clock_elapsed(); }
void shoji_thread_sees_machine(bool does) { sees_machine = does; }
bool shoji_thread_is_machines(void) { return sees_machine; }

bool shoji_clock_is_taken(void) { return atomic_load(&taken); }

static bool is_wall(clockid_t clock) {
    return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
}

static bool is_steady(clockid_t clock) {
    return clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_COARSE || clock == CLOCK_MONOTONIC_RAW
        || clock == CLOCK_BOOTTIME;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    if (atomic_load(&taken) && !sees_machine && (is_wall(clock) || is_steady(clock))) {
        look();
        int64_t time = (is_wall(clock) ? wall_start : steady_start) + atomic_load(&elapsed) + ahead;
        now->tv_sec = time / second;
        now->tv_nsec = time % second;
        return 0;
    }
    typedef int (*function)(clockid_t, struct timespec *);
    SHOJI_NEXT(function, "clock_gettime");
    return next ? next(clock, now) : (int)syscall(SYS_clock_gettime, clock, now);
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    (void)zone;
    struct timespec time;
    if (clock_gettime(CLOCK_REALTIME, &time) != 0) return -1;
    now->tv_sec = time.tv_sec;
    now->tv_usec = time.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *result) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}
