/// The view that shows a background configuration: fills its cell and draws inside the insets.
@MainActor
final class SystemBackgroundView: UIView {
    private var shown: UIBackgroundConfiguration
    private let fill = UIView(frame: .zero)
    private var stroke: UIView?
    private var picture: UIImageView?
    private var effect: UIVisualEffectView?
    private var shadow: UIView?

    init(_ configuration: UIBackgroundConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = configuration.customView != nil
        fill.isUserInteractionEnabled = isUserInteractionEnabled
        addSubview(fill)
        refresh()
    }

    required init?(coder: NSCoder) {
        shown = .clear()
        super.init(coder: coder)
        addSubview(fill)
        refresh()
    }

    var configuration: UIBackgroundConfiguration {
        get { shown }
        set {
            guard newValue != shown else { return }
            if let old = shown.customView, old !== newValue.customView, old.superview === fill {
                old.removeFromSuperview()
            }
            shown = newValue
            refresh()
        }
    }

    private func refresh() {
        fill.backgroundColor = shown.resolvedBackgroundColor(for: tintColor)
        fill.layer.cornerRadius = shown.cornerRadius
        fill.clipsToBounds = shown.cornerRadius > 0
        if let view = shown.customView {
            isUserInteractionEnabled = true
            fill.isUserInteractionEnabled = true
            if view.superview !== fill { fill.addSubview(view) }
        }
        refreshEffect()
        refreshPicture()
        refreshStroke()
        refreshShadow()
        setNeedsLayout()
    }

    private func refreshEffect() {
        guard let wanted = shown.visualEffect else {
            effect?.removeFromSuperview()
            effect = nil
            return
        }
        if let effect {
            effect.effect = wanted
        } else {
            let view = UIVisualEffectView(effect: wanted)
            fill.insertSubview(view, at: 0)
            effect = view
        }
    }

    private func refreshPicture() {
        picture = picture.kept(while: shown.image != nil, or: UIImageView(frame: .zero))
        guard let picture else { return }
        if picture.superview == nil { fill.insertSubview(picture, at: effect == nil ? 0 : 1) }
        picture.image = shown.image
        picture.contentMode = shown.imageContentMode
    }

    private func refreshStroke() {
        stroke = stroke.kept(while: shown.strokeWidth > 0, or: UIView(frame: .zero))
        guard let stroke else { return }
        if stroke.superview == nil {
            stroke.isUserInteractionEnabled = false
            addSubview(stroke)
        }
        stroke.layer.borderWidth = shown.strokeWidth
        stroke.layer.borderColor =
            shown.resolvedStrokeColor(for: tintColor)
            .resolvedColor(with: traitCollection).cgColor
        stroke.layer.cornerRadius = max(shown.cornerRadius + shown.strokeOutset, 0)
    }

    /// A view of its own below the fill, which clips what is in it.
    private func refreshShadow() {
        let wanted = shown.shadowProperties
        shadow = shadow.kept(while: wanted.opacity > 0, or: UIView(frame: .zero))
        guard let shadow else { return }
        if shadow.superview == nil {
            shadow.isUserInteractionEnabled = false
            insertSubview(shadow, at: 0)
        }
        shadow.layer.shadowColor = wanted.color.resolvedColor(with: traitCollection).cgColor
        shadow.layer.shadowOpacity = Float(wanted.opacity)
        shadow.layer.shadowRadius = wanted.radius
        shadow.layer.shadowOffset = wanted.offset
    }

    private func placeShadow() {
        guard let shadow else { return }
        shadow.frame = fill.frame
        let outline =
            shown.shadowProperties.path
            ?? UIBezierPath(roundedRect: shadow.bounds, cornerRadius: shown.cornerRadius)
        shadow.layer.shadowPath = outline.cgPath
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let edges = shown.edgesAddingLayoutMarginsToBackgroundInsets
        var insets = shown.backgroundInsets
        if let margins = superview?.directionalLayoutMargins {
            if edges.contains(.top) { insets.top += margins.top }
            if edges.contains(.leading) { insets.leading += margins.leading }
            if edges.contains(.bottom) { insets.bottom += margins.bottom }
            if edges.contains(.trailing) { insets.trailing += margins.trailing }
        }
        let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
        fill.frame = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isRTL ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRTL ? insets.leading : insets.trailing))
        shown.customView?.frame = fill.bounds
        effect?.frame = fill.bounds
        picture?.frame = fill.bounds
        placeShadow()
        stroke?.frame = fill.frame.insetBy(dx: -shown.strokeOutset, dy: -shown.strokeOutset)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if shown.strokeWidth > 0 { refreshStroke() }
        refreshShadow()
    }
}
