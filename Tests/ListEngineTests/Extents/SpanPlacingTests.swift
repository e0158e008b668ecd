import CoreGraphics
import ListEngine
import Testing

/// How far a window moves to show something, and where what sticks to its edges stands: by arithmetic.
@Suite struct SpanPlacingTests {
    private let window = ExtentSpan(start: 100, extent: 50)

    @Test(
        arguments: [
            (ExtentSpan(start: 110, extent: 20), 10.0, -5.0, -20.0, 0.0),
            (ExtentSpan(start: 80, extent: 30), -20, -30, -40, -20),
            (ExtentSpan(start: 140, extent: 30), 40, 30, 20, 20),
            // Longer than the window: its start is shown, unless it fills the window already.
            (ExtentSpan(start: 120, extent: 80), 20, 35, 50, 20),
            (ExtentSpan(start: 90, extent: 80), -10, 5, 20, 0),
        ] as [(ExtentSpan, CGFloat, CGFloat, CGFloat, CGFloat)])
    func aWindowMovesAsFarAsTheAlignmentSays(
        span: ExtentSpan, start: CGFloat, middle: CGFloat, end: CGFloat, nearest: CGFloat
    ) {
        #expect(span.shift(into: window, .start) == start)
        #expect(span.shift(into: window, .middle) == middle)
        #expect(span.shift(into: window, .end) == end)
        #expect(span.shift(into: window, .nearest) == nearest)
    }

    @Test func whatSticksStaysBetweenItsPlaceAndTheLimit() {
        let header = ExtentSpan(start: 100, extent: 20)
        #expect(header.pinned(toStart: 50, latest: 180).start == 100)
        #expect(header.pinned(toStart: 150, latest: 180).start == 150)
        #expect(header.pinned(toStart: 190, latest: 180).start == 180)
        // A limit before its own place counts for nothing.
        #expect(header.pinned(toStart: 190, latest: 90).start == 100)
        let footer = ExtentSpan(start: 200, extent: 20)
        #expect(footer.pinned(toEnd: 300, earliest: 120).start == 200)
        #expect(footer.pinned(toEnd: 180, earliest: 120).start == 160)
        #expect(footer.pinned(toEnd: 110, earliest: 120).start == 120)
    }
}
