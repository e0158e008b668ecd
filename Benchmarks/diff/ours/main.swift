import Foundation
import ListEngine

// usage: benchmark-diff lists COUNT PERCENT | ours COUNT PERCENT | text COUNT PERCENT | standard COUNT PERCENT
//
// `lists` prints both lists for the peer. The others print one figure: median milliseconds.

/// The same numbers on every machine.
struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ (state >> 31)) &* 0x9E37_79B9_7F4A_7C15
    }
}

/// A list and the same with `percent` of it touched: a third removed, a third new, a third elsewhere.
func lists(_ count: Int, _ percent: Int) -> (old: [Int], new: [Int]) {
    var random = Generator(state: 7)
    let old = Array(0..<count)
    let share = max(1, count * percent / 300)
    let touched = Array(old.shuffled(using: &random).prefix(2 * share))
    let removed = Set(touched.prefix(share))
    let moved = Array(touched.dropFirst(share))
    let gone = removed.union(moved)
    let kept = old.filter { !gone.contains($0) }
    let arrivals = (moved + (count..<(count + share))).shuffled(using: &random).map {
        (place: Int.random(in: 0...kept.count, using: &random), item: $0)
    }.sorted { ($0.place, $0.item) < ($1.place, $1.item) }
    var new: [Int] = []
    var next = 0
    for place in 0...kept.count {
        while next < arrivals.count, arrivals[next].place == place {
            new.append(arrivals[next].item)
            next += 1
        }
        if place < kept.count { new.append(kept[place]) }
    }
    return (old, new)
}

func milliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

func figure(_ name: String, _ count: Int, _ percent: Int, runs: Int, _ work: () -> Int) {
    var times: [Double] = []
    var changes = 0
    for _ in 0..<runs {
        let start = milliseconds()
        changes = work()
        times.append(milliseconds() - start)
    }
    print("FIGURE \(name) \(count) \(percent) \(times.sorted()[runs / 2]) \(changes)")
}

let arguments = CommandLine.arguments
guard arguments.count == 4, let count = Int(arguments[2]), let percent = Int(arguments[3]) else {
    FileHandle.standardError.write(
        Data("usage: benchmark-diff lists|ours|text|standard COUNT PERCENT\n".utf8))
    exit(2)
}
let (old, new) = lists(count, percent)
switch arguments[1] {
case "lists":
    print((old.map(String.init) + ["--"] + new.map(String.init)).joined(separator: "\n"))
case "text":
    let oldTexts = old.map { "item-\($0)" }
    let newTexts = new.map { "item-\($0)" }
    figure("text", count, percent, runs: 11) { ListDifference(from: oldTexts, to: newTexts).count }
case "standard":
    figure("standard", count, percent, runs: 3) { new.difference(from: old).count }
default:
    figure("ours", count, percent, runs: 15) { ListDifference(from: old, to: new).count }
}
