#include "CRunLoopHost.h"
#include <time.h>

// Declared here as the binary interface has them: Core Foundation comes without headers on Linux.
typedef void *loop_t;
typedef void *observer_t;
typedef void *timer_t_;
extern const void *kCFRunLoopCommonModes;
extern const void *kCFRunLoopDefaultMode;
extern loop_t CFRunLoopGetMain(void);
extern int CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returnAfterSource);
extern observer_t CFRunLoopObserverCreate(
    void *allocator, unsigned long activities, unsigned char repeats, long order,
    void (*callout)(observer_t, unsigned long, void *), void *context);
extern void CFRunLoopAddObserver(loop_t loop, observer_t observer, const void *mode);
extern timer_t_ CFRunLoopTimerCreate(
    void *allocator, double date, double interval, unsigned long flags, long order,
    void (*callout)(timer_t_, void *), void *context);
extern void CFRunLoopAddTimer(loop_t loop, timer_t_ timer, const void *mode);
extern double CFAbsoluteTimeGetCurrent(void);

/// Where the run loop goes by the session's clock, whoever does that makes the frames.
extern unsigned char shoji_run_loop_is_redirected(void) __attribute__((weak));

static void turned(observer_t observer, unsigned long activity, void *context) {
    (void)observer;
    (void)context;
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    const bool makes_frames = !(shoji_run_loop_is_redirected && shoji_run_loop_is_redirected());
    shoji_run_loop_turned(activity, (double)now.tv_sec + (double)now.tv_nsec / 1e9, makes_frames);
}

static void wake(timer_t_ timer, void *context) {
    (void)timer;
    (void)context;
}

/// The timer only wakes the run loop, sixty times a second, and keeps it from being empty: on a device, too, the main
/// run loop always has something to wait for.
__attribute__((constructor)) static void watch_main_run_loop(void) {
    const unsigned long begins = 1, waits = 32, wakes = 64, ends = 128;
    // After everybody else's observers, where Core Animation has its own.
    const long order = 2000000;
    observer_t observer = CFRunLoopObserverCreate(0, begins | waits | wakes | ends, 1, order, turned, 0);
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes);
    timer_t_ timer = CFRunLoopTimerCreate(0, CFAbsoluteTimeGetCurrent(), 1.0 / 60, 0, 0, wake, 0);
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, kCFRunLoopCommonModes);
}

/// Where an asynchronous `main` waits, such as that of Swift Testing. Dispatch's own lets other threads do the main
/// queue's work and runs no run loop; on a device the main thread does it, in the main run loop.
__attribute__((noreturn)) void dispatch_main(void) {
    for (;;) CFRunLoopRunInMode(kCFRunLoopDefaultMode, 1e9, 0);
}
