import CoreGraphics

/// One thing that a flow layout places.
public struct FlowElement: Sendable, Equatable, CustomStringConvertible {
    public enum Kind: Sendable, Equatable {
        case header
        case item
        case footer
    }

    public var kind: Kind
    public var section: Int
    /// Index in the section; 0 for headers and footers.
    public var item: Int
    /// In content coordinates, points; the origin lies on a whole pixel.
    public var frame: CGRect

    public init(kind: Kind, section: Int, item: Int, frame: CGRect) {
        (self.kind, self.section, self.item, self.frame) = (kind, section, item, frame)
    }

    public var description: String {
        "\(kind) \(section).\(item) (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
    }
}

/// Headers and footers that stay inside a moving rectangle while their section is visible.
public struct FlowPinning: Sendable, Equatable {
    public var headers: Bool
    public var footers: Bool
    /// The window on the content with the content insets taken off, content coordinates.
    public var visibleBounds: CGRect

    public init(headers: Bool, footers: Bool, visibleBounds: CGRect) {
        (self.headers, self.footers, self.visibleBounds) = (headers, footers, visibleBounds)
    }
}
