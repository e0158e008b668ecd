extension UIView {
    /// Device pixels a point.
    var pixelScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : UIScreen.main.scale
    }

    /// Runs a change of the layer's geometry and keeps what depends on it up to date.
    func changeGeometry(_ change: () -> Void) {
        let layer = rootLayer
        let isInWindow = windowReference != nil
        let before = isInWindow ? layer.frame : .zero
        let oldSize = layer.bounds.size
        change()
        if autoLayout?.isReferred == true { placeDidChangeForConstraints() }
        KeyValueObservers.changed(self)
        guard isInWindow, layer.frame != before else { return }
        refreshSafeArea()
        // The edges are elsewhere for subviews that kept their frames.
        if insetState.safeArea != .zero, layer.bounds.size != oldSize {
            for subview in subviewList { subview.refreshSafeArea() }
        }
    }

    /// What a changed size asks for: subviews placed anew, contents drawn anew.
    func boundsSizeDidChange(from oldSize: CGSize) {
        if autoresizesSubviews && !subviewList.isEmpty { autoresizeSubviews(from: oldSize) }
        // DIFFERS: whatever was drawn is drawn again; UIKit stretches it unless contentMode is redraw.
        if contentMode == .redraw || layer.hasDrawing { layer.setNeedsDisplay() }
        setNeedsLayout()
        // A screen's side margins follow its width.
        if hasController { marginsMayHaveChanged() }
        ownSizeDidChangeForConstraints()
    }

    func contentModeDidChange() {
        layer.contentsGravity = contentMode.gravity
        layer.setNeedsDisplay()
    }

    func fitSize() {
        let size = sizeThatFits(bounds.size)
        frame = CGRect(origin: frame.origin, size: size)
    }

    /// The layer to whose space points are converted; nil stands for the window.
    func converting(_ view: UIView?) -> CALayer { (view ?? windowReference)?.rootLayer ?? rootView.rootLayer }

    /// The topmost view above this one, itself without a superview.
    var rootView: UIView {
        var view = self
        while let parent = view.superviewReference { view = parent }
        return view
    }

    func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, !layer.blocksTouches,
            self.point(inside: point, with: event)
        else { return nil }
        for subview in subviewList.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Distributes a change of size over the subviews as their masks say, each flexible part in proportion.
    func autoresizeSubviews(from oldSize: CGSize) {
        let new = bounds.size
        for subview in subviewList where subview.translatesAutoresizingMaskIntoConstraints {
            let mask = subview.autoresizingMask
            guard !mask.isEmpty else { continue }
            let f = subview.frame
            let x = Self.resized(
                start: f.minX, length: f.width, old: oldSize.width, new: new.width,
                flexible: (
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                    mask.contains(.flexibleRightMargin)
                ))
            let y = Self.resized(
                start: f.minY, length: f.height, old: oldSize.height, new: new.height,
                flexible: (
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin)
                ))
            subview.frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
        }
    }

    private static func resized(
        start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat,
        flexible: (before: Bool, length: Bool, after: Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let change = new - old
        guard change != 0 else { return (start, length) }
        let end = old - start - length
        var total: CGFloat = 0
        if flexible.before { total += start }
        if flexible.length { total += length }
        if flexible.after { total += end }
        let count: CGFloat =
            (flexible.before ? 1 : 0) + (flexible.length ? 1 : 0) + (flexible.after ? 1 : 0)
        func part(_ isFlexible: Bool, _ size: CGFloat) -> CGFloat {
            guard isFlexible else { return 0 }
            return total > 0 ? change * size / total : change / count
        }
        return (start + part(flexible.before, start), length + part(flexible.length, length))
    }
}

extension CALayer {
    /// Whether the contents were drawn for the present size.
    var hasDrawing: Bool { needsDisplay() || hasDrawnContents }
}

extension UIView.ContentMode {
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}
