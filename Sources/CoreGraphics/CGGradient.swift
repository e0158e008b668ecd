/// Colours along a line, at locations 0...1 in growing order.
public final class CGGradient: Hashable, Sendable {
    public let colors: [CGColor]
    public let locations: [CGFloat]

    public init(colors: [CGColor], locations: [CGFloat]) {
        self.colors = colors
        self.locations = locations
    }

    /// Locations default to an even spread; nil when there is no colour.
    public convenience init?(colorsSpace: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?)
    {
        let list = colors.compactMap { $0 as? CGColor }
        guard !list.isEmpty, list.count == colors.count else { return nil }
        let spread = list.indices.map { list.count == 1 ? 0 : CGFloat($0) / CGFloat(list.count - 1) }
        self.init(colors: list, locations: locations.map { p in list.indices.map { p[$0] } } ?? spread)
    }

    /// Colours of red, green, blue and alpha, from 0 to 1, one after the other; of grey and alpha in a grey space.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let width = space.numberOfComponents + 1
        let list = (0..<count).compactMap { index in
            CGColor(
                colorSpace: space,
                components: Array(UnsafeBufferPointer(start: components + index * width, count: width)))
        }
        guard list.count == count else { return nil }
        let spread = list.indices.map { count == 1 ? 0 : CGFloat($0) / CGFloat(count - 1) }
        self.init(colors: list, locations: locations.map { p in list.indices.map { p[$0] } } ?? spread)
    }

    public static func == (a: CGGradient, b: CGGradient) -> Bool {
        a === b || (a.colors == b.colors && a.locations == b.locations)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(colors)
        hasher.combine(locations)
    }
}

public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
