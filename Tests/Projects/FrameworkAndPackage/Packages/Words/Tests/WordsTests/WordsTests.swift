import XCTest

@testable import Words

final class WordsTests: XCTestCase {
    func testTold() { XCTAssertEqual(Words.told(of: "Rose"), "A Rose grows") }
}
