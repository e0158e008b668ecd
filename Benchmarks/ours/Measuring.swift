import Foundation

/// Clocks and memory; figures go to standard output, one a line, in the words that `Report` reads.
enum Measuring {
    private static func milliseconds(_ clock: clockid_t) -> Double {
        var t = timespec()
        clock_gettime(clock, &t)
        return Double(t.tv_sec) * 1e3 + Double(t.tv_nsec) / 1e6
    }

    static var now: Double { milliseconds(CLOCK_MONOTONIC) }
    static var cpu: Double { milliseconds(CLOCK_PROCESS_CPUTIME_ID) }

    /// Megabytes.
    static var peakMemory: Double {
        let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        return Double(line.split(separator: " ").dropFirst().first ?? "0")! / 1024
    }

    static func figure(_ name: String, _ rows: Int, _ scale: Int, _ value: Double) {
        print("FIGURE ours \(name) \(rows) \(scale) \(value)")
    }
}
