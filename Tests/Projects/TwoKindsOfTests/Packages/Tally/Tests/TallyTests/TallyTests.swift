import Testing

@testable import Tally

@Test func addition() {
    var tally = Tally()
    tally.add()
    #expect(tally.count == 1)
}
