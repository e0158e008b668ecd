/// The column that a text is laid out in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Points; 0 or very large for no limit.
    open var size: CGSize { didSet { if size != oldValue { layoutManager?.textDidChange() } } }
    /// Points at both ends of each line.
    open var lineFragmentPadding: CGFloat = 5 { didSet { layoutManager?.textDidChange() } }
    /// 0 for no limit.
    open var maximumNumberOfLines = 0 { didSet { layoutManager?.textDidChange() } }
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { layoutManager?.textDidChange() } }
    open var widthTracksTextView = false {
        didSet {
            if widthTracksTextView {
                Kept.say("NSTextContainer.widthTracksTextView", "a container keeps its size")
            }
        }
    }
    open var heightTracksTextView = false {
        didSet {
            if heightTracksTextView {
                Kept.say("NSTextContainer.heightTracksTextView", "a container keeps its size")
            }
        }
    }
    /// DIFFERS: text runs over them.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            if !exclusionPaths.isEmpty {
                Kept.say("NSTextContainer.exclusionPaths", "text is not led around paths")
            }
        }
    }
    open internal(set) weak var layoutManager: NSLayoutManager?
    weak var textView: UITextView?

    public init(size: CGSize) { self.size = size }
    public override convenience init() { self.init(size: CGSize(width: 1e7, height: 1e7)) }
    public required init?(coder: NSCoder) { size = CGSize(width: 1e7, height: 1e7) }
}
