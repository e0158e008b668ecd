/// What a segment shows and does.
@MainActor
struct SegmentContent {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// 0 for a width of its own.
    var width: CGFloat = 0
    var isEnabled = true
    var offset = CGSize.zero

    init(title: String?) { self.title = title }
    init(image: UIImage?) { self.image = image }

    init(action: UIAction) {
        self.action = action
        image = action.image
        title = action.image == nil ? action.title : nil
    }

    /// A `String`, a `UIImage` or a `UIAction`.
    init(_ item: Any) {
        switch item {
        case let image as UIImage: self.init(image: image)
        case let action as UIAction: self.init(action: action)
        default: self.init(title: "\(item)")
        }
    }
}

/// The states at both sides of a divider.
struct SegmentDivider: Hashable {
    var left: UIControl.State
    var right: UIControl.State
}

/// One segment.
@MainActor
final class SegmentView: UIView {
    var content: SegmentContent
    let label = UILabel()
    let picture = UIImageView(frame: .zero)
    let background = UIImageView(frame: .zero)
    let divider = UIView()

    init(_ content: SegmentContent) {
        self.content = content
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        picture.contentMode = .center
        for view in [background, picture, label, divider] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }
}

extension UISegmentedControl {
    private static let height: CGFloat = 32
    /// At both sides of a segment's content.
    private static let padding: CGFloat = 10

    func setUpSegments() {
        thumb.isUserInteractionEnabled = false
        thumb.layer.shadowOpacity = 0.12
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        thumb.layer.shadowRadius = 4
        addSubview(thumb)
    }

    func insert(_ content: SegmentContent, at index: Int) {
        let view = SegmentView(content)
        let place = min(max(index, 0), segments.count)
        segments.insert(view, at: place)
        addSubview(view)
        if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
        contentDidChange()
    }

    func remove(_ index: Int) {
        guard !segments.isEmpty else { return }
        let place = min(max(index, 0), segments.count - 1)
        let selected = selectedSegmentIndex
        if selected >= place { selectedSegmentIndex = selected == place ? Self.noSegment : selected - 1 }
        segments.remove(at: place).removeFromSuperview()
        contentDidChange()
    }

    func removeAll() {
        selectedSegmentIndex = Self.noSegment
        for view in segments { view.removeFromSuperview() }
        segments = []
        contentDidChange()
    }

    func content(_ index: Int) -> SegmentContent? {
        segments.indices.contains(index) ? segments[index].content : nil
    }

    func change(_ index: Int, _ body: (inout SegmentContent) -> Void) {
        guard segments.indices.contains(index) else { return }
        body(&segments[index].content)
        contentDidChange()
    }

