#define _GNU_SOURCE
#include "state.h"
#include <dlfcn.h>
#include <stdlib.h>

// Declared here as the binary interface has them, so that no header of Dispatch or of the block runtime is needed.
typedef void *queue_t;
typedef struct block {
    void *isa;
    int flags;
    int reserved;
    void (*invoke)(struct block *);
} block_t;
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern char _dispatch_main_q;

shoji_delay_handler_t shoji_delay_handler;
shoji_timer_handler_t shoji_timer_handler;
shoji_timer_moved_handler_t shoji_timer_moved_handler;
shoji_timer_ended_handler_t shoji_timer_ended_handler;
shoji_tracking_handler_t shoji_tracking_handler;
bool shoji_tasks_too;

void shoji_delays_redirect(shoji_delay_handler_t delay, shoji_timer_handler_t timer, bool tasks_too) {
    shoji_delay_handler = delay;
    shoji_timer_handler = timer;
    shoji_tasks_too = tasks_too;
}

void shoji_timer_ends_redirect(shoji_timer_ended_handler_t ended) { shoji_timer_ended_handler = ended; }

void shoji_modes_redirect(shoji_timer_moved_handler_t moved, shoji_tracking_handler_t tracking) {
    shoji_timer_moved_handler = moved;
    shoji_tracking_handler = tracking;
}

static bool is_main(queue_t queue) {
    return queue == (void *)&_dispatch_main_q;
}

/// One handed-over call. A block is called as a function of itself.
typedef struct {
    queue_t queue;
    void *context;
    shoji_work_t work;
} call_t;

static call_t *call_new(queue_t queue, void *context, shoji_work_t work) {
    call_t *call = malloc(sizeof *call);
    *call = (call_t){queue, context, work};
    return call;
}

static void block_call(void *block) {
    ((block_t *)block)->invoke(block);
    _Block_release(block);
}

/// How many pieces of counted work this thread is in.
static __thread int counted;
bool shoji_is_counted(void) { return counted > 0; }

static void call_in_background(void *context) {
    call_t call = *(call_t *)context;
    free(context);
    shoji_thread_begins();
    counted++;
    call.work(call.context);
    counted--;
    shoji_background_ended();
}

static int main_depth;
bool shoji_main_queue_is_busy(void) { return main_depth > 0; }

static void call_on_main(void *context) {
    call_t call = *(call_t *)context;
    free(context);
    shoji_main_ended();
    main_depth++;
    call.work(call.context);
    main_depth--;
}

typedef void (*async_f)(queue_t, void *, shoji_work_t);

void dispatch_async_f(queue_t queue, void *context, shoji_work_t work) {
    SHOJI_NEXT(async_f, "dispatch_async_f");
    if (!shoji_tasks_too) return next(queue, context, work);
    if (is_main(queue)) {
        shoji_main_began();
        return next(queue, call_new(queue, context, work), call_on_main);
    }
    shoji_background_began();
    call_t *call = call_new(queue, context, work);
    if (shoji_is_shared_queue(queue)) return shoji_take_turn(call, call_in_background);
    next(queue, call, call_in_background);
}

void dispatch_async(queue_t queue, void *block) {
    if (!shoji_tasks_too) {
        typedef void (*function)(queue_t, void *);
        SHOJI_NEXT(function, "dispatch_async");
        return next(queue, block);
    }
    dispatch_async_f(queue, _Block_copy(block), block_call);
}

typedef struct {
    void *group;
    void *block;
} group_call_t;

extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);

static void call_in_group(void *context) {
    group_call_t call = *(group_call_t *)context;
    free(context);
    block_call(call.block);
    dispatch_group_leave(call.group);
    dispatch_release(call.group);
}

void dispatch_group_async(void *group, queue_t queue, void *block) {
    if (!shoji_tasks_too) {
        typedef void (*function)(void *, queue_t, void *);
        SHOJI_NEXT(function, "dispatch_group_async");
        return next(group, queue, block);
    }
    group_call_t *call = malloc(sizeof *call);
    *call = (group_call_t){group, _Block_copy(block)};
    dispatch_retain(group);
    dispatch_group_enter(group);
    dispatch_async_f(queue, call, call_in_group);
}

/// Its two highest bits name the clock.
int64_t shoji_delay_until(uint64_t when) {
    const uint64_t high = 1ull << 63, wall = 1ull << 62;
    struct timespec now;
    uint64_t value = when;
    clockid_t clock = CLOCK_MONOTONIC;
    if (when & high) {
        clock = when & wall ? CLOCK_REALTIME : CLOCK_BOOTTIME;
        value = when & wall ? (uint64_t) - (int64_t)when : when & ~high;
    }
    clock_gettime(clock, &now);
    int64_t delay = (int64_t)value - ((int64_t)now.tv_sec * 1000000000 + now.tv_nsec);
    return delay > 0 ? delay : 0;
}

static void call_on_its_queue(void *context) {
    call_t call = *(call_t *)context;
    free(context);
    if (is_main(call.queue)) return call.work(call.context);
    dispatch_async_f(call.queue, call.context, call.work);
    dispatch_release(call.queue);
}

static void delay_call(uint64_t when, queue_t queue, void *context, shoji_work_t work) {
    if (when == ~0ull) return;
    if (!is_main(queue)) dispatch_retain(queue);
    shoji_delay_handler(shoji_delay_until(when), call_new(queue, context, work), call_on_its_queue);
}

void dispatch_after_f(uint64_t when, queue_t queue, void *context, shoji_work_t work) {
    if (!shoji_tasks_too) {
        typedef void (*function)(uint64_t, queue_t, void *, shoji_work_t);
        SHOJI_NEXT(function, "dispatch_after_f");
        return next(when, queue, context, work);
    }
    delay_call(when, queue, context, work);
}

void dispatch_after(uint64_t when, queue_t queue, void *block) {
    if (!shoji_delay_handler) {
        typedef void (*function)(uint64_t, queue_t, void *);
        SHOJI_NEXT(function, "dispatch_after");
        return next(when, queue, block);
    }
    delay_call(when, queue, _Block_copy(block), block_call);
}
