#include <errno.h>
#include <linux/perf_event.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CVirtualTime.h"

int shoji_instructions_open(void) {
    struct perf_event_attr what;
    memset(&what, 0, sizeof what);
    what.size = sizeof what;
    what.type = PERF_TYPE_HARDWARE;
    what.config = PERF_COUNT_HW_INSTRUCTIONS;
    what.exclude_kernel = what.exclude_hv = 1;
    // All the time or not at all: a share of it would be a guess.
    what.pinned = 1;
    long counter = syscall(SYS_perf_event_open, &what, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
    return counter < 0 ? -errno : (int)counter;
}

bool shoji_instructions_read(int counter, uint64_t *count) {
    return read(counter, count, sizeof *count) == sizeof *count;
}
