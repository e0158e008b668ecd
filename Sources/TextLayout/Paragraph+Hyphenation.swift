import CoreGraphics

/// Knows where words of a language may be divided at the end of a line.
public protocol WordDivider: AnyObject {
    /// UTF-8 offsets of a word of letters at which a part of it may begin a line, in rising order.
    func divisions(of word: String) -> [Int]
}

extension Paragraph {
    /// Where the pieces of a word may be divided, in order: at its soft hyphens; where it has none, as its language does.
    func divisions(of numbers: ClosedRange<Int>, byLanguage: Bool) -> [Position] {
        let soft = numbers.flatMap { number in
            softHyphens(in: number).compactMap { place(number, $0, in: numbers) }
        }
        if !soft.isEmpty || !byLanguage { return soft }
        guard let divider = shaper.divider else { return [] }
        let word = numbers.map { text(of: $0) }.joined()
        let scalars = word.unicodeScalars
        guard let first = scalars.firstIndex(where: \.properties.isAlphabetic),
            let last = scalars.lastIndex(where: \.properties.isAlphabetic)
        else { return [] }
        let lead = word.utf8.distance(from: word.startIndex, to: first)
        return divider.divisions(of: String(scalars[first...last])).compactMap { offset in
            var start = 0
            for number in numbers {
                let length = Int(pieces[number].length)
                if lead + offset < start + length { return place(number, lead + offset - start, in: numbers) }
                start += length
            }
            return nil
        }
    }

    /// Byte offsets of a piece behind its soft hyphens.
    private func softHyphens(in number: Int) -> [Int] {
        guard !utf8.isEmpty, pieces[number].length > 1 else { return [] }
        let start = Int(pieces[number].start)
        return (2...Int(pieces[number].length)).filter {
            utf8[start + $0 - 2] == 0xC2 && utf8[start + $0 - 1] == 0xAD
        }
    }

    /// A place between two clusters inside of a word; nil for any other.
    private func place(_ number: Int, _ byte: Int, in word: ClosedRange<Int>) -> Position? {
        guard !pieces[number].isRightToLeft else { return nil }
        if byte == Int(pieces[number].length) {
            return number < word.upperBound ? Position(piece: number + 1, byte: 0) : nil
        }
        if byte == 0 {
            return number > word.lowerBound ? Position(piece: number, byte: 0) : nil
        }
        return clusters(of: number).contains { $0.start == byte } ? Position(piece: number, byte: byte) : nil
    }

    private func text(of number: Int) -> String {
        let piece = pieces[number]
        let run = Int(piece.run)
        let text = runs[run].text.utf8
        let start = text.index(
            text.startIndex, offsetBy: Int(piece.start) - (run == 0 ? 0 : faces[run - 1].end))
        return String(decoding: text[start..<text.index(start, offsetBy: Int(piece.length))], as: UTF8.self)
    }
}
