/// A replacement of bytes of one file that keeps the number of lines.
struct Edit: Equatable {
    /// Offsets into the original's UTF-8.
    let range: Range<Int>
    let replacement: String
}

extension [Edit] {
    /// The text with the edits made. The edits do not overlap.
    func applied(to text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var copied = 0
        for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            result += text[copied..<edit.range.lowerBound]
            result += Array<UInt8>(edit.replacement.utf8)
            copied = edit.range.upperBound
        }
        return result + text[copied...]
    }

    /// One line for each edit that moves columns: the line, then the first and the next column of the edited part
    /// in the lowered text, then both in the original. Lines and columns begin at 1, columns count bytes.
    func columns(in text: [UInt8]) -> String {
        var result = ""
        var (line, lineStart, moved, scanned) = (1, 0, 0, 0)
        for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
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
