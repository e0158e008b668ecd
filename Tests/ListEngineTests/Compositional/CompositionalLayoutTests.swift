import CoreGraphics
import TestSeeds
import Testing

@testable import ListEngine

struct CompositionalLayoutTests {
    @Test func aGroupTakesAsManyMembersAsFit() {
        let group = CompositionalItem.group(
            .horizontal, .row(.absolute(50)), .filling([.cell(.shares(0.2))]))
        let layout = compositional([CompositionalSectionInput(root: group, itemCount: 12)])
        let frames = layout.frames(.item)
        #expect(frames.map(\.minX).prefix(6) == [0, 75, 150, 225, 300, 0])
        #expect(frames[5].minY == 50)
        #expect(layout.contentSize == CGSize(width: 375, height: 150))
    }

    @Test func aGroupRepeatsOnlyWhatHasRoom() {
        let half = CompositionalItem.cell(.shares(0.5))
        let group = CompositionalItem.group(
            .horizontal, .row(.absolute(50)), .repeated([half], count: 3), spacing: .fixed(10))
        let frames = compositional([CompositionalSectionInput(root: group, itemCount: 2)]).frames(.item)
        #expect(frames.map(\.minY) == [0, 50])
    }

    @Test func flexibleSpacingSharesWhatIsLeft() {
        let cell = CompositionalItem.cell(CompositionalSize(width: .absolute(60), height: .absolute(40)))
        let group = CompositionalItem.group(
            .horizontal, .row(.absolute(50)), .repeated([cell], count: 3), spacing: .flexible(0))
        let frames = compositional([CompositionalSectionInput(root: group, itemCount: 3)]).frames(.item)
        #expect(frames[0].minX == 0 && frames[2].minX == 315)
        #expect(abs(frames[1].midX - 187.5) < 0.34)
    }

    @Test func flexibleEdgesCentreAMember() {
        var cell = CompositionalItem.cell(CompositionalSize(width: .absolute(100), height: .absolute(20)))
        cell.edgeSpacing = CompositionalEdgeSpacing(
            leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
        let group = CompositionalItem.group(.horizontal, .row(.absolute(50)), .repeated([cell], count: 1))
        let frames = compositional([CompositionalSectionInput(root: group, itemCount: 1)]).frames(.item)
        #expect(abs(frames[0].midX - 187.5) < 0.34)
        #expect(frames[0].minY == 15)
    }

    @Test func measuredRowsMoveOnlyWhatFollows() {
        let row = CompositionalItem.cell(.row(.estimated(44)))
        let group = CompositionalItem.group(.vertical, .row(.estimated(44)), .filling([row]))
        var sizes: [Int: CGSize] = [:]
        let input = CompositionalLayoutInput(
            container: CGSize(width: 375, height: 700), axis: .vertical, scale: 3,
            sections: [CompositionalSectionInput(root: group, itemCount: 100_000, spacing: 2)])
        func answers() -> CompositionalLayoutAnswers {
            let known = sizes
            return CompositionalLayoutAnswers(measuredItems: { _ in known })
        }
        var layout = CompositionalLayout(input, answers: answers())
        #expect(layout.contentSize.height == CGFloat(4_599_998))
        sizes[1] = CGSize(width: 375, height: 100)
        layout.remeasure(section: 0, item: 1, answers: answers())
        #expect(layout.item(section: 0, item: 1)?.frame == CGRect(x: 0, y: 46, width: 375, height: 100))
        #expect(layout.item(section: 0, item: 99_999)?.frame.minY == CGFloat(4_600_010))
        #expect(CompositionalLayout(input, answers: answers()).contentSize == layout.contentSize)
    }

    @Test func measuredTagsFlowIntoRows() {
        let tag = CompositionalItem.cell(CompositionalSize(width: .estimated(100), height: .estimated(30)))
        let group = CompositionalItem.group(
            .horizontal, .row(.estimated(30)), .filling([tag]), spacing: .fixed(10))
        let widths: [CGFloat] = [200, 150, 60, 300, 40]
        var sizes: [Int: CGSize] = [:]
        for (index, width) in widths.enumerated() { sizes[index] = CGSize(width: width, height: 20) }
        let layout = compositional(
            [CompositionalSectionInput(root: group, itemCount: 5, spacing: 5)],
            measured: { [sizes] _ in sizes })
        #expect(
            layout.frames(.item) == [
                CGRect(x: 0, y: 0, width: 200, height: 20), CGRect(x: 210, y: 0, width: 150, height: 20),
                CGRect(x: 0, y: 25, width: 60, height: 20), CGRect(x: 70, y: 25, width: 300, height: 20),
                CGRect(x: 0, y: 50, width: 40, height: 20),
            ])
    }

