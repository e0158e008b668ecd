// Exact extents of a flow of 100 sections in plain C: the lines of every section, where they begin and how tall they
// are, and where the sections begin. The sizes are those of ours/FlowBenchmark.swift.
// usage: flow ITEMS
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef struct { double width, height; } Size;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

int main(int argc, char **argv) {
    int items = argc > 1 ? atoi(argv[1]) : 100000, per = items / 100;
    Size *sizes = malloc(sizeof(Size) * items);
    int *first = malloc(sizeof(int) * (items + 100));
    double *start = malloc(sizeof(double) * (items + 100)), *extent = malloc(sizeof(double) * (items + 100));
    double sections[101];
    for (int i = 0; i < items; i++) sizes[i] = (Size){120 + (i * 13) % 8, 40 + (i * 37) % 61};
    for (int round = 0; round < 31; round++) {
        double available = round % 2 ? 844 : 390, begin = now(), y = 0;
        int lines = 0;
        for (int s = 0; s < 100; s++) {
            sections[s] = y;
            y += 32;
            double used = 0, tallest = 0;
            for (int i = s * per; i < (s + 1) * per; i++) {
                if (i == s * per || used + 2 + sizes[i].width > available + 1e-6) {
                    if (i > s * per) {
                        extent[lines++] = tallest;
                        y += tallest + 4;
                    }
                    first[lines] = i;
                    start[lines] = y;
                    used = sizes[i].width;
                    tallest = sizes[i].height;
                } else {
                    used += 2 + sizes[i].width;
                    if (sizes[i].height > tallest) tallest = sizes[i].height;
                }
            }
            extent[lines++] = tallest;
            y += tallest;
        }
        sections[100] = y;
        printf("FIGURE c flow-extents-%d %d 1 %.5f\n", (int)available, items, now() - begin);
        // The last line, so that nothing of it is left out.
        printf("EXTENT %d %.3f, item %d at %.3f, %.3f tall\n", (int)available, sections[100], first[lines - 1],
               start[lines - 1], extent[lines - 1]);
    }
    return 0;
}
