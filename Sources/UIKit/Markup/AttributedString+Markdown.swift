import MarkupFormat

extension AttributedString {
    /// How Markdown is read.
    ///
    /// DIFFERS: `allowsExtendedAttributes` and `appliesSourcePositionAttributes` are kept without effect.
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }

        /// Kept: attributes in `^[text](…)` stay as they are written.
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        /// Language of the text, BCP 47.
        public var languageCode: String?
        /// Kept: places in the source are not told.
        public var appliesSourcePositionAttributes: Bool

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }

        fileprivate var syntax: MarkdownSyntax {
            switch interpretedSyntax {
            case .full: .full
            case .inlineOnly: .inlineOnly
            case .inlineOnlyPreservingWhitespace: .inlineOnlyPreservingWhitespace
            }
        }
    }

    /// A text of Markdown: what runs mean is in `inlinePresentationIntent`, `presentationIntent`, `link` and
    /// `imageURL`. Blocks follow one another without new lines, as on iOS.
    /// - Parameter baseURL: what relative links count from.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        for run in MarkdownReader(markdown, syntax: options.syntax).runs {
            var attributes = AttributeContainer()
            if !run.style.isEmpty {
                attributes.inlinePresentationIntent = InlinePresentationIntent(rawValue: run.style.rawValue)
            }
            if !run.blocks.isEmpty {
                attributes.presentationIntent = PresentationIntent(types: run.blocks.map { $0.intent })
            }
            attributes.link = run.link.flatMap { URL(string: $0, relativeTo: baseURL) }
            attributes.imageURL = run.image.flatMap { URL(string: $0, relativeTo: baseURL) }
            if let code = options.languageCode { attributes.languageIdentifier = code }
            append(AttributedString(run.text, attributes: attributes))
        }
    }

    /// A text of Markdown in UTF-8. Throws for other bytes.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        guard let text = String(data: markdown, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    /// A text of a file of Markdown.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// A text of Markdown; attributes of the scope's own are not read.
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// A text of Markdown; attributes of the scope's own are not read.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }
}

extension NSAttributedString {
    /// A text of Markdown. See `AttributedString(markdown:options:baseURL:)`.
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions? = nil, baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options ?? .init(), baseURL: baseURL))
    }

    public convenience init(
        markdown: Data, options: AttributedString.MarkdownParsingOptions? = nil, baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options ?? .init(), baseURL: baseURL))
    }

    public convenience init(
        contentsOfMarkdownFile url: URL, options: AttributedString.MarkdownParsingOptions? = nil,
        baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(contentsOf: url, options: options ?? .init(), baseURL: baseURL))
    }
}

extension MarkdownBlock {
    fileprivate var intent: PresentationIntent.IntentType {
        let kind: PresentationIntent.Kind =
            switch self.kind {
            case .paragraph: .paragraph
            case .header(let level): .header(level: level)
            case .orderedList: .orderedList
            case .unorderedList: .unorderedList
            case .listItem(let ordinal): .listItem(ordinal: ordinal)
            case .codeBlock(let language): .codeBlock(languageHint: language)
            case .blockQuote: .blockQuote
            case .thematicBreak: .thematicBreak
            case .table(let columns): .table(columns: columns.map { .init(alignment: $0.intent) })
            case .tableHeaderRow: .tableHeaderRow
            case .tableRow(let index): .tableRow(rowIndex: index)
            case .tableCell(let column): .tableCell(columnIndex: column)
            }
        return PresentationIntent.IntentType(kind: kind, identity: identity)
    }
}

extension MarkdownBlock.TextColumn {
    fileprivate var intent: PresentationIntent.TableColumn.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        }
    }
}
