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
            """
        let found = ClassPlace.all(in: source)
        #expect(found.map(\.name) == ["BookCell", "Inner", "Plain"])
        #expect(found.map(\.line) == [2, 5, 8])
    }
}
