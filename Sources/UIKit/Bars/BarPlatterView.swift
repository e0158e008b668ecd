/// Bar buttons on one piece of glass.
///
/// UIKit: a capsule; 16 points beside a title, at least as wide as high (iOS 26.1, view trees of public projects; the sides of
/// pictures from one of 29.67 points on a platter of 45.67).
/// DIFFERS: the app's own views keep 4 points at their sides, which was not recorded; nothing grows under the finger.
@MainActor
final class BarPlatterView: GlassCapsuleView {
    /// In the order of writing.
    private let items: [(view: UIView, content: PlatterLayout.Item.Content)]
    private let metrics: PlatterMetrics

    /// - Parameter fill: of a prominent item; nil: plain glass.
    init(
        _ items: [(view: UIView, content: PlatterLayout.Item.Content)], _ metrics: PlatterMetrics,
        fill: UIColor? = nil
    ) {
        self.items = items
        self.metrics = metrics
        let glass = UIGlassEffect(style: .regular)
        glass.tintColor = fill
        super.init(effect: glass)
        for (view, _) in items { contentView.addSubview(view) }
        hasRim = fill == nil
    }

    required init?(coder: NSCoder) { nil }

    private func widths(room: CGSize) -> [CGFloat] {
        items.map { metrics.width(of: $0.content, $0.view.barSize(room).width) }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: min(widths(room: size).reduce(0, +), size.width),
            height: min(metrics.height, size.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let widths = widths(room: bounds.size)
        // A platter that got less room than it wants takes it from all items alike.
        let scale = min(1, bounds.width / max(widths.reduce(0, +), 1))
        var x: CGFloat = 0
        for (item, width) in zip(items, widths) {
            let slot = CGRect(x: x, y: 0, width: width * scale, height: bounds.height)
            x += slot.width
            var frame = slot
            if item.content == .custom {
                let size = item.view.barSize(slot.size)
                frame = CGRect(
                    x: slot.midX - size.width / 2, y: slot.midY - size.height / 2, width: size.width,
                    height: size.height)
            }
            if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
            contentView.placeItem(item.view, frame)
        }
    }
}

extension UIView {
    private static let placeName = "UIBarItem-place"

    /// Places an item's view. One that constraints place is placed by some here, too: its frame would not outlast the next layout.
    func placeItem(_ view: UIView, _ frame: CGRect) {
        guard !view.translatesAutoresizingMaskIntoConstraints else { return view.frame = frame }
        let values = [frame.midX, frame.midY, frame.width, frame.height]
        let known = (constraints + view.constraints).filter {
            $0.identifier == Self.placeName && $0.firstItem === view
        }
        guard known.isEmpty else {
            let order: [NSLayoutConstraint.Attribute] = [.centerX, .centerY, .width, .height]
            for (attribute, value) in zip(order, values) {
                let one = known.first { $0.firstAttribute == attribute }
                if let one, one.constant != value { one.constant = value }
            }
            return
        }
        let made = [
            NSLayoutConstraint(
                item: view, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .left,
                multiplier: 1, constant: frame.midX),
            NSLayoutConstraint(
                item: view, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .top,
                multiplier: 1, constant: frame.midY),
            view.widthAnchor.constraint(equalToConstant: frame.width),
            view.heightAnchor.constraint(equalToConstant: frame.height),
        ]
        // What the view says of its own size goes first.
        for size in made.suffix(2) { size.priority = UILayoutPriority(1) }
        for each in made { each.identifier = Self.placeName }
        NSLayoutConstraint.activate(made)
    }
}

/// How a bar shows its buttons.
struct BarButtonStyle {
    /// What the bar's appearance says of titles.
    var attributes: [NSAttributedString.Key: Any] = [:]
    /// The same of what marks the main action.
    var prominentAttributes: [NSAttributedString.Key: Any] = [:]
    /// What it says of titles' places.
    var titleOffset = UIOffset.zero
    var prominentTitleOffset = UIOffset.zero
    /// Of titles and pictures without a tint of their own; nil: the tint around.
    var color: UIColor?
    /// Of the glass under prominent items; nil where bars have no glass.
    var prominentFill: UIColor?
    var metrics = PlatterMetrics.none

    /// UIKit: bar buttons have the colour of labels (WWDC 2025, session 284). A tint that the app gave to the bar itself is taken
    /// for theirs: that an early iOS 26 left it out was reported as a fault.
    @MainActor
    init(
        of bar: UIView, _ plain: UIBarButtonItemAppearance, done: UIBarButtonItemAppearance,
        _ metrics: PlatterMetrics
    ) {
        attributes = plain.normal.titleTextAttributes
        prominentAttributes = done.normal.titleTextAttributes
        titleOffset = plain.normal.titlePositionAdjustment
        prominentTitleOffset = done.normal.titlePositionAdjustment
        self.metrics = metrics
        guard metrics != .none else { return }
        color = bar.tintStore ?? .label
        prominentFill = bar.tintColor
    }
}

extension UIBarButtonItem {
    /// UIKit: what marks the main action stands on glass of its tint (documentation of `Style.prominent`).
    var isProminent: Bool { style == .done }
    /// What is selected stands on its tint, too: chosen, not recorded.
    private var standsOut: Bool { isProminent || isSelected }
    /// What cannot be tapped has no tint, as filled buttons have none then. DIFFERS: of bars that is not recorded.
    var isFilled: Bool { standsOut && isEnabled }

    /// What the item looks like in a bar with glass.
    private func platterItem(of view: UIView) -> PlatterLayout.Item {
        let content: PlatterLayout.Item.Content =
            customView != nil ? .custom : (view as? UIButton)?.currentImage != nil ? .image : .text
        return PlatterLayout.Item(
            content: content, shares: sharesBackground && !standsOut && systemItem != .close,
            isBare: hidesSharedBackground || content == .custom && customView is UISearchBar)
    }

    /// The views of items that follow each other in a bar: platters of glass, or each item's own view.
    /// - Parameter isReversed: the first item stands last.
    static func units(
        of items: [UIBarButtonItem], _ style: BarButtonStyle, isReversed: Bool = false
    ) -> [UIView] {
        guard style.metrics != .none else {
            return items.map { $0.isSpace ? $0.spaceView() : $0.makeView(style) }
        }
        var units: [UIView] = []
        for run in items.split(omittingEmptySubsequences: true, whereSeparator: \.isSpace) {
            let run = Array(run)
            let views = run.map { $0.makeView(style) }
            let shown = zip(run, views).map { $0.platterItem(of: $1) }
            for group in PlatterLayout.groups(of: shown) {
                if group.isBare {
                    units.append(views[group.items.lowerBound])
                    continue
                }
                let members = group.items.map { (view: views[$0], content: shown[$0].content) }
                let first = run[group.items.lowerBound]
                units.append(
                    BarPlatterView(
                        isReversed ? members.reversed() : members, style.metrics,
                        fill: first.isFilled ? first.tintColor ?? style.prominentFill : nil))
            }
        }
        return units
    }

    /// An empty view of the item's width.
    func spaceView() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: width, height: 0)) }
}
