@testable import SourceLowering
import Testing

/// What the lowering reads from UIKit's source.
@Suite struct KitTests {
    /// Optional methods of a protocol and of those that it refines.
    private func optional(_ name: String) -> Set<FullName> {
        let kit = Lowered.kit
        let own = Set(kit.optionalMethods.filter { $0.value.contains(name) }.keys)
        return (kit.protocols[name] ?? []).reduce(own) { $0.union(optional($1)) }
    }

    @Test(arguments: [
        ("UITableViewController", ["UITableViewDelegate", "UITableViewDataSource"]),
        ("UICollectionViewController", ["UICollectionViewDelegate", "UICollectionViewDataSource"]),
    ])
    func controllersDeclareAllMethodsOfTheirProtocols(_ name: String, _ protocols: [String]) {
        let declared = Set(
            (Lowered.kit.methods[name] ?? [:]).flatMap { base, list in
                list.map { FullName(base: base, labels: $0.labels) }
            })
        let missing = protocols.reduce(into: Set<FullName>()) { $0.formUnion(optional($1)) }.subtracting(
            declared)
        #expect(missing.isEmpty, "\(name) lacks \(missing.sorted())")
    }

    @Test func optionalMethodsOfDelegatesAreKnown() {
        for name in [
            "tableView(_:heightForRowAt:)", "scrollViewDidScroll(_:)", "gestureRecognizerShouldBegin(_:)",
        ] {
            #expect(Lowered.kit.optionalMethods[FullName(name)] != nil, "\(name)")
        }
        #expect(Lowered.kit.answersByName("UITableViewCell"))
        #expect(!Lowered.kit.answersByName("NSObject"))
    }

    @Test func textKeepsWhatIsKnown() {
        #expect(KitIndex(text: Lowered.kit.text).text == Lowered.kit.text)
    }
}
