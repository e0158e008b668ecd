import CoreGraphics
import Foundation
import PageDriver
import TestSeeds
import Testing

@testable import BrowserDisplay

/// Two fingers that turn around each other, as a real browser sends them.
@MainActor
@Suite(.serialized) struct TwoFingersPageTests {
    /// Where the fingers are that came down, and how far the line between them has turned, in degrees.
    private final class Fingers {
        var at: [Int: CGPoint] = [:]
        private(set) var turned = 0.0
        private var last: Double?

        func receive(_ event: DisplayEvent) {
            guard case .input(.touch(let id, let phase, let place)) = event else { return }
            at[id] = phase == .ended || phase == .cancelled ? nil : place
            guard at.count == 2 else { return last = nil }
            let (a, b) = (at[at.keys.min()!]!, at[at.keys.max()!]!)
            let angle = atan2(b.y - a.y, b.x - a.x) * 180 / .pi
            if let last { turned += remainder(angle - last, 360) }
            last = angle
        }
    }

    private func turned(_ body: (Chromium) async throws -> Void) async throws -> Double {
        let fingers = Fingers()
        let session = TestSession { _ in SampleTree.zoo }
        session.onEvent = { fingers.receive($0) }
        let display = BrowserDisplay(session: session)
        let served = try ServedDisplay(display)
        defer { served.stop() }
        let chromium = try Chromium(size: (900, 700))
        defer { chromium.close() }
        try await chromium.open(served.address)
        await display.waitUntilShown(pages: 1)
        try await body(chromium)
        // Both have come down, and both have gone.
        for _ in 0..<2 {
            _ = try await session.event { if case .input(.touch(_, .ended, _)) = $0 { true } else { false } }
        }
        return fingers.turned
    }

    @Test(.timeLimit(.hang)) func onATouchScreen() async throws {
        let turned = try await turned { chromium in
            try await chromium.send(
                "Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 2])
            func points(_ degrees: Double) -> [[String: Any]] {
                [0, 180].enumerated().map { index, side in
                    let angle = (degrees + Double(side)) * .pi / 180
                    return ["x": 330 + 60 * cos(angle), "y": 350 + 60 * sin(angle), "id": index]
                }
            }
            try await chromium.send(
                "Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": points(0)])
            for degrees in stride(from: 10.0, through: 60, by: 10) {
                try await chromium.send(
                    "Input.dispatchTouchEvent", ["type": "touchMove", "touchPoints": points(degrees)])
            }
            try await chromium.send("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": []])
        }
        #expect(abs(turned - 60) < 1, "\(turned)")
    }

    /// Safari's `GestureEvent`: rotation in degrees, clockwise, and scale, both since the start.
    @Test(.timeLimit(.hang)) func onATrackpadInSafari() async throws {
        let turned = try await turned { chromium in
            _ = try await chromium.evaluate(
                "for (const [type, rotation] of [['gesturestart', 0], ['gesturechange', 20], ['gesturechange', 45], ['gestureend', 45]]) "
                    + "glass.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), "
                    + "{ rotation, scale: 1, clientX: 330, clientY: 350 }))")
        }
        #expect(abs(turned - 45) < 1, "\(turned)")
    }

    /// 50 of a wheel's pixels are half a radian.
    @Test(.timeLimit(.hang)) func onATrackpadByAPinchWithShift() async throws {
        let turned = try await turned { chromium in
            _ = try await chromium.evaluate(
                "for (let i = 0; i < 5; i++) glass.dispatchEvent(new WheelEvent('wheel', { deltaY: 10, ctrlKey: true, shiftKey: true, "
                    + "clientX: 330, clientY: 350, bubbles: true, cancelable: true }))")
        }
        #expect(abs(turned - 0.5 * 180 / .pi) < 1, "\(turned)")
    }
}
