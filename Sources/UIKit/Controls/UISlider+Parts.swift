extension UISlider {
    func setUpSlider() {
        for view in [track, filled, thumb, minimumImageView, maximumImageView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        track.addSubview(filled)
        thumb.layer.shadowOpacity = 0.14
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        thumb.layer.shadowRadius = 4
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        refreshLook()
    }

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
        let height = PlatformMetrics.current.controls.sliderTrackHeight
        var (left, right) = (bounds.minX + 2, bounds.maxX - 2)
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
        let rect = trackRect(forBounds: bounds)
        track.frame = rect
        track.layer.cornerRadius = rect.height / 2
        let handle = thumbRect(forBounds: bounds, trackRect: rect, value: value)
        thumb.frame = handle
        thumb.layer.cornerRadius = currentThumbImage == nil ? handle.height / 2 : 0
        let middle = min(max(handle.midX - rect.minX, 0), rect.width)
        let neutral = CGFloat(trackConfiguration?.neutralValue ?? 0) * rect.width
        let start = isRightToLeft ? rect.width - neutral : neutral
        filled.frame = CGRect(
            x: min(start, middle), y: 0, width: abs(middle - start), height: rect.height)
        filled.layer.cornerRadius = rect.height / 2
        placeTicks(on: rect)
    }

    func refreshLook() {
        thumb.image = currentThumbImage
        thumb.isHidden = sliderStyle == .thumbless
        thumb.backgroundColor = currentThumbImage == nil ? thumbTintColor ?? .white : nil
        thumb.layer.shadowOpacity = currentThumbImage == nil ? 0.14 : 0
        filled.backgroundColor = minimumTrackTintColor ?? tintColor
        track.backgroundColor = maximumTrackTintColor ?? .systemFill
        minimumImageView.image = minimumValueImage
        maximumImageView.image = maximumValueImage
        let alpha: CGFloat = isEnabled ? 1 : 0.5
        for view in [track, thumb, minimumImageView, maximumImageView] { view.alpha = alpha }
        setNeedsLayout()
    }
}
