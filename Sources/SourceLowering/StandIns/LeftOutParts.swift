/// The parts of one file that are left out: bytes of what is compiled, and what stands in their place.
struct LeftOutParts: Codable, Equatable, Sendable {
    struct Part: Codable, Equatable, Sendable {
        var lower: Int
        var upper: Int
        let text: String
        /// Of the original.
        let line: Int
        let reason: String
        /// Whether nothing is left out: the same is written in another way, or was to be.
        var isRewritten = false

        var range: Range<Int> { lower..<upper }
    }

    /// Differs when the file became another; the parts are those of the old one then.
    let mark: String
    /// In order, apart from each other.
    private(set) var list: [Part] = []

    init(mark: String) { self.mark = mark }

    /// Takes the place of the parts within.
    mutating func add(_ part: Part) { add([part]) }

    /// The same of several that belong together.
    mutating func add(_ parts: [Part]) {
        for part in parts {
            list.removeAll {
                part.range.overlaps($0.range) || ($0.range.isEmpty && part.range.contains($0.lower))
            }
        }
        list = (list + parts).sorted { $0.lower < $1.lower }
        removeHalves()
    }

    /// A cast of which one end was taken away is none.
    private mutating func removeHalves() {
        var open: Int?
        var halves: [Int] = []
        for (index, part) in list.enumerated() {
            switch part.text {
            case ForcedCasts.opening:
                if let open { halves.append(open) }
                open = index
            case ForcedCasts.closing:
                if open == nil { halves.append(index) }
                open = nil
            default: continue
            }
        }
        if let open { halves.append(open) }
        for index in halves.sorted(by: >) { list.remove(at: index) }
    }

    /// The part that has this byte.
    func part(at offset: Int) -> Part? {
        list.first { $0.range.contains(offset) || ($0.range.isEmpty && $0.lower == offset) }
    }

    func applied(to text: [UInt8]) -> [UInt8] {
        var edits = Edits()
        for part in list { edits.add(part.range, Self.spread(part, in: text)) }
        return edits.applied(to: text)
    }

    /// As many line breaks as what was there.
    private static func spread(_ part: Part, in text: [UInt8]) -> String {
        let lines = text[part.range].count { $0 == 10 } - part.text.utf8.count { $0 == 10 }
        return part.text + String(repeating: "\n", count: max(0, lines))
    }

    /// Where a byte of the text with the parts replaced stood before; the start of the part for one inside.
    func original(_ offset: Int, in text: [UInt8]) -> Int {
        var moved = 0
        for part in list {
            let length = Self.spread(part, in: text).utf8.count
            if offset < part.lower + moved { break }
            if offset < part.lower + moved + length { return part.lower }
            moved += length - part.range.count
        }
        return offset - moved
    }
}
