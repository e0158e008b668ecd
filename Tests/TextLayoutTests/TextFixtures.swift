import CoreGraphics
import FactSupport
import TestSeeds

@testable import TextLayout

/// The recorded advances of the system font at 17 points, without kerning.
final class RecordedAdvances: GlyphSource {
    let cgFont = CGFont(path: "/recorded/SFUI", faceIndex: 0, fullName: ".SFUI-Regular", unitsPerEm: 2048)
    let metrics = FontMetrics.system

    /// `Tests/Facts/glyph-advances.json`; that of the ellipsis is not recorded, and a soft hyphen has none.
    static let points: [Character: Double] = Dictionary(
        uniqueKeysWithValues: Facts.of("glyph-advances", AdvanceGiven.self).compactMap { fact in
            guard case .numbers(let numbers)? = fact.expected["advance"] else { return nil }
            return (fact.given.text.first!, numbers[0])
        } + [("…", 13), ("\u{AD}", 0)])

    func covers(_ scalar: UInt32) -> Bool { true }

    func shape(
        _ utf8: UnsafeBufferPointer<UInt8>, rightToLeft: Bool, options: ShapingOptions,
        into glyphs: inout ContiguousArray<ShapedGlyph>
    ) {
        var offset = 0
        for character in String(decoding: utf8, as: UTF8.self) {
            let advance = Self.points[character]!
            glyphs.append(
                ShapedGlyph(
                    glyph: CGGlyph(truncatingIfNeeded: character.unicodeScalars.first!.value),
                    cluster: UInt32(offset), advance: advance / 17))
            offset += character.utf8.count
        }
    }

    static func shaper() -> TextShaper {
        let library = FontLibrary()
        library.replace(.system(weight: 400), with: RecordedAdvances())
        return TextShaper(library: library)
    }
}

extension SeededGenerator {
    mutating func text(words: Int, from vocabulary: [String]) -> String {
        (0..<words).map { _ in vocabulary.randomElement(using: &self)! }.joined(separator: " ")
    }
}

let body = TextFont(.system(weight: 400), size: 17)

/// A label's rule: up to the next device pixel.
func pixels(_ length: CGFloat, scale: CGFloat = 3) -> CGFloat {
    ((length * scale - 0.000_1).rounded(.up)) / scale
}

/// The text of each line.
func texts(_ string: String, _ lines: [TextLine]) -> [String] {
    let units = Array(string.utf16)
    return lines.map { String(decoding: units[$0.range], as: UTF16.self) }
}

extension ParagraphStyle {
    init(_ change: (inout ParagraphStyle) -> Void) {
        self.init()
        change(&self)
    }
}
