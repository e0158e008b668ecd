#define _GNU_SOURCE
#include "state.h"
#include <pthread.h>
#include <semaphore.h>

// Work in the background that sleeps, as apps do that only seem to load something. It goes on when the session's clock has come so far,
// and one after the other: each after what the one before it has brought about.

typedef struct sleeper {
    /// Nanoseconds since the session began.
    int64_t due;
    sem_t semaphore;
    struct sleeper *next;
} sleeper;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/// In the order in which they wake; of two that wake at once the one that slept first.
static sleeper *sleepers;

/// Nanoseconds that nobody notices: what sums of doubles miss a moment by. Who sleeps in a loop until a moment comes asks for them.
static const int64_t rounding_error = 1000;

void shoji_sleep(int64_t nanoseconds) {
    if (nanoseconds < rounding_error) return shoji_thread_waited(nanoseconds + 1);
    sleeper own = {shoji_thread_now() + nanoseconds};
    sem_init(&own.semaphore, 0, 0);
    pthread_mutex_lock(&lock);
    sleeper **place = &sleepers;
    while (*place && (*place)->due <= own.due) place = &(*place)->next;
    own.next = *place;
    *place = &own;
    pthread_mutex_unlock(&lock);
    while (sem_wait(&own.semaphore) != 0) {}
    shoji_thread_is_at(own.due);
    sem_destroy(&own.semaphore);
}

int64_t shoji_sleeps_for(void) {
    pthread_mutex_lock(&lock);
    int64_t left = sleepers ? sleepers->due - shoji_clock_elapsed() : INT64_MAX;
    pthread_mutex_unlock(&lock);
    return left < 0 ? 0 : left;
}

bool shoji_sleeper_wakes(void) {
    pthread_mutex_lock(&lock);
    sleeper *first = sleepers;
    bool is_due = first && first->due <= shoji_clock_elapsed() + rounding_error;
    if (is_due) {
        sleepers = first->next;
        // With the lock held: `first` ends with the sleep.
        sem_post(&first->semaphore);
    }
    pthread_mutex_unlock(&lock);
    return is_due;
}
