/// An area around a field's position.
@preconcurrency @MainActor
open class UIRegion: NSObject, NSCopying {
    private let holds: (CGPoint) -> Bool

    private init(_ holds: @escaping (CGPoint) -> Bool) { self.holds = holds }

    /// Everything.
    open class var infinite: UIRegion { UIRegion { _ in true } }

    /// A circle.
    public init(radius: CGFloat) { holds = { hypot($0.x, $0.y) <= radius } }

    /// A rectangle, its centre at the position.
    public init(size: CGSize) { holds = { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 } }

    open func inverse() -> Self { made { !self.holds($0) } }
    open func union(with region: UIRegion) -> Self { made { self.holds($0) || region.holds($0) } }
    open func difference(from region: UIRegion) -> Self { made { self.holds($0) && !region.holds($0) } }
    open func intersection(with region: UIRegion) -> Self { made { self.holds($0) && region.holds($0) } }

    /// - Parameter point: from the region's centre.
    open func contains(_ point: CGPoint) -> Bool { holds(point) }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    private func made(_ holds: @escaping (CGPoint) -> Bool) -> Self {
        UIRegion(holds) as! Self
    }
}
