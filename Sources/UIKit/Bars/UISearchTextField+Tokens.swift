/// A token as a capsule.
@MainActor
final class SearchTokenView: UIView {
    private let icon = UIImageView(frame: .zero)
    private let label = UILabel()
    private static let padding: CGFloat = 6

    init(_ token: UISearchToken, font: UIFont) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        icon.image = token.icon?.withConfiguration(UIImage.SymbolConfiguration(pointSize: font.pointSize - 3))
        icon.tintColor = .white
        icon.contentMode = .scaleAspectFit
        label.text = token.text
        label.font = font.withSize(font.pointSize - 1)
        label.textColor = .white
        addSubview(icon)
        addSubview(label)
        layer.cornerRadius = 6
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(.zero)
        return CGSize(width: text.width + iconWidth + 2 * Self.padding, height: text.height + 4)
    }

    private var iconWidth: CGFloat { icon.image.map { $0.size.width + 4 } ?? 0 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let space = bounds.insetBy(dx: Self.padding, dy: 0)
        let width = space.width - iconWidth
        let isMirrored = isRightToLeft
        icon.frame = CGRect(
            x: isMirrored ? space.maxX - max(iconWidth - 4, 0) : space.minX, y: 0,
            width: max(iconWidth - 4, 0),
            height: bounds.height)
        label.frame = CGRect(
            x: isMirrored ? space.minX : space.minX + iconWidth, y: 0, width: width, height: bounds.height)
    }
}

extension UISearchTextField {
    private static let gap: CGFloat = 4

    func tokensDidChange() {
        for view in tokenViews { view.removeFromSuperview() }
        tokenViews = tokens.map { SearchTokenView($0, font: fontStore) }
        for view in tokenViews { addSubview(view) }
        selectedToken = nil
        textDidChange()
    }

    func markSelectedToken() {
        for (index, view) in tokenViews.enumerated() {
            let color: UIColor = tokenBackgroundColor ?? .systemBlue
            view.backgroundColor = color
            view.alpha = selectedToken == nil || selectedToken == index ? 1 : 0.5
        }
    }

    private var sizes: [CGSize] { tokenViews.map { $0.sizeThatFits(.zero) } }

    /// What the tokens leave of the place of the text.
    func rectBehindTokens(_ rect: CGRect) -> CGRect {
        let width = sizes.reduce(0) { $0 + $1.width + Self.gap }
        let taken = min(width, rect.width)
        return CGRect(
            x: isRightToLeft ? rect.minX : rect.minX + taken, y: rect.minY, width: rect.width - taken,
            height: rect.height)
    }

    func placeTokens() {
        guard !tokenViews.isEmpty else { return }
        placeholderLabel.isHidden = true
        let space = wholeTextRect(in: bounds)
        var x = isRightToLeft ? space.maxX : space.minX
        for (view, size) in zip(tokenViews, sizes) {
            if isRightToLeft { x -= size.width }
            view.frame = CGRect(
                x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
            x += isRightToLeft ? -Self.gap : size.width + Self.gap
        }
    }

    func foundTokens(in range: UITextRange) -> [UISearchToken] {
        guard let start = range.start as? TextOffset, let end = range.end as? TextOffset else { return [] }
        return tokens.indices.filter {
            (start.offset..<max(end.offset, start.offset)).contains($0 - tokens.count)
        }
        .map { tokens[$0] }
    }

    /// UIKit: a deletion at the beginning of the text selects the last token, a second one takes it away.
    /// - Returns: whether a token was meant.
    func deleteToken() -> Bool {
        guard allowsDeletingTokens, !tokens.isEmpty, selection.range == NSRange(location: 0, length: 0) else {
            return false
        }
        if let selectedToken, tokens.indices.contains(selectedToken) {
            tokens.remove(at: selectedToken)
            sendActions(for: .editingChanged)
        } else {
            selectedToken = tokens.count - 1
        }
        return true
    }
}
