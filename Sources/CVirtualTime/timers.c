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

extern const void *kCFRunLoopDefaultMode;
extern const void *kCFRunLoopCommonModes;
extern unsigned char CFEqual(const void *one, const void *other);
extern const void *CFStringCreateWithCString(void *allocator, const char *text, unsigned int encoding);

static const void *tracking_mode(void) {
    static const void *name;
    // Core Foundation's number of UTF-8
    if (!name) name = CFStringCreateWithCString(NULL, "UITrackingRunLoopMode", 0x08000100);
    return name;
}

static shoji_modes_t modes(const void *mode) {
    if (CFEqual(mode, kCFRunLoopDefaultMode)) return SHOJI_MODE_DEFAULT;
    if (CFEqual(mode, tracking_mode())) return SHOJI_MODE_TRACKING;
    return SHOJI_MODE_DEFAULT | SHOJI_MODE_TRACKING;
}

static void hand_over(timer_t_ timer, const void *mode) {
    double delay = CFRunLoopTimerGetNextFireDate(timer) - CFAbsoluteTimeGetCurrent();
    double interval = CFRunLoopTimerDoesRepeat(timer) ? CFRunLoopTimerGetInterval(timer) : 0;
    // Foundation gives `Timer(timeInterval:repeats:block:)` the present as its first date instead of the next one.
    if (delay <= 0) delay = interval;
    shoji_timer_handler(timer, delay, interval, modes(mode));
}

void CFRunLoopAddTimer(void *loop, timer_t_ timer, const void *mode) {
    if (shoji_timer_handler && foundation_callout && loop == CFRunLoopGetMain()) return hand_over(timer, mode);
    typedef void (*function)(void *, timer_t_, const void *);
    SHOJI_NEXT(function, "CFRunLoopAddTimer");
    next(loop, timer, mode);
}

static void set_date(timer_t_ timer, double date) {
    typedef void (*function)(timer_t_, double);
    SHOJI_NEXT(function, "CFRunLoopTimerSetNextFireDate");
    next(timer, date);
}

void CFRunLoopTimerSetNextFireDate(timer_t_ timer, double date) {
    set_date(timer, date);
    if (shoji_timer_moved_handler) shoji_timer_moved_handler(timer, date - CFAbsoluteTimeGetCurrent());
}

void shoji_timer_set_delay(timer_t_ timer, double delay) {
    if (CFRunLoopTimerIsValid(timer)) set_date(timer, CFAbsoluteTimeGetCurrent() + delay);
}

// What `RunLoop.currentMode` asks. An app's code runs in frames, of which Core Foundation knows nothing.
const void *CFRunLoopCopyCurrentMode(void *loop) {
    if (shoji_tracking_handler && loop == CFRunLoopGetMain()) {
        return CFRetain(shoji_tracking_handler() ? tracking_mode() : kCFRunLoopDefaultMode);
    }
    typedef const void *(*function)(void *);
    SHOJI_NEXT(function, "CFRunLoopCopyCurrentMode");
    return next(loop);
}

bool shoji_timer_is_valid(timer_t_ timer) { return CFRunLoopTimerIsValid(timer); }

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
