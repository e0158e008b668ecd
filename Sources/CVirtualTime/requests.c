#define _GNU_SOURCE
#include "curl.h"
#include "state.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

// What Foundation's URLSession calls of libcurl, defined once more. While requests are redirected, a transfer that
// URLSession begins goes nowhere: it is handed over as a request, and comes back with an answer when it is given one.
// Everything above, tasks, delegates, redirects, cookies and caches, stays Foundation's own.

/// What was set of an easy handle.
typedef struct easy {
    easy_t *handle;
    char *url, *method;
    slist *headers;
    data_function write, read, header;
    void *write_data, *read_data, *header_data;
    char *error;
    bool has_body, wants_no_body;
    struct easy *next;
} easy;

/// From a handle's being added to its being removed.
typedef struct transfer {
    uint64_t number;
    multi_t *multi;
    easy *easy;
    enum { sending, asked, answered, ended } state;
    /// Until URLSession takes it back
    bool is_paused;
    /// That it has ended
    bool is_told;
    bytes sent, headers;
    /// Of the answer
    bytes head, body;
    size_t head_given, body_given;
    int result;
    struct transfer *next;
} transfer;

typedef struct multi {
    multi_t *handle;
    timer_function timer;
    void *timer_data;
    struct multi *next;
} multi;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static easy *easies;
static multi *multis;
static transfer *transfers;
static uint64_t last_number;
static shoji_request_handler_t request_handler;

void shoji_requests_redirect(shoji_request_handler_t handler) {
    pthread_mutex_lock(&lock);
    request_handler = handler;
    pthread_mutex_unlock(&lock);
}

// MARK: Looking up, with the lock held

static easy *find_easy(easy_t *handle) {
    for (easy *each = easies; each; each = each->next)
        if (each->handle == handle) return each;
    return NULL;
}

static multi *find_multi(multi_t *handle) {
    for (multi *each = multis; each; each = each->next)
        if (each->handle == handle) return each;
    return NULL;
}

static transfer *find_transfer(uint64_t number) {
    for (transfer *each = transfers; each; each = each->next)
        if (each->number == number) return each;
    return NULL;
}

static transfer *transfer_of(easy_t *handle) {
    for (transfer *each = transfers; each; each = each->next)
        if (each->easy->handle == handle) return each;
    return NULL;
}

// MARK: Handles

easy_t *curl_easy_init(void) {
    typedef easy_t *(*function)(void);
    SHOJI_NEXT(function, "curl_easy_init");
    easy_t *handle = next();
    if (!handle) return NULL;
    easy *entry = calloc(1, sizeof *entry);
    entry->handle = handle;
    pthread_mutex_lock(&lock);
    entry->next = easies;
    easies = entry;
    pthread_mutex_unlock(&lock);
    return handle;
}

void curl_easy_cleanup(easy_t *handle) {
    pthread_mutex_lock(&lock);
    for (easy **each = &easies; *each; each = &(*each)->next) {
        easy *entry = *each;
        if (entry->handle != handle) continue;
        *each = entry->next;
        free(entry->url);
        free(entry->method);
        free(entry);
        break;
    }
    pthread_mutex_unlock(&lock);
    typedef void (*function)(easy_t *);
    SHOJI_NEXT(function, "curl_easy_cleanup");
    next(handle);
}

static void keep_text(char **place, const char *text) {
    free(*place);
    *place = text ? strdup(text) : NULL;
}

static void note(easy *entry, int option, void *value) {
    switch (option) {
    case option_url: keep_text(&entry->url, value); break;
    case option_custom_request: keep_text(&entry->method, value); break;
    case option_http_header: entry->headers = value; break;
    case option_write_function: entry->write = (data_function)value; break;
    case option_write_data: entry->write_data = value; break;
    case option_read_function: entry->read = (data_function)value; break;
    case option_read_data: entry->read_data = value; break;
    case option_header_function: entry->header = (data_function)value; break;
    case option_header_data: entry->header_data = value; break;
    case option_error_buffer: entry->error = value; break;
    case option_upload: entry->has_body = (long)value != 0; break;
    case option_no_body: entry->wants_no_body = (long)value != 0; break;
    }
}

int curl_easy_setopt(easy_t *handle, int option, ...) {
    va_list list;
    va_start(list, option);
    void *value = va_arg(list, void *);
    va_end(list);
    pthread_mutex_lock(&lock);
    easy *entry = find_easy(handle);
    if (entry) note(entry, option, value);
    pthread_mutex_unlock(&lock);
    typedef int (*function)(easy_t *, int, ...);
    SHOJI_NEXT(function, "curl_easy_setopt");
    return next(handle, option, value);
}

