extension UIBarButtonItem {
    /// A mark at the corner of a bar button.
    @preconcurrency @MainActor
    public struct Badge: Hashable {
        /// What it says; nil for a mark alone.
        public let stringValue: String?
        /// Nil: the system's.
        public var foregroundColor: UIColor?
        public var backgroundColor: UIColor?
        public var font: UIFont?

        public static func count(_ count: UInt) -> Badge { Badge(stringValue: "\(count)") }
        public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
        /// The mark alone.
        public static func indicator() -> Badge { Badge(stringValue: nil) }
    }
}

/// A badge as it is shown.
/// DIFFERS: sizes and places of badges on bar buttons are chosen, not recorded.
@MainActor
final class BarButtonBadgeView: UILabel {
    convenience init(_ badge: UIBarButtonItem.Badge, on button: UIView) {
        self.init(frame: .zero)
        text = badge.stringValue
        font = badge.font ?? .systemFont(ofSize: 12)
        textColor = badge.foregroundColor ?? .white
        textAlignment = .center
        backgroundColor = badge.backgroundColor ?? .systemRed
        clipsToBounds = true
        let height: CGFloat = text == nil ? 8 : 16
        layer.cornerRadius = height / 2
        translatesAutoresizingMaskIntoConstraints = false
        button.addSubview(self)
        button.accessibilityValue = badge.stringValue
        // Its middle is the upper trailing corner of the button.
        NSLayoutConstraint.activate([
            centerXAnchor.constraint(equalTo: button.trailingAnchor),
            centerYAnchor.constraint(equalTo: button.topAnchor),
            heightAnchor.constraint(equalToConstant: height),
            widthAnchor.constraint(
                equalToConstant: text == nil ? height : max(height, sizeThatFits(.zero).width + 8)),
        ])
    }
}
