import Foundation
import TestSeeds
import Testing

@testable import UIKit

/// Random changes, scrolls, sizes, directions and layouts; what the screen shows must follow from the data and
/// the layout after each step.
@MainActor
struct CollectionRandomTests {
    @Test func anythingMayHappen() { run(seed: 20_261, steps: 2_000) }

    @Test(.enabled(if: Soak.isWanted, "runs in `make soak`"), arguments: Soak.seeds(1..<51))
    func longSoakOfCollectionChanges(seed: Int) { run(seed: UInt64(seed), steps: 2_000) }

    func layouts() -> [UICollectionViewLayout] {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 70, height: 50)
        flow.headerReferenceSize = CGSize(width: 0, height: 20)
        let sticky = UICollectionViewFlowLayout()
        sticky.itemSize = CGSize(width: 110, height: 40)
        sticky.headerReferenceSize = CGSize(width: 0, height: 25)
        sticky.sectionHeadersPinToVisibleBounds = true
        let sizing = UICollectionViewFlowLayout()
        sizing.estimatedItemSize = CGSize(width: 80, height: 30)
        let list = rows(.estimated(40))
        let header = bar(UICollectionView.elementKindSectionHeader, .top)
        header.pinToVisibleBounds = true
        list.boundarySupplementaryItems = [header]
        let mixed = UICollectionViewCompositionalLayout { section, _ in
            section % 2 == 0 ? rows(.estimated(40)) : carousel(.absolute(90))
        }
        return [
            flow, sticky, sizing, UICollectionViewCompositionalLayout(section: list), mixed,
            WaterfallLayout(), CoverFlowLayout(), StickyGridLayout(),
        ]
    }

    private func run(seed: UInt64, steps: Int) {
        var generator = SeededGenerator(seed: seed)
        var windows = SeededGenerator(seed: seed)
        func random(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
        let layouts = layouts()
        let stage = CompositionalStage(layouts[0], counts: [8, 0, 23]) { source in
            for section in 0..<12 {
                for item in 0..<80 {
                    let path = IndexPath(item: item, section: section)
                    source.heights[path] = CGFloat(20 + (item * 37 + section * 11) % 70)
                    source.widths[path] = CGFloat(40 + (item * 23 + section * 7) % 90)
                }
            }
        }
        // In frames that come quickly or slowly, which must not matter; most come slowly, as each costs more than the checks do.
        func pause(_ seconds: Double) {
            stage.stage.advance(by: seconds, rate: random(0..<4) == 0 ? 60 : 12)
        }
        for step in 0..<steps {
            let action = describeAndDo(random(0..<10), stage, layouts, random)
            stage.stage.frame()
            // A layout that comes in measures its cells while they are led to their places.
            if action.hasPrefix("layout") { pause(0.5) }
            if random(0..<4) == 0 { pause(0.4) }
            let faults = LayoutContract.screenFaults(of: stage.view)
            if !faults.isEmpty || step % 20 == 0 {
                let layout = LayoutContract.faults(of: stage.view, using: &windows, allowsOverhang: 60)
                #expect(faults + layout == [], "seed \(seed) step \(step): \(action)")
            }
            if !faults.isEmpty { return }
        }
    }

    func describeAndDo(
        _ kind: Int, _ stage: CompositionalStage, _ layouts: [UICollectionViewLayout],
        _ random: (Range<Int>) -> Int
    ) -> String {
        let (view, source) = (stage.view, stage.source)
        switch kind {
        case 0, 1:
            let section = random(0..<source.counts.count)
            let item = random(0..<source.counts[section] + 1)
            view.performBatchUpdates {
                source.counts[section] += 1
                view.insertItems(at: [IndexPath(item: item, section: section)])
            }
            return "insert \(section).\(item)"
        case 2, 3:
            let filled = source.counts.indices.filter { source.counts[$0] > 0 }
            guard !filled.isEmpty else { return "nothing to delete" }
            let section = filled[random(0..<filled.count)]
            let item = random(0..<source.counts[section])
            view.performBatchUpdates {
                source.counts[section] -= 1
                view.deleteItems(at: [IndexPath(item: item, section: section)])
            }
            return "delete \(section).\(item)"
        case 4:
            let isInsert = source.counts.count < 2 || (source.counts.count < 8 && random(0..<2) == 0)
            let section = random(0..<source.counts.count)
            let count = random(0..<30)
            view.performBatchUpdates {
                if isInsert {
                    source.counts.insert(count, at: section)
                    view.insertSections(IndexSet(integer: section))
                } else {
                    source.counts.remove(at: section)
                    view.deleteSections(IndexSet(integer: section))
                }
            }
            return "\(isInsert ? "insert" : "delete") section \(section)"
        case 5:
            let filled = source.counts.indices.filter { source.counts[$0] > 1 }
            guard let section = filled.first else { return "nothing to move" }
            let from = random(0..<source.counts[section])
            let to = random(0..<source.counts[section])
            view.performBatchUpdates {
                view.moveItem(
                    at: IndexPath(item: from, section: section), to: IndexPath(item: to, section: section))
            }
            return "move \(section).\(from) to \(to)"
        case 6:
            let most = max(view.contentSize.height - view.bounds.height, 0)
            view.contentOffset.y = CGFloat(random(0..<1001)) / 1000 * most
            for scroller in stage.scrollers {
                let most = max(scroller.contentSize.width - scroller.bounds.width, 0)
                scroller.contentOffset.x = CGFloat(random(0..<1001)) / 1000 * most
            }
            return "scroll to \(view.contentOffset)"
        case 7:
            view.frame.size = CGSize(
                width: CGFloat(200 + random(0..<8) * 40), height: CGFloat(300 + random(0..<5) * 80))
            return "resize to \(view.frame.size)"
        case 8:
            let layout = layouts[random(0..<layouts.count)]
            view.setCollectionViewLayout(layout, animated: random(0..<2) == 0)
            return "layout \(type(of: layout))"
        default:
            if random(0..<3) == 0 { view.reloadData() }
            if random(0..<3) == 0 {
                let isTurned = view.semanticContentAttribute == .forceRightToLeft
                view.semanticContentAttribute = isTurned ? .forceLeftToRight : .forceRightToLeft
            }
            return "reload or turn"
        }
    }
}
