import Testing
import UIKit

/// What lowered source does for `@objc optional` requirements that a delegate does not have: their calls give nil,
/// whatever type they have.
@Suite @MainActor struct OptionalRequirementTests {
    private protocol Layout: AnyObject {}
    private protocol Wide: AnyObject, CustomStringConvertible {}
    private protocol Value {}
    private final class Delegate {}

    private func answer<R>(_ type: R.Type) -> R? {
        let delegate = Delegate()
        return OptionalRequirement.call(delegate, "answer") { delegate -> R in
            OptionalRequirement.absent(delegate, "answer")
            return OptionalRequirement.placeholder()
        }
    }

    @Test func absentRequirementsGiveNil() {
        #expect(answer((any Layout).self) == nil)
        #expect(answer((any Wide).self) == nil)
        #expect(answer((any Value).self) == nil)
        #expect(answer((any Layout & Value).self) == nil)
        #expect(answer(Any.self) == nil)
        #expect(answer(UIView.self) == nil)
        #expect(answer(String.self) == nil)
        #expect(answer(CGFloat.self) == nil)
    }
}