    @Test func uniformSiblingsAreAsTallAsTheTallest() {
        let cell = CompositionalItem.cell(
            CompositionalSize(width: .fractionalWidth(0.5), height: .uniformAcrossSiblings(40)))
        let group = CompositionalItem.group(
            .horizontal, .row(.estimated(40)), .repeated([cell], count: 2))
        let sizes = [0: CGSize(width: 187, height: 30), 1: CGSize(width: 187, height: 90)]
        let frames = compositional(
            [CompositionalSectionInput(root: group, itemCount: 3)], measured: { _ in sizes }
        ).frames(.item)
        #expect(frames.map(\.height) == [90, 90, 40])
        #expect(frames[2].minY == 90)
    }

    @Test func customGroupsPlaceTheirMembersFreely() {
        let group = CompositionalItem.group(.vertical, .row(.absolute(100)), .custom(7))
        let layout = CompositionalLayout(
            CompositionalLayoutInput(
                container: CGSize(width: 300, height: 500), axis: .vertical, scale: 2,
                sections: [CompositionalSectionInput(root: group, itemCount: 5)]),
            answers: CompositionalLayoutAnswers(customFrames: { section, number, size in
                #expect(section == 0 && number == 7 && size == CGSize(width: 300, height: 100))
                return [
                    CompositionalCustomFrame(frame: CGRect(x: 0, y: 0, width: 10, height: 20)),
                    CompositionalCustomFrame(frame: CGRect(x: 50, y: 30, width: 10, height: 20), zIndex: 4),
                ]
            }))
        let items = layout.elements(in: CGRect(x: 0, y: 0, width: 300, height: 900))
        #expect(items.map(\.frame.minY) == [0, 30, 100, 130, 200])
        #expect(items.map(\.zIndex) == [0, 4, 0, 4, 0])
    }

    @Test func aRectangleGetsExactlyWhatOverlapsIt() {
        let group = CompositionalItem.group(
            .horizontal, .row(.absolute(50)), .filling([.cell(.shares(0.25))]), spacing: .fixed(0))
        let layout = compositional(
            (0..<20).map {
                CompositionalSectionInput(
                    root: group, itemCount: $0 * 3 % 17, insets: .all(CGFloat($0 % 3)), spacing: 3,
                    boundaries: [
                        CompositionalBoundary(kind: 1, size: .row(.absolute(20)), edges: .top)
                    ])
            }, spacing: 4)
        let all = layout.elements(in: CGRect(x: -10, y: -10, width: 1000, height: 1e6))
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<200 {
            let rect = CGRect(
                x: CGFloat.random(in: 0..<375, using: &generator),
                y: CGFloat.random(in: 0..<layout.contentSize.height, using: &generator),
                width: CGFloat.random(in: 1..<200, using: &generator),
                height: CGFloat.random(in: 1..<300, using: &generator))
            #expect(layout.elements(in: rect) == all.filter { $0.frame.overlaps(rect) })
        }
    }

