#define _GNU_SOURCE
#include "state.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

// Dispatch timer sources. Instead of a timer the app gets a source that counts, and the session's
// clock adds one each time the timer would have fired: handlers, suspension and cancelling stay Dispatch's own.

typedef void *source_t;
typedef void *queue_t;
extern char _dispatch_main_q;
extern char _dispatch_source_type_timer;
extern char _dispatch_source_type_data_add;
extern void dispatch_source_merge_data(source_t source, unsigned long value);
extern long dispatch_source_testcancel(source_t source);
extern void dispatch_async_f(queue_t queue, void *context, shoji_work_t work);
extern queue_t dispatch_get_global_queue(long identifier, unsigned long flags);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);

/// A source that stands in for a timer.
typedef struct timer {
    source_t source;
    /// Not the main one; NULL for that.
    queue_t queue;
    /// Counts the calls of `dispatch_source_set_timer`: what an earlier one asked for is void.
    unsigned generation;
    struct timer *next;
} timer;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static timer *timers;

/// The entry of a source, with the lock held. Entries stay: another source may come to stand at the same address.
static timer *find(source_t source) {
    for (timer *each = timers; each; each = each->next)
        if (each->source == source) return each;
    return NULL;
}

static void note(source_t source, queue_t queue) {
    pthread_mutex_lock(&lock);
    timer *entry = find(NULL);
    if (!entry) {
        entry = calloc(1, sizeof *entry);
        entry->next = timers;
        timers = entry;
    }
    entry->source = source;
    entry->queue = queue;
    entry->generation++;
    pthread_mutex_unlock(&lock);
}

static void forget(source_t source) {
    pthread_mutex_lock(&lock);
    timer *entry = find(source);
    queue_t queue = entry ? entry->queue : NULL;
    if (entry) entry->source = entry->queue = NULL;
    pthread_mutex_unlock(&lock);
    if (queue) dispatch_release(queue);
}

source_t dispatch_source_create(const void *type, uintptr_t handle, unsigned long mask, queue_t queue) {
    typedef source_t (*function)(const void *, uintptr_t, unsigned long, queue_t);
    SHOJI_NEXT(function, "dispatch_source_create");
    bool stands_in = shoji_tasks_too && type == &_dispatch_source_type_timer;
    source_t source = stands_in ? next(&_dispatch_source_type_data_add, 0, 0, queue) : next(type, handle, mask, queue);
    if (!source) return source;
    forget(source);
    if (!stands_in) return source;
    bool is_main = queue == (void *)&_dispatch_main_q;
    if (!is_main && !queue) queue = dispatch_get_global_queue(0, 0);
    if (!is_main) dispatch_retain(queue);
    note(source, is_main ? NULL : queue);
    return source;
}

/// One firing that waits.
typedef struct {
    source_t source;
    unsigned generation;
    /// Nanoseconds; 0 for a timer that fires once.
    int64_t interval;
} firing;

static void nothing(void *context) { (void)context; }

static void fire(void *context) {
    firing *now = context;
    pthread_mutex_lock(&lock);
    timer *entry = find(now->source);
    bool is_due = entry && entry->generation == now->generation;
    queue_t queue = is_due ? entry->queue : NULL;
    if (queue) dispatch_retain(queue);
    pthread_mutex_unlock(&lock);
    is_due = is_due && !dispatch_source_testcancel(now->source);
    if (is_due) dispatch_source_merge_data(now->source, 1);
    // Counted, and behind the source's handler: who waits for this waits for that.
    if (queue) dispatch_async_f(queue, NULL, nothing);
    if (queue) dispatch_release(queue);
    if (is_due && now->interval > 0) return shoji_delay_handler(now->interval, now, fire);
    dispatch_release(now->source);
    free(now);
}

void dispatch_source_set_timer(source_t source, uint64_t start, uint64_t interval, uint64_t leeway) {
    pthread_mutex_lock(&lock);
    timer *entry = find(source);
    unsigned generation = entry ? ++entry->generation : 0;
    pthread_mutex_unlock(&lock);
    if (!entry) {
        typedef void (*function)(source_t, uint64_t, uint64_t, uint64_t);
        SHOJI_NEXT(function, "dispatch_source_set_timer");
        return next(source, start, interval, leeway);
    }
    if (start == ~0ull) return;
    // An interval of nothing at all would never let a frame end.
    const uint64_t shortest = 1000000;
    firing *first = malloc(sizeof *first);
    *first = (firing){source, generation, interval == ~0ull ? 0 : (int64_t)(interval < shortest ? shortest : interval)};
    dispatch_retain(source);
    shoji_delay_handler(shoji_delay_until(start), first, fire);
}
