#define _GNU_SOURCE
#include "state.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <unistd.h>

// The main run loop, where an app or a test runs it. Whoever does waits for a moment of the session's clock or for something to
// happen: between what there is to do the session's clock goes on, frame by frame, and the machine's time does not matter.

static shoji_frame_handler_t frame_handler;

// Declared here as the binary interface has them: Core Foundation comes without headers on Linux.
extern void *CFRunLoopGetMain(void);
extern void *CFRunLoopSourceCreate(void *allocator, long order, void *context);
extern void CFRunLoopAddSource(void *loop, void *source, const void *mode);
extern const void *kCFRunLoopCommonModes;

/// Foundation runs no run loop that has nothing to wait for: on a device the main one always has, here a source that never signals.
static void keep_main_run_loop(void) {
    static struct {
        long version;
        void *info;
        const void *retain, *release, *description, *equal, *hash, *schedule, *cancel, *perform;
    } context;
    CFRunLoopAddSource(CFRunLoopGetMain(), CFRunLoopSourceCreate(NULL, 0, &context), kCFRunLoopCommonModes);
}

void shoji_run_loop_redirect(shoji_frame_handler_t handler) {
    if (!frame_handler) keep_main_run_loop();
    frame_handler = handler;
}
bool shoji_run_loop_is_redirected(void) { return frame_handler != NULL; }

static int64_t steady_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

enum { finished = 1, stopped = 2, timed_out = 3, handled_source = 4 };

static int run(const void *mode, double seconds, unsigned char returnAfterSource) {
    typedef int (*function)(const void *, double, unsigned char);
    SHOJI_NEXT(function, "CFRunLoopRunInMode");
    return next(mode, seconds, returnAfterSource);
}

extern const void *kCFRunLoopDefaultMode;

void shoji_run_loop_poll(void) { run(kCFRunLoopDefaultMode, 0, 0); }

/// Whether somebody has stopped the main run loop while it made a frame: Core Foundation takes it for one that does not run.
static atomic_bool is_stopped;

// XCTest stops the run loop in which it waits when what it waits for has come, as it does in frames: an animation's end.
void CFRunLoopStop(void *loop) {
    typedef void (*function)(void *);
    SHOJI_NEXT(function, "CFRunLoopStop");
    next(loop);
    if (frame_handler && loop == CFRunLoopGetMain()) atomic_store(&is_stopped, true);
}

/// Until `seconds` have gone by, or as Core Foundation says.
static int turn_until(const void *mode, double seconds, unsigned char returnAfterSource);

// Foundation's RunLoop stands on this; XCTest's waits stand on that.
int CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returnAfterSource) {
    if (!frame_handler || gettid() != getpid()) return run(mode, seconds, returnAfterSource);
    // Runs for no time at all, one after another: somebody asks again and again whether something has come.
    static int polls;
    enum { polls_of_a_frame = 16, frame = 1000000000 / 60 };
    if (seconds <= 0) {
        int result = run(mode, seconds, returnAfterSource);
        bool takes_time = ++polls == polls_of_a_frame;
        if (takes_time) polls = 0;
        if (!frame_handler(takes_time) && takes_time) shoji_clock_advance(frame);
        return result;
    }
    polls = 0;
    // A stop is that of the run which is innermost.
    bool is_stopped_outside = atomic_exchange(&is_stopped, false);
    int result = turn_until(mode, seconds, returnAfterSource);
    atomic_store(&is_stopped, is_stopped_outside);
    return result;
}

static int turn_until(const void *mode, double seconds, unsigned char returnAfterSource) {
    // Dates are doubles: what is left of a moment may be less than a nanosecond.
    int64_t end = seconds > 1e9 ? INT64_MAX : steady_now() + (int64_t)(seconds * 1e9) + 1;
    const int64_t rounding_error = 1000;
    // Until a date that was now when it was asked for.
    if (seconds * 1e9 <= (double)rounding_error) frame_handler(false);
    for (;;) {
        int result = run(mode, 0, returnAfterSource);
        if (result == finished || result == stopped || (result == handled_source && returnAfterSource)) return result;
        int64_t left = end - steady_now();
        if (left <= 0) return timed_out;
        if (left > rounding_error && frame_handler(true)) {
            if (atomic_load(&is_stopped)) return stopped;
            continue;
        }
        // In a frame there are no others: the wait is over, but for one without an end.
        if (end != INT64_MAX) shoji_clock_advance(left);
        return timed_out;
    }
}
