/// Content that passes below a bar of glass fades into the colour behind it, so that the bar's title stays legible.
///
/// UIKit: the scroll edge effect of iOS 26, soft unless the scroll view says otherwise (WWDC 2025, session 284).
/// DIFFERS: the content is not blurred; how fast it fades is chosen.
@MainActor
final class ScrollEdgeFade: UIView {
    private let picture = UIImageView()
    private var color = UIColor.clear
    /// What the picture was drawn of.
    private var drawn: (color: UIColor, isHard: Bool)?
    /// Whether the scroll view wants no effect.
    private(set) var isAway = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        picture.contentMode = .scaleToFill
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter scroll: what passes below the bar.
    func show(_ scroll: UIScrollView?) {
        let effect = scroll?.topEdgeEffect
        isAway = effect?.isHidden == true
        draw(Self.color(behind: scroll), isHard: effect?.style === UIScrollEdgeEffect.Style.hard)
    }

    /// The first colour that is seen behind the content.
    private static func color(behind scroll: UIScrollView?) -> UIColor {
        for view in sequence(first: scroll as UIView?, next: { $0?.superview }) {
            if let color = view?.backgroundColor, color.cgColor.alpha > 0.5 { return color }
        }
        return .systemBackground
    }

    private func draw(_ color: UIColor, isHard: Bool) {
        self.color = color
        let resolved = color.resolvedColor(with: traitCollection)
        if let drawn, drawn.color == resolved, drawn.isHard == isHard { return }
        drawn = (resolved, isHard)
        backgroundColor = isHard ? resolved : nil
        picture.isHidden = isHard
        if !isHard { picture.image = Self.gradient(of: resolved) }
    }

    /// How opaque the colour is, from the upper edge to the lower.
    private static let stops: [(place: CGFloat, alpha: CGFloat)] = [
        (0, 0.94), (0.55, 0.88), (0.8, 0.6), (1, 0),
    ]

    /// A column that is stretched to the bar's width.
    private static func gradient(of color: UIColor) -> UIImage {
        let size = CGSize(width: 1, height: 128)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            for row in 0..<Int(size.height) {
                let place = (CGFloat(row) + 0.5) / size.height
                let after = stops.firstIndex { $0.place >= place } ?? stops.count - 1
                let (from, to) = (stops[max(after - 1, 0)], stops[after])
                let part = to.place > from.place ? (place - from.place) / (to.place - from.place) : 1
                color.withAlphaComponent(from.alpha + (to.alpha - from.alpha) * part).setFill()
                context.fill(CGRect(x: 0, y: CGFloat(row), width: 1, height: 1))
            }
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let drawn { draw(color, isHard: drawn.isHard) }
    }
}
