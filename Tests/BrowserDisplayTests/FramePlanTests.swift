import Testing

@testable import BrowserDisplay

@Suite struct FramePlanTests {
    /// A page opens shortly after a frame for another one, and the timer wakes a hair too early, as timers whose seconds are
    /// rounded do. The session is at rest and plans nothing. Without the frame that was asked for the page stays empty.
    @Test func aFrameThatWasAskedForIsNotForgottenByASessionAtRest() {
        var plan = FramePlan()
        plan.ask(at: 10)
        #expect(plan.isDue(at: 10))
        plan.begin(at: 10)
        plan.plan(nil)
        #expect(plan.isIdle)
        plan.ask(at: 10.004)
        // A sixtieth of a second after the frame before.
        let due = plan.next
        #expect(abs(due - (10 + 1.0 / 60)) < 1e-12)
        let early = due - 1e-9
        #expect(!plan.isDue(at: early))
        plan.plan(nil)
        #expect(plan.next == due)
        #expect(plan.isDue(at: due))
        plan.begin(at: due)
        plan.plan(nil)
        #expect(plan.isIdle)
    }

    @Test func whatTheSessionPlansIsReplacedByItsNextPlan() {
        var plan = FramePlan()
        plan.plan(5)
        #expect(plan.next == 5)
        plan.plan(nil)
        #expect(plan.isIdle)
        plan.plan(5)
        plan.ask(at: 1)
        plan.plan(nil)
        #expect(plan.next == 1)
    }
}
