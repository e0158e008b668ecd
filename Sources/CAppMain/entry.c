#define _GNU_SOURCE
#include "CAppMain.h"
#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/types.h>
#include <unistd.h>

// The app's own @main or top-level code, which is compiled under this name; absent when it has neither.
extern int shoji_app_entry(int argc, char **argv) __attribute__((weak));

// The tests that the app hosts; absent in an app.
extern void shoji_test_entry(void) __attribute__((weak));

// An app executable starts here: the host first, which then starts the app.
int main(int argc, char **argv) {
    // A parent that starts processes from a worker thread hands down that thread's blocked signals; SIGTERM among them.
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    // Swift's runtime would first write where each thread is, for a quarter of a minute.
    signal(SIGQUIT, SIG_DFL);
    // What the app prints appears when it prints it, in a pipe too.
    setvbuf(stdout, NULL, _IOLBF, 0);
    return shoji_host_main(argc, argv, shoji_app_entry, shoji_test_entry);
}

void shoji_end_with_parent(int parent) {
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    // It may have gone before the call.
    if (getppid() != parent) raise(SIGTERM);
}

// In pieces that a pipe takes whole, whatever other threads write to it.
static ssize_t write_marked(void *unused, const char *text, size_t size) {
    (void)unused;
    char piece[PIPE_BUF];
    for (size_t done = 0; done < size;) {
        size_t count = size - done < sizeof piece - 2 ? size - done : sizeof piece - 2;
        piece[0] = '\x0e';
        memcpy(piece + 1, text + done, count);
        piece[count + 1] = '\x0f';
        while (write(STDERR_FILENO, piece, count + 2) < 0)
            if (errno != EINTR) return 0;
        done += count;
    }
    return size;
}

void shoji_mark_printed(void) {
    FILE *marked = fopencookie(NULL, "w", (cookie_io_functions_t){.write = write_marked});
    if (!marked) return;
    setvbuf(marked, NULL, _IOLBF, 0);
    fflush(stdout);
    stdout = marked;
}
