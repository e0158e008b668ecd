#define _GNU_SOURCE
#include "state.h"
#include <dirent.h>
#include <dlfcn.h>
#include <fts.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// Folders are read in the order of their entries' names, which differs from disk to disk otherwise: a list of an app's
// files is the same on every machine.

struct folder {
    DIR *key;
    struct dirent **entries;
    __SIZE_TYPE__ count, next;
    struct folder *after;
};

static struct folder *open_folders;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int by_name(const void *one, const void *other) {
    return strcmp((*(struct dirent *const *)one)->d_name, (*(struct dirent *const *)other)->d_name);
}

/// All that is left of a folder, sorted; NULL where there is no memory.
static struct folder *read_folder(DIR *key) {
    typedef struct dirent *(*function)(DIR *);
    SHOJI_NEXT(function, "readdir");
    struct folder *made = calloc(1, sizeof *made);
    if (!made || !next) return made;
    made->key = key;
    __SIZE_TYPE__ room = 0;
    for (struct dirent *entry; (entry = next(key));) {
        if (made->count == room) {
            room = room ? room * 2 : 32;
            struct dirent **more = realloc(made->entries, room * sizeof *more);
            if (!more) break;
            made->entries = more;
        }
        // With room for the longest name: Foundation of Swift 6.3 copies 256 bytes of each name of /proc/self/fd when it starts a program
        // (github.com/swiftlang/swift-corelibs-foundation/pull/5472), and stopped where memory ended behind a short one.
        struct dirent *copy = malloc(entry->d_reclen > sizeof *copy ? entry->d_reclen : sizeof *copy);
        if (!copy) break;
        made->entries[made->count++] = memcpy(copy, entry, entry->d_reclen);
    }
    if (made->count) qsort(made->entries, made->count, sizeof *made->entries, by_name);
    return made;
}

static void forget(DIR *key) {
    pthread_mutex_lock(&lock);
    struct folder **place = &open_folders;
    while (*place && (*place)->key != key) place = &(*place)->after;
    struct folder *found = *place;
    if (found) *place = found->after;
    pthread_mutex_unlock(&lock);
    if (!found) return;
    for (__SIZE_TYPE__ i = 0; i < found->count; i++) free(found->entries[i]);
    free(found->entries);
    free(found);
}

struct dirent *readdir(DIR *key) {
    pthread_mutex_lock(&lock);
    struct folder *found = open_folders;
    while (found && found->key != key) found = found->after;
    if (!found && (found = read_folder(key))) {
        found->after = open_folders;
        open_folders = found;
    }
    struct dirent *entry = found && found->next < found->count ? found->entries[found->next++] : NULL;
    pthread_mutex_unlock(&lock);
    return entry;
}

int closedir(DIR *key) {
    forget(key);
    typedef int (*function)(DIR *);
    SHOJI_NEXT(function, "closedir");
    return next(key);
}

void rewinddir(DIR *key) {
    forget(key);
    typedef void (*function)(DIR *);
    SHOJI_NEXT(function, "rewinddir");
    next(key);
}

static int entries_by_name(const FTSENT **one, const FTSENT **other) {
    return strcmp((*one)->fts_name, (*other)->fts_name);
}

FTS *fts_open(char *const *paths, int options, int (*order)(const FTSENT **, const FTSENT **)) {
    typedef FTS *(*function)(char *const *, int, int (*)(const FTSENT **, const FTSENT **));
    SHOJI_NEXT(function, "fts_open");
    return next(paths, options, order ? order : entries_by_name);
}
