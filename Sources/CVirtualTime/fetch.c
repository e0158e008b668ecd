#define _GNU_SOURCE
#include "curl.h"
#include "state.h"
#include <dlfcn.h>

// Requests that were redirected and go over the network all the same, whole, on a thread of the host's.

/// What is still to be sent.
typedef struct {
    const bytes *all;
    size_t given;
} source;

static size_t take(char *data, size_t size, size_t count, void *context) {
    bytes_append(context, data, size * count);
    return size * count;
}

static size_t hand_over(char *room, size_t size, size_t count, void *context) {
    source *from = context;
    size_t length = from->all->length - from->given;
    if (length > size * count) length = size * count;
    if (length > 0) memcpy(room, from->all->bytes + from->given, length);
    from->given += length;
    return length;
}

/// Lines as a list of libcurl's.
static slist *list_of(const bytes *lines) {
    typedef slist *(*function)(slist *, const char *);
    SHOJI_NEXT(function, "curl_slist_append");
    slist *all = NULL;
    char *rest = lines->bytes, *line;
    while (rest && (line = strsep(&rest, "\n")))
        if (*line) all = next(all, line);
    return all;
}

static void free_list(slist *list) {
    typedef void (*function)(slist *);
    SHOJI_NEXT(function, "curl_slist_free_all");
    next(list);
}

shoji_answer_t *shoji_request_fetch(uint64_t number) {
    typedef int (*set)(easy_t *, int, ...);
    typedef int (*perform)(easy_t *);
    typedef void (*clean)(easy_t *);
    bytes headers = {0}, sent = {0}, head = {0}, body = {0};
    easy_t *handle = shoji_request_copy(number, &headers, &sent);
    if (!handle) return NULL;
    slist *lines = list_of(&headers);
    source from = {&sent, 0};
    char text[256] = "";
    set option = (set)dlsym(RTLD_NEXT, "curl_easy_setopt");
    option(handle, option_http_header, lines);
    option(handle, option_write_function, take);
    option(handle, option_write_data, &body);
    option(handle, option_header_function, take);
    option(handle, option_header_data, &head);
    option(handle, option_read_function, hand_over);
    option(handle, option_read_data, &from);
    option(handle, option_error_buffer, text);
    // What the original has of these is URLSession's.
    option(handle, option_socket_function, NULL);
    option(handle, option_close_function, NULL);
    option(handle, option_seek_function, NULL);
    option(handle, option_progress_function, NULL);
    option(handle, option_no_progress, 1L);
    option(handle, option_verbose, 0L);
    option(handle, option_no_signal, 1L);
    // The app's own limits are on the session's clock, which stands still meanwhile.
    option(handle, option_connect_timeout, 15L);
    option(handle, option_low_speed_limit, 1L);
    option(handle, option_low_speed_time, 60L);

    shoji_machine_time_begins();
    int result = ((perform)dlsym(RTLD_NEXT, "curl_easy_perform"))(handle);
    shoji_machine_time_ends();
    shoji_answer_t *answer = calloc(1, sizeof *answer);
    answer->result = result;
    ((clean)dlsym(RTLD_NEXT, "curl_easy_cleanup"))(handle);
    bytes_append(&head, "", 0);
    bytes_append(&body, "", 0);
    answer->head = head.bytes;
    answer->body = body.bytes;
    answer->length = body.length;
    free_list(lines);
    free(headers.bytes);
    free(sent.bytes);
    return answer;
}

void shoji_answer_free(shoji_answer_t *answer) {
    free(answer->head);
    free(answer->body);
    free(answer);
}
