import Tally
import Testing

@Test func nothing() {
    #expect(Tally().count == 0)
}
