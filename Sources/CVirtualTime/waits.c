#define _GNU_SOURCE
#include "state.h"
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <sched.h>
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

static bool is_main(void) { return gettid() == getpid(); }

static void waited(int64_t nanoseconds) {
    if (is_main()) shoji_clock_advance(nanoseconds);
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

// MARK: Waits without end

/// Nanoseconds of the machine's that nobody notices.
static const int64_t short_while = 2000000;

static struct timespec machine_moment(clockid_t clock, int64_t left) {
    struct timespec now;
    shoji_real_time(clock, &now);
    return timespec_of(nanoseconds(now) + left);
}

static const struct timespec never = {1ll << 32, 0};

// Counted work that waits for other work, which may have to wait for the session's clock, must not hold that clock back.
// The main thread, which moves the clock, says that it waits.

// Foundation's conditions stand on this.
int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
    if (is_main() && shoji_main_is_watched()) {
        for (;;) {
            struct timespec until = machine_moment(CLOCK_MONOTONIC, short_while);
            int result = pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, &until);
            if (result != ETIMEDOUT) return result;
            shoji_main_waits();
        }
    }
    bool is_counted = shoji_is_counted();
    if (is_counted) shoji_block_begins(condition);
    int result = pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, &never);
    if (is_counted) shoji_block_ends(condition);
    return result;
}

int pthread_cond_signal(pthread_cond_t *condition) {
    typedef int (*function)(pthread_cond_t *);
    SHOJI_NEXT(function, "pthread_cond_signal");
    shoji_wakes(condition, 1);
    return next(condition);
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
    typedef int (*function)(pthread_cond_t *);
    SHOJI_NEXT(function, "pthread_cond_broadcast");
    shoji_wakes(condition, 1l << 30);
    return next(condition);
}

static int try_semaphore(void *semaphore) { return sem_trywait(semaphore); }

// Dispatch's semaphores stand on this.
int sem_wait(sem_t *semaphore) {
    if (is_main() && shoji_main_is_watched()) {
        for (;;) {
            struct timespec until = machine_moment(CLOCK_MONOTONIC, short_while);
            if (sem_clockwait(semaphore, CLOCK_MONOTONIC, &until) == 0) return 0;
            if (errno != ETIMEDOUT) return -1;
            shoji_main_waits();
        }
    }
    bool is_counted = shoji_is_counted();
    if (is_counted && shoji_block_tries(semaphore, try_semaphore)) return 0;
    int result = sem_clockwait(semaphore, CLOCK_MONOTONIC, &never);
    if (is_counted) shoji_block_ends(semaphore);
    return result;
}

int sem_post(sem_t *semaphore) {
    typedef int (*function)(sem_t *);
    SHOJI_NEXT(function, "sem_post");
    shoji_wakes(semaphore, 1);
    return next(semaphore);
}

/// Dispatch has as many threads for a queue as there are processors, and more when it notices, by a clock, that they wait.
/// So many may wait here on every machine before others are held up.
int pthread_getaffinity_np(pthread_t thread, size_t size, cpu_set_t *set) {
    typedef int (*function)(pthread_t, size_t, cpu_set_t *);
    SHOJI_NEXT(function, "pthread_getaffinity_np");
    int result = next(thread, size, set);
    for (unsigned each = 0; result == 0 && each < 64 && each < size * 8; each++) CPU_SET_S(each, size, set);
    return result;
}

// MARK: Waits until a moment

/// Waits on a condition with its mutex, or on a semaphore without one, until a moment of a clock of the machine's.
static int wait_until(void *object, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *moment) {
    if (mutex) return pthread_cond_clockwait(object, mutex, clock, moment);
    return sem_clockwait(object, clock, moment) == 0 ? 0 : errno;
}

/// The same until a moment of the clock that the app sees; 0, or the error.
static int wait_virtually(void *object, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *moment) {
    int64_t left = left_until(clock, moment);
    if (is_main() && shoji_main_is_watched()) {
        for (int64_t spent = 0; spent < left; spent += short_while, left = left_until(clock, moment)) {
            struct timespec until = machine_moment(CLOCK_MONOTONIC, short_while);
            int result = wait_until(object, mutex, CLOCK_MONOTONIC, &until);
            if (result != ETIMEDOUT) return result;
            shoji_main_waits();
        }
        waited(left);
        return ETIMEDOUT;
    }
    // A wait in vain is a delay, for which the others have to wait.
    bool is_blocked = shoji_is_counted() && shoji_requests_are_open();
    if (is_blocked && mutex) shoji_block_begins(object);
    if (is_blocked && !mutex && shoji_block_tries(object, try_semaphore)) return 0;
    shoji_turn_ends();
    struct timespec until = machine_moment(clock, left);
    int result = wait_until(object, mutex, clock, &until);
    if (is_blocked) shoji_block_ends(object);
    if (result == ETIMEDOUT) waited(left);
    return result;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict moment) {
    if (!shoji_clock_is_taken()) return sem_clockwait(semaphore, CLOCK_REALTIME, moment);
    int result = wait_virtually(semaphore, NULL, CLOCK_REALTIME, moment);
    if (result != 0) errno = result;
    return result == 0 ? 0 : -1;
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict moment) {
    clockid_t clock = clock_of(moment);
    if (!shoji_clock_is_taken()) return pthread_cond_clockwait(condition, mutex, clock, moment);
    return wait_virtually(condition, mutex, clock, moment);
}

// Sleep of the main thread and of work in the background takes no time of the machine's.
int nanosleep(const struct timespec *wanted, struct timespec *left) {
    if (shoji_clock_is_taken() && is_main()) {
        waited(nanoseconds(*wanted));
        return 0;
    }
    if (shoji_clock_is_taken() && shoji_is_counted() && !shoji_thread_is_machines()) {
        shoji_sleep(nanoseconds(*wanted));
        return 0;
    }
    shoji_turn_ends();
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
