#pragma once

#include "CVirtualTime.h"
#include <time.h>

extern shoji_delay_handler_t shoji_delay_handler;
extern shoji_timer_handler_t shoji_timer_handler;
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

/// Work on queues other than the main one that has been handed over and has not ended.
void shoji_background_began(void);
void shoji_background_ended(void);
/// Work handed to the main queue that has not run.
void shoji_main_began(void);
void shoji_main_ended(void);

/// Nanoseconds from now until a `dispatch_time_t`.
int64_t shoji_delay_until(uint64_t when);
