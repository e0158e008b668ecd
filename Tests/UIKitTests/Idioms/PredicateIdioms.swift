import Foundation
import Testing

@testable import UIKit

extension Idioms {
    /// Predicates made of expressions, as Apple's sample of a search controller makes them.
    @Suite struct ComparisonPredicates {
        private typealias Expression = AppleFoundation.NSExpression
        private typealias Comparison = AppleFoundation.NSComparisonPredicate

        private func comparison(
            _ path: String, _ type: Comparison.Operator, _ value: Any, _ options: Comparison.Options = []
        ) -> Comparison {
            Comparison(
                leftExpression: Expression(forKeyPath: path),
                rightExpression: Expression(forConstantValue: value),
                modifier: .direct, type: type, options: options)
        }

        /// Apple's Predicate Programming Guide: what each operator means.
        @Test func comparisonsHold() {
            let book: [String: Any] = ["title": "Gone Home", "year": 2007, "tags": ["a", "b"]]
            #expect(comparison("title", .contains, "home", .caseInsensitive).evaluate(with: book))
            #expect(!comparison("title", .contains, "home").evaluate(with: book))
            #expect(comparison("title", .beginsWith, "Gone").evaluate(with: book))
            #expect(comparison("year", .equalTo, 2007).evaluate(with: book))
            #expect(comparison("year", .lessThan, 2008).evaluate(with: book))
            #expect(comparison("year", .between, [2000, 2007]).evaluate(with: book))
            #expect(comparison("tags", .contains, "b").evaluate(with: book))
            #expect(!comparison("title", .like, "?one").evaluate(with: book))
            let both = NSCompoundPredicate(orPredicateWithSubpredicates: [
                comparison("title", .equalTo, "Else"), comparison("year", .greaterThanOrEqualTo, 2007),
            ])
            #expect([book].filter(both.evaluate).count == 1)
        }

        /// The form that the guide has for these predicates.
        @Test func theFormatNamesBothSides() {
            let predicate = comparison("title", .contains, "x", [.caseInsensitive, .diacriticInsensitive])
            #expect(predicate.predicateFormat == #"title CONTAINS[cd] "x""#)
            #expect(Expression(forKeyPath: "a.b").keyPath == "a.b")
            #expect(Expression(forConstantValue: 3).constantValue as? Int == 3)
            #expect(Expression(forKeyPath: "n").expressionValue(with: ["n": 4], context: nil) as? Int == 4)
        }

        /// The guide's functions, and the operators of Apple's "Key-Value Coding Programming Guide".
        @Test func functionsCalculateOfLists() {
            let shelf: [String: Any] = [
                "name": "Fiction", "books": [["pages": 100, "title": "b"], ["pages": 20, "title": "a"]],
            ]
            func value(_ format: String) -> Any? {
                Expression(format: format).expressionValue(with: shelf, context: nil)
            }
            #expect(value("books.@sum.pages") as? Int == 120 && value("sum:(books.pages)") as? Int == 120)
            #expect(value("books.@max.pages") as? Int == 100 && value("books.@min.title") as? String == "a")
            #expect(value("books.@avg.pages") as? Double == 60 && value("books.@count") as? Int == 2)
            #expect(value("lowercase(name)") as? String == "fiction")
            #expect(
                NSPredicate(format: "books.@sum.pages > 119 AND uppercase(name) == 'FICTION'").evaluate(
                    with: shelf))
            let sum = Expression(forFunction: "sum:", arguments: [Expression(forKeyPath: "books.pages")])
            #expect(
                sum.expressionValue(with: shelf, context: nil) as? Int == 120
                    && sum.expressionType == .function)
        }

        /// What Swift bridges to objects is an argument of formats there.
        @Test func objectsAreArguments() {
            let (id, day) = (UUID(), Date(timeIntervalSinceReferenceDate: 0))
            let book: [String: Any] = ["id": id, "day": day, "tag": "x"]
            let predicate = NSPredicate(
                format: "id == %@ AND day >= %@ AND tag IN %@", id as CVarArg, day as CVarArg,
                ["x", "y"] as CVarArg)
            #expect(predicate.evaluate(with: book))
            #expect(String(format: "%@ %d", day as CVarArg, 3) == "\(day) 3")
        }

        private final class Task: NSObject {
            let isDone: Bool
            let title: String?
            init(_ isDone: Bool, _ title: String?) { (self.isDone, self.title) = (isDone, title) }
        }

        /// Booleans are numbers there, false first; nil comes before anything.
        @Test func valuesWithoutAnOrderOfTheirOwnAreSorted() {
            let tasks = [Task(true, "b"), Task(false, nil), Task(false, "a")]
            func titles(_ descriptors: NSSortDescriptor...) -> [String?] {
                (NSArray(array: tasks).sortedArray(using: descriptors) as? [Task])?.map(\.title) ?? []
            }
            #expect(titles(NSSortDescriptor(keyPath: \Task.title, ascending: true)) == [nil, "a", "b"])
            #expect(
                titles(
                    NSSortDescriptor(keyPath: \Task.isDone, ascending: false),
                    NSSortDescriptor(keyPath: \Task.title, ascending: false)) == ["b", "a", nil])
        }
    }
}
