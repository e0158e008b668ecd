extension UISlider {
    func setUpSlider() {
        for view in [track, filled, thumb, minimumImageView, maximumImageView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        track.addSubview(filled)
        // UIKit: fitted to the recorded shadow of a knob of iOS 17.5, above, beside and below it.
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        thumb.layer.shadowRadius = 5.3
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        refreshLook()
    }

    /// From a slider's side to its track's rectangle.
    private static let trackInset: CGFloat = 2

    /// 0...1 from the least value to the greatest.
    var fraction: CGFloat {
        let span = maximumValue - minimumValue
        return span > 0 ? CGFloat((value - minimumValue) / span) : 0
    }

    private var thumbSize: CGSize {
        let size = currentThumbImage?.size ?? PlatformMetrics.current.controls.sliderThumbSize
        // Without a thumb the filled part reaches both ends of the track.
        return sliderStyle == .thumbless ? CGSize(width: 4, height: size.height) : size
    }

    func imageRect(_ image: UIImage?, in bounds: CGRect, isAtLeft: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(
            x: isAtLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    func standardTrackRect(in bounds: CGRect) -> CGRect {
        let height =
            [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0?.size.height }.max()
            ?? PlatformMetrics.current.controls.sliderTrackHeight
        var (left, right) = (bounds.minX + Self.trackInset, bounds.maxX - Self.trackInset)
        for image in [minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)]
        where image != .zero {
            if image.minX <= bounds.minX { left = image.maxX + 8 } else { right = image.minX - 8 }
        }
        return CGRect(
            x: left, y: bounds.midY - height / 2, width: max(right - left, 0), height: height)
    }

    func standardThumbRect(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
        let size = thumbSize
        let span = maximumValue - minimumValue
        let part = span > 0 ? CGFloat((value - minimumValue) / span) : 0
        let room = max(track.width + 4 - size.width, 0)
        let x = track.minX - 2 + room * (isRightToLeft ? 1 - part : part)
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The value whose thumb has its middle at `x`.
    func value(at x: CGFloat) -> Float {
        let rect = trackRect(forBounds: bounds)
        let room = rect.width + 4 - thumbSize.width
        guard room > 0 else { return value }
        let part = min(max((x - thumbSize.width / 2 - rect.minX + 2) / room, 0), 1)
        return minimumValue + Float(isRightToLeft ? 1 - part : part) * (maximumValue - minimumValue)
    }

    func placeParts() {
        minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
        let metrics = PlatformMetrics.current.controls
        let place = trackRect(forBounds: bounds)
        // UIKit: the track is not seen as far as its rectangle reaches, or further.
        let hidden = sliderStyle == .thumbless ? 0 : metrics.sliderTrackEdge - Self.trackInset
        let rect = place.insetBy(dx: min(hidden, place.width / 2), dy: 0)
        track.frame = rect
        track.layer.cornerRadius = rect.height / 2
        var handle = thumbRect(forBounds: bounds, trackRect: place, value: value)
        if currentThumbImage == nil, sliderStyle != .thumbless {
            let inset = metrics.sliderKnobInset
            handle = handle.insetBy(dx: inset, dy: inset).offsetBy(dx: 0, dy: -metrics.sliderKnobLift)
        }
        thumb.frame = handle
        thumb.layer.cornerRadius = currentThumbImage == nil ? handle.height / 2 : 0
        let middle = min(max(handle.midX - rect.minX, 0), rect.width)
        let neutral = CGFloat(trackConfiguration?.neutralValue ?? 0) * rect.width
        let start = isRightToLeft ? rect.width - neutral : neutral
        filled.frame = CGRect(
            x: min(start, middle), y: 0, width: abs(middle - start), height: rect.height)
        filled.layer.cornerRadius = rect.height / 2
        placeTrackPictures(in: place, thumb: handle.midX)
        placeTicks(on: place)
    }

    private func placeTrackPictures(in track: CGRect, thumb x: CGFloat) {
        for (view, isAtLeft) in [(minimumTrackView, !isRightToLeft), (maximumTrackView, isRightToLeft)] {
            guard let image = view.image else { continue }
            let (start, end) = isAtLeft ? (track.minX, x) : (x, track.maxX)
            view.frame = CGRect(
                x: start, y: track.midY - image.size.height / 2, width: max(end - start, 0),
                height: image.size.height)
        }
    }

    /// Sliders without pictures of their own have no views for them.
    private func show(_ image: UIImage?, in view: UIImageView) {
        if image != nil, view.superview == nil { insertSubview(view, belowSubview: thumb) }
        view.image = image
    }

    func refreshLook() {
        thumb.image = currentThumbImage
        thumb.isHidden = sliderStyle == .thumbless
        thumb.backgroundColor = currentThumbImage == nil ? thumbTintColor ?? .white : nil
        thumb.layer.shadowOpacity = currentThumbImage == nil ? 0.21 : 0
        show(currentMaximumTrackImage, in: maximumTrackView)
        show(currentMinimumTrackImage, in: minimumTrackView)
        filled.backgroundColor =
            minimumTrackView.image == nil ? minimumTrackTintColor ?? tintColor : .clear
        track.backgroundColor =
            maximumTrackView.image == nil ? maximumTrackTintColor ?? .systemFill : .clear
        minimumImageView.image = minimumValueImage
        maximumImageView.image = maximumValueImage
        let alpha: CGFloat = isEnabled ? 1 : 0.5
        for view in [track, minimumTrackView, maximumTrackView, minimumImageView, maximumImageView] {
            view.alpha = alpha
        }
        // Through the knob nothing shines, as on a device.
        thumb.alpha = currentThumbImage == nil ? 1 : alpha
        setNeedsLayout()
    }
}
