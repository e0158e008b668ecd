import FactSupport
import Testing

/// How much of UIKit's recorded behaviour holds: `swift test --filter FactAccountTests` prints it.
struct FactAccountTests {
    @Test func theAccountIsDrawnUp() throws {
        let account = try FactAccount()
        print(account)
        for line in account.lines { #expect(line.faults.isEmpty, "\(line.file).json") }
    }
}
