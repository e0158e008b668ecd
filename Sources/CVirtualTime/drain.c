#define _GNU_SOURCE
#include "state.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

extern void _dispatch_main_queue_callback_4CF(void *message);
extern int _dispatch_get_main_queue_handle_4CF(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static long background;
static atomic_long waiting;
/// Threads that work in the machine's time.
static atomic_long machine_threads;

/// Wakes who waits in `shoji_main_drain`; with the lock held, which this file's own waits are not told by.
static void wake(void) {
    typedef int (*function)(pthread_cond_t *);
    SHOJI_NEXT(function, "pthread_cond_broadcast");
    next(&changed);
}

void shoji_background_began(void) {
    pthread_mutex_lock(&lock);
    background++;
    pthread_mutex_unlock(&lock);
}

void shoji_background_ended(void) {
    pthread_mutex_lock(&lock);
    background--;
    wake();
    pthread_mutex_unlock(&lock);
}

void shoji_main_began(void) {
    atomic_fetch_add(&waiting, 1);
    // Work in the background that waits for the main queue must wake the one who waits for it.
    pthread_mutex_lock(&lock);
    wake();
    pthread_mutex_unlock(&lock);
}

void shoji_main_ended(void) { atomic_fetch_sub(&waiting, 1); }

void shoji_machine_time_begins(void) {
    atomic_fetch_add(&machine_threads, 1);
    shoji_thread_sees_machine(true);
}

void shoji_machine_time_ends(void) {
    shoji_thread_sees_machine(false);
    atomic_fetch_sub(&machine_threads, 1);
}

// MARK: Work that waits for other work

/// Threads that wait at an address.
typedef struct place {
    const void *address;
    /// `woken` of them count again, whether or not they have noticed.
    long blocked, woken;
    struct place *next;
} place;

static place *places;
static atomic_long blocked;

/// With the lock held. Places stay: others will wait there.
static place *place_at(const void *address, bool is_new) {
    place *free_one = NULL;
    for (place *each = places; each; each = each->next) {
        if (each->address == address) return each;
        if (each->blocked == 0) free_one = each;
    }
    if (!is_new) return NULL;
    if (!free_one) {
        free_one = calloc(1, sizeof *free_one);
        free_one->next = places;
        places = free_one;
    }
    free_one->address = address;
    free_one->woken = 0;
    return free_one;
}

/// With the lock held, and after `shoji_turn_ends`: what that hands to Dispatch wakes others, for which it takes the lock.
static void block(const void *address) {
    place_at(address, true)->blocked++;
    atomic_fetch_add(&blocked, 1);
    background--;
    wake();
}

void shoji_block_begins(const void *address) {
    shoji_turn_ends();
    pthread_mutex_lock(&lock);
    block(address);
    pthread_mutex_unlock(&lock);
}

bool shoji_block_tries(const void *address, int (*take)(void *)) {
    if (take((void *)address) == 0) return true;
    shoji_turn_ends();
    pthread_mutex_lock(&lock);
    bool is_taken = take((void *)address) == 0;
    if (!is_taken) block(address);
    pthread_mutex_unlock(&lock);
    return is_taken;
}

void shoji_block_ends(const void *address) {
    pthread_mutex_lock(&lock);
    place *here = place_at(address, false);
    here->blocked--;
    // Whoever was meant: one of those that were to go on has.
    if (here->woken > 0) here->woken--;
    else background++;
    atomic_fetch_sub(&blocked, 1);
    pthread_mutex_unlock(&lock);
}

void shoji_wakes(const void *address, long count) {
    if (atomic_load(&blocked) == 0) return;
    pthread_mutex_lock(&lock);
    place *here = place_at(address, false);
    for (; here && count > 0 && here->woken < here->blocked; count--) {
        here->woken++;
        background++;
    }
    pthread_mutex_unlock(&lock);
}

static shoji_wait_handler_t wait_handler;

void shoji_main_waits_redirect(shoji_wait_handler_t handler) { wait_handler = handler; }
bool shoji_main_is_watched(void) { return wait_handler != NULL; }

void shoji_main_waits(void) {
    pthread_mutex_lock(&lock);
    bool is_alone = background == 0;
    pthread_mutex_unlock(&lock);
    if (!is_alone) return;
    wait_handler();
    // What it waits for may come from work that sleeps, for which the clock goes on.
    int64_t sleep = shoji_sleeps_for();
    if (sleep == INT64_MAX) return;
    shoji_clock_advance(sleep);
    shoji_sleeper_wakes();
}

bool shoji_main_drain(double seconds) {
    struct timespec start;
    shoji_real_time(CLOCK_MONOTONIC, &start);
    _dispatch_get_main_queue_handle_4CF();
    for (;;) {
        // As the run loop itself does: its blocks before the main queue. What waits there after its turn is done by the second line.
        shoji_run_loop_poll();
        _dispatch_main_queue_callback_4CF(NULL);
        // Who waits here looks at the clock, too.
        shoji_clock_advance(0);
        pthread_mutex_lock(&lock);
        if (background > 0 && (atomic_load(&waiting) == 0 || shoji_main_queue_is_busy())) {
            // A short wait, since `DispatchQueue.main.sync` on another thread wakes nobody here.
            struct timespec slice;
            shoji_real_time(CLOCK_MONOTONIC, &slice);
            slice.tv_nsec += 2000000;
            if (slice.tv_nsec >= 1000000000) {
                slice.tv_sec += 1;
                slice.tv_nsec -= 1000000000;
            }
            pthread_cond_clockwait(&changed, &lock, CLOCK_MONOTONIC, &slice);
        }
        bool idle = background == 0 && (atomic_load(&waiting) == 0 || shoji_main_queue_is_busy());
        pthread_mutex_unlock(&lock);
        if (idle && !shoji_sleeper_wakes()) return true;
        shoji_turns_check();
        struct timespec now;
        shoji_real_time(CLOCK_MONOTONIC, &now);
        if (atomic_load(&machine_threads) > 0) start = now;
        double spent = (double)(now.tv_sec - start.tv_sec) + (double)(now.tv_nsec - start.tv_nsec) / 1e9;
        if (spent > seconds) return false;
    }
}
