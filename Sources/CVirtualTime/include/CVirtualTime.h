#pragma once

#include <stdbool.h>
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

/// Receives a Foundation timer that was added to the main run loop.
/// `delay` seconds from now; `interval` seconds, 0 for a timer that fires once.
typedef void (*shoji_timer_handler_t)(void *timer, double delay, double interval);

/// From now on delayed calls and timers of the main thread go to the handlers; NULL gives them back to the
/// libraries. `tasks_too`: also those of Swift tasks (`Task.sleep`), and work on other queues is counted for
/// `shoji_main_drain`. Timers that are armed already stay where they are.
void shoji_delays_redirect(shoji_delay_handler_t delay, shoji_timer_handler_t timer, bool tasks_too);

/// From now on random numbers come from a fixed seed, and every clock stands still and moves by `shoji_clock_advance` only; the wall clock shows
/// `seconds` since 1970. Process-wide; cannot be undone.
void shoji_clock_take_over(int64_t seconds);
void shoji_clock_advance(int64_t nanoseconds);

/// Calls what the timer calls; a timer that fires once is invalid afterwards. False when the timer was invalid.
bool shoji_timer_fire(void *timer);
void shoji_timer_retain(void *timer);
void shoji_timer_release(void *timer);

/// Runs what the main queue and the main run loop have waiting, and waits for work on other queues that was
/// started while delays are redirected, until neither has anything left; at most `seconds` of real time.
/// False when it gave up waiting.
bool shoji_main_drain(double seconds);

/// The identifier of the app's `Locale.current`, such as `en_US`, which it is until it is set.
void shoji_locale_set(const char *identifier);
const char *shoji_locale(void);
