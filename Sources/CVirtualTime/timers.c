#define _GNU_SOURCE
#include "state.h"
#include <dlfcn.h>
#include <unistd.h>

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
extern void CFRunLoopTimerGetContext(timer_t_ timer, context_t *context);
extern const void *CFRetain(const void *object);
extern void CFRelease(const void *object);

// The function that Foundation gives every timer; Core Foundation offers no way to ask a timer for it.
static callout_t foundation_callout;

static timer_t_ create_timer(
    void *allocator, double date, double interval, unsigned long flags, long order, callout_t callout,
    context_t *context) {
    typedef timer_t_ (*function)(void *, double, double, unsigned long, long, callout_t, context_t *);
    SHOJI_NEXT(function, "CFRunLoopTimerCreate");
    return next(allocator, date, interval, flags, order, callout, context);
}

timer_t_ CFRunLoopTimerCreate(
    void *allocator, double date, double interval, unsigned long flags, long order, callout_t callout,
    context_t *context) {
    foundation_callout = callout;
    return create_timer(allocator, date, interval, flags, order, callout, context);
}

// Foundation retains its timer for Core Foundation's to call, and has given that no function that would let go.
void CFRunLoopTimerInvalidate(timer_t_ timer) {
    typedef void (*function)(timer_t_);
    SHOJI_NEXT(function, "CFRunLoopTimerInvalidate");
    context_t context = {0};
    if (shoji_timer_ended_handler && CFRunLoopTimerIsValid(timer)) CFRunLoopTimerGetContext(timer, &context);
    next(timer);
    if (context.info && !context.retain) shoji_timer_ended_handler(context.info);
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

extern const void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern unsigned long CFGetTypeID(const void *object);
extern unsigned long CFArrayGetTypeID(void);
extern long CFArrayGetCount(const void *array);
extern const void *CFArrayGetValueAtIndex(const void *array, long index);

static void call_block(timer_t_ timer, void *block) {
    (void)timer;
    struct { void *isa; int flags, reserved; void (*invoke)(void *); } *layout = block;
    layout->invoke(block);
}

static shoji_modes_t all_modes(const void *mode) {
    if (CFGetTypeID(mode) != CFArrayGetTypeID()) return modes(mode);
    shoji_modes_t all = 0;
    for (long index = 0; index < CFArrayGetCount(mode); index++) all |= modes(CFArrayGetValueAtIndex(mode, index));
    return all;
}

// What `RunLoop.perform(inModes:block:)` calls, and with it Combine's `receive(on: RunLoop.main)`. A block of the main thread for a mode in
// which the run loop is not waits as a timer does. Other threads cannot ask for the mode: their blocks run at once.
void CFRunLoopPerformBlock(void *loop, const void *mode, const void *block) {
    typedef void (*function)(void *, const void *, const void *);
    SHOJI_NEXT(function, "CFRunLoopPerformBlock");
    bool asks = shoji_timer_handler && shoji_tracking_handler && loop == CFRunLoopGetMain() && gettid() == getpid();
    if (!asks) return next(loop, mode, block);
    shoji_modes_t wanted = all_modes(mode);
    if (wanted & (shoji_tracking_handler() ? SHOJI_MODE_TRACKING : SHOJI_MODE_DEFAULT)) {
        // The run loop itself knows of the default mode alone.
        return next(loop, kCFRunLoopDefaultMode, block);
    }
    context_t context = {0, (void *)block, _Block_copy, _Block_release, NULL};
    timer_t_ timer = create_timer(NULL, CFAbsoluteTimeGetCurrent(), 0, 0, 0, call_block, &context);
    shoji_timer_handler(timer, 0, 0, wanted);
    CFRelease(timer);
}

bool shoji_timer_is_valid(timer_t_ timer) { return CFRunLoopTimerIsValid(timer); }

bool shoji_timer_fire(timer_t_ timer) {
    if (!CFRunLoopTimerIsValid(timer)) return false;
    context_t context = {0};
    CFRunLoopTimerGetContext(timer, &context);
    callout_t callout = context.retain == _Block_copy ? call_block : foundation_callout;
    if (!callout) return false;
    bool repeats = CFRunLoopTimerDoesRepeat(timer);
    callout(timer, context.info);
    if (!repeats) CFRunLoopTimerInvalidate(timer);
    return true;
}

void shoji_timer_retain(timer_t_ timer) { CFRetain(timer); }
void shoji_timer_release(timer_t_ timer) { CFRelease(timer); }
