#ifndef DEFLATE_H
#define DEFLATE_H

#include <stddef.h>
#include <stdint.h>

// RFC 1951 for pictures of screens: bytes come in row by row, and are looked for where such pictures repeat.

enum {
    DEFLATE_WINDOW = 32768,
    // Bytes that wait until they are packed, a row at least
    DEFLATE_WAITING = 1 << 16,
    // Read, but never packed, before the first byte and behind the last
    DEFLATE_SLACK = 16
};

struct deflate_tables;

struct deflate {
    uint8_t *out; // from malloc
    size_t count;
    size_t room;
    uint64_t bits;
    unsigned held;
    // The last DEFLATE_WINDOW bytes that were packed, then those that wait; behind DEFLATE_SLACK bytes of room.
    uint8_t *input;
    size_t packed;
    size_t end;
    size_t capacity;
    // Of the whole stream, where `input` begins
    size_t base;
    // Bytes of a pixel and of a row: the distances at which pictures repeat
    size_t step;
    size_t row;
    struct deflate_tables *tables;
    int failed;
};

// What became of bytes that are packed by themselves: bits, and what is too little for codes of its own.
struct deflate_part {
    uint8_t *out; // from malloc
    size_t count;
    uint64_t bits;
    unsigned held;
    uint8_t *literals; // from malloc
    struct repeat *repeats; // from malloc
    size_t literal_count, repeat_count, waiting;
};

// `row` is the number of bytes that is added at once.
int deflate_begin(struct deflate *d, size_t step, size_t row);
// Room for `row` bytes, which the caller writes; `deflate_added` takes them in. What is written into DEFLATE_SLACK bytes behind them is lost.
uint8_t *deflate_next(struct deflate *d);
void deflate_added(struct deflate *d, size_t count);
// What was added so far is in front of what is packed: it is looked for, and not packed itself.
void deflate_known(struct deflate *d);
// All that was added is looked through.
void deflate_rest(struct deflate *d);
// Takes out what became of all since the beginning, and begins anew.
void deflate_take(struct deflate *d, struct deflate_part *part);
// Behind what is there comes a part, whose bytes before its own were known to it; frees it. Little of both is packed together.
void deflate_append(struct deflate *d, struct deflate_part *part);
// Frees a part, of which nothing is left.
void deflate_drop(struct deflate_part *part);
// Packs what waits, as the end of the stream.
void deflate_finish(struct deflate *d);
// Packs all of a stream's bytes in as few bits as may be, which takes many times as long; DEFLATE_SLACK bytes behind them are read.
void deflate_shortest(struct deflate *d, const uint8_t *bytes, size_t count, size_t row);
// Bytes as they are, behind what was packed; to begin with and after the end.
void deflate_raw(struct deflate *d, const uint8_t *bytes, size_t count);
// Frees all but `out`.
void deflate_end(struct deflate *d);

#endif