int curl_multi_setopt(multi_t *handle, int option, ...) {
    va_list list;
    va_start(list, option);
    void *value = va_arg(list, void *);
    va_end(list);
    pthread_mutex_lock(&lock);
    multi *entry = find_multi(handle);
    if (!entry) {
        entry = calloc(1, sizeof *entry);
        entry->handle = handle;
        entry->next = multis;
        multis = entry;
    }
    if (option == option_timer_function) entry->timer = (timer_function)value;
    if (option == option_timer_data) entry->timer_data = value;
    pthread_mutex_unlock(&lock);
    typedef int (*function)(multi_t *, int, ...);
    SHOJI_NEXT(function, "curl_multi_setopt");
    return next(handle, option, value);
}

int curl_multi_cleanup(multi_t *handle) {
    pthread_mutex_lock(&lock);
    for (multi **each = &multis; *each; each = &(*each)->next) {
        multi *entry = *each;
        if (entry->handle != handle) continue;
        *each = entry->next;
        free(entry);
        break;
    }
    pthread_mutex_unlock(&lock);
    typedef int (*function)(multi_t *);
    SHOJI_NEXT(function, "curl_multi_cleanup");
    return next(handle);
}

// MARK: Transfers

/// Has URLSession call `curl_multi_socket_action` on its queue. With the lock held.
static void wake(multi_t *handle) {
    multi *entry = find_multi(handle);
    if (entry && entry->timer) entry->timer(handle, 0, entry->timer_data);
}

int curl_multi_add_handle(multi_t *handle, easy_t *easy_handle) {
    pthread_mutex_lock(&lock);
    easy *entry = find_easy(easy_handle);
    if (!request_handler || !entry) {
        pthread_mutex_unlock(&lock);
        typedef int (*function)(multi_t *, easy_t *);
        SHOJI_NEXT(function, "curl_multi_add_handle");
        return next(handle, easy_handle);
    }
    transfer *new = calloc(1, sizeof *new);
    new->number = ++last_number;
    new->multi = handle;
    new->easy = entry;
    // At the end: the order of their beginning.
    transfer **end = &transfers;
    while (*end) end = &(*end)->next;
    *end = new;
    wake(handle);
    pthread_mutex_unlock(&lock);
    return 0;
}

int curl_multi_remove_handle(multi_t *handle, easy_t *easy_handle) {
    pthread_mutex_lock(&lock);
    for (transfer **each = &transfers; *each; each = &(*each)->next) {
        transfer *entry = *each;
        if (entry->easy->handle != easy_handle) continue;
        *each = entry->next;
        pthread_mutex_unlock(&lock);
        free(entry->sent.bytes);
        free(entry->headers.bytes);
        free(entry->head.bytes);
        free(entry->body.bytes);
        free(entry);
        return 0;
    }
    pthread_mutex_unlock(&lock);
    typedef int (*function)(multi_t *, easy_t *);
    SHOJI_NEXT(function, "curl_multi_remove_handle");
    return next(handle, easy_handle);
}

/// Reads what URLSession sends, then hands the request over. URLSession's queue calls this.
static void begin(transfer *each) {
    easy *entry = each->easy;
    while (entry->has_body && entry->read) {
        char piece[16384];
        size_t count = entry->read(piece, 1, sizeof piece, entry->read_data);
        if (count == 0) break;
        if (count == pause_reading) {
            // URLSession takes the pause back when there is more to send.
            each->is_paused = true;
            return;
        }
        if (count > sizeof piece) {
            each->result = result_aborted;
            each->state = ended;
            return;
        }
        bytes_append(&each->sent, piece, count);
    }
    bytes_append(&each->headers, "", 0);
    for (slist *line = entry->headers; line; line = line->next) {
        bytes_append(&each->headers, line->data, strlen(line->data));
        bytes_append(&each->headers, "\n", 1);
    }
    pthread_mutex_lock(&lock);
    each->state = asked;
    shoji_request_handler_t handler = request_handler;
    pthread_mutex_unlock(&lock);
    shoji_request_t request = {
        each->number, entry->wants_no_body ? "HEAD" : entry->method ? entry->method : "GET",
        entry->url ? entry->url : "", each->headers.bytes, each->sent.bytes, each->sent.length,
    };
    if (handler) handler(&request);
}

/// Gives URLSession a piece of the answer. False when it takes no more now, or ever.
static bool give(transfer *each, data_function function, char *piece, size_t length, void *context) {
    if (!function) return true;
    size_t taken = function(piece, 1, length, context);
    if (taken == length) return true;
    if (taken == pause_writing) each->is_paused = true;
    else {
        each->result = result_write_error;
        each->state = ended;
    }
    return false;
}

/// URLSession's queue calls this.
static void deliver(transfer *each) {
    easy *entry = each->easy;
    while (each->head_given < each->head.length) {
        char *line = each->head.bytes + each->head_given;
        char *end = memchr(line, '\n', each->head.length - each->head_given);
        size_t length = end ? (size_t)(end - line) + 1 : each->head.length - each->head_given;
        if (!give(each, entry->header, line, length, entry->header_data)) return;
        each->head_given += length;
    }
    while (!entry->wants_no_body && each->body_given < each->body.length) {
        size_t length = each->body.length - each->body_given;
        if (length > 16384) length = 16384;
        if (!give(each, entry->write, each->body.bytes + each->body_given, length, entry->write_data)) return;
        each->body_given += length;
    }
    each->state = ended;
}

