#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Time that a program moves by hand, for code that asks Foundation, Dispatch or Swift concurrency for delays.
//
// The functions of those libraries that read a clock or arm a timer are defined here once more. The dynamic
// linker prefers definitions of the executable, so they are called in the libraries' place; while nothing
// below is switched on, each passes its call on to the library.

/// What a delayed call is made of. `work(context)` is called exactly once, on the main thread.
typedef void (*shoji_work_t)(void *context);

/// Receives calls that are to run on the main thread `delay` nanoseconds from now.
typedef void (*shoji_delay_handler_t)(int64_t delay, void *context, shoji_work_t work);

/// Modes of the main run loop: the default one, and that in which it is while something is scrolled. Common modes are
/// both.
typedef enum { SHOJI_MODE_DEFAULT = 1, SHOJI_MODE_TRACKING = 2 } shoji_modes_t;

/// Receives a Foundation timer that was added to the main run loop, once for each time it was added.
/// `delay` seconds from now; `interval` seconds, 0 for a timer that fires once.
typedef void (*shoji_timer_handler_t)(void *timer, double delay, double interval, shoji_modes_t modes);

/// Receives a timer whose next date was set: `delay` seconds from now, possibly below 0.
typedef void (*shoji_timer_moved_handler_t)(void *timer, double delay);

/// Receives a Foundation timer, as an object, that has become invalid, with the reference to it that Foundation took when it
/// made the timer and never gives back. On any thread.
typedef void (*shoji_timer_ended_handler_t)(void *timer);

/// Whether something is scrolled. Asked on the main thread.
typedef bool (*shoji_tracking_handler_t)(void);

/// From now on delayed calls and timers of the main thread go to the handlers; NULL gives them back to the
/// libraries. `tasks_too`: also those of Swift tasks (`Task.sleep`), and work on other queues is counted for
/// `shoji_main_drain`. Timers that are armed already stay where they are.
void shoji_delays_redirect(shoji_delay_handler_t delay, shoji_timer_handler_t timer, bool tasks_too);

/// The same for dates of timers that were handed over, and for what the main run loop says of its mode.
void shoji_modes_redirect(shoji_timer_moved_handler_t moved, shoji_tracking_handler_t tracking);

/// From now on timers that become invalid go to the handler.
void shoji_timer_ends_redirect(shoji_timer_ended_handler_t ended);

/// From now on random numbers come from a fixed seed, and every clock stands still and moves by `shoji_clock_advance` only; the wall clock shows
/// `seconds` since 1970. Process-wide; cannot be undone.
void shoji_clock_take_over(int64_t seconds);
void shoji_clock_advance(int64_t nanoseconds);

/// Calls what the timer calls; a timer that fires once is invalid afterwards. False when the timer was invalid.
bool shoji_timer_fire(void *timer);
bool shoji_timer_is_valid(void *timer);
/// What the timer says of its next date: in `delay` seconds.
void shoji_timer_set_delay(void *timer, double delay);
void shoji_timer_retain(void *timer);
void shoji_timer_release(void *timer);

/// Runs what the main queue and the main run loop have waiting, and waits for work on other queues that was
/// started while delays are redirected, until neither has anything left; at most `seconds` of real time.
/// False when it gave up waiting.
bool shoji_main_drain(double seconds);

/// Nanoseconds of the session's clock until work on another queue that sleeps goes on; INT64_MAX: none sleeps.
int64_t shoji_sleeps_for(void);

/// Called on the main thread to go on by a frame, or for a turn of the run loop that takes no time: runs what is due and lays out what
/// has changed. False when a frame is being made already.
typedef bool (*shoji_frame_handler_t)(bool takes_time);

/// From now on the main run loop, when it is run and has nothing to do, goes on by frames instead of waiting.
void shoji_run_loop_redirect(shoji_frame_handler_t handler);
bool shoji_run_loop_is_redirected(void);

/// The identifier of the app's `Locale.current`, such as `en_US`, which it is until it is set.
void shoji_locale_set(const char *identifier);
const char *shoji_locale(void);

// Requests of Foundation's URLSession.

/// A request that an app has made. Everything in it is valid during the call only.
typedef struct {
    /// Names the request from now on.
    uint64_t number;
    const char *method;
    const char *url;
    /// "Name: value", each on a line of its own.
    const char *headers;
    const void *body;
    size_t length;
} shoji_request_t;

/// Called when a request has been sent, on URLSession's queue.
typedef void (*shoji_request_handler_t)(const shoji_request_t *request);

/// From now on new requests go to the handler instead of to the network; NULL gives them back.
void shoji_requests_redirect(shoji_request_handler_t handler);

/// Whether a request has no answer yet and nobody has cancelled it. Answers to others are nobody's.
bool shoji_request_waits(uint64_t number);

/// `head` is a status line and header lines, each ended by CR and LF, and an empty line.
void shoji_request_answer(uint64_t number, const char *head, const void *body, size_t length);

/// The request fails with an error of the domain NSURLErrorDomain and what apps show of it.
void shoji_request_fail(uint64_t number, int code, const char *text);

/// What stands before code and text of such an error on its way through Foundation, which tells of some codes only.
#define SHOJI_FAILURE_MARK "NSURLErrorDomain "

/// Whether a request is under way.
bool shoji_requests_are_open(void);

/// What came over the network: `result` is libcurl's, 0 for success.
typedef struct {
    int result;
    char *head;
    void *body;
    size_t length;
} shoji_answer_t;

/// Asks the network what a request asks, and waits, in the machine's time. NULL when the request waits no more.
shoji_answer_t *shoji_request_fetch(uint64_t number);
void shoji_answer_free(shoji_answer_t *answer);

/// Called on the main thread while it waits for another thread and all others have nothing to do.
typedef void (*shoji_wait_handler_t)(void);
void shoji_main_waits_redirect(shoji_wait_handler_t handler);

/// Begins to count the instructions that this thread takes outside of the kernel. Below 0: the negative of `errno`. Close it.
int shoji_instructions_open(void);

/// How many it were so far. False where the counter was taken for something else.
bool shoji_instructions_read(int counter, uint64_t *count);
