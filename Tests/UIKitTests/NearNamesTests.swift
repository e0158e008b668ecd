import Testing

@testable import Simulator

/// Distances counted by hand.
@Suite struct NearNamesTests {
    @Test func whatDiffersLeastComesFirst() {
        let names = ["Apple", "Basket 1", "Basket 10", "Basket 2", "Pear"]
        #expect(
            NearNames.sorted(names, near: "baskett 2")
                == ["Basket 2", "Basket 1", "Basket 10", "Apple", "Pear"])
        #expect(NearNames.sorted(names, near: "Peer").first == "Pear")
    }

    @Test func whatIsFarKeepsItsOrder() {
        #expect(NearNames.sorted(["Zoo", "Apple", "Bee"], near: "Nowhere") == ["Zoo", "Apple", "Bee"])
        #expect(NearNames.sorted(["Zoo", ""], near: "") == ["", "Zoo"])
    }
}
