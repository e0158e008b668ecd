/// A replacement of bytes of one file that keeps the number of lines.
struct Edit: Equatable {
    /// Offsets into the original's UTF-8.
    let range: Range<Int>
    let replacement: String
    /// Whether what other edits would change within is gone with it.
    var isWhole = false
}

/// The edits of one file. They do not overlap; what is inserted at one place stands in the order it was added.
struct Edits: Equatable {
    private(set) var list: [Edit] = []
    /// Text for the end of the file; each piece begins a line of its own.
    private(set) var appendix: [String] = []

    var isEmpty: Bool { list.isEmpty && appendix.isEmpty }

    mutating func add(_ range: Range<Int>, _ replacement: String, isWhole: Bool = false) {
        guard !list.contains(where: { !range.isEmpty && $0.range == range }) else { return }
        list.append(Edit(range: range, replacement: replacement, isWhole: isWhole))
    }

    /// Those that no other takes with it.
    private var lasting: [Edit] {
        let wholes = list.filter(\.isWhole).map(\.range)
        guard !wholes.isEmpty else { return list }
        return list.filter { edit in
            let range = edit.range
            return !wholes.contains { whole in
                let isWithin = whole.lowerBound <= range.lowerBound && range.upperBound <= whole.upperBound
                // What is inserted before or behind stays.
                let isBeside =
                    range.isEmpty && [whole.lowerBound, whole.upperBound].contains(range.lowerBound)
                return whole != range && isWithin && !isBeside
            }
        }
    }

    mutating func append(_ line: String) { appendix.append(line) }

    private var sorted: [Edit] {
        lasting.enumerated().sorted { a, b in
            let (first, second) = (a.element.range, b.element.range)
            if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
            // Insertions come before the text that is replaced.
            if first.isEmpty != second.isEmpty { return first.isEmpty }
            return a.offset < b.offset
        }.map(\.element)
    }

    /// The text with the edits made.
    func applied(to text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var copied = 0
        for edit in sorted {
            precondition(edit.range.lowerBound >= copied, "edits overlap at \(edit)")
            result += text[copied..<edit.range.lowerBound]
            result += Array<UInt8>(edit.replacement.utf8)
            copied = edit.range.upperBound
        }
        result += text[copied...]
        for line in appendix { result += Array<UInt8>("\n\(line)".utf8) }
        return result
    }

    /// One line for each edit that moves columns: the line, then the first and the next column of the edited part
    /// in the lowered text, then both in the original. Lines and columns begin at 1, columns count bytes.
    func columns(in text: [UInt8]) -> String {
        var result = ""
        var (line, lineStart, moved, scanned) = (1, 0, 0, 0)
        for edit in sorted {
            while scanned < edit.range.lowerBound {
                if text[scanned] == UInt8(ascii: "\n") {
                    (line, lineStart, moved) = (line + 1, scanned + 1, 0)
                }
                scanned += 1
            }
            let growth = edit.replacement.utf8.count - edit.range.count
            guard growth != 0 else { continue }
            let first = edit.range.lowerBound - lineStart + 1
            let next = edit.range.upperBound - lineStart + 1
            result += "\(line) \(first + moved) \(next + moved + growth) \(first) \(next)\n"
            moved += growth
        }
        return result
    }
}
