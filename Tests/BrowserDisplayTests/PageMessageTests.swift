import CoreGraphics
import Foundation
import Testing

@testable import BrowserDisplay
@testable import PageServing

@Suite struct PageMessageTests {
    private func event(_ json: String) throws -> DisplayEvent? {
        DisplayEvent(try JSONDecoder().decode(PageMessage.self, from: Data(json.utf8)))
    }

    @Test func whatThePageSendsBecomesEvents() throws {
        #expect(
            try event(#"{"t":"began","n":3,"x":10.5,"y":2}"#)
                == .input(.touch(id: 3, .began, at: CGPoint(x: 10.5, y: 2))))
        #expect(
            try event(#"{"t":"wheel","x":1,"y":2,"dx":0,"dy":-30}"#)
                == .input(.wheel(at: CGPoint(x: 1, y: 2), by: CGVector(dx: 0, dy: -30))))
        #expect(try event(#"{"t":"scroll","n":7,"dy":300}"#) == .scroll(id: 7, x: nil, y: 300))
        #expect(try event(#"{"t":"scroll","n":7,"dx":20,"dy":0}"#) == .scroll(id: 7, x: 20, y: 0))
        #expect(try event(#"{"t":"rotate","v":"left"}"#) == .rotate(clockwise: false))
        #expect(try event(#"{"t":"textSize","v":"large"}"#) == .choose(.textSize, "large"))
    }

    @Test func whatLacksSomethingIsNoEvent() throws {
        #expect(try event(#"{"t":"began","x":10.5,"y":2}"#) == nil)
        #expect(try event(#"{"t":"wheel","x":1,"y":2}"#) == nil)
        #expect(try event(#"{"t":"scroll","n":7}"#) == nil)
        #expect(try event(#"{"t":"scroll","dy":300}"#) == nil)
        #expect(try event(#"{"t":"nonsense","v":"a"}"#) == nil)
        #expect(throws: (any Error).self) { try event("{}") }
    }
}
