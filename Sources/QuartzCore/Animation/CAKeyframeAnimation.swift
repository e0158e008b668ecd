public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = Self(rawValue: "linear")
    public static let discrete = Self(rawValue: "discrete")
    public static let paced = Self(rawValue: "paced")
    public static let cubic = Self(rawValue: "cubic")
    public static let cubicPaced = Self(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateAuto = Self(rawValue: "auto")
    public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// A value through several stations, or a position along a path.
/// DIFFERS: cubic calculation goes straight from value to value; the layer does not turn along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]? { didSet { values = values?.map(Self.object) } }
    /// Shares 0...1 of the duration.
    open var keyTimes: [NSNumber]?
    /// Takes the place of `values` for points.
    open var path: CGPath?
    /// One curve for each step from value to value.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    open var rotationMode: CAAnimationRotationMode?
    open var tensionValues: [NSNumber]?
    open var continuityValues: [NSNumber]?
    open var biasValues: [NSNumber]?

    override func keyframes(of layer: CALayer) -> [(
        keyPath: String, values: [AnimatableValue], times: [Double]
    )] {
        guard let keyPath else { return [] }
        if let path { return alongPath(path, keyPath) }
        var list = (values ?? []).compactMap { AnimatableValue($0) }
        if list.count == 1 { list.append(list[0]) }
        guard list.count >= 2 else { return [] }
        if isAdditive, let current = layer.animatableValue(keyPath) { list = list.map { current.plus($0) } }
        return [(keyPath, list, times(count: list.count))]
    }

    private func times(count: Int) -> [Double] {
        let given = keyTimes?.map(\.doubleValue) ?? []
        let isDiscrete = calculationMode == .discrete
        if given.count == count || isDiscrete && given.count == count + 1 { return given }
        if isDiscrete { return (0...count).map { Double($0) / Double(count) } }
        return (0..<count).map { Double($0) / Double(count - 1) }
    }

    /// At even speed along the way: the path's points with their shares of its length.
    private func alongPath(_ path: CGPath, _ keyPath: String) -> [(
        keyPath: String, values: [AnimatableValue], times: [Double]
    )] {
        let points = path.flattened()
        guard let first = points.first, points.count >= 2 else { return [] }
        var lengths: [CGFloat] = [0]
        var last = first
        for point in points.dropFirst() {
            lengths.append(lengths[lengths.count - 1] + hypot(point.x - last.x, point.y - last.y))
            last = point
        }
        let whole = lengths[lengths.count - 1]
        guard whole > 0 else { return [] }
        return [(keyPath, points.map { .point($0) }, lengths.map { Double($0 / whole) })]
    }

    override func entries(
        on layer: CALayer, key: String, begin: Double, owner: CAAnimation
    ) -> [LayerAnimationEntry] {
        super.entries(on: layer, key: key, begin: begin, owner: owner).map {
            var entry = $0
            entry.isDiscrete = calculationMode == .discrete
            if path == nil { entry.segmentCurves = (timingFunctions ?? []).map { .timing($0) } }
            return entry
        }
    }

    override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

    override func duplicate() -> CAAnimation {
        let twin = super.duplicate()
        if let twin = twin as? CAKeyframeAnimation {
            (twin.values, twin.keyTimes, twin.path) = (values, keyTimes, path)
            (twin.timingFunctions, twin.calculationMode) = (timingFunctions, calculationMode)
        }
        return twin
    }
}
