/// Covers the window below a menu: blurs and darkens it where the menu belongs to a view that is lifted, and hears taps beside
/// the menu.
@MainActor
final class ContextMenuBackdrop: UIView {
    var tapped: () -> Void = {}
    private let blur = BlurredBackdropView(
        radius: ContextMenuBackdrop.blurRadius, veil: UIColor.clear)
    private let dimming = UIView()
    // DIFFERS: blur and darkness behind a menu are chosen, not recorded.
    private static let blurRadius: CGFloat = 8
    private static let dimming = Tone(
        light: Tone.Grey(white: 0, alpha: 0.2), dark: Tone.Grey(white: 0, alpha: 0.4))

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        dimming.isUserInteractionEnabled = false
        dimming.backgroundColor = Self.dimming.color
        for view in [blur, dimming] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.isHidden = true
            addSubview(view)
        }
        let tap = UITapGestureRecognizer()
        tap.handlers.append { [weak self] recognizer in
            guard let self else { return }
            let point = recognizer.location(in: self)
            if self.hitTest(point, with: nil) === self { self.tapped() }
        }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What lies between the window and the menu.
    var veil: UIColor { dimming.isHidden ? .clear : Self.dimming.color }

    func darken() {
        blur.upperBound = self
        (blur.isHidden, dimming.isHidden) = (false, false)
    }
}

extension MenuMetrics {
    /// Wider with an accessibility text size, where titles would have room for a few letters.
    @MainActor var widthInForce: CGFloat {
        let screen = UIScreen.main
        guard screen.traitCollection.preferredContentSizeCategory.isAccessibilityCategory else {
            return width
        }
        return max(width, min(largeTextWidth, screen.bounds.width - 2 * edge))
    }

    /// Below `anchor` where there is room, otherwise above, otherwise where there is more of it, if that is some rows: the
    /// list scrolls then; otherwise at the bottom. At the side on which the anchor lies.
    func listFrame(size: CGSize, beside anchor: CGRect, in bounds: CGRect, safe: UIEdgeInsets) -> CGRect {
        let (lowest, highest) = range(bounds, safe)
        let below = highest - anchor.maxY - gap
        let above = anchor.minY - gap - lowest
        let x = x(size.width, anchor, bounds)
        let room = below >= size.height ? below : above >= size.height ? above : max(below, above)
        guard room >= min(size.height, 3 * rowHeight) else {
            let height = min(size.height, highest - lowest)
            return CGRect(x: x, y: highest - height, width: size.width, height: height)
        }
        let height = min(size.height, room)
        let y = room == below ? anchor.maxY + gap : anchor.minY - gap - height
        return CGRect(x: x, y: y, width: size.width, height: height)
    }

    /// Over the control that it belongs to: its corner on the control's (recorded on iOS 26.1), moved into the screen.
    func listFrame(size: CGSize, over control: CGRect, in bounds: CGRect, safe: UIEdgeInsets) -> CGRect {
        let (lowest, highest) = range(bounds, safe)
        let height = min(size.height, highest - lowest)
        let y = max(min(control.minY, highest - height), lowest)
        return CGRect(x: x(size.width, control, bounds), y: y, width: size.width, height: height)
    }

    /// Where a lifted view has to go so that its list has room below it; nil: it may stay.
    func liftedFrame(_ view: CGRect, list: CGSize, in bounds: CGRect, safe: UIEdgeInsets) -> CGRect? {
        let (lowest, highest) = range(bounds, safe)
        if view.maxY + gap + list.height <= highest || view.minY - gap - list.height >= lowest { return nil }
        let room = max(highest - lowest - min(list.height, (highest - lowest) / 2) - gap, 1)
        let share = min(room / max(view.height, 1), 1)
        let size = CGSize(width: view.width * share, height: view.height * share)
        let y = max(highest - list.height - gap - size.height, lowest)
        return CGRect(x: view.midX - size.width / 2, y: y, width: size.width, height: size.height)
    }

    private func range(_ bounds: CGRect, _ safe: UIEdgeInsets) -> (lowest: CGFloat, highest: CGFloat) {
        (safe.top + gap, bounds.height - safe.bottom - gap)
    }

    private func x(_ width: CGFloat, _ anchor: CGRect, _ bounds: CGRect) -> CGFloat {
        let ideal = anchor.midX > bounds.midX ? anchor.maxX - width : anchor.minX
        return min(max(ideal, edge), bounds.width - edge - width)
    }
}
