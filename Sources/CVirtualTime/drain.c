#define _GNU_SOURCE
#include "state.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>

extern void _dispatch_main_queue_callback_4CF(void *message);
extern int _dispatch_get_main_queue_handle_4CF(void);
extern int CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returnAfterSource);
extern const void *kCFRunLoopDefaultMode;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static long background;
static atomic_long waiting;

void shoji_background_began(void) {
    pthread_mutex_lock(&lock);
    background++;
    pthread_mutex_unlock(&lock);
}

void shoji_background_ended(void) {
    pthread_mutex_lock(&lock);
    background--;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
}

void shoji_main_began(void) {
    atomic_fetch_add(&waiting, 1);
    // Work in the background that waits for the main queue must wake the one who waits for it.
    pthread_mutex_lock(&lock);
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
}

void shoji_main_ended(void) { atomic_fetch_sub(&waiting, 1); }

bool shoji_main_drain(double seconds) {
    struct timespec start;
    shoji_real_time(CLOCK_MONOTONIC, &start);
    _dispatch_get_main_queue_handle_4CF();
    for (;;) {
        _dispatch_main_queue_callback_4CF(NULL);
        CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 0);
        pthread_mutex_lock(&lock);
        if (background > 0 && atomic_load(&waiting) == 0) {
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
        bool idle = background == 0 && atomic_load(&waiting) == 0;
        pthread_mutex_unlock(&lock);
        if (idle) return true;
        struct timespec now;
        shoji_real_time(CLOCK_MONOTONIC, &now);
        double spent = (double)(now.tv_sec - start.tv_sec) + (double)(now.tv_nsec - start.tv_nsec) / 1e9;
        if (spent > seconds) return false;
    }
}
