#include "CAppMain.h"
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/prctl.h>
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
