import Foundation
import TestSeeds
import Testing

@testable import UIKit

extension Idioms {
    /// Random updates, scrolls and sizes of lists whose cells turn out larger or smaller than they were guessed.
    @Suite @MainActor struct OffsetWalk {
        /// UIKit keeps content that rests within its edges there (Apple's documentation of `contentOffset` and of
        /// `bounces`: only a finger or code moves it beyond).
        @Test func offsetsStayWithinTheContent() { expectOffsetsWithin(seed: 11, steps: 600) }

        @Test(.enabled(if: Soak.isWanted))
        func offsetsStayWithinTheContentSoak() {
            for seed in Soak.seeds(1..<21) { expectOffsetsWithin(seed: UInt64(seed), steps: 1_500) }
        }

        private func layout(_ kind: Int) -> UICollectionViewLayout {
            switch kind {
            case 0: return UICollectionViewCompositionalLayout(section: rows(.estimated(40)))
            case 1:
                let list = rows(.estimated(90))
                list.interGroupSpacing = 6
                list.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
                let header = bar(UICollectionView.elementKindSectionHeader, .top)
                list.boundarySupplementaryItems = [header]
                return UICollectionViewCompositionalLayout(section: list)
            case 2:
                return UICollectionViewCompositionalLayout { section, _ in
                    section % 2 == 0 ? rows(.estimated(60)) : carousel(.absolute(90))
                }
            case 3:
                // Two columns of guessed heights, headers and footers of guessed heights that stay in sight
                let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(50)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [item, item])
                let section = NSCollectionLayoutSection(group: group)
                let header = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.fractionalWidth(1), .estimated(30)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                header.pinToVisibleBounds = true
                section.boundarySupplementaryItems = [header]
                return UICollectionViewCompositionalLayout(section: section)
            case 4: return UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
            default:
                let flow = UICollectionViewFlowLayout()
                flow.estimatedItemSize = CGSize(width: 80, height: 60)
                return flow
            }
        }

        private func expectOffsetsWithin(seed: UInt64, steps: Int) {
            var generator = SeededGenerator(seed: seed)
            func random(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
            for kind in 0..<6 {
                let stage = CompositionalStage(layout(kind), counts: [8, 30, 23]) { source in
                    for section in 0..<12 {
                        for item in 0..<90 {
                            source.heights[IndexPath(item: item, section: section)] =
                                CGFloat(15 + (item * 53 + section * 17) % 190)
                        }
                    }
                }
                for step in 0..<steps / 6 {
                    let action = change(stage, random)
                    stage.stage.frame()
                    if random(0..<3) == 0 { stage.stage.advance(by: 0.5) }
                    let view = stage.view
                    // On its way by an animation, content may be anywhere.
                    for _ in 0..<5 where view.position.activity != .idle { stage.stage.advance(by: 1) }
                    let least = -view.adjustedContentInset.top
                    let most = max(
                        view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height, least
                    )
                    let offset = view.contentOffset.y
                    #expect(
                        offset >= least - 0.5 && offset <= most + 0.5,
                        "seed \(seed), layout \(kind), step \(step), \(action): \(offset) of \(least)...\(most)"
                    )
                    if offset < least - 0.5 || offset > most + 0.5 { return }
                }
            }
        }

        private func change(_ stage: CompositionalStage, _ random: (Range<Int>) -> Int) -> String {
            let (view, source) = (stage.view, stage.source)
            let section = random(0..<source.counts.count)
            let count = source.counts[section]
            switch random(0..<12) {
            case 0:
                let items = 1 + random(0..<4)
                view.performBatchUpdates {
                    source.counts[section] += items
                    view.insertItems(at: (0..<items).map { IndexPath(item: $0, section: section) })
                }
                return "insert \(items) into \(section)"
            case 1, 2:
                let items = min(count, 1 + random(0..<6))
                guard items > 0 else { return "nothing" }
                let first = random(0..<count - items + 1)
                view.performBatchUpdates {
                    source.counts[section] -= items
                    view.deleteItems(
                        at: (first..<first + items).map { IndexPath(item: $0, section: section) })
                }
                return "delete \(items) at \(first) of \(section)"
            case 3:
                let least = -view.adjustedContentInset.top
                let most = max(
                    view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height, least)
                let share = random(0..<3) == 0 ? 1 : CGFloat(random(0..<1001)) / 1000
                view.contentOffset.y = least + share * (most - least)
                return "scroll to \(view.contentOffset.y)"
            case 4:
                view.frame.size = CGSize(
                    width: CGFloat(200 + random(0..<8) * 40), height: CGFloat(200 + random(0..<7) * 90))
                return "resize to \(view.frame.size)"
            case 5:
                guard count > 0 else { return "nothing" }
                let path = IndexPath(item: random(0..<count), section: section)
                source.heights[path] = CGFloat(15 + random(0..<200))
                view.reloadItems(at: [path])
                return "reload \(path)"
            case 6:
                guard count > 0 else { return "nothing" }
                let position: UICollectionView.ScrollPosition =
                    [.top, .bottom, .centeredVertically][random(0..<3)]
                let path = IndexPath(item: random(0..<count), section: section)
                let isAnimated = random(0..<2) == 0
                view.scrollToItem(at: path, at: position, animated: isAnimated)
                if isAnimated { stage.stage.advance(by: Double(random(0..<10)) / 10) }
                return "scroll to item \(path) \(position) \(isAnimated)"
            case 7:
                view.contentInset = UIEdgeInsets(
                    top: CGFloat(random(0..<3)) * 30, left: 0, bottom: CGFloat(random(0..<3)) * 40, right: 0)
                return "inset \(view.contentInset)"
            case 9:
                let step = CGVector(dx: 0, dy: CGFloat(random(0..<41) - 20))
                stage.stage.drag(CGPoint(x: 100, y: 100), step: step, steps: 6)
                stage.stage.advance(by: Double(random(0..<8)) / 10)
                return "fling \(step)"
            case 10:
                view.scrollRectToVisible(
                    CGRect(x: 0, y: view.contentSize.height - 1, width: 1, height: 1),
                    animated: random(0..<2) == 0)
                return "to the end"
            case 8:
                view.reloadData()
                return "reload data"
            default:
                if source.counts.count < 6 {
                    let items = random(0..<30)
                    view.performBatchUpdates {
                        source.counts.insert(items, at: section)
                        view.insertSections(IndexSet(integer: section))
                    }
                    return "insert section \(section) of \(items)"
                }
                view.performBatchUpdates {
                    source.counts.remove(at: section)
                    view.deleteSections(IndexSet(integer: section))
                }
                return "delete section \(section)"
            }
        }
    }
}
