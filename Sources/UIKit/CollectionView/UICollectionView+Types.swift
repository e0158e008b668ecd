extension UICollectionView {
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

    /// When self-sizing cells are measured again.
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

    /// How soon items make room for one that is moved.
    public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }

    /// Where an item shall lie in the visible bounds; one of each axis may be combined.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = Self(bit: 0)
        public static let centeredVertically = Self(bit: 1)
        public static let bottom = Self(bit: 2)
        public static let left = Self(bit: 3)
        public static let centeredHorizontally = Self(bit: 4)
        public static let right = Self(bit: 5)

        /// At most one of each axis.
        var isValid: Bool {
            let axes: [ScrollPosition] = [
                [.top, .centeredVertically, .bottom], [.left, .centeredHorizontally, .right],
            ]
            return axes.allSatisfy { intersection($0).rawValue.nonzeroBitCount <= 1 }
        }
    }
}
