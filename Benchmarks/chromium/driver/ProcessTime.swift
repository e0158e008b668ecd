import Foundation

/// Processor time of a process and all that it started, as the kernel counts it for each thread.
enum ProcessTime {
    static func milliseconds(ofTreeFrom process: Int32) -> Double {
        let folder = "/proc/\(process)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return threads.reduce(0) { total, thread in
            // Nanoseconds on a processor come first.
            let own = words("\(folder)/\(thread)/schedstat").first.flatMap(Double.init) ?? 0
            let children = words("\(folder)/\(thread)/children").compactMap(Int32.init)
            return total + own / 1e6 + children.reduce(0) { $0 + milliseconds(ofTreeFrom: $1) }
        }
    }

    private static func words(_ path: String) -> [String] {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return text.split { $0 == " " || $0 == "\n" }.map(String.init)
    }
}
