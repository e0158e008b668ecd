/// Paragraph styles in archives.
///
/// DIFFERS: tab stops are not archived.
extension NSParagraphStyle {
    private static var lengths: [(String, WritableKeyPath<Values, CGFloat>)] {
        [
            ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
            ("NSParagraphSpacingBefore", \.paragraphSpacingBefore), ("NSHeadIndent", \.headIndent),
            ("NSTailIndent", \.tailIndent), ("NSFirstLineHeadIndent", \.firstLineHeadIndent),
            ("NSMinLineHeight", \.minimumLineHeight), ("NSMaxLineHeight", \.maximumLineHeight),
            ("NSLineHeightMultiple", \.lineHeightMultiple), ("NSDefaultTabInterval", \.defaultTabInterval),
        ]
    }

    func store(in coder: NSCoder) {
        for (key, path) in Self.lengths { values[keyPath: path].store(in: coder, key) }
        values.alignment.rawValue.store(in: coder, "NSAlignment")
        values.lineBreakMode.rawValue.store(in: coder, "NSLineBreakMode")
        values.writingDirection.rawValue.store(in: coder, "NSWritingDirection")
        values.hyphenation.factor.store(in: coder, "NSHyphenationFactor")
        values.hyphenation.isDefault.store(in: coder, "NSUsesDefaultHyphenation")
        values.tightensForTruncation.store(in: coder, "NSAllowsTighteningForTruncation")
        values.lineBreakStrategy.rawValue.store(in: coder, "NSLineBreakStrategy")
    }

    func decodeStored(_ coder: NSCoder) {
        func choice<Value: RawRepresentable>(
            _ key: String, _ path: WritableKeyPath<Values, Value>
        )
        where Value.RawValue: ArchivedValue {
            guard let raw = Value.RawValue.stored(in: coder, key), let value = Value(rawValue: raw) else {
                return
            }
            values[keyPath: path] = value
        }
        for (key, path) in Self.lengths {
            if let length = CGFloat.stored(in: coder, key) { values[keyPath: path] = length }
        }
        choice("NSAlignment", \.alignment)
        choice("NSLineBreakMode", \.lineBreakMode)
        choice("NSWritingDirection", \.writingDirection)
        choice("NSLineBreakStrategy", \.lineBreakStrategy)
        values.hyphenation.factor = Float.stored(in: coder, "NSHyphenationFactor") ?? 0
        values.hyphenation.isDefault = Bool.stored(in: coder, "NSUsesDefaultHyphenation") ?? false
        values.tightensForTruncation = Bool.stored(in: coder, "NSAllowsTighteningForTruncation") ?? false
    }
}
