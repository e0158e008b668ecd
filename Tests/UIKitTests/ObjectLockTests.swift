import Foundation
import ObjectiveC
import Testing

struct ObjectLockTests {
    private final class Counter: @unchecked Sendable { var value = 0 }

    @Test func oneThreadAtATimeIsInside() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 {
                objc_sync_enter(counter)
                objc_sync_enter(counter)
                counter.value += 1
                objc_sync_exit(counter)
                objc_sync_exit(counter)
            }
        }
        #expect(counter.value == 4000)
    }

    @Test func leavingWithoutEnteringIsAnError() {
        #expect(objc_sync_exit(Counter()) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
    }
}
