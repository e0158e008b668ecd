#pragma once

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Declared here as libcurl's binary interface has them, which its makers keep, so that its headers are not needed.

typedef void easy_t;
typedef void multi_t;
typedef size_t (*data_function)(char *data, size_t size, size_t count, void *context);
typedef int (*timer_function)(multi_t *multi, long milliseconds, void *context);
typedef struct slist {
    char *data;
    struct slist *next;
} slist;

typedef struct {
    int kind;
    easy_t *handle;
    union {
        void *whatever;
        int result;
    } data;
} message;

enum { result_ok = 0, result_write_error = 23, result_aborted = 42, result_other = 43 };

enum {
    option_low_speed_limit = 19, option_low_speed_time = 20, option_verbose = 41, option_no_progress = 43,
    option_no_body = 44, option_upload = 46, option_connect_timeout = 78, option_no_signal = 99,
    option_write_data = 10001, option_url = 10002, option_read_data = 10009, option_error_buffer = 10010,
    option_http_header = 10023, option_header_data = 10029, option_custom_request = 10036,
    option_write_function = 20011, option_read_function = 20012, option_header_function = 20079,
    option_socket_function = 20148, option_seek_function = 20167, option_close_function = 20208,
    option_progress_function = 20219,
};
// Of multi handles
enum { option_timer_data = 10005, option_timer_function = 20004 };
// What easy handles tell
enum { info_errno = 0x200000 + 25, info_content_length = 0x300000 + 15 };

static const size_t pause_writing = 0x10000001, pause_reading = 0x10000001;
static const size_t error_size = 256;

typedef struct {
    char *bytes;
    size_t length, room;
} bytes;

/// A zero stands behind them, which does not count.
static inline void bytes_append(bytes *all, const void *more, size_t length) {
    if (all->length + length + 1 > all->room) {
        all->room = (all->length + length + 1) * 2;
        all->bytes = realloc(all->bytes, all->room);
    }
    if (length > 0) memcpy(all->bytes + all->length, more, length);
    all->length += length;
    all->bytes[all->length] = 0;
}

/// A handle of its own that asks for the same, and what it sends; NULL when the request waits no more.
__attribute__((visibility("hidden"))) easy_t *shoji_request_copy(uint64_t number, bytes *headers, bytes *sent);
