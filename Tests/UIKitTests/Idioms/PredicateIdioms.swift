import Foundation
import Testing

@testable import UIKit

extension Idioms {
    /// Predicates made of expressions, as Apple's sample of a search controller makes them.
    @Suite struct ComparisonPredicates {
        private typealias Expression = UIKit.NSExpression
        private typealias Comparison = UIKit.NSComparisonPredicate

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
    }
}
