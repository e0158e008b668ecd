import Foundation
import Testing

@testable import CoreGraphics
@testable import UIKit

extension Idioms {
    /// `CGPath` as an engine, without a view. What is expected is arithmetic, or Apple's documentation where it says.
    @Suite struct Paths {
        private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
            CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
        }

        private func line(_ points: [CGPoint], closed: Bool = false) -> CGPath {
            let path = CGMutablePath()
            path.addLines(between: points)
            if closed { path.closeSubpath() }
            return path
        }

        /// Of the areas, holes taken off: a polygon's sum of cross products.
        private func area(_ path: CGPath) -> CGFloat {
            var sum: CGFloat = 0
            for line in path.polylines() {
                for (a, b) in line.edges { sum += a.x * b.y - b.x * a.y }
            }
            return abs(sum) / 2
        }

        /// The test `2d.path.isPointInPath.edge` of the web platform, which Core Graphics' canvas passes.
        @Test func edgesAreInside() {
            let path = rect(0, 0, 20, 20)
            for (x, y) in [(0, 0), (10, 0), (20, 0), (20, 10), (20, 20), (10, 20), (0, 20), (0, 10)] {
                #expect(path.contains(CGPoint(x: x, y: y)), "\(x) \(y)")
                #expect(path.contains(CGPoint(x: x, y: y), using: .evenOdd))
            }
            for (x, y) in [(10, -0.01), (10, 20.01), (-0.01, 10), (20.01, 10)] {
                #expect(!path.contains(CGPoint(x: x, y: y)), "\(x) \(y)")
            }
            #expect(path.contains(CGPoint(x: 10, y: 10)))
        }

        @Test func areasAreCombined() {
            let (a, b) = (rect(0, 0, 10, 10), rect(5, 5, 10, 10))
            #expect(area(a.union(b)) == 175)
            #expect(area(a.intersection(b)) == 25)
            #expect(a.intersection(b).boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
            #expect(area(a.subtracting(b)) == 75)
            #expect(area(a.symmetricDifference(b)) == 150)
            #expect(!a.subtracting(b).contains(CGPoint(x: 7, y: 7)))
            #expect(a.subtracting(b).contains(CGPoint(x: 2, y: 2)))
            #expect(a.intersects(b) && !a.intersects(rect(20, 20, 1, 1)))
            #expect(a.intersection(rect(20, 20, 1, 1)).isEmpty)
        }

        /// A hole fills as one with either rule.
        @Test func holesRunAgainstWhatIsAroundThem() {
            let ring = rect(0, 0, 10, 10).subtracting(rect(3, 3, 4, 4))
            for rule in [CGPathFillRule.winding, .evenOdd] {
                #expect(!ring.contains(CGPoint(x: 5, y: 5), using: rule))
                #expect(ring.contains(CGPoint(x: 1, y: 1), using: rule))
            }
            #expect(ring.componentsSeparated().count == 1)
            let parts = rect(0, 0, 10, 10).union(rect(20, 0, 5, 5)).componentsSeparated()
            #expect(parts.map(area).sorted() == [25, 100])
        }

        /// Two squares, one over the other, run the same way: the winding rule fills both, even-odd their difference.
        @Test func normalizedPathsCrossNothing() {
            let path = CGMutablePath()
            path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            path.addRect(CGRect(x: 5, y: 0, width: 10, height: 10))
            #expect(area(path.normalized()) == 150)
            #expect(area(path.normalized(using: .evenOdd)) == 100)
        }

        @Test func linesAreCutAtAreas() {
            let cut = line([CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)])
            let inside = cut.lineIntersection(rect(0, 0, 10, 10))
            #expect(inside.boundingBox == CGRect(x: 0, y: 5, width: 10, height: 0))
            let outside = cut.lineSubtracting(rect(0, 0, 10, 10)).polylines()
            #expect(outside.count == 2 && outside.allSatisfy { !$0.isClosed })
        }

        @Test func flattenedPathsKeepToTheirCurves() {
            let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
            let flat = circle.flattened(threshold: 0.1)
            for element in flat.elements {
                switch element {
                case .quad, .curve: Issue.record("a curve is left")
                default: break
                }
            }
            for (a, b) in flat.polylines().flatMap(\.edges) {
                let middle = hypot((a.x + b.x) / 2, (a.y + b.y) / 2)
                #expect(middle > 9.89 && middle < 10.01)
            }
        }

        @Test func strokedLinesAreAreas() {
            let path = line([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
            func stroked(_ cap: CGLineCap) -> CGPath {
                path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)
            }
            #expect(stroked(.butt).boundingBox == CGRect(x: 0, y: -2, width: 10, height: 4))
            #expect(stroked(.square).boundingBox == CGRect(x: -2, y: -2, width: 14, height: 4))
            #expect(stroked(.round).contains(CGPoint(x: -1.9, y: 0)))
            #expect(!stroked(.round).contains(CGPoint(x: -1.9, y: 1.9)))
        }

        /// A right angle's miter is √2 times the width long: a limit below cuts it to a bevel.
        @Test func cornersOfStrokesFollowTheirJoin() {
            let path = line([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
            func stroked(_ join: CGLineJoin, limit: CGFloat = 10) -> CGPath {
                path.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: join, miterLimit: limit)
            }
            #expect(area(stroked(.miter)) == 40)
            #expect(area(stroked(.bevel)) == 39.5)
            #expect(area(stroked(.miter, limit: 1.4)) == 39.5)
            let square = rect(0, 0, 10, 10)
                .copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
            #expect(area(square) == 80)
            #expect(!square.contains(CGPoint(x: 5, y: 5)) && square.contains(CGPoint(x: -1, y: -1)))
        }

        @Test func dashesFollowTheirPattern() {
            let path = line([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
            let dashes = path.copy(dashingWithPhase: 0, lengths: [4, 2]).polylines().map(\.points)
            #expect(
                dashes == [
                    [CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0)],
                    [CGPoint(x: 6, y: 0), CGPoint(x: 10, y: 0)],
                    [CGPoint(x: 10, y: 2), CGPoint(x: 10, y: 6)],
                    [CGPoint(x: 10, y: 8), CGPoint(x: 10, y: 10)],
                ])
            let later = path.copy(dashingWithPhase: 3, lengths: [4, 2]).polylines()
            #expect(later.first?.points == [.zero, CGPoint(x: 1, y: 0)])
        }

        /// Apple's documentation of `CGPathElement`: control points come before the end.
        @Test func elementsAreHandedOut() {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 1, y: 1))
            path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 2, y: 2))
            path.addCurve(
                to: CGPoint(x: 6, y: 6), control1: CGPoint(x: 4, y: 4), control2: CGPoint(x: 5, y: 5))
            path.closeSubpath()
            var (types, points): ([CGPathElementType], [CGFloat]) = ([], [])
            let counts: [CGPathElementType: Int] = [
                .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
            ]
            path.applyWithBlock { element in
                types.append(element.pointee.type)
                for i in 0..<(counts[element.pointee.type] ?? 0) {
                    points.append(element.pointee.points[i].x)
                }
            }
            #expect(types == [.moveToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
            #expect(points == [1, 2, 3, 4, 5, 6])
        }
    }
}
