import Testing

@testable import AppBuild

@Suite struct ClassPlaceTests {
    @Test func declarationsAreFoundByTheirLines() {
        let source = """
            // class Comment: Old
            @objc(Named) public final class BookCell: UITableViewCell {
                class func make() -> BookCell { BookCell() }
                override class var layerClass: AnyClass { CALayer.self }
                class Inner<T> { }
            }
            let text = "class Text { }"
            open class Plain{}
            protocol P: class { }
            @objc(OtherName)
            @MainActor
            class Other: UIView {
                @objc(tap:) func tap(_ sender: Any) {}
                class Last {}
            }
            """
        let found = ClassPlace.all(in: source)
        #expect(found.map(\.name) == ["BookCell", "Inner", "Plain", "Other", "Last"])
        #expect(found.map(\.line) == [2, 5, 8, 12, 14])
        #expect(found.map(\.objectiveCName) == ["Named", nil, nil, "OtherName", nil])
    }
}
