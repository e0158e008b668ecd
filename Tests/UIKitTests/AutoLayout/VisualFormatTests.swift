import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct VisualFormatTests {
    private let root = box(0, 0, 300, 200)
    private let a = ContentView(40, 20)
    private let b = ContentView(60, 20)

    init() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        root.adding(a)
        root.adding(b)
    }

    private func activate(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: ["gap": 12, "tall": CGFloat(33)],
                views: ["a": a, "b": b]))
    }

    @Test func distancesLengthsAndEdges() {
        activate("H:|-10-[a(50)]-gap-[b]|")
        activate("V:|-5-[a(tall)]")
        root.laidOut()
        expectFrame(a, 10, 5, 50, 33)
        #expect([b.frame.minX, b.frame.maxX] == [72, 300])
    }

    /// Published libraries write a gap's priority without the parentheses of Apple's grammar, and run.
    @Test func aPlainDistanceMayHaveAPriority() {
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[a(>=20)]-0.5@weak-|", options: [],
            metrics: ["weak": UILayoutPriority.defaultLow], views: ["a": a])
        let gap = made.first { $0.constant == 0.5 }
        #expect(gap?.priority == .defaultLow)
        #expect(made.filter { $0.priority == .required }.count == 2)
    }

    /// The same of a relation.
    @Test func aPlainDistanceMayHaveARelation() {
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-15-[a(>=0)]->=4-[b(>=0)]-<=15-|", options: [], metrics: nil,
            views: ["a": a, "b": b])
        #expect(made.count == 5)
        #expect(made.first { $0.constant == 4 }?.relation == .greaterThanOrEqual)
        #expect(made.filter { $0.constant == 15 }.map(\.relation) == [.equal, .lessThanOrEqual])
    }

    @Test func missingNumbersAreSystemDistances() {
        activate("|-[a(50)]-[b]-|")
        root.laidOut()
        #expect([a.frame.minX, a.frame.maxX, b.frame.minX, b.frame.maxX] == [8, 58, 66, 292])
    }

    @Test func inequalitiesPrioritiesAndOtherViews() {
        activate("H:|[a(==b)]-(>=20,<=30)-[b(100@600,<=90)]")
        root.laidOut()
        #expect(b.frame.width == 90 && a.frame.width == 90)
        let gap = root.constraints.first { $0.relation == .lessThanOrEqual }
        #expect(gap?.constant == 30)
    }

    @Test func optionsAlign() {
        activate("H:|[a]-4-[b]", [.alignAllTop, .alignAllBottom])
        activate("V:|-7-[a(15)]")
        root.laidOut()
        expectFrame(b, 44, 7, 60, 15)
    }

    @Test func directionRunsBackwards() {
        activate("H:|-3-[a]-4-[b]", .directionRightToLeft)
        root.laidOut()
        #expect([a.frame.maxX, a.frame.minX, b.frame.maxX] == [297, 257, 253])
    }
}
