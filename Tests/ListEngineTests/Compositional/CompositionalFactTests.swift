import CoreGraphics
import FactSupport
import Testing

@testable import ListEngine

/// `Tests/Facts/compositional.json`: one of four screens, with so many items a section.
struct CompositionalGiven: Decodable, Sendable {
    /// A column of one, one of two and one of three cells.
    var columns: [Int]?
    /// Four squares a row with a badge at each one's corner, and a bar at the row's end.
    var badges: [Int]?
    /// Cells of a quarter of the width in a section that scrolls across.
    var across: Int?
    /// Rows between bars that stay in sight, below an empty section.
    var list: Int?
}

struct CompositionalFactTests {
    static let contentTop: CGFloat = 54

    private func columns(_ counts: [Int]) -> CompositionalLayout {
        var first = CompositionalItem.cell(.shares(1 / 3))
        first.insets.trailing = 4
        let two = CompositionalItem.group(
            .vertical, .shares(1 / 3), .divided([.cell()], count: 2), spacing: .fixed(8),
            insets: .sides(4, 4))
        let three = CompositionalItem.group(
            .vertical, .shares(1 / 3), .divided([.cell()], count: 3), spacing: .fixed(8),
            insets: .sides(4, 0))
        let group = CompositionalItem.group(
            .horizontal, .row(.absolute(100)), .filling([first, two, three]), insets: .sides(16, 16))
        return compositional(
            counts.map { CompositionalSectionInput(root: group, itemCount: $0, spacing: 8) }, spacing: 8)
    }

    private func badges(_ counts: [Int]) -> CompositionalLayout {
        let badge = CompositionalSupplement(
            kind: 1, size: CompositionalSize(width: .absolute(15), height: .absolute(15)),
            container: CompositionalAnchor(
                edges: [.top, .trailing], offset: CGPoint(x: 0.5, y: -0.5), isFractional: true))
        let bar = CompositionalSupplement(
            kind: 2, size: CompositionalSize(width: .absolute(20), height: .absolute(60)),
            container: CompositionalAnchor(
                edges: .trailing, offset: CGPoint(x: 1, y: 0), isFractional: true))
        var cell = CompositionalItem.cell(.row(.fractionalWidth(1 / 4)))
        cell.supplements = [badge]
        var group = CompositionalItem.group(
            .horizontal, .row(.absolute(80)), .divided([cell], count: 4), spacing: .fixed(16),
            insets: .sides(0, 20))
        group.supplements = [bar]
        return compositional(
            counts.map {
                CompositionalSectionInput(
                    root: group, itemCount: $0,
                    insets: ListInsets(top: 0, leading: 0, bottom: 16, trailing: 0), spacing: 16)
            })
    }

    private func across(_ count: Int) -> CompositionalLayout {
        let group = CompositionalItem.group(
            .horizontal, .row(.absolute(40)), .divided([.cell()], count: 4), spacing: .fixed(8))
        return compositional([
            CompositionalSectionInput(
                root: group, itemCount: count, insets: .all(16), spacing: 8,
                decorations: [CompositionalDecoration(kind: 3)], isOrthogonal: true)
        ])
    }

    private func list(_ count: Int) -> CompositionalLayout {
        let group = CompositionalItem.group(
            .horizontal, .row(.absolute(40)), .divided([.cell()], count: 1))
        let bars = [
            CompositionalBoundary(kind: 1, size: .row(.absolute(24)), edges: .top, pins: true),
            CompositionalBoundary(kind: 2, size: .row(.absolute(24)), edges: .bottom, pins: true),
        ]
        return compositional([
            CompositionalSectionInput(root: group, itemCount: 0, spacing: 2, boundaries: bars),
            CompositionalSectionInput(root: group, itemCount: count, spacing: 2, boundaries: bars),
        ])
    }

    /// Frames on the screen, row by row.
    private func flat(_ frames: [CGRect], down: CGFloat = contentTop) -> Reading {
        let sorted = frames.sorted { abs($0.minY - $1.minY) > 0.2 ? $0.minY < $1.minY : $0.minX < $1.minX }
        return .numbers(
            sorted.flatMap { [$0.minX, $0.minY + down, $0.width, $0.height].map { Double($0) } })
    }

    private func readings(_ given: CompositionalGiven) -> [String: Reading] {
        if let counts = given.columns { return ["cells": flat(columns(counts).frames(.item))] }
        if let counts = given.badges {
            let layout = badges(counts)
            return [
                "cells": flat(layout.frames(.item)), "badges": flat(layout.frames(.supplement, kind: 1)),
                "bars": flat(layout.frames(.supplement, kind: 2)),
            ]
        }
        if let count = given.across {
            let layout = across(count)
            let frames = layout.frames(.item)
            return [
                "first": .frame(frames[0]), "pitch": .number(frames[1].minX - frames[0].minX),
                "decoration": .frame(layout.frames(.decoration).first),
            ]
        }
        let layout = list(given.list ?? 0)
        let rows = layout.frames(.item)
        let seen = CGRect(x: 0, y: 100, width: 375, height: 700)
        let empty = layout.span(of: 0)
        return [
            "empty section": .numbers([Double(empty.start), Double(empty.extent)]),
            "rows": .numbers(rows.prefix(2).map { Double($0.minY) }), "row height": .number(rows[0].height),
            "pinned header top": .number(layout.boundary(1, 0, seen).frame.minY),
            "pinned footer bottom": .number(layout.boundary(1, 1, seen).frame.maxY),
        ]
    }

    @Test(arguments: Facts.of("compositional", CompositionalGiven.self))
    func compositionalLayouts(_ fact: Fact<CompositionalGiven>) { fact.check(readings(fact.given)) }

    /// Arithmetic of the recorded screens: the scroller's frame is the section's without its insets above and below.
    @Test func aSectionThatScrollsAcrossIsAsLongAsItsGroups() {
        let layout = across(12)
        #expect(layout.frames(.item).count == 12)
        #expect(abs(layout.frames(.item)[4].minX - (16 + 383)) < 0.01)
        #expect(layout.scrollerFrame(of: 0) == CGRect(x: 0, y: 16, width: 375, height: 40))
        #expect(abs(layout.scrollerLength(of: 0) - (16 + 375 * 3 + 16 + 16)) < 0.01)
    }

    /// A header leaves with its section, pushed by the footer.
    @Test func aPinnedHeaderStopsAtTheFooter() {
        let layout = list(30)
        let atEnd = CGRect(x: 0, y: layout.contentSize.height - 40, width: 375, height: 700)
        #expect(layout.boundary(1, 0, atEnd).frame.maxY == layout.contentSize.height - 24)
    }
}
