import Foundation
import Testing

@testable import AppleFoundation

/// Predicates from a format, as search bars filter lists with.
@Suite struct PredicateFormatTests {
    private static var books: [[String: Any]] {
        [
            ["title": "Émile", "pages": 500, "tags": ["old", "school"], "author": ["name": "Rousseau"]],
            [
                "title": "emil und die Detektive", "pages": 170, "tags": ["children"],
                "author": ["name": "Kästner"],
            ],
            [
                "title": "Dune", "pages": 612, "tags": [String](), "author": ["name": "Herbert"],
                "isRead": true,
            ],
        ]
    }

    private func titles(_ format: String, _ arguments: [Any] = []) -> [String] {
        let predicate = NSPredicate(format: format, argumentArray: arguments)
        return Self.books.filter { predicate.evaluate(with: $0) }.map { $0["title"] as! String }
    }

    @Test(arguments: [
        ("title CONTAINS[c] 'emil'", ["emil und die Detektive"]),
        ("title CONTAINS[cd] 'emil'", ["Émile", "emil und die Detektive"]),
        ("title BEGINSWITH \"D\"", ["Dune"]),
        ("title ENDSWITH[c] 'E'", ["Émile", "emil und die Detektive", "Dune"]),
        ("title LIKE 'D?n*'", ["Dune"]),
        ("title MATCHES '[A-D].*'", ["Dune"]),
        ("title MATCHES 'une'", []),
        ("pages > 170 AND pages <= 612", ["Émile", "Dune"]),
        ("pages BETWEEN {100, 200} || title = 'Dune'", ["emil und die Detektive", "Dune"]),
        ("NOT (pages > 200)", ["emil und die Detektive"]),
        ("!pages > 200", ["emil und die Detektive"]),
        ("pages IN {170, 612}", ["emil und die Detektive", "Dune"]),
        ("ANY tags == 'school'", ["Émile"]),
        ("NONE tags == 'school'", ["emil und die Detektive", "Dune"]),
        ("tags.@count == 0", ["Dune"]),
        ("'old' IN tags", ["Émile"]),
        ("author.name == 'Herbert'", ["Dune"]),
        ("isRead == YES", ["Dune"]),
        ("isRead == nil and title != 'Dune'", ["Émile", "emil und die Detektive"]),
        ("TRUEPREDICATE", ["Émile", "emil und die Detektive", "Dune"]),
        ("FALSEPREDICATE OR pages = -1", []),
        ("pages > 600 OR pages < 200 AND title CONTAINS 'D'", ["emil und die Detektive", "Dune"]),
    ]) func comparisonsReadAsFoundationReadsThem(format: String, found: [String]) {
        #expect(titles(format) == found)
    }

    @Test func argumentsStandForValuesAndKeys() {
        #expect(titles("%K CONTAINS[c] %@", ["title", "DUN"]) == ["Dune"])
        #expect(titles("%K == %@ OR pages == %d", ["author.name", "Herbert", 170]).count == 2)
        #expect(titles("pages IN %@", [[500, 1]]) == ["Émile"])
        let names = ["Anna", "Bob", "annette"]
        let text = "an"
        #expect(
            names.filter(NSPredicate(format: "SELF BEGINSWITH[c] %@", text).evaluate) == ["Anna", "annette"])
        #expect((names as NSArray).filtered(using: NSPredicate(format: "self.length > %d", 3)).count == 2)
        let day = Date(timeIntervalSince1970: 100)
        #expect(
            NSPredicate(format: "SELF < %@", day as NSDate).evaluate(with: Date(timeIntervalSince1970: 99)))
    }

    @Test func sortDescriptorsReadKeys() {
        func sorted(_ key: String, _ ascending: Bool) -> [Int] {
            let order = NSSortDescriptor(key: key, ascending: ascending)
            return (Self.books as NSArray).sortedArray(using: [order]).map {
                ($0 as! [String: Any])["pages"] as! Int
            }
        }
        #expect(sorted("pages", true) == [170, 500, 612])
        #expect(sorted("author.name", false) == [500, 170, 612])
        let mixed = [["n": "b"], ["n": "A"], ["n": "a10"], ["n": "a9"]] as NSArray
        func names(_ message: String) -> [String] {
            let order = NSSortDescriptor(key: "n", ascending: true, selector: Selector(message))
            return mixed.sortedArray(using: [order]).map { ($0 as! [String: String])["n"]! }
        }
        #expect(names("compare:") == ["A", "a10", "a9", "b"])
        #expect(names("caseInsensitiveCompare:") == ["A", "a10", "a9", "b"])
        #expect(names("localizedStandardCompare:") == ["A", "a9", "a10", "b"])
        let texts = NSSortDescriptor(key: nil, ascending: true)
        #expect((["b", "a", "c"] as NSArray).sortedArray(using: [texts]) as? [String] == ["a", "b", "c"])
    }

    /// NSIndexPath.compare(_:): "the depth-first traversal order"; NSSortDescriptor sends `compare:` unless told otherwise.
    @Test func sortDescriptorsSortWhatHasAnOrder() {
        let paths: [IndexPath] = [[0, 3], [1, 0], [0, 10], [0, 0], [0]]
        func sorted<Value>(_ values: [Value], _ ascending: Bool) -> [Value]? {
            let array = NSMutableArray(array: values)
            return array.sortedArray(using: [NSSortDescriptor(key: "self", ascending: ascending)]) as? [Value]
        }
        #expect(sorted(paths, true) == [[0], [0, 0], [0, 3], [0, 10], [1, 0]])
        #expect(sorted(paths, false) == [[1, 0], [0, 10], [0, 3], [0, 0], [0]])
        #expect(sorted([Character("b"), "a"], true) == ["a", "b"])
    }

    @Test(arguments: [
        ("title CONTAINS", "an expression is missing at the end"), ("title ~ 'a'", "~ is not an operator"),
        ("(pages > 1", ") is missing before the end"), ("title == 'a", "the quote ' has no end"),
        ("pages > %d", "there are fewer arguments than places for them"),
        ("stem(title) = 'A'", "the function stem is not known here"),
        ("pages > 1 2", "2 comes too much"),
    ]) func aFormatThatCannotBeReadSaysWhy(format: String, reason: String) {
        #expect { try PredicateFormat.tree(format, []) } throws: { "\($0)" == reason }
    }
}
