#define _GNU_SOURCE
#include "state.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// Work on the queues that do several things at once: Dispatch's global ones, those of operation queues and that of Swift's tasks. Which of two
// such things comes first depends on the machine, and with it what an app shows that appends what it has loaded. In played runs they
// are done one after the other, in the order in which they were handed over. Who waits or sleeps lets the next one begin.

typedef void *queue_t;
extern const char *dispatch_queue_get_label(queue_t queue);
extern queue_t dispatch_get_global_queue(long identifier, unsigned long flags);

typedef struct item {
    void *context;
    shoji_work_t work;
    struct item *next;
} item;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static item *first, *last;
/// Whose turn it is: a number that every turn gets anew; 0: nobody's.
static unsigned long turn, turns;
/// When the item at work was begun, by the machine's clock, in seconds.
static double begun;
static __thread unsigned long own_turn;

static double now(void) {
    struct timespec time;
    shoji_real_time(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

bool shoji_is_shared_queue(void *queue) {
    static const char *labels[] = {"com.apple.root.", "Swift global concurrent queue", "NSOperationQueue"};
    const char *label = dispatch_queue_get_label(queue);
    for (unsigned each = 0; label && each < sizeof labels / sizeof *labels; each++)
        if (strncmp(label, labels[each], strlen(labels[each])) == 0) return true;
    return false;
}

static void work_off(void *context);

/// With the lock held.
static void begin_turn(void) {
    typedef void (*function)(queue_t, void *, shoji_work_t);
    SHOJI_NEXT(function, "dispatch_async_f");
    turn = ++turns;
    begun = now();
    next(dispatch_get_global_queue(0, 0), (void *)turn, work_off);
}

void shoji_take_turn(void *context, shoji_work_t work) {
    item *new = malloc(sizeof *new);
    *new = (item){context, work, NULL};
    pthread_mutex_lock(&lock);
    if (last) last->next = new;
    else first = new;
    last = new;
    if (turn == 0) begin_turn();
    pthread_mutex_unlock(&lock);
}

static void work_off(void *context) {
    own_turn = (unsigned long)context;
    for (;;) {
        pthread_mutex_lock(&lock);
        // Somebody else's, since this one waited in between.
        if (turn != own_turn) break;
        item *next = first;
        if (!next) {
            turn = 0;
            break;
        }
        first = next->next;
        if (!first) last = NULL;
        begun = now();
        pthread_mutex_unlock(&lock);
        next->work(next->context);
        free(next);
    }
    pthread_mutex_unlock(&lock);
    own_turn = 0;
}

void shoji_turn_ends(void) {
    if (own_turn == 0) return;
    pthread_mutex_lock(&lock);
    if (turn == own_turn) {
        turn = 0;
        if (first) begin_turn();
    }
    pthread_mutex_unlock(&lock);
}

/// Seconds of the machine's after which work is taken to wait for something that nothing here knows of.
static const double patience = 1;

void shoji_turns_check(void) {
    pthread_mutex_lock(&lock);
    if (turn != 0 && first && now() - begun > patience) begin_turn();
    pthread_mutex_unlock(&lock);
}

extern long dispatch_group_wait(void *group, unsigned long long timeout);

long dispatch_group_wait(void *group, unsigned long long timeout) {
    typedef long (*function)(void *, unsigned long long);
    SHOJI_NEXT(function, "dispatch_group_wait");
    if (own_turn == 0 || next(group, 0) == 0) return next(group, timeout);
    shoji_turn_ends();
    return next(group, timeout);
}
