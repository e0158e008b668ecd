import CPango

/// Breaks and directions of a text that needs more than spaces, from Pango and FriBidi.
struct TextAnalysis {
    struct Scalar {
        var value: UInt32
        /// UTF-8 offset in the whole text.
        var offset: Int
        var isBlank: Bool { value == 0x20 || value == 0x09 }
    }

    private(set) var scalars: [Scalar] = []
    /// Whether a line may be broken before a scalar; one more than there are scalars.
    private(set) var mayBreak: [Bool] = []
    private(set) var isRightToLeft = false
    private(set) var hasSoftHyphens = false
    private var levels: [UInt8] = []
    private let end: Int

    init(
        _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, style: ParagraphStyle, isBidi: Bool,
        embeddings: [(Range<Int>, [TextEmbedding])] = [], shaper: TextShaper
    ) {
        end = range.upperBound
        scalars.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            let width = TextScan.width(text[index])
            var value = UInt32(text[index])
            if width > 1 {
                value &= width == 2 ? 0x1F : width == 3 ? 0x0F : 0x07
                for step in 1..<width { value = value << 6 | UInt32(text[index + step] & 0x3F) }
            }
            scalars.append(Scalar(value: value, offset: index))
            hasSoftHyphens = hasSoftHyphens || value == Self.softHyphen
            index += width
        }
        shaper.segmentations += 1
        let part = UnsafeBufferPointer(rebasing: text[range])
        part.withMemoryRebound(to: CChar.self) { characters in
            findBreaks(characters)
            joinWords(style)
            if isBidi, embeddings.isEmpty { findLevels(characters, style) }
        }
        if !embeddings.isEmpty { findLevels(text, embeddings, style) }
    }

    func level(_ scalar: Int) -> UInt8 { levels.isEmpty ? 0 : levels[scalar] }

    func offset(_ scalar: Int) -> Int { scalar < scalars.count ? scalars[scalar].offset : end }

    /// The face slot at a byte offset, and where the next one begins, at most `limit`.
    func slot(at start: Int, to limit: Int, face: RunFace, shaper: TextShaper) -> (slot: Int, end: Int) {
        var index = number(at: start)
        var slot: Int?
        while index < scalars.count, scalars[index].offset < limit {
            let value = scalars[index].value
            if slot == nil || !Self.followsPrevious(value) {
                let next = shaper.slot(
                    for: value, asEmoji: isEmoji(index), typeface: face.typeface, after: slot)
                if let slot, next != slot { return (slot, scalars[index].offset) }
                slot = next
            }
            index += 1
        }
        return (slot ?? face.slot, limit)
    }

    /// Whether a scalar is shown as a picture (Unicode technical standard 51): by itself, because a selector or a
    /// skin tone follows, or as a key.
    ///
    /// UIKit: a symbol that can be a picture is one unless U+FE0E follows (mts.io, "Unicode symbol as text or
    /// emoji", iOS 8); the letters and arrows of the system font stay text.
    private func isEmoji(_ index: Int) -> Bool {
        let value = scalars[index].value
        let next = index + 1 < scalars.count ? scalars[index + 1].value : 0
        if next == 0xFE0E { return false }
        if next != 0xFE0F, next != 0x20E3, value < 0x2190 || (0x2194...0x2199).contains(value) {
            return false
        }
        return Unicode.Scalar(value)?.properties.isEmoji ?? false
    }

    private func number(at offset: Int) -> Int {
        var low = 0
        var high = scalars.count
        while low < high {
            let middle = (low + high) / 2
            if scalars[middle].offset < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Marks, joiners and selectors are drawn in the face of what they belong to.
    private static func followsPrevious(_ value: UInt32) -> Bool {
        switch value {
        case softHyphen, 0x0300...0x036F, 0x1DC0...0x1DFF, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F,
            0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0020...0xE007F, 0xE0100...0xE01EF:
            true
        default: false
        }
    }

    private mutating func findBreaks(_ text: UnsafeBufferPointer<CChar>) {
        var attributes = [CPangoLogAttr](repeating: CPangoLogAttr(), count: scalars.count + 1)
        cpango_get_log_attrs(text.baseAddress, Int32(text.count), &attributes, Int32(attributes.count))
        mayBreak = attributes.map { attribute in
            var attribute = attribute
            return cpango_may_break(&attribute) != 0
        }
    }

    static let softHyphen: UInt32 = 0xAD

    /// Takes back breaks within words: a line that ends at a soft hyphen is made when a word has no room.
    private mutating func joinWords(_ style: ParagraphStyle) {
        guard hasSoftHyphens || style.breaking.keepsHangulWords else { return }
        for index in scalars.indices.dropFirst() where mayBreak[index] {
            let (before, after) = (scalars[index - 1].value, scalars[index].value)
            if before == Self.softHyphen
                || style.breaking.keepsHangulWords && Self.isHangul(before) && Self.isHangul(after)
            {
                mayBreak[index] = false
            }
        }
    }

    /// Letters and syllables (the Unicode blocks of that name).
    private static func isHangul(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
        default: false
        }
    }

    private mutating func findLevels(
        _ text: UnsafeBufferPointer<CChar>, _ style: ParagraphStyle, count: Int? = nil
    ) {
        var direction: CPangoDirection
        switch style.baseDirection {
        case .leftToRight: direction = CPANGO_DIRECTION_LTR
        case .rightToLeft: direction = CPANGO_DIRECTION_RTL
        case nil:
            direction =
                style.naturalDirection == .rightToLeft ? CPANGO_DIRECTION_WEAK_RTL : CPANGO_DIRECTION_WEAK_LTR
        }
        guard let found = cpango_get_embedding_levels(text.baseAddress, Int32(text.count), &direction)
        else { return }
        levels = Array(UnsafeBufferPointer(start: found, count: count ?? scalars.count))
        // What Pango says of the direction is wrong where nothing outside of isolates decides it.
        isRightToLeft =
            switch style.baseDirection {
            case .leftToRight: false
            case .rightToLeft: true
            case nil: Self.isRightToLeft(text) ?? (style.naturalDirection == .rightToLeft)
            }
        g_free(found)
    }

    /// Unicode annex 9, rules P2 and P3: the first letter with a direction, what isolates hold left out; nil where there is none.
    private static func isRightToLeft(_ text: UnsafeBufferPointer<CChar>) -> Bool? {
        var depth = 0
        for scalar in String(decoding: UnsafeRawBufferPointer(text), as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0x2066...0x2068: depth += 1
            case 0x2069: depth = max(depth - 1, 0)
            default:
                if depth == 0, let isRightToLeft = isRightToLeft(scalar) { return isRightToLeft }
            }
        }
        return nil
    }

    /// Of letters and marks of direction (the blocks of scripts that run from the right, annex 9, table 4); nil for what has no direction of its own.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool? {
        switch scalar.value {
        case 0x200E: false
        case 0x200F, 0x061C: true
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            scalar.properties.isAlphabetic ? true : nil
        default: scalar.properties.isAlphabetic ? false : nil
        }
    }

    /// With Unicode's control characters around what has writing directions of its own.
    private mutating func findLevels(
        _ text: UnsafeBufferPointer<UInt8>, _ embeddings: [(range: Range<Int>, kinds: [TextEmbedding])],
        _ style: ParagraphStyle
    ) {
        var bytes: [UInt8] = []
        var isOwn: [Bool] = []
        func addControls(_ values: [UInt32]) {
            for value in values {
                bytes += [0xE2, 0x80, UInt8(0x80 | value & 0x3F)]
                isOwn.append(false)
            }
        }
        for (number, scalar) in scalars.enumerated() {
            let end = offset(number + 1)
            for part in embeddings where part.range.lowerBound == scalar.offset {
                addControls(part.kinds.map(\.rawValue))
            }
            bytes += text[scalar.offset..<end]
            isOwn.append(true)
            for part in embeddings where part.range.upperBound == end {
                addControls(part.kinds.map { _ in Self.popDirection })
            }
        }
        bytes.withUnsafeBytes { findLevels($0.bindMemory(to: CChar.self), style, count: isOwn.count) }
        levels = zip(levels, isOwn).filter(\.1).map(\.0)
    }

    private static let popDirection: UInt32 = 0x202C
}
