public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = Self(bit: 0)
        public static let flexibleWidth = Self(bit: 1)
        public static let flexibleRightMargin = Self(bit: 2)
        public static let flexibleTopMargin = Self(bit: 3)
        public static let flexibleHeight = Self(bit: 4)
        public static let flexibleBottomMargin = Self(bit: 5)
    }

    /// Stands for "no intrinsic size on this axis".
    public static let noIntrinsicMetric: CGFloat = -1
    /// As small as the constraints allow.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// As large as the constraints allow.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
