#ifndef CLIPPING_H
#define CLIPPING_H

#include <stddef.h>

// Debian's polyclipping (Angus Johnson's Clipper) in plain C: polygons combined without an error in their order.
// Coordinates keep twenty bits after the point.

#ifdef __cplusplus
extern "C" {
#endif

typedef struct clipping_paths clipping_paths;

typedef enum { CLIPPING_INTERSECTION, CLIPPING_UNION, CLIPPING_DIFFERENCE, CLIPPING_XOR } clipping_operation;

clipping_paths *clipping_make(void);
void clipping_free(clipping_paths *paths);
/// Begins another polygon, or a line that stays open.
void clipping_begin(clipping_paths *paths, int is_open);
/// Adds a point to the polygon begun last.
void clipping_add(clipping_paths *paths, double x, double y);

/// What the operation makes of both; the caller frees it. Fill rules: 0 winding, 1 even-odd.
clipping_paths *clipping_combine(
    const clipping_paths *subject, int subject_even_odd, const clipping_paths *clip, int clip_even_odd,
    clipping_operation operation);

/// Outer polygons run one way round, holes the other.
size_t clipping_count(const clipping_paths *paths);
size_t clipping_points(const clipping_paths *paths, size_t path);
int clipping_is_open(const clipping_paths *paths, size_t path);
/// The number of the polygon that lies directly around this one, or -1.
long clipping_parent(const clipping_paths *paths, size_t path);
double clipping_x(const clipping_paths *paths, size_t path, size_t point);
double clipping_y(const clipping_paths *paths, size_t path, size_t point);

#ifdef __cplusplus
}
#endif

#endif
