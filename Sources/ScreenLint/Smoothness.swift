import CoreGraphics
import SnapshotComparison

/// How a list behaved over frames: what was made, how often it was laid out, whether it went where the finger did.
public struct Smoothness: Sendable {
    /// What cells and headers are reused by.
    public struct Kind: Hashable, Sendable {
        public var type: String
        public var identifier: String

        public init(type: String, identifier: String) { (self.type, self.identifier) = (type, identifier) }
    }

    /// A list in one frame; lengths are along the way it scrolls.
    public struct Frame: Sendable, Equatable {
        public var offset: CGFloat
        /// Where it rests at either end
        public var ends: ClosedRange<CGFloat>
        public var contentLength: CGFloat
        /// Cells, headers and footers made so far
        public var made: Int
        /// Those that are there, by kind
        public var shown: [Kind: Int]
        /// How many stand in the fullest line
        public var line: Int
        /// Which way the finger has sent the offset: 1, -1, or 0 at rest
        public var direction: Int

        public init(
            offset: CGFloat, ends: ClosedRange<CGFloat>, contentLength: CGFloat, made: Int,
            shown: [Kind: Int] = [:], line: Int = 1, direction: Int = 0
        ) {
            (self.offset, self.ends, self.contentLength) = (offset, ends, contentLength)
            (self.made, self.shown, self.line, self.direction) = (made, shown, line, direction)
        }
    }

    private let name: String
    private var frames: [Frame] = []
    /// Of the screen, in each frame
    private var rounds: [Int] = []
    /// The first frame in which nothing is done any more
    private var rest: Int?

    /// - Parameter name: of the list, in messages.
    public init(of name: String) { self.name = name }

    public mutating func add(_ frame: Frame, layoutRounds: Int) {
        frames.append(frame)
        rounds.append(layoutRounds)
    }

    /// From now on nothing is done to the list.
    public mutating func comesToRest() { rest = frames.count }

    /// What a user would feel, in words.
    /// - Parameter layoutPasses: how many a frame may take.
    public func faults(layoutPasses: Int) -> [String] {
        guard !frames.isEmpty else { return [] }
        return [cellFault, layoutFault(layoutPasses), jumpFault, sizeFault].compactMap {
            $0.map { "\(name): \($0)" }
        }
    }

    /// Which frame took more instructions than it may, in words; nil where none did.
    /// - Parameter counts: of the screen's frames, in order.
    public static func instructionFault(_ counts: [UInt64], limit: UInt64) -> String? {
        guard let most = counts.max(), most > limit, let worst = counts.firstIndex(of: most) else {
            return nil
        }
        let over = counts.filter { $0 > limit }.count
        return "frame \(worst) took \(most) instructions, more than \(limit)"
            + (over > 1 ? "; so did \(over - 1) of the others" : "")
    }

    /// As many as ever stood there at once, and a line of each kind more.
    private var cellFault: String? {
        var (most, mostOfType) = ([Kind: Int](), [String: Int]())
        var line = 1
        for frame in frames {
            var types: [String: Int] = [:]
            for (kind, count) in frame.shown {
                most[kind] = max(most[kind] ?? 0, count)
                types[kind.type, default: 0] += count
            }
            mostOfType.merge(types) { max($0, $1) }
            line = max(line, frame.line)
        }
        var allowed = 0
        for (type, count) in mostOfType {
            let kinds = most.filter { $0.key.type == type }
            // More identifiers than cells at once are made up for the rows, and nothing is used again.
            allowed += kinds.count > count ? count + line : kinds.values.reduce(0) { $0 + $1 + line }
        }
        let made = frames[frames.count - 1].made
        return made > allowed
            ? "\(made) cells and headers were made, where \(allowed) are the most that are seen at once and a line of each kind; reuse them"
            : nil
    }

    private func layoutFault(_ limit: Int) -> String? {
        guard let worst = rounds.indices.max(by: { rounds[$0] < rounds[$1] }), rounds[worst] > limit else {
            return nil
        }
        return "frame \(worst) took \(rounds[worst]) passes of layout, more than \(limit)"
    }

    private var jumpFault: String? {
        for (index, (before, now)) in zip(frames, frames.dropFirst()).enumerated() {
            let step = now.offset - before.offset
            // Beyond an end it comes back by itself.
            guard now.direction != 0, before.ends.contains(before.offset), now.ends.contains(now.offset),
                step * CGFloat(now.direction) < -0.5
            else { continue }
            return "in frame \(index + 1) the offset jumped by \(Double(step).short) against the finger"
        }
        return nil
    }

    private var sizeFault: String? {
        guard let rest, rest < frames.count else { return nil }
        let (first, last) = (frames[rest].contentLength, frames[frames.count - 1].contentLength)
        guard abs(first - last) > 0.5 else { return nil }
        return
            "its content is still changing at rest, from \(Double(first).short) to \(Double(last).short) points"
    }
}