int curl_multi_socket_action(multi_t *handle, int socket, int events, int *running) {
    for (;;) {
        pthread_mutex_lock(&lock);
        transfer *each = transfers;
        while (each && (each->multi != handle || each->is_paused || (each->state != sending && each->state != answered)))
            each = each->next;
        int state = each ? (int)each->state : 0;
        pthread_mutex_unlock(&lock);
        if (!each) break;
        if (state == sending) begin(each);
        else deliver(each);
    }
    typedef int (*function)(multi_t *, int, int, int *);
    SHOJI_NEXT(function, "curl_multi_socket_action");
    return next(handle, socket, events, running);
}

message *curl_multi_info_read(multi_t *handle, int *left) {
    static __thread message told;
    pthread_mutex_lock(&lock);
    transfer *each = transfers;
    while (each && (each->multi != handle || each->state != ended || each->is_told)) each = each->next;
    if (each) {
        each->is_told = true;
        told = (message){1, each->easy->handle, {.result = each->result}};
    }
    pthread_mutex_unlock(&lock);
    if (each) return &told;
    typedef message *(*function)(multi_t *, int *);
    SHOJI_NEXT(function, "curl_multi_info_read");
    return next(handle, left);
}

int curl_easy_pause(easy_t *handle, int parts) {
    pthread_mutex_lock(&lock);
    transfer *each = transfer_of(handle);
    if (each) {
        each->is_paused = parts != 0;
        if (!each->is_paused) wake(each->multi);
    }
    pthread_mutex_unlock(&lock);
    if (each) return result_ok;
    typedef int (*function)(easy_t *, int);
    SHOJI_NEXT(function, "curl_easy_pause");
    return next(handle, parts);
}

/// Of the answer's last head.
static double content_length(const bytes *head) {
    double length = -1;
    for (const char *line = head->bytes; line && *line; line = strchr(line, '\n'), line = line ? line + 1 : NULL)
        if (strncasecmp(line, "content-length:", 15) == 0) length = strtod(line + 15, NULL);
    return length;
}

int curl_easy_getinfo(easy_t *handle, int what, ...) {
    va_list list;
    va_start(list, what);
    void *place = va_arg(list, void *);
    va_end(list);
    pthread_mutex_lock(&lock);
    transfer *each = transfer_of(handle);
    bool is_ours = each && (what == info_content_length || what == info_errno);
    if (is_ours && what == info_content_length) *(double *)place = content_length(&each->head);
    if (is_ours && what == info_errno) *(long *)place = 0;
    pthread_mutex_unlock(&lock);
    if (is_ours) return result_ok;
    typedef int (*function)(easy_t *, int, ...);
    SHOJI_NEXT(function, "curl_easy_getinfo");
    return next(handle, what, place);
}

// MARK: Answers

static void answer(transfer *each, const char *head, const void *body, size_t length) {
    bytes_append(&each->head, head, strlen(head));
    bytes_append(&each->body, body, length);
    each->state = answered;
    wake(each->multi);
}

void shoji_request_answer(uint64_t number, const char *head, const void *body, size_t length) {
    pthread_mutex_lock(&lock);
    transfer *each = find_transfer(number);
    if (each && each->state == asked) answer(each, head, body, length);
    pthread_mutex_unlock(&lock);
}

void shoji_request_fail(uint64_t number, int code, const char *text) {
    pthread_mutex_lock(&lock);
    transfer *each = find_transfer(number);
    if (each && each->state == asked) {
        // Foundation makes NSURLErrorUnknown of it, with the text.
        each->result = result_other;
        if (each->easy->error) snprintf(each->easy->error, error_size, SHOJI_FAILURE_MARK "%d %s", code, text);
        each->state = ended;
        wake(each->multi);
    }
    pthread_mutex_unlock(&lock);
}

bool shoji_request_waits(uint64_t number) {
    pthread_mutex_lock(&lock);
    transfer *each = find_transfer(number);
    bool waits = each && each->state == asked;
    pthread_mutex_unlock(&lock);
    return waits;
}

bool shoji_requests_are_open(void) {
    pthread_mutex_lock(&lock);
    bool are_open = transfers != NULL;
    pthread_mutex_unlock(&lock);
    return are_open;
}

easy_t *shoji_request_copy(uint64_t number, bytes *headers, bytes *sent) {
    typedef easy_t *(*function)(easy_t *);
    SHOJI_NEXT(function, "curl_easy_duphandle");
    pthread_mutex_lock(&lock);
    transfer *each = find_transfer(number);
    easy_t *copy = each && each->state == asked ? next(each->easy->handle) : NULL;
    if (copy) {
        bytes_append(headers, each->headers.bytes, each->headers.length);
        bytes_append(sent, each->sent.bytes, each->sent.length);
    }
    pthread_mutex_unlock(&lock);
    return copy;
}
