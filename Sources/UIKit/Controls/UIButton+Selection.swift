/// What a selected button without a configuration looks like.
///
/// UIKit: a selected button of a type with a tint stands on its tint, around its title or around the picture that it has alone, and the
/// text is white; a custom button looks as before (published pictures of both types in every state, iOS 13.3 simulator).
///
/// DIFFERS: how far the tint reaches beyond them and its corners are chosen, not recorded.
extension UIButton {
    /// Points beyond title and picture, at the sides, above and below.
    private static let markReach = CGSize(width: 4, height: 1)
    private static let markRadius: CGFloat = 4

    /// Whether the tint behind the content says that the button is selected.
    var isMarkedAsSelected: Bool {
        isSelected && marksSelection && buttonType != .custom && configuration == nil
            && currentBackgroundImage == nil
    }

    /// Of a title on the tint, unless the app has chosen one for this state.
    var markedTitleColor: UIColor { titleColors[state] ?? .white }

    /// A picture that takes the button's tint is white on it.
    func onMark(_ image: UIImage?) -> UIImage? {
        guard isMarkedAsSelected, image?.renderingMode == .alwaysTemplate else { return image }
        return image?.withTintColor(.white, renderingMode: .alwaysOriginal)
    }

    /// Shows or hides the tint; its view is made when it is first needed.
    func refreshSelectionMark() {
        let isMarked = isMarkedAsSelected
        guard isMarked || selectionMark != nil else { return }
        let mark = selectionMark ?? makeSelectionMark()
        mark.isHidden = !isMarked
        mark.backgroundColor = isEnabled ? tintColor : .tertiaryLabel
    }

    private func makeSelectionMark() -> UIView {
        let mark = UIView(frame: .zero)
        mark.isUserInteractionEnabled = false
        mark.layer.cornerRadius = Self.markRadius
        selectionMark = mark
        insertSubview(mark, belowSubview: picture ?? label)
        setNeedsLayout()
        return mark
    }

    func placeSelectionMark() {
        guard let selectionMark else { return }
        var content = CGRect.null
        if hasTitle { content = content.union(label.frame) }
        if hasPicture, let picture { content = content.union(picture.frame) }
        selectionMark.frame =
            content.isNull
            ? .zero : content.insetBy(dx: -Self.markReach.width, dy: -Self.markReach.height)
    }
}
