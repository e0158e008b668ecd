/// A picture inside a text, under the attribute `attachment`.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    /// Makes Foundation see a Swift object here: it takes bits 8 to 17 of an object's first word for a type of its own.
    private let foundationMark: UInt = 0x3FF00
    /// The character that stands for an attachment.
    public static let character = 0xFFFC

    open var contents: Data?
    open var fileType: String?
    open var image: UIImage?
    /// Points from the pen on the baseline, y upwards; zero for the picture's own size.
    open var bounds = CGRect.zero
    /// Points; 0: as `bounds` say.
    open var lineLayoutPadding: CGFloat = 0 {
        didSet {
            Kept.say("NSTextAttachment.lineLayoutPadding", "attachments stand as bounds say and are pictures")
        }
    }
    open var allowsTextAttachmentView = true {
        didSet {
            if !allowsTextAttachmentView {
                Kept.say(
                    "NSTextAttachment.allowsTextAttachmentView",
                    "attachments stand as bounds say and are pictures")
            }
        }
    }
    /// Kept without effect.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    public override init() { super.init() }

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    public required init?(coder: NSCoder) { super.init() }

    /// The box of the attachment from the pen on the baseline, y upwards.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
        bounds != .zero ? bounds : CGRect(origin: .zero, size: shown?.size ?? .zero)
    }

    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
        shown
    }

    private var shown: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
    public convenience init(
        attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]
    ) {
        self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
    }

    /// Whether `range` holds an attachment.
    public func containsAttachments(in range: NSRange) -> Bool {
        (string as NSString).substring(with: range).contains("\u{FFFC}")
    }
}
