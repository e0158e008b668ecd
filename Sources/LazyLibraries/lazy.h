#ifndef LAZY_H
#define LAZY_H

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

// Functions that stand for those of a library, which is opened by the first call. A library that is linked is loaded, bound and
// kept in memory by every process, though most processes never call it.

/// Whatever a library has: it takes and gives whole numbers and pointers only.
typedef void *(*any_function)(void *, ...);

static any_function lazy_find(const char *file, const char *name) {
    void *library = dlopen(file, RTLD_LAZY | RTLD_LOCAL);
    any_function found = library ? (any_function)dlsym(library, name) : NULL;
    if (found) return found;
    fprintf(stderr, "shoji: %s cannot be used: %s\n", file, dlerror());
    abort();
}

// Six words are what is handed over in registers on every machine; no function of these has more arguments, and those
// that are not there are not looked at.
#define LAZY_FUNCTION(file, name)                                                                                 \
    void *name(void *a, void *b, void *c, void *d, void *e, void *f) {                                            \
        static any_function next;                                                                                 \
        if (!next) next = lazy_find(file, #name);                                                                 \
        return next(a, b, c, d, e, f);                                                                            \
    }

/// The same, seen by nobody but the library or program that it is linked into.
#define LAZY_HIDDEN(file, name) __attribute__((visibility("hidden"))) LAZY_FUNCTION(file, name)

#endif