    @Test func aLayoutThatScrollsAcrossIsTheSameTurnedAround() {
        let down = CompositionalItem.group(
            .horizontal, CompositionalSize(width: .fractionalWidth(1), height: .absolute(50)),
            .divided([.cell()], count: 3))
        let across = CompositionalItem.group(
            .vertical, CompositionalSize(width: .absolute(50), height: .fractionalHeight(1)),
            .divided([.cell()], count: 3))
        let square = CGSize(width: 300, height: 300)
        let a = compositional(
            [CompositionalSectionInput(root: down, itemCount: 7, spacing: 5)], size: square)
        let b = compositional(
            [CompositionalSectionInput(root: across, itemCount: 7, spacing: 5)], axis: .horizontal,
            size: square)
        let turned = b.frames(.item).map {
            CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width)
        }
        #expect(a.frames(.item) == turned)
    }

    /// Apple's documentation of `NSCollectionLayoutItem.contentInsets`: "The value of this property is ignored for any axis that uses an
    /// estimated value for its dimension."
    @Test func insetsAlongAnEstimateAreIgnored() {
        let insets = ListInsets.all(8)
        #expect(insets.taken(off: .shares()) == .all(8))
        #expect(insets.taken(off: .row(.estimated(60))) == .sides(8, 8))
        #expect(insets.taken(off: .row(.uniformAcrossSiblings(60))) == .sides(8, 8))
        #expect(
            insets.taken(off: CompositionalSize(width: .estimated(20), height: .absolute(20)))
                == ListInsets(top: 8, leading: 0, bottom: 8, trailing: 0))
    }

    /// A page of the width of its surroundings stands between their insets: 59 at each side of 852 leave 734. The section's own insets take
    /// nothing from it (iOS 26.1 simulator, recorded: shares count from the full width); that the surroundings' do is chosen.
    @Test func pagesAcrossAreAsWideAsTheirSurroundingsLeave() {
        let page = CompositionalItem.group(.horizontal, .row(.absolute(100)), .divided([.cell()], count: 1))
        let layout = compositional(
            [
                CompositionalSectionInput(
                    root: page, itemCount: 3, insets: .sides(59 + 16, 59 + 16), outerInsets: .sides(59, 59),
                    isOrthogonal: true)
            ], size: CGSize(width: 852, height: 393))
        #expect(layout.frames(.item).map(\.minX) == [75, 809, 1543] as [CGFloat])
        #expect(layout.frames(.item).allSatisfy { $0.width == 734 })
    }

    /// A published recording of an app on a phone 393 points wide (the project of a music app's screen, its README): the layout's headers are 40
    /// and 50 high, the second with an offset of 50 and pinned; the first section begins with an inset of 60. Seen at rest: the second at
    /// 40, the tiles at 100; scrolled by 361: the second at the upper edge.
    @Test func anOffsetMovesAHeaderIntoTheContentAndTakesNoRoom() {
        let group = CompositionalItem.group(.horizontal, .row(.absolute(100)), .divided([.cell()], count: 1))
        let layout = CompositionalLayout(
            CompositionalLayoutInput(
                container: CGSize(width: 393, height: 700), axis: .vertical, scale: 3,
                sections: [
                    CompositionalSectionInput(
                        root: group, itemCount: 20,
                        insets: ListInsets(top: 60, leading: 0, bottom: 0, trailing: 0))
                ],
                boundaries: [
                    CompositionalBoundary(kind: 1, size: .row(.absolute(40)), edges: .top),
                    CompositionalBoundary(
                        kind: 2, size: .row(.absolute(50)), edges: .top, offset: CGPoint(x: 0, y: 50),
                        pins: true),
                ]), answers: CompositionalLayoutAnswers(measuredItems: { _ in [:] }))
        #expect(layout.frames(.item)[0].minY == 100)
        func header(_ kind: Int, at offset: CGFloat) -> CGFloat? {
            let seen = CGRect(x: 0, y: offset, width: 393, height: 700)
            return layout.elements(in: seen, view: CompositionalView(visible: seen))
                .first { $0.kind == kind && $0.role == .layoutBoundary }?.frame.minY
        }
        #expect(header(1, at: 0) == 0 && header(2, at: 0) == 40)
        #expect(header(2, at: 361) == 361)
    }
}
