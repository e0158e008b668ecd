import XCTest

final class CounterUITests: XCTestCase {
    func testLaunch() { XCUIApplication().launch() }
}
