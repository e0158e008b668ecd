extension UICollectionView {
    public enum ElementCategory: UInt, Sendable {
        case cell
        case supplementaryView
        case decorationView
    }

    public enum ScrollDirection: Int, Sendable {
        case vertical
        case horizontal
    }

    /// When self-sizing cells are measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled
        case enabled
        case enabledIncludingConstraints
    }

    /// How soon items make room for one that is moved.
    public enum ReorderingCadence: Int, Sendable {
        case immediate
        case fast
        case slow
    }

    /// Where an item shall lie in the visible bounds; one of each axis may be combined.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)

        /// At most one of each axis.
        var isValid: Bool {
            let axes: [ScrollPosition] = [
                [.top, .centeredVertically, .bottom], [.left, .centeredHorizontally, .right],
            ]
            return axes.allSatisfy { intersection($0).rawValue.nonzeroBitCount <= 1 }
        }
    }
}
