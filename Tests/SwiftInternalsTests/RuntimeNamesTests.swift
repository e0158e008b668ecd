import SwiftInternals
import Testing

class Shelf {
    class Cell {}
    struct Space { class Held {} }
    enum Kind { class Cell {} }
}
private class Hidden { class Cell {} }
class Box<Value> {}

/// Expected: Swift's "OldMangling" (docs/ABI), by which Objective-C's runtime names classes within others: `_Tt`, the letters of class, structure
/// and enumeration from the class outwards, and the names from the module inwards, each after its length.
struct RuntimeNamesTests {
    private let names: [(AnyClass, String)] = [
        (Shelf.self, "SwiftInternalsTests.Shelf"),
        (Shelf.Cell.self, "_TtCC19SwiftInternalsTests5Shelf4Cell"),
        (Shelf.Space.Held.self, "_TtCVC19SwiftInternalsTests5Shelf5Space4Held"),
        (Shelf.Kind.Cell.self, "_TtCOC19SwiftInternalsTests5Shelf4Kind4Cell"),
    ]

    @Test func classesGoByObjectiveCsNames() {
        for named in names {
            let (type, name): (AnyClass, String) = named
            #expect(RuntimeNames.name(of: type) == name)
            let path = RuntimeNames.path(name)
            #expect(path.joined(separator: ".") == String(reflecting: type))
            #expect(RuntimeNames.type(at: path) == type)
        }
    }

    @Test func whatHasNoSuchNameGoesByItsOwn() {
        #expect(RuntimeNames.name(of: Box<Int>.self) == "SwiftInternalsTests.Box<Swift.Int>")
        #expect(RuntimeNames.name(of: Hidden.Cell.self) == String(reflecting: Hidden.Cell.self))
        #expect(RuntimeNames.type(at: ["SwiftInternalsTests", "Nothing"]) == nil)
        #expect(RuntimeNames.path("_Tt") == [] && RuntimeNames.path("_TtC9short").isEmpty)
    }
}
