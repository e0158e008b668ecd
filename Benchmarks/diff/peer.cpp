// The least that a diff with moves costs: the ends that both lists share, a flat hash table, and the length of a
// longest increasing subsequence. Counts the changes and makes no list of them.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <iostream>
#include <string>
#include <vector>

namespace {
using Ids = std::vector<uint64_t>;
constexpr uint64_t kFree = ~0ull;

struct Table {
    std::vector<uint64_t> keys;
    std::vector<int> places;
    size_t mask;
    explicit Table(size_t count) {
        size_t capacity = 16;
        while (capacity < count * 2) capacity <<= 1;
        keys.assign(capacity, kFree);
        places.resize(capacity);
        mask = capacity - 1;
    }
    static uint64_t spread(uint64_t id) {
        id *= 0x9E3779B97F4A7C15ull;
        return id ^ (id >> 29);
    }
    void put(uint64_t id, int place) {
        size_t slot = spread(id) & mask;
        while (keys[slot] != kFree) slot = (slot + 1) & mask;
        keys[slot] = id;
        places[slot] = place;
    }
    int find(uint64_t id) const {
        for (size_t slot = spread(id) & mask; keys[slot] != kFree; slot = (slot + 1) & mask)
            if (keys[slot] == id) return places[slot];
        return -1;
    }
};

size_t changes(const Ids &a, const Ids &b) {
    size_t start = 0, n = a.size(), m = b.size();
    while (start < n && start < m && a[start] == b[start]) start++;
    while (n > start && m > start && a[n - 1] == b[m - 1]) n--, m--;
    Table table(n - start);
    for (size_t i = start; i < n; i++) table.put(a[i], int(i));
    std::vector<int> kept;
    kept.reserve(m - start);
    size_t inserted = 0;
    for (size_t j = start; j < m; j++) {
        int i = table.find(b[j]);
        if (i < 0) inserted++;
        else kept.push_back(i);
    }
    std::vector<int> lasts;
    for (int value : kept) {
        if (lasts.empty() || value > lasts.back()) lasts.push_back(value);
        else *std::lower_bound(lasts.begin(), lasts.end(), value) = value;
    }
    return (n - start - kept.size()) + inserted + (kept.size() - lasts.size());
}

double milliseconds() {
    timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}
}  // namespace

int main(int, char **arguments) {
    Ids a, b;
    bool second = false;
    for (std::string line; std::getline(std::cin, line);) {
        if (line == "--") second = true;
        else (second ? b : a).push_back(std::stoull(line));
    }
    std::vector<double> times;
    size_t count = 0;
    for (int run = 0; run < 15; run++) {
        double start = milliseconds();
        count = changes(a, b);
        times.push_back(milliseconds() - start);
    }
    std::sort(times.begin(), times.end());
    std::printf("FIGURE sketch %zu %s %f %zu\n", a.size(), arguments[1], times[times.size() / 2], count);
}
