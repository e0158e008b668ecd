/// Paths in archives: each step as its kind and its points, in one row of numbers.
extension UIBezierPath {
    private enum Key {
        static let steps = "UIBezierPathSteps"
        static let (width, cap, join) = (
            "UIBezierPathLineWidthKey", "UIBezierPathLineCapStyleKey", "UIBezierPathLineJoinStyleKey"
        )
        static let (miter, flatness) = ("UIBezierPathMiterLimitKey", "UIBezierPathFlatnessKey")
        static let evenOdd = "UIBezierPathUsesEvenOddFillRuleKey"
        static let (phase, lengths) = ("UIBezierPathLineDashPhaseKey", "UIBezierPathLineDashPatternKey")
    }

    func store(in coder: NSCoder) {
        coder.encode(cgPath.steps.boxed, forKey: Key.steps)
        coder.encode(Double(lineWidth), forKey: Key.width)
        coder.encode(Int(lineCapStyle.rawValue), forKey: Key.cap)
        coder.encode(Int(lineJoinStyle.rawValue), forKey: Key.join)
        coder.encode(Double(miterLimit), forKey: Key.miter)
        coder.encode(Double(flatness), forKey: Key.flatness)
        coder.encode(usesEvenOddFillRule, forKey: Key.evenOdd)
        coder.encode(Double(dash.phase), forKey: Key.phase)
        coder.encode(dash.lengths.boxed, forKey: Key.lengths)
    }

    /// Whether there was a path.
    func decodeStored(_ coder: NSCoder) -> Bool {
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        func numbers(_ key: String) -> [CGFloat]? {
            let stored = coder.stored([NSArray.self, NSNumber.self], key)
            return (stored as? [NSNumber])?.map { CGFloat($0.doubleValue) }
        }
        guard let steps = numbers(Key.steps), let stored = CGPath(steps: steps) else { return false }
        cgPath = stored
        lineWidth = number(Key.width)
        lineCapStyle = CGLineCap(rawValue: Int32(clamping: coder.decodeInteger(forKey: Key.cap))) ?? .butt
        lineJoinStyle =
            CGLineJoin(rawValue: Int32(clamping: coder.decodeInteger(forKey: Key.join))) ?? .miter
        miterLimit = number(Key.miter)
        flatness = number(Key.flatness)
        usesEvenOddFillRule = coder.decodeBool(forKey: Key.evenOdd)
        dash = (number(Key.phase), numbers(Key.lengths) ?? [])
        return true
    }
}

extension CGPath {
    fileprivate var steps: [CGFloat] {
        var result: [CGFloat] = []
        applyWithBlock { step in
            let type = step.pointee.type
            result.append(CGFloat(type.rawValue))
            for index in 0..<type.pointCount {
                result += [step.pointee.points[index].x, step.pointee.points[index].y]
            }
        }
        return result
    }

    /// Nil for numbers that are no steps.
    fileprivate convenience init?(steps: [CGFloat]) {
        let path = CGMutablePath()
        var rest = steps[...]
        while let kind = rest.popFirst() {
            guard let type = CGPathElementType(rawValue: Int32(clamping: Int(cutting: kind))),
                rest.count >= 2 * type.pointCount
            else { return nil }
            let numbers = Array(rest.prefix(2 * type.pointCount))
            rest = rest.dropFirst(numbers.count)
            let points = stride(from: 0, to: numbers.count, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            switch type {
            case .moveToPoint: path.move(to: points[0])
            case .addLineToPoint: path.addLine(to: points[0])
            case .addQuadCurveToPoint: path.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint: path.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: path.closeSubpath()
            }
        }
        self.init(elements: path.elements)
    }
}

extension CGPathElementType {
    fileprivate var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}

extension [CGFloat] {
    fileprivate var boxed: NSArray { NSArray(array: map { NSNumber(value: Double($0)) }) }
}
