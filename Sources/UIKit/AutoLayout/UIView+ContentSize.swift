extension UIView {
    func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        autoLayout?.priorities.hugging(axis) ?? defaultHugging(axis)
    }

    func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        guard priority != hugging(axis) else { return }
        autoLayoutState.priorities.setHugging(priority, axis)
        constraintStructureDidChange()
    }

    func compressionResistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        autoLayout?.priorities.compressionResistance(axis) ?? .defaultHigh
    }

    func setCompressionResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        guard priority != compressionResistance(axis) else { return }
        autoLayoutState.priorities.setCompressionResistance(priority, axis)
        constraintStructureDidChange()
    }

    func intrinsicSizeMayHaveChanged() {
        guard let autoLayout else { return }
        autoLayout.content.invalidate()
        guard !autoLayout.translatesMask else { return }
        if let stack = superviewReference as? UIStackView, stack.distribution == .fillProportionally {
            // Natural lengths are factors there.
            constraintStructureDidChange()
        } else {
            constraintConstantsDidChange()
        }
    }

    /// The natural lengths; nil where there is none.
    var naturalLengths: (width: Double?, height: Double?) {
        let size: CGSize
        if let known = autoLayout?.content.intrinsicSize {
            size = known
        } else {
            size = NaturalSize.askedByLayout { intrinsicContentSize }
            autoLayout?.content.keep(intrinsicSize: size)
        }
        let height = autoLayout?.content.wrapped?.size.height ?? size.height
        return (size.width < 0 ? nil : size.width, size.height < 0 ? nil : height)
    }

    /// The natural size at a width, if the height depends on the width.
    func naturalSize(forWidth width: CGFloat) -> CGSize? {
        if let wrapped = autoLayout?.content.wrapped, abs(wrapped.width - width) < 1e-6 {
            return wrapped.size
        }
        guard let size = intrinsicContentSize(forWidth: width), size.height >= 0 else { return nil }
        autoLayout?.content.keep(size: size, atWidth: width)
        return size
    }
}

/// Who asks for natural sizes. Texts that wrap tell the app of the width of their last layout; Auto Layout itself leaves it out, since it would
/// keep them from growing, unless the app asks for a size with no width in mind.
@MainActor
enum NaturalSize {
    // Of the process: true during a call.
    private(set) static var isAskedByLayout = false
    // Of the process: true during a call.
    private(set) static var hasNoWidthInMind = false

    static func askedByLayout(_ body: () -> CGSize) -> CGSize {
        let before = isAskedByLayout
        isAskedByLayout = true
        defer { isAskedByLayout = before }
        return body()
    }

    static func withNoWidthInMind(_ body: () -> CGSize) -> CGSize {
        let before = hasNoWidthInMind
        hasNoWidthInMind = true
        defer { hasNoWidthInMind = before }
        return body()
    }
}
