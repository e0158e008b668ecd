import CPango
import CoreGraphics

/// A face of a font file, shaped by HarfBuzz in font design units.
public final class FontFace: GlyphSource {
    public let file: FontFile
    public let cgFont: CGFont
    public let metrics: FontMetrics
    public let familyName: String
    public let postScriptName: String
    public let fullName: String
    /// What sets the face apart in its family, as "Bold Italic".
    public let styleName: String
    /// 1...1000, as the file says; 400 is regular.
    public let weight: Int
    public let isItalic: Bool

    private let face: OpaquePointer
    private let font: OpaquePointer
    private let buffer: OpaquePointer
    private let emsPerUnit: Double

    /// Opens the file; its tables are mapped, not read. Throws `FontError`.
    public init(_ file: FontFile) throws {
        guard let blob = hb_blob_create_from_file_or_fail(file.path) else { throw FontError.missing(file) }
        defer { hb_blob_destroy(blob) }
        guard file.faceIndex < Int(hb_face_count(blob)),
            let face = hb_face_create(blob, UInt32(file.faceIndex)),
            hb_face_get_glyph_count(face) > 0
        else { throw FontError.unreadable(file) }
        hb_face_make_immutable(face)
        let unitsPerEm = Int(hb_face_get_upem(face))
        let font = hb_font_create(face)!
        hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
        hb_font_make_immutable(font)
        self.file = file
        self.face = face
        self.font = font
        buffer = hb_buffer_create()!
        emsPerUnit = 1 / Double(unitsPerEm)
        func name(_ id: Int32) -> String? {
            var length: UInt32 = 256
            var text = [CChar](repeating: 0, count: 256)
            guard hb_ot_name_get_utf8(face, UInt32(id), nil, &length, &text) > 0 else { return nil }
            return String(decoding: text.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
        let family = name(16) ?? name(1) ?? file.path
        familyName = family
        fullName = name(4) ?? family
        postScriptName = name(6) ?? fullName
        styleName = name(17) ?? name(2) ?? "Regular"
        weight = Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
        isItalic = hb_style_get_value(font, HB_STYLE_TAG_ITALIC) != 0
        cgFont = CGFont(
            path: file.path, faceIndex: file.faceIndex, fullName: postScriptName, unitsPerEm: unitsPerEm,
            isColored: hb_ot_color_has_png(face) != 0)
        metrics = Self.metrics(of: face, font: font, emsPerUnit: emsPerUnit)
    }

    deinit {
        hb_buffer_destroy(buffer)
        hb_font_destroy(font)
        hb_face_destroy(face)
    }

    public func covers(_ scalar: UInt32) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
    }

    public func nominal(_ scalar: UInt32) -> (glyph: CGGlyph, advance: Double)? {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 else { return nil }
        return (
            CGGlyph(truncatingIfNeeded: glyph), Double(hb_font_get_glyph_h_advance(font, glyph)) * emsPerUnit
        )
    }

    public func bounds(_ glyph: CGGlyph) -> CGRect? {
        var box = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, hb_codepoint_t(glyph), &box) != 0 else { return nil }
        return CGRect(
            x: Double(box.x_bearing) * emsPerUnit, y: -Double(box.y_bearing) * emsPerUnit,
            width: Double(box.width) * emsPerUnit, height: -Double(box.height) * emsPerUnit)
    }

    public func shape(
        _ utf8: UnsafeBufferPointer<UInt8>, rightToLeft: Bool, options: ShapingOptions,
        into glyphs: inout ContiguousArray<ShapedGlyph>
    ) {
        hb_buffer_clear_contents(buffer)
        let length = Int32(utf8.count)
        utf8.withMemoryRebound(to: CChar.self) {
            hb_buffer_add_utf8(buffer, $0.baseAddress, length, 0, length)
        }
        hb_buffer_set_direction(buffer, rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_language(buffer, Self.language)
        hb_buffer_guess_segment_properties(buffer)
        // Of two settings of one feature HarfBuzz takes the later.
        var features = [Self.feature("calt", options.contextualAlternates)]
        features += options.features.isOn.map { Self.feature($0, $1) }
        if !options.ligatures { features += [Self.feature("liga", false), Self.feature("clig", false)] }
        hb_shape(font, buffer, &features, UInt32(features.count))
        var count: UInt32 = 0
        guard let found = hb_buffer_get_glyph_infos(buffer, &count),
            let placed = hb_buffer_get_glyph_positions(buffer, &count)
        else { return }
        for index in 0..<Int(count) {
            glyphs.append(
                ShapedGlyph(
                    glyph: CGGlyph(truncatingIfNeeded: found[index].codepoint), cluster: found[index].cluster,
                    advance: Double(placed[index].x_advance) * emsPerUnit,
                    offsetX: Double(placed[index].x_offset) * emsPerUnit,
                    offsetY: -Double(placed[index].y_offset) * emsPerUnit))
        }
    }

    /// Han characters in their simplified form; named so that the machine's locale has no say.
    nonisolated(unsafe) private static let language = hb_language_from_string("zh-cn", -1)

    private static func feature(_ tag: String, _ isOn: Bool) -> hb_feature_t {
        let number = tag.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return hb_feature_t(tag: number, value: isOn ? 1 : 0, start: 0, end: UInt32.max)
    }

    /// The `hhea` table's heights, which is what Apple's systems use.
    private static func metrics(of face: OpaquePointer, font: OpaquePointer, emsPerUnit: Double)
        -> FontMetrics
    {
        let table = hb_face_reference_table(face, 0x6868_6561)
        defer { hb_blob_destroy(table) }
        var length: UInt32 = 0
        let bytes = hb_blob_get_data(table, &length)
        func field(_ offset: Int) -> Double {
            guard let bytes, offset + 1 < Int(length) else { return 0 }
            let high = UInt8(bitPattern: bytes[offset])
            let low = UInt8(bitPattern: bytes[offset + 1])
            return Double(Int16(bitPattern: UInt16(high) << 8 | UInt16(low))) * emsPerUnit
        }
        func measure(_ tag: hb_ot_metrics_tag_t) -> Double {
            var position: hb_position_t = 0
            hb_ot_metrics_get_position_with_fallback(font, tag, &position)
            return Double(position) * emsPerUnit
        }
        return FontMetrics(
            ascender: field(4), descender: field(6), leading: field(8),
            capHeight: measure(HB_OT_METRICS_TAG_CAP_HEIGHT), xHeight: measure(HB_OT_METRICS_TAG_X_HEIGHT))
    }
}
