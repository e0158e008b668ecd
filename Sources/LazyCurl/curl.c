#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

// A library with the name and the functions of libcurl that opens the machine's own at the first call. Foundation's
// networking links libcurl, which brings fifty libraries; loading those took a third of a process's start, and most
// apps never make a request. `Scripts/build-curl` builds it: `LIBCURL` is the path of the machine's own, and functions.h
// names its functions, each as `FUNCTION(name)`.

/// Whatever libcurl has: it takes and gives whole numbers and pointers only.
typedef void *(*any_function)(void *, ...);

static void *library;

static void open_library(void) { library = dlopen(LIBCURL, RTLD_LAZY | RTLD_LOCAL); }

static any_function find(const char *name) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, open_library);
    any_function found = library ? (any_function)dlsym(library, name) : NULL;
    if (found) return found;
    fprintf(stderr, "shoji: libcurl cannot be used: %s\n", dlerror());
    abort();
}

// Six words are what is handed over in registers on every machine; no function of these has more arguments, and those
// that are not there are not looked at.
#define FUNCTION(name)                                                                                            \
    void *name(void *a, void *b, void *c, void *d, void *e, void *f) {                                            \
        static any_function next;                                                                                 \
        if (!next) next = find(#name);                                                                            \
        return next(a, b, c, d, e, f);                                                                            \
    }
#include "functions.h"
