import CoreGraphics
import Testing

/// Rectangles as Core Graphics compares them. Expectations: Apple's documentation of `CGRectNull`, `CGRectUnion` and `CGRectContainsPoint`; of empty
/// and touching rectangles the results of an open implementation of these functions, whose author compares it with Apple's, and the tests of two
/// public layout libraries, which run on the iOS simulator.
struct RectangleTests {
    private static let square = CGRect(x: 0, y: 0, width: 50, height: 50)

    @Test(arguments: [
        (CGRect.zero, true), (CGRect(x: 20, y: 20, width: 0, height: 0), true),
        (CGRect(x: 20, y: -5, width: 0, height: 100), true),
        // On the lower and the right edge, which are not the square's own.
        (CGRect(x: 50, y: 20, width: 0, height: 0), false),
        (CGRect(x: 20, y: 50, width: 10, height: 0), false),
        // Touching.
        (CGRect(x: 50, y: 0, width: 50, height: 50), false),
        (CGRect(x: 0, y: -50, width: 50, height: 50), false),
        (CGRect(x: 0, y: -50, width: 50, height: 50.5), true),
        (CGRect(x: 60, y: 60, width: -20, height: -20), true),
        (CGRect.null, false), (CGRect.infinite, true),
    ])
    func intersecting(_ other: CGRect, _ expected: Bool) {
        #expect(Self.square._intersects(other) == expected)
        #expect(other._intersects(Self.square) == expected)
    }

    @Test func twoPointsIntersectInOnePlace() {
        #expect(CGRect.zero._intersects(.zero))
        #expect(!CGRect.zero._intersects(CGRect(x: 0, y: 1, width: 0, height: 0)))
        #expect(!CGRect.null._intersects(.null))
    }

    /// What is common to rectangles that only touch is empty, and not null.
    @Test func whatTouchesHasAnEmptyIntersection() {
        let below = CGRect(x: 0, y: 50, width: 50, height: 50)
        #expect(Self.square.intersection(below) == CGRect(x: 0, y: 50, width: 50, height: 0))
        #expect(!Self.square.intersection(below).isNull && Self.square.intersection(below).isEmpty)
        #expect(Self.square.intersection(.zero) == .zero)
        #expect(Self.square.intersection(CGRect(x: 0, y: 51, width: 1, height: 1)).isNull)
        #expect(Self.square.intersection(.null).isNull)
    }

    @Test func anEmptyRectangleCountsInAUnionAndANullOneDoesNot() {
        let point = CGRect(x: 100, y: 100, width: 0, height: 0)
        #expect(Self.square.union(point) == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(Self.square.union(.null) == Self.square)
        #expect(CGRect.null.union(Self.square) == Self.square)
    }

    @Test func pointsOnTheLowerAndTheRightEdgeAreNotContained() {
        #expect(Self.square.contains(CGPoint.zero))
        #expect(!Self.square.contains(CGPoint(x: 50, y: 0)) && !Self.square.contains(CGPoint(x: 0, y: 50)))
        #expect(!CGRect.zero.contains(CGPoint.zero))
        // A rectangle contains another where the union of both is itself.
        #expect(Self.square.contains(Self.square) && Self.square.contains(CGRect.zero))
        #expect(Self.square.contains(CGRect(x: 50, y: 50, width: 0, height: 0)))
        #expect(!Self.square.contains(CGRect(x: 40, y: 40, width: 11, height: 1)))
    }

    @Test func anInsetOfMoreThanThereIsIsNull() {
        #expect(Self.square.insetBy(dx: 26, dy: 0).isNull)
        #expect(Self.square.insetBy(dx: 25, dy: 0) == CGRect(x: 25, y: 0, width: 0, height: 50))
    }
}
