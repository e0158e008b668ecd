#define _GNU_SOURCE
#include "state.h"
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <unistd.h>

// Threads that wait for a moment of a clock or sleep. While the clocks stand still, such a moment is long past for the
// machine, or never comes. A wait takes the machine's time instead. The main thread, by waiting in vain, moves the
// session's clock; any other thread only its own idea of it, so that pictures do not depend on threads.

static const int64_t second = 1000000000;

static int64_t nanoseconds(struct timespec time) { return (int64_t)time.tv_sec * second + time.tv_nsec; }

static struct timespec timespec_of(int64_t nanoseconds) {
    return (struct timespec){nanoseconds / second, nanoseconds % second};
}

static void waited(int64_t nanoseconds) {
    if (gettid() == getpid()) shoji_clock_advance(nanoseconds);
    else shoji_thread_waited(nanoseconds);
}

/// The wall clock's moments are large numbers since 1970; the steady clocks begin with the machine.
static clockid_t clock_of(const struct timespec *moment) {
    return moment->tv_sec >= second ? CLOCK_REALTIME : CLOCK_MONOTONIC;
}

/// Nanoseconds until a moment of the clock that the app sees.
static int64_t left_until(clockid_t clock, const struct timespec *moment) {
    struct timespec now;
    clock_gettime(clock, &now);
    int64_t left = nanoseconds(*moment) - nanoseconds(now);
    return left > 0 ? left : 0;
}

static struct timespec machine_moment(clockid_t clock, int64_t left) {
    struct timespec now;
    shoji_real_time(clock, &now);
    return timespec_of(nanoseconds(now) + left);
}

// Dispatch's semaphores stand on this.
int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict moment) {
    if (!shoji_clock_is_taken()) return sem_clockwait(semaphore, CLOCK_REALTIME, moment);
    int64_t left = left_until(CLOCK_REALTIME, moment);
    struct timespec until = machine_moment(CLOCK_REALTIME, left);
    int result = sem_clockwait(semaphore, CLOCK_REALTIME, &until);
    if (result != 0 && errno == ETIMEDOUT) waited(left);
    return result;
}

// Foundation's conditions stand on this.
int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict moment) {
    clockid_t clock = clock_of(moment);
    if (!shoji_clock_is_taken()) return pthread_cond_clockwait(condition, mutex, clock, moment);
    int64_t left = left_until(clock, moment);
    struct timespec until = machine_moment(clock, left);
    int result = pthread_cond_clockwait(condition, mutex, clock, &until);
    if (result == ETIMEDOUT) waited(left);
    return result;
}

// The main thread's sleep takes no time of the machine's.
int nanosleep(const struct timespec *wanted, struct timespec *left) {
    if (shoji_clock_is_taken() && gettid() == getpid()) {
        waited(nanoseconds(*wanted));
        return 0;
    }
    int result = clock_nanosleep(CLOCK_MONOTONIC, 0, wanted, left);
    if (result == 0 && shoji_clock_is_taken()) waited(nanoseconds(*wanted));
    if (result == 0) return 0;
    errno = result;
    return -1;
}

int usleep(useconds_t microseconds) {
    struct timespec wanted = timespec_of((int64_t)microseconds * 1000);
    return nanosleep(&wanted, NULL);
}

unsigned sleep(unsigned seconds) {
    struct timespec wanted = {seconds, 0}, left = {0, 0};
    return nanosleep(&wanted, &left) == 0 ? 0 : (unsigned)left.tv_sec;
}
