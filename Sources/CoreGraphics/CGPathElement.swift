/// One step of a path, as `applyWithBlock` hands it out; the points are valid during the call.
public struct CGPathElement {
    public var type: CGPathElementType
    /// Control points first, then where the step ends: none of a close, one of a move or line, two of a quadratic
    /// curve, three of a cubic one.
    public var points: UnsafeMutablePointer<CGPoint>
}

public typealias CGPathApplierBlock = (UnsafePointer<CGPathElement>) -> Void
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls `block` for each step of the path.
    public func applyWithBlock(_ block: CGPathApplierBlock) {
        for element in elements {
            let (type, values): (CGPathElementType, [CGPoint]) =
                switch element {
                case .move(let p): (.moveToPoint, [p])
                case .line(let p): (.addLineToPoint, [p])
                case .quad(let p, let c): (.addQuadCurveToPoint, [c, p])
                case .curve(let p, let c1, let c2): (.addCurveToPoint, [c1, c2, p])
                case .close: (.closeSubpath, [.zero])
                }
            var points = values
            points.withUnsafeMutableBufferPointer { buffer in
                guard let first = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: type, points: first), block)
            }
        }
    }

    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}
