import XCTest

@testable import Feature

final class FeatureTests: XCTestCase {
    func testHidden() { XCTAssertEqual(Hidden().value, "feature") }
}
