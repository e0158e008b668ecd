/// How strongly a view keeps to its natural size, on the axes for which it was told.
struct ContentPriorities {
    private var hugging: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)
    private var compression: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)

    func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority? {
        axis == .horizontal ? hugging.horizontal : hugging.vertical
    }

    func compressionResistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority? {
        axis == .horizontal ? compression.horizontal : compression.vertical
    }

    mutating func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        switch axis {
        case .horizontal: hugging.horizontal = priority
        case .vertical: hugging.vertical = priority
        }
    }

    mutating func setCompressionResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        switch axis {
        case .horizontal: compression.horizontal = priority
        case .vertical: compression.vertical = priority
        }
    }
}
