#pragma once

#include "CVirtualTime.h"
#include <time.h>

// Of the executable alone: the runtime library holds all of this once more, which must stay switched off.
#pragma GCC visibility push(hidden)

extern shoji_delay_handler_t shoji_delay_handler;
extern shoji_timer_handler_t shoji_timer_handler;
extern shoji_timer_moved_handler_t shoji_timer_moved_handler;
extern shoji_timer_ended_handler_t shoji_timer_ended_handler;
extern shoji_tracking_handler_t shoji_tracking_handler;
extern bool shoji_tasks_too;

/// The library's own definition of `name`, found once and kept.
#define SHOJI_NEXT(type, name)                                                                                   \
    static type next;                                                                                            \
    if (!next) next = (type)dlsym(RTLD_NEXT, name)

bool shoji_clock_is_taken(void);

/// The machine's clock, whatever `shoji_clock_take_over` did.
void shoji_real_time(clockid_t clock, struct timespec *now);

/// This thread has waited in vain: its clocks are so much ahead of the session's until it begins other work.
void shoji_thread_waited(int64_t nanoseconds);
void shoji_thread_begins(void);
/// Nanoseconds since the session began, as this thread sees it, which may have waited.
int64_t shoji_thread_now(void);
/// For this thread it is a moment, in nanoseconds since the session began.
void shoji_thread_is_at(int64_t nanoseconds);
/// Nanoseconds since the session began.
int64_t shoji_clock_elapsed(void);
/// Whether this thread's clocks are the machine's.
void shoji_thread_sees_machine(bool does);
bool shoji_thread_is_machines(void);

/// Work on queues other than the main one that has been handed over and has not ended.
void shoji_background_began(void);
void shoji_background_ended(void);
/// Work handed to the main queue that has not run.
void shoji_main_began(void);
void shoji_main_ended(void);

/// Nanoseconds from now until a `dispatch_time_t`.
int64_t shoji_delay_until(uint64_t when);

/// This thread is one of the machine's until the second call: its clocks go, and `shoji_main_drain` waits for it however
/// long it takes.
void shoji_machine_time_begins(void);
void shoji_machine_time_ends(void);

/// Whether the main thread is in work of the main queue, which does no other until that has ended.
bool shoji_main_queue_is_busy(void);
/// Does what waits in the main run loop, without waiting and without frames.
void shoji_run_loop_poll(void);

/// Counted work sleeps by the session's clock, uncounted meanwhile.
void shoji_sleep(int64_t nanoseconds);
/// Wakes the first of those that sleep, if the session's clock has come so far; whether it has.
bool shoji_sleeper_wakes(void);

/// Whether this thread does work that is counted.
bool shoji_is_counted(void);
/// Work that is counted waits for another thread, at an address; it does not count until that is woken.
/// `shoji_block_tries` does so unless `take` succeeds.
void shoji_block_begins(const void *address);
bool shoji_block_tries(const void *address, int (*take)(void *));
void shoji_block_ends(const void *address);
/// So many threads that wait at the address go on.
void shoji_wakes(const void *address, long count);
/// Whether a queue does several things at once, which are done in turn.
bool shoji_is_shared_queue(void *queue);
/// Hands work over that is done in its turn.
void shoji_take_turn(void *context, shoji_work_t work);
/// This thread is about to wait: the next one's turn.
void shoji_turn_ends(void);
/// Lets the next one begin where work seems to wait for what nothing here knows of.
void shoji_turns_check(void);
/// Whether somebody wants to know when the main thread waits.
bool shoji_main_is_watched(void);
/// The main thread waits: calls the handler when all others have nothing to do.
void shoji_main_waits(void);

#pragma GCC visibility pop
