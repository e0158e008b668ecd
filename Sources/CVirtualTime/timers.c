#define _GNU_SOURCE
#include "state.h"
#include <dlfcn.h>

// Core Foundation's run loop timers, which Foundation's Timer stands on.
typedef void *timer_t_;
typedef void (*callout_t)(timer_t_ timer, void *info);
typedef struct {
    long version;
    void *info;
    const void *(*retain)(const void *);
    void (*release)(const void *);
    void *(*copyDescription)(const void *);
} context_t;
extern void *CFRunLoopGetMain(void);
extern double CFAbsoluteTimeGetCurrent(void);
extern double CFRunLoopTimerGetInterval(timer_t_ timer);
extern double CFRunLoopTimerGetNextFireDate(timer_t_ timer);
extern unsigned char CFRunLoopTimerDoesRepeat(timer_t_ timer);
extern unsigned char CFRunLoopTimerIsValid(timer_t_ timer);
extern void CFRunLoopTimerInvalidate(timer_t_ timer);
extern void CFRunLoopTimerGetContext(timer_t_ timer, context_t *context);
extern const void *CFRetain(const void *object);
extern void CFRelease(const void *object);

// The function that Foundation gives every timer; Core Foundation offers no way to ask a timer for it.
static callout_t foundation_callout;

timer_t_ CFRunLoopTimerCreate(
    void *allocator, double date, double interval, unsigned long flags, long order, callout_t callout,
    context_t *context) {
    typedef timer_t_ (*function)(void *, double, double, unsigned long, long, callout_t, context_t *);
    SHOJI_NEXT(function, "CFRunLoopTimerCreate");
    foundation_callout = callout;
    return next(allocator, date, interval, flags, order, callout, context);
}

static void hand_over(timer_t_ timer) {
    double delay = CFRunLoopTimerGetNextFireDate(timer) - CFAbsoluteTimeGetCurrent();
    double interval = CFRunLoopTimerDoesRepeat(timer) ? CFRunLoopTimerGetInterval(timer) : 0;
    // Foundation gives `Timer(timeInterval:repeats:block:)` the present as its first date instead of the next one.
    if (delay <= 0) delay = interval;
    shoji_timer_handler(timer, delay, interval);
}

void CFRunLoopAddTimer(void *loop, timer_t_ timer, const void *mode) {
    if (shoji_timer_handler && foundation_callout && loop == CFRunLoopGetMain()) return hand_over(timer);
    typedef void (*function)(void *, timer_t_, const void *);
    SHOJI_NEXT(function, "CFRunLoopAddTimer");
    next(loop, timer, mode);
}

bool shoji_timer_fire(timer_t_ timer) {
    if (!foundation_callout || !CFRunLoopTimerIsValid(timer)) return false;
    context_t context = {0};
    CFRunLoopTimerGetContext(timer, &context);
    bool repeats = CFRunLoopTimerDoesRepeat(timer);
    foundation_callout(timer, context.info);
    if (!repeats) CFRunLoopTimerInvalidate(timer);
    return true;
}

void shoji_timer_retain(timer_t_ timer) { CFRetain(timer); }
void shoji_timer_release(timer_t_ timer) { CFRelease(timer); }