    func contentDidChange() {
        refreshSegments()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Look

    /// UIKit: regular letters, medium ones where they are chosen (iOS 17.5 to 26.2, widths of words in pixels of published pictures).
    private func attributes(_ state: State) -> [NSAttributedString.Key: Any] {
        let isSelected = state.contains(.selected)
        var result: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .medium : .regular),
            .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : UIColor.label,
        ]
        for key in state.isEmpty ? [State.normal] : [.normal, state] {
            result.merge(titleAttributes[key] ?? [:]) { $1 }
        }
        return result
    }

    private static let fill = UIColor.tertiarySystemFill

    /// UIKit: segments stand on a translucent fill, and the app's own background shows through it (DeluxeAlonso/ModernCollectionViews, a
    /// picture of iOS 15: #1C1C1F of the fill over black). Without one the fill is the background.
    func showTrack() {
        let isPlain = backgroundImages.value(for: .normal) == nil
        if isPlain, backgroundColor == nil { return backgroundColor = Self.fill }
        let known = subviews.lazy.compactMap { $0 as? SegmentTrackView }.first
        guard isPlain, backgroundColor != Self.fill else {
            known?.removeFromSuperview()
            return
        }
        let track = known ?? SegmentTrackView(frame: bounds)
        track.backgroundColor = Self.fill
        track.isUserInteractionEnabled = false
        track.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        track.layer.cornerRadius = layer.cornerRadius
        if known == nil { insertSubview(track, at: 0) }
    }

    func refreshSegments() {
        let isPlain = backgroundImages.value(for: .normal) == nil
        if !isPlain, backgroundColor == Self.fill { backgroundColor = nil }
        layer.cornerRadius = isPlain ? radius(height: Self.height) : 0
        showTrack()
        thumb.backgroundColor = selectedSegmentTintColor ?? SegmentColors.chosen
        for (index, view) in segments.enumerated() {
            var state: State = index == selectedSegmentIndex ? .selected : .normal
            if !isEnabled || !view.content.isEnabled { state = .disabled }
            let attributes = attributes(state)
            view.label.attributedText = view.content.title.map {
                NSAttributedString(string: $0, attributes: attributes)
            }
            view.label.textAlignment = .center
            view.label.alpha = index == touched && index != selectedSegmentIndex ? 0.3 : 1
            let image = view.content.image
            view.picture.image =
                image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
            view.picture.tintColor = attributes[.foregroundColor] as? UIColor
            view.background.image = backgroundImages.value(for: state)
            view.divider.backgroundColor = .separator
            view.divider.isHidden =
                !isPlain || index == 0 || index == selectedSegmentIndex || index - 1 == selectedSegmentIndex
        }
        thumb.isHidden = selectedSegmentIndex < 0 || !isPlain
        setNeedsLayout()
    }

    private func radius(height: CGFloat) -> CGFloat {
        min(PlatformMetrics.current.controls.segmentRadius, height / 2)
    }

    // MARK: Layout

    /// The width that a segment's content asks for. UIKit: as long as it is not chosen (recorded).
    private func naturalWidth(_ view: SegmentView) -> CGFloat {
        if view.content.width > 0 { return view.content.width }
        if let image = view.content.image { return image.size.width + 2 * Self.padding }
        guard let title = view.content.title else { return 2 * Self.padding }
        let text = NSAttributedString(string: title, attributes: attributes(.normal))
        return text.size().width.rounded(.up) + 2 * Self.padding
    }

    var naturalSize: CGSize {
        let widths = segments.map(naturalWidth)
        let isEven = !apportionsSegmentWidthsByContent && !segments.contains { $0.content.width > 0 }
        let width = isEven ? (widths.max() ?? 0) * CGFloat(widths.count) : widths.reduce(0, +)
        let gaps = CGFloat(max(widths.count - 1, 0)) * PlatformMetrics.current.controls.segmentGap
        return CGSize(width: width + gaps, height: Self.height)
    }

    /// Given widths are kept; the others share what is left, evenly or as their contents ask.
    private var widths: [CGFloat] {
        let count = segments.count
        guard count > 0 else { return [] }
        let fixed = segments.reduce(0) { $0 + $1.content.width }
        let free = segments.filter { $0.content.width <= 0 }
        let rest = max(bounds.width - fixed, 0)
        let natural = free.reduce(0) { $0 + naturalWidth($1) }
        return segments.map { view in
            if view.content.width > 0 { return view.content.width }
            if apportionsSegmentWidthsByContent, natural > 0 { return rest * naturalWidth(view) / natural }
            return rest / CGFloat(free.count)
        }
    }

    func placeSegments() {
        var x: CGFloat = 0
        let widths = widths
        for (index, view) in segments.enumerated() {
            let width = widths[index]
            let left = isRightToLeft ? bounds.width - x - width : x
            view.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
            let offset = view.content.offset
            let area = CGRect(origin: .zero, size: view.bounds.size)
            let text = area.insetBy(dx: 4, dy: 0).offsetBy(dx: offset.width, dy: offset.height)
            view.label.frame = text
            view.picture.frame = text
            view.background.frame = area
            let edge = isRightToLeft ? width - 0.5 : -0.5
            view.divider.frame = CGRect(x: edge, y: 8, width: 1, height: max(bounds.height - 16, 0))
            x += width
        }
        guard segments.indices.contains(selectedSegmentIndex) else { return }
        let inset = PlatformMetrics.current.controls.segmentMarkInset
        thumb.frame = segments[selectedSegmentIndex].frame.insetBy(dx: inset.width, dy: inset.height)
        thumb.layer.cornerRadius = max(radius(height: bounds.height) - 2, 0)
    }

    // MARK: Choosing

    func segment(at point: CGPoint) -> Int {
        segments.firstIndex { view in
            view.content.isEnabled && view.frame.minX <= point.x && point.x < view.frame.maxX
        } ?? -1
    }

    func choose(_ index: Int) {
        let isNew = index != selectedSegmentIndex
        guard isNew || isMomentary else { return }
        if window != nil, !isMomentary, selectedSegmentIndex >= 0 {
            layoutIfNeeded()
            selectedSegmentIndex = index
            UIView.animateTouchably(withDuration: 0.25) { self.placeSegments() }
        } else {
            selectedSegmentIndex = index
        }
        content(index)?.action?.perform(sender: self)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
}

@MainActor
private enum SegmentColors {
    static let chosen = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1) : .white
    }
}

/// The fill over a background of the app's own.
final class SegmentTrackView: UIView {}
