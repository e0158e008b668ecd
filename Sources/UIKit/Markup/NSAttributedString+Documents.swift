import MarkupFormat

extension NSAttributedString {
    /// A format of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let plain = Self(rawValue: "NSPlainText")
        public static let html = Self(rawValue: "NSHTML")
        public static let rtf = Self(rawValue: "NSRTF")
        public static let rtfd = Self(rawValue: "NSRTFD")
    }

    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// `DocumentType`; without it the document's beginning decides.
        public static let documentType = Self(rawValue: "DocumentType")
        /// Raw value of a `String.Encoding`.
        public static let characterEncoding = Self(rawValue: "CharacterEncoding")
        /// Attributes for plain text.
        public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
        /// `URL` that relative links count from.
        public static let baseURL = Self(rawValue: "BaseURL")
        /// Kept: texts have the size that they say.
        public static let targetTextScaling = Self(rawValue: "TargetTextScaling")
        public static let sourceTextScaling = Self(rawValue: "SourceTextScaling")
    }

    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = Self(rawValue: "DocumentType")
        public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    }

    /// Reads HTML or plain text. Throws for data that cannot be read, and for other formats.
    ///
    /// DIFFERS: RTF is not read. Pictures and style sheets of other places are not loaded.
    @preconcurrency @MainActor
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let raw =
            (options[.characterEncoding] as? UInt) ?? (options[.characterEncoding] as? Int).map { UInt($0) }
        let encoding = raw.map { String.Encoding(rawValue: $0) }
        let type =
            options[.documentType] as? DocumentType
            ?? (options[.documentType] as? String).map { DocumentType(rawValue: $0) } ?? Self.type(of: data)
        switch type {
        case .html:
            let text =
                encoding.flatMap { String(data: data, encoding: $0) } ?? String(data: data, encoding: .utf8)
                ?? String(data: data, encoding: .isoLatin1) ?? ""
            let root = HTMLElement(html: text)
            let base = options[.baseURL] as? URL
            self.init(
                attributedString: root.map { HTMLText($0, baseURL: base).text }
                    ?? NSAttributedString(string: ""))
        case .plain:
            guard let text = String(data: data, encoding: encoding ?? .utf8) else {
                throw CocoaError(.fileReadInapplicableStringEncoding)
            }
            let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
            self.init(string: text, attributes: attributes)
        default:
            Diagnostics.sayOnce(
                "NSAttributedString(data:options:documentAttributes:) reads HTML and plain text only.")
            throw CocoaError(.fileReadCorruptFile)
        }
        dict?.pointee = NSDictionary(dictionary: [DocumentAttributeKey.documentType.rawValue: type.rawValue])
    }

    /// Reads a file of HTML or plain text.
    @preconcurrency @MainActor
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        var options = options
        if options[.baseURL] == nil { options[.baseURL] = url }
        if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
            options[.documentType] = DocumentType.html
        }
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    private static func type(of data: Data) -> DocumentType {
        let start = String(decoding: data.prefix(512), as: UTF8.self).lowercased()
        if start.hasPrefix("{\\rtf") { return .rtf }
        return start.contains("<html") || start.contains("<!doctype html") ? .html : .plain
    }
}
