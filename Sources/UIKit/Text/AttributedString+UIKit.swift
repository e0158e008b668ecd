extension AttributeScopes {
    /// The attributes of texts that UIKit draws.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let shadow: ShadowAttribute
        public let attachment: AttachmentAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let ligature: LigatureAttribute
        public let strokeColor: StrokeColorAttribute
        public let strokeWidth: StrokeWidthAttribute
        public let obliqueness: ObliquenessAttribute
        public let expansion: ExpansionAttribute
        public let textEffect: TextEffectAttribute
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        public let presentationIntent: PresentationIntentAttribute
        public let foundation: AttributeScopes.FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = NSAttributedString.Key.font.rawValue
        }
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.tracking.rawValue
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }
        public enum ShadowAttribute: AttributedStringKey {
            public typealias Value = NSShadow
            public static let name = NSAttributedString.Key.shadow.rawValue
        }
        public enum AttachmentAttribute: AttributedStringKey {
            public typealias Value = NSTextAttachment
            public static let name = NSAttributedString.Key.attachment.rawValue
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
        public enum LigatureAttribute: AttributedStringKey {
            public typealias Value = Int
            public static let name = NSAttributedString.Key.ligature.rawValue
        }
        public enum StrokeColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strokeColor.rawValue
        }
        public enum StrokeWidthAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.strokeWidth.rawValue
        }
        public enum ObliquenessAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.obliqueness.rawValue
        }
        public enum ExpansionAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.expansion.rawValue
        }
        public enum TextEffectAttribute: AttributedStringKey {
            public typealias Value = NSAttributedString.TextEffectStyle
            public static let name = NSAttributedString.Key.textEffect.rawValue
        }
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
        }
        public enum PresentationIntentAttribute: AttributedStringKey {
            public typealias Value = PresentationIntent
            public static let name = NSAttributedString.Key.presentationIntentAttributeName.rawValue
        }
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributeContainer {
    /// The attributes of an `NSAttributedString`; keys that UIKit does not know are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        self.font = dictionary[.font] as? UIFont
        self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
        self.foregroundColor = dictionary[.foregroundColor] as? UIColor
        self.backgroundColor = dictionary[.backgroundColor] as? UIColor
        self.kern = Self.number(dictionary[.kern])
        self.tracking = Self.number(dictionary[.tracking])
        self.baselineOffset = Self.number(dictionary[.baselineOffset])
        self.strikethroughStyle = Self.style(dictionary[.strikethroughStyle])
        self.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
        self.underlineStyle = Self.style(dictionary[.underlineStyle])
        self.underlineColor = dictionary[.underlineColor] as? UIColor
        self.ligature = Self.number(dictionary[.ligature]).map { Int($0) }
        self.strokeColor = dictionary[.strokeColor] as? UIColor
        self.strokeWidth = Self.number(dictionary[.strokeWidth])
        self.obliqueness = Self.number(dictionary[.obliqueness])
        self.expansion = Self.number(dictionary[.expansion])
        self.textEffect =
            dictionary[.textEffect] as? NSAttributedString.TextEffectStyle
            ?? (dictionary[.textEffect] as? String).map { .init(rawValue: $0) }
        self.inlinePresentationIntent = InlinePresentationIntent(
            attribute: dictionary[.inlinePresentationIntent])
        self.presentationIntent = dictionary[.presentationIntentAttributeName] as? PresentationIntent
        self.imageURL = dictionary[.imageURL] as? URL
        self.alternateDescription = dictionary[.alternateDescription] as? String
        self.languageIdentifier = dictionary[.languageIdentifier] as? String
        self.shadow = dictionary[.shadow] as? NSShadow
        self.attachment = dictionary[.attachment] as? NSTextAttachment
        self.link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
    }

    private static func number(_ value: Any?) -> CGFloat? {
        (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
            ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }

    private static func style(_ value: Any?) -> NSUnderlineStyle? {
        (value as? NSUnderlineStyle) ?? (value as? Int).map { NSUnderlineStyle(rawValue: $0) }
    }

    /// As `NSAttributedString` has them.
    var dictionary: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        result[.font] = self.font
        result[.paragraphStyle] = self.paragraphStyle
        result[.foregroundColor] = self.foregroundColor
        result[.backgroundColor] = self.backgroundColor
        result[.kern] = self.kern
        result[.tracking] = self.tracking
        result[.baselineOffset] = self.baselineOffset
        result[.strikethroughStyle] = self.strikethroughStyle?.rawValue
        result[.strikethroughColor] = self.strikethroughColor
        result[.underlineStyle] = self.underlineStyle?.rawValue
        result[.underlineColor] = self.underlineColor
        result[.ligature] = self.ligature
        result[.strokeColor] = self.strokeColor
        result[.strokeWidth] = self.strokeWidth
        result[.obliqueness] = self.obliqueness
        result[.expansion] = self.expansion
        result[.textEffect] = self.textEffect?.rawValue
        result[.inlinePresentationIntent] = self.inlinePresentationIntent?.rawValue
        result[.presentationIntentAttributeName] = self.presentationIntent
        result[.imageURL] = self.imageURL
        result[.alternateDescription] = self.alternateDescription
        result[.languageIdentifier] = self.languageIdentifier
        result[.shadow] = self.shadow
        result[.attachment] = self.attachment
        result[.link] = self.link
        return result
    }
}

extension NSAttributedString {
    /// Text and the attributes that UIKit knows.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            text.append(
                NSAttributedString(
                    string: String(attrStr[run.range].characters), attributes: run.attributes.dictionary))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// Text and the attributes that UIKit knows.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        var location = 0
        let text = nsStr.string as NSString
        while location < nsStr.length {
            var range = NSRange()
            let attributes = nsStr.attributes(at: location, effectiveRange: &range)
            append(
                AttributedString(text.substring(with: range), attributes: AttributeContainer(attributes)))
            location = NSMaxRange(range)
        }
    }
}
