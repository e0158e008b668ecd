import CoreGraphics
import QuartzCore
import Testing

@testable import BrowserDisplay

@Suite struct PageFingersTests {
    private func touch(_ number: Int, _ phase: DeviceInput.TouchPhase, _ y: CGFloat) -> DisplayEvent {
        .input(.touch(id: number, phase, at: CGPoint(x: 0, y: y)))
    }

    @Test func everyPageHasFingersOfItsOwn() {
        var fingers = PageFingers()
        #expect(fingers.handle(touch(1, .began, 5), from: 1, at: 0).map(\.0) == [touch(1, .began, 5)])
        // A browser numbers its mouse 1 in every page.
        #expect(fingers.handle(touch(1, .began, 6), from: 2, at: 1).map(\.0) == [touch(2, .began, 6)])
        #expect(fingers.handle(touch(1, .ended, 6), from: 2, at: 2).map(\.0) == [touch(2, .ended, 6)])
        #expect(fingers.handle(touch(1, .ended, 7), from: 1, at: 3).map(\.0) == [touch(1, .ended, 7)])
        #expect(fingers.handle(touch(1, .ended, 7), from: 1, at: 4).isEmpty)
    }

    @Test func aClosedPageLetsGoOfWhatItHeld() {
        var fingers = PageFingers()
        _ = fingers.handle(touch(1, .began, 5), from: 1, at: 0)
        _ = fingers.handle(touch(1, .began, 6), from: 2, at: 0)
        _ = fingers.handle(.input(.key("Shift", down: true)), from: 1, at: 0)
        _ = fingers.handle(.input(.key("a", down: true)), from: 1, at: 0)
        _ = fingers.handle(.input(.key("a", down: false)), from: 1, at: 0)
        _ = fingers.handle(touch(1, .moved, 9), from: 1, at: 1)
        #expect(
            fingers.close(1, at: 2).map(\.0) == [
                touch(1, .moved, 9), touch(1, .cancelled, 9), .input(.key("Shift", down: false)),
            ])
        #expect(fingers.close(1, at: 3).isEmpty)
        #expect(fingers.handle(touch(1, .ended, 6), from: 2, at: 4).map(\.0) == [touch(2, .ended, 6)])
    }

    /// A program may send thousands of fingers; a device takes ten.
    @Test func aPageHasTenFingersAtMost() {
        var fingers = PageFingers()
        for number in 1...1000 { _ = fingers.handle(touch(number, .began, 0), from: 1, at: 0) }
        #expect(fingers.handle(touch(500, .ended, 0), from: 1, at: 1).isEmpty)
        #expect(fingers.handle(touch(1, .began, 0), from: 2, at: 1).count == 1)
        #expect(fingers.close(1, at: 2).count == 10)
    }

    /// What is let go when a page closes is bounded, whatever it says that it has pressed.
    @Test func aPageHoldsNoMoreKeysThanAKeyboardHas() {
        var fingers = PageFingers()
        for number in 1...1000 {
            _ = fingers.handle(.input(.key("key \(number)", down: true)), from: 1, at: 0)
        }
        #expect(fingers.close(1, at: 1).count == 200)
    }

    @Test func movesWaitForTheFrameAndTheLatestCounts() {
        var fingers = PageFingers()
        _ = fingers.handle(touch(1, .began, 0), from: 1, at: 0)
        _ = fingers.handle(touch(2, .began, 0), from: 1, at: 0)
        for y in 1...1000 {
            #expect(fingers.handle(touch(1, .moved, CGFloat(y)), from: 1, at: Double(y)).isEmpty)
        }
        #expect(fingers.handle(touch(2, .moved, 3), from: 1, at: 5).isEmpty)
        let moves = fingers.waiting()
        #expect(moves.map(\.0) == [touch(2, .moved, 3), touch(1, .moved, 1000)])
        #expect(moves.map(\.1) == [5, 1000])
        #expect(fingers.waiting().isEmpty)
        // Before what comes after them.
        _ = fingers.handle(touch(1, .moved, 7), from: 1, at: 2000)
        #expect(
            fingers.handle(touch(1, .ended, 8), from: 1, at: 2001).map(\.0)
                == [touch(1, .moved, 7), touch(1, .ended, 8)])
    }
}
