import Foundation

/// Turns the figures of all programs into the table of `RESULTS.md`.
struct Report {
    private struct Key: Hashable {
        var name: String
        var rows: Int
        var scale: Int
    }

    private var figures: [String: [Key: [Double]]] = [:]

    /// Lines `FIGURE who name rows scale value`; others are not read.
    init(_ text: String) {
        for line in text.split(separator: "\n") where line.hasPrefix("FIGURE ") {
            let parts = line.split(separator: " ").map(String.init)
            guard parts.count == 6, let rows = Int(parts[3]), let scale = Int(parts[4]),
                let value = Double(parts[5])
            else { continue }
            figures[parts[1], default: [:]][Key(name: parts[2], rows: rows, scale: scale), default: []]
                .append(value)
        }
    }

    private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    private func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
    private func percentile99(_ values: [Double]) -> Double {
        values.sorted()[min(values.count - 1, Int(Double(values.count) * 0.99))]
    }

    private func row(
        _ title: String, _ key: Key, _ unit: String, peer: String = "qt", _ average: ([Double]) -> Double
    ) -> String? {
        guard let ours = figures["ours"]?[key], let theirs = figures[peer]?[key] else { return nil }
        let (a, b) = (average(ours), average(theirs))
        func text(_ value: Double) -> String {
            String(format: value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.3f", value)
        }
        return "| \(title) | \(text(a)) \(unit) | \(text(b)) \(unit) | \(String(format: "%.2f", a / b)) |"
    }

    /// What no peer was measured at.
    private func ownRow(_ title: String, _ key: Key) -> String? {
        guard let values = figures["ours"]?[key] else { return nil }
        return "| \(title) | \(String(format: "%.3f", median(values))) ms | | |"
    }

    var markdown: String {
        var lines = [
            "| workload | ours | Qt 6 Quick, software, or the peer named | ratio |", "|---|---|---|---|",
        ]
        let sizes = [1000, 10_000, 100_000, 1_000_000]
        for scale in [1, 3] {
            for rows in sizes {
                let title = "\(rows) rows @\(scale)x"
                func key(_ name: String) -> Key { Key(name: name, rows: rows, scale: scale) }
                lines += [
                    row("W1 open, new process, \(title)", key("open-cold"), "ms", median),
                    row("W1 open again, \(title)", key("open-warm"), "ms", median),
                    row("W1 open again, CPU, \(title)", key("open-warm-cpu"), "ms", median),
                    row("CPU from exec to first screen, \(title)", key("open-cpu"), "ms", median),
                    row("peak memory at first screen, \(title)", key("open-memory"), "MB", median),
                    row("W2 fling, frame, median, \(title)", key("fling"), "ms", median),
                    row("W2 fling, frame, 99th percentile, \(title)", key("fling"), "ms", percentile99),
                    row("W2 fling, CPU of a frame, median, \(title)", key("fling-cpu"), "ms", median),
                    row(
                        "W2 fling, CPU of a frame, 99th percentile, \(title)", key("fling-cpu"), "ms",
                        percentile99),
                    row("W2 fling, instructions a frame, \(title)", key("fling-instructions"), "M", median),
                ].compactMap { $0 }
            }
        }
        lines += sizes.compactMap {
            ownRow(
                "loading \($0) rows whose heights the delegate gives",
                Key(name: "heights", rows: $0, scale: 1))
        }
        return (lines + gridLines).joined(separator: "\n")
    }

    /// Workloads of collection views.
    private var gridLines: [String] {
        var lines: [String?] = []
        for scale in [1, 3] {
            let shelf = { (name: String) in Key(name: name, rows: 200, scale: scale) }
            lines += [
                row("W3 shelf, open @\(scale)x", shelf("shelf-open"), "ms", median),
                row("W3 shelf, frame along, median @\(scale)x", shelf("shelf-vertical"), "ms", median),
                row(
                    "W3 shelf, frame along, 99th percentile @\(scale)x", shelf("shelf-vertical"), "ms",
                    percentile99),
                row("W3 shelf, frame across, median @\(scale)x", shelf("shelf-horizontal"), "ms", median),
                row(
                    "W3 shelf, frame across, 99th percentile @\(scale)x", shelf("shelf-horizontal"), "ms",
                    percentile99),
                row("W3 shelf, live tiles @\(scale)x", shelf("shelf-live"), "", median),
            ]
            for (way, name) in [("along", "shelf-vertical"), ("across", "shelf-horizontal")] {
                let title = "W3 shelf, frame \(way)"
                lines += [
                    row(
                        "\(title), median @\(scale)x (peer: Chromium)", shelf(name), "ms", peer: "chromium",
                        median),
                    row(
                        "\(title), 99th percentile @\(scale)x (peer: Chromium)", shelf(name), "ms",
                        peer: "chromium", percentile99),
                    row(
                        "\(title), CPU, mean @\(scale)x (peer: Chromium)", shelf("\(name)-cpu"), "ms",
                        peer: "chromium", mean),
                ]
            }
            for items in [10_000, 100_000] {
                let grid = { (name: String) in Key(name: name, rows: items, scale: scale) }
                let title = "\(items) items @\(scale)x"
                lines += [
                    row("W4 grid, open, \(title)", grid("grid-open"), "ms", median),
                    row("W4 grid, jump to the middle, \(title)", grid("grid-jump"), "ms", median),
                    row("W4 grid, rotation, \(title)", grid("grid-rotate"), "ms", median),
                ]
            }
        }
        let flow = { (name: String) in Key(name: name, rows: 100_000, scale: 1) }
        lines += [390, 844].map { width in
            row(
                "exact extents of a flow, 100000 sizes, \(width) points wide (peer: plain C)",
                flow("flow-extents-\(width)"), "ms", peer: "c", median)
        }
        return lines.compactMap { $0 }
    }
}
