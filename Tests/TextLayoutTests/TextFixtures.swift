import TestSeeds
import CoreGraphics

@testable import TextLayout

/// Advances of the system font at 17 points (iOS 26.1 simulator, recorded), without kerning.
final class RecordedAdvances: GlyphSource {
    let cgFont = CGFont(path: "/recorded/SFUI", faceIndex: 0, fullName: ".SFUI-Regular", unitsPerEm: 2048)
    let metrics = FontMetrics.system

    static let points: [Character: Double] = [
        " ": 4.349609375, ".": 4.615234375, "…": 13.0, "H": 12.185546875, "e": 9.2802734375,
        "l": 3.8681640625,
        "o": 9.6123046875, "U": 12.1025390625, "I": 4.1171875, "K": 10.76611328125, "i": 3.7685546875,
        "t": 5.744140625, "0": 10.2763671875, "1": 7.4541015625, "2": 9.828125, "3": 10.2265625,
        "4": 10.5087890625, "5": 10.0771484375, "6": 10.392578125, "7": 9.2470703125, "8": 10.42578125,
        "9": 10.392578125, "a": 8.9482421875, "b": 10.0107421875, "c": 9.0810546875,
    ]

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
