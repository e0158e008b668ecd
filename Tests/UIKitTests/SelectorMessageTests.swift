import Testing
import UIKit

@Suite @MainActor struct SelectorMessageTests {
    @MainActor final class Listener: NSObject {
        var heard: [String] = []
        func note(_ notification: Notification) { heard.append(notification.name.rawValue) }
        deinit { NotificationCenter.default.removeObserver(self) }
    }

    private let selector = Selector._of("note:", Listener.note(_:))

    /// As apps ask before they send a message (NSObject.h: `methodForSelector:`).
    @Test func anImplementationIsThereForWhatIsAnswered() {
        let listener = Listener()
        let pointer: IMP? = listener.method(for: selector)
        #expect(pointer != nil)
        let none: IMP? = listener.method(for: Selector("unheardOf"))
        #expect(none == nil)
    }

    @Test func observersHearWhatTheyAskedForUntilRemoved() {
        let center = NotificationCenter()
        let listener = Listener()
        let (one, two) = (Notification.Name("one"), Notification.Name("two"))
        let source = NSObject()
        center.addObserver(listener, selector: selector, name: one, object: nil)
        center.addObserver(listener, selector: selector, name: two, object: source)
        center.post(name: one, object: nil)
        center.post(name: two, object: nil)
        center.post(name: two, object: source)
        #expect(listener.heard == ["one", "two"])
        center.removeObserver(listener, name: one, object: nil)
        center.post(name: one, object: nil)
        center.post(name: two, object: source)
        #expect(listener.heard == ["one", "two", "two"])
        center.removeObserver(listener)
        center.post(name: two, object: source)
        #expect(listener.heard.count == 3)
    }

    @Test func observersAreNotRetained() {
        let center = NotificationCenter()
        weak var gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            center.addObserver(listener, selector: selector, name: nil, object: nil)
        }
        #expect(gone == nil)
        center.post(name: Notification.Name("one"), object: nil)
    }

    @Test func tokensOfBlockObserversAreStillRemoved() {
        let center = NotificationCenter()
        nonisolated(unsafe) var heard = 0
        let token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in heard += 1 }
        center.post(name: Notification.Name("one"), object: nil)
        center.removeObserver(token)
        center.post(name: Notification.Name("one"), object: nil)
        #expect(heard == 1)
    }
}
