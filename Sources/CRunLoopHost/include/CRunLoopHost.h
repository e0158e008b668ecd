#pragma once
#include <stdbool.h>

// Watches the main run loop of a process without a host from the moment it starts; nothing has to be called.
//
// Part of the product `UIKit`, not of what a played or served app links: there a session moves the clock.

/// The main run loop begins, waits, wakes or ends (Core Foundation's activities) at `now`, in seconds of the
/// machine's clock, and whether frames are to be made then. Defined in RunLoopHost.
extern void shoji_run_loop_turned(unsigned long activity, double now, bool makes_frames);
