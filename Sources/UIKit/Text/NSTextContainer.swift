import TextLayout

/// The column that a text is laid out in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Points; 0 or very large for no limit.
    open var size: CGSize { didSet { if size != oldValue { layoutManager?.textDidChange() } } }
    /// Points at both ends of each line.
    open var lineFragmentPadding: CGFloat = 5 { didSet { layoutManager?.textDidChange() } }
    /// 0 for no limit.
    open var maximumNumberOfLines = 0 { didSet { layoutManager?.textDidChange() } }
    /// What the last line does that the container has room for: "the behavior of the last line inside the text container" (Apple's
    /// documentation).
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
    /// Outlines in the container's coordinates that text is led around. DIFFERS: what an outline leaves free between its left and right
    /// end at a line's height stays free, and a word that has no room beside it goes below.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            exclusionOutlines = exclusionPaths.flatMap { $0.cgPath.subpaths() }
            layoutManager?.textDidChange()
        }
    }
    private var exclusionOutlines: [[CGPoint]] = []
    open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }
    open internal(set) weak var layoutManager: NSLayoutManager?
    weak var textView: UITextView?

    /// What a text is offered between the paddings.
    func proposal(width: CGFloat) -> TextProposal {
        var proposal = TextProposal(width: width, maxLines: maximumNumberOfLines)
        if lineBreakMode != .byWordWrapping { proposal.lastLine = lineBreakMode.engineValue }
        if !exclusionOutlines.isEmpty {
            proposal.obstacles = TextObstacles(
                outlines: exclusionOutlines.map { outline in
                    outline.map { CGPoint(x: $0.x - lineFragmentPadding, y: $0.y) }
                }, margin: lineFragmentPadding)
        }
        return proposal
    }

    public init(size: CGSize) { self.size = size }
    public override convenience init() { self.init(size: CGSize(width: 1e7, height: 1e7)) }
    public required init?(coder: NSCoder) { size = CGSize(width: 1e7, height: 1e7) }
}
