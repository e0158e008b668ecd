// Formats that hold pictures in chunks or boxes: WebP (RFC 9649), HEIC and AVIF (ISO/IEC 23008-12, on the boxes of 14496-12).

extension ImageHeader {
    private static func code(_ text: StaticString) -> Int {
        text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
    }

    /// Numbers begin with the low byte.
    private static func little(_ bytes: UnsafeRawBufferPointer, _ at: Int, _ count: Int) -> Int? {
        guard at >= 0, at + count <= bytes.count else { return nil }
        return (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
    }

    static func webp(_ bytes: UnsafeRawBufferPointer) -> ImageHeader? {
        guard big(bytes, 0, 4) == code("RIFF"), big(bytes, 8, 4) == code("WEBP") else { return nil }
        let size: (width: Int?, height: Int?)
        switch big(bytes, 12, 4) {
        case code("VP8X"):
            size = (little(bytes, 24, 3).map { $0 + 1 }, little(bytes, 27, 3).map { $0 + 1 })
        case code("VP8 "):
            size = (little(bytes, 26, 2).map { $0 & 0x3FFF }, little(bytes, 28, 2).map { $0 & 0x3FFF })
        case code("VP8L"):
            let bits = little(bytes, 21, 4)
            size = (bits.map { $0 & 0x3FFF + 1 }, bits.map { $0 >> 14 & 0x3FFF + 1 })
        default: return nil
        }
        guard let width = size.width, let height = size.height else { return nil }
        return ImageHeader(kind: .webp, width: width, height: height)
    }

    // MARK: Boxes

    private struct Box {
        let kind: Int
        let contents: Range<Int>
    }

    /// The boxes that follow each other in a part of a file.
    private static func boxes(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> [Box] {
        var all: [Box] = []
        var at = range.lowerBound
        while at < range.upperBound, let short = big(bytes, at, 4), let kind = big(bytes, at + 4, 4) {
            var header = 8
            var size = short
            if size == 1, let long = big(bytes, at + 8, 8) { (size, header) = (long, 16) }
            // The last one goes on to the end.
            if size == 0 { size = range.upperBound - at }
            guard size >= header, size <= range.upperBound - at else { break }
            all.append(Box(kind: kind, contents: at + header..<at + size))
            at += size
        }
        return all
    }

    /// The size of the primary item, which its properties say, turned as they say.
    static func heif(_ bytes: UnsafeRawBufferPointer) -> ImageHeader? {
        guard big(bytes, 4, 4) == code("ftyp") else { return nil }
        let top = boxes(bytes, 0..<bytes.count)
        guard let type = top.first?.contents, let meta = top.first(where: { $0.kind == code("meta") }) else {
            return nil
        }
        // The major brand, a version, and brands that it is compatible with.
        let brands = Set(
            stride(from: type.lowerBound, to: type.upperBound, by: 4).compactMap { big(bytes, $0, 4) })
        let kind: Kind
        if brands.contains(code("avif")) {
            kind = .avif
        } else if !brands.isDisjoint(with: ["heic", "heix", "heim", "heis", "mif1"].map(code)) {
            kind = .heic
        } else {
            return nil
        }
        // A version and flags stand first.
        let inside = boxes(bytes, meta.contents.dropFirst(4))
        func contents(_ kind: StaticString, of boxes: [Box]) -> Range<Int>? {
            boxes.first { $0.kind == code(kind) }?.contents
        }
        guard let primary = contents("pitm", of: inside)?.lowerBound,
            let item = big(bytes, primary + 4, big(bytes, primary, 1) == 0 ? 2 : 4),
            let properties = contents("iprp", of: inside).map({ boxes(bytes, $0) }),
            let all = contents("ipco", of: properties).map({ boxes(bytes, $0) })
        else { return nil }
        var size: (width: Int, height: Int)?
        var isAcross = false
        for index in properties.filter({ $0.kind == code("ipma") }).flatMap({
            associated(with: item, bytes, $0.contents)
        }) where all.indices.contains(index - 1) {
            let property = all[index - 1]
            switch property.kind {
            case code("ispe"):
                if let width = big(bytes, property.contents.lowerBound + 4, 4),
                    let height = big(bytes, property.contents.lowerBound + 8, 4)
                {
                    size = (width, height)
                }
            // Quarters of a turn
            case code("irot"): isAcross = big(bytes, property.contents.lowerBound, 1).map { $0 & 1 } == 1
            default: break
            }
        }
        guard let size else { return nil }
        return ImageHeader(
            kind: kind, width: isAcross ? size.height : size.width,
            height: isAcross ? size.width : size.height)
    }

    /// The numbers, from 1, of an item's properties.
    private static func associated(
        with item: Int, _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>
    ) -> [Int] {
        let start = range.lowerBound
        guard let version = big(bytes, start, 1), let flags = big(bytes, start + 3, 1),
            let count = big(bytes, start + 4, 4)
        else { return [] }
        let idLength = version == 0 ? 2 : 4
        let isWide = flags & 1 == 1
        var at = start + 8
        for _ in 0..<count {
            guard at < range.upperBound, let id = big(bytes, at, idLength),
                let length = big(bytes, at + idLength, 1)
            else { return [] }
            at += idLength + 1
            let indices = (0..<length).compactMap { each -> Int? in
                isWide
                    ? big(bytes, at + each * 2, 2).map { $0 & 0x7FFF }
                    : big(bytes, at + each, 1).map { $0 & 0x7F }
            }
            if id == item { return indices }
            at += length * (isWide ? 2 : 1)
        }
        return []
    }
}
