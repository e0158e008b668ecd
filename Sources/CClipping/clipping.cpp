#include "clipping.h"

#include <cmath>
#include <map>
#include <polyclipping/clipper.hpp>
#include <vector>

using namespace ClipperLib;

static const double unit = 1 << 20;

struct clipping_paths {
    struct One {
        Path points;
        bool is_open;
        long parent;
    };
    std::vector<One> all;
};

clipping_paths *clipping_make(void) { return new clipping_paths; }
void clipping_free(clipping_paths *paths) { delete paths; }

void clipping_begin(clipping_paths *paths, int is_open) { paths->all.push_back({Path(), is_open != 0, -1}); }

void clipping_add(clipping_paths *paths, double x, double y) {
    paths->all.back().points.push_back(IntPoint(std::llround(x * unit), std::llround(y * unit)));
}

static void add(Clipper &clipper, const clipping_paths *paths, PolyType type) {
    for (const auto &one : paths->all) clipper.AddPath(one.points, type, !one.is_open);
}

clipping_paths *clipping_combine(
    const clipping_paths *subject, int subject_even_odd, const clipping_paths *clip, int clip_even_odd,
    clipping_operation operation) {
    auto result = new clipping_paths;
    try {
        Clipper clipper;
        add(clipper, subject, ptSubject);
        if (clip) add(clipper, clip, ptClip);
        const ClipType types[] = {ctIntersection, ctUnion, ctDifference, ctXor};
        PolyTree tree;
        clipper.Execute(
            types[operation], tree, subject_even_odd ? pftEvenOdd : pftNonZero,
            clip_even_odd ? pftEvenOdd : pftNonZero);
        std::map<const PolyNode *, long> numbers;
        for (const PolyNode *node = tree.GetFirst(); node; node = node->GetNext()) {
            auto outer = numbers.find(node->Parent);
            numbers[node] = (long)result->all.size();
            result->all.push_back(
                {node->Contour, node->IsOpen(), outer == numbers.end() ? -1 : outer->second});
        }
    } catch (const std::exception &) {
        // Coordinates beyond Clipper's range: nothing is in common with them.
        result->all.clear();
    }
    return result;
}

size_t clipping_count(const clipping_paths *paths) { return paths->all.size(); }
size_t clipping_points(const clipping_paths *paths, size_t path) { return paths->all[path].points.size(); }
int clipping_is_open(const clipping_paths *paths, size_t path) { return paths->all[path].is_open; }
long clipping_parent(const clipping_paths *paths, size_t path) { return paths->all[path].parent; }
double clipping_x(const clipping_paths *paths, size_t path, size_t point) {
    return (double)paths->all[path].points[point].X / unit;
}
double clipping_y(const clipping_paths *paths, size_t path, size_t point) {
    return (double)paths->all[path].points[point].Y / unit;
}
