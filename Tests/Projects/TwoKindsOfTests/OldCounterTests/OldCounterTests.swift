import XCTest

@testable import Counter

final class OldCounterTests: XCTestCase {
    private var controller: CounterController!

    override func setUp() {
        super.setUp()
        controller = CounterController()
        controller.loadViewIfNeeded()
    }

    override func tearDown() {
        controller = nil
        super.tearDown()
    }

    func testOneCount() {
        controller.count()
        XCTAssertEqual(controller.tally.count, 1)
    }

    func testLater() async throws {
        try await Task.sleep(nanoseconds: 1_000)
        XCTAssertEqual(controller.tally.count, 0)
    }
}
