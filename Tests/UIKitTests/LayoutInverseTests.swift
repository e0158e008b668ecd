import TestSeeds
import Testing

@testable import UIKit

/// Every layout of the project: the contract holds through updates, and where cells do not size themselves an update
/// and its inverse lead back to equal attributes.
@MainActor
struct LayoutInverseTests {
    private enum Subject: String, CaseIterable {
        case flow, stickyFlow, horizontalFlow, selfSizingFlow, rows, guessedRows, grid, nested, badges,
            carousel
        case paged, pinned, decorated, list, groupedList, waterfall, coverFlow, stickyGrid, custom
    }

    /// Exact ones answer the same whatever was on the screen in between; others measure what comes into sight.
    private func isExact(_ subject: Subject) -> Bool {
        ![.selfSizingFlow, .guessedRows, .list, .groupedList].contains(subject)
    }

    private func layout(_ subject: Subject) -> UICollectionViewLayout {
        func compositional(_ section: NSCollectionLayoutSection) -> UICollectionViewLayout {
            UICollectionViewCompositionalLayout(section: section)
        }
        switch subject {
        case .flow: return squares(90, header: 20, footer: 10)
        case .stickyFlow:
            let layout = squares(110, header: 25, footer: 15)
            layout.sectionHeadersPinToVisibleBounds = true
            layout.sectionFootersPinToVisibleBounds = true
            return layout
        case .horizontalFlow:
            let layout = squares(80, header: 20)
            layout.scrollDirection = .horizontal
            return layout
        case .selfSizingFlow:
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 80, height: 30)
            return layout
        case .rows: return compositional(UIKitTests.rows(.absolute(44)))
        case .guessedRows: return compositional(UIKitTests.rows(.estimated(30)))
        case .grid:
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)), repeatingSubitem: item,
                count: 4)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 6
            return compositional(section)
        case .nested:
            let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
            let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
            let column = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small, small])
            return compositional(
                NSCollectionLayoutSection(
                    group: .horizontal(
                        layoutSize: size(.fractionalWidth(1), .absolute(120)), subitems: [large, column])))
        case .badges:
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(16), .absolute(16)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(
                    edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
            let item = NSCollectionLayoutItem(
                layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
            item.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9)
            return compositional(
                NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(70)), subitems: [item])
                ))
        case .carousel: return compositional(UIKitTests.carousel(.absolute(120)))
        case .paged: return compositional(UIKitTests.carousel(.fractionalWidth(0.8), .groupPagingCentered))
        case .pinned:
            let section = UIKitTests.rows(.absolute(50))
            let (header, footer) = (bar("header", .top), bar("footer", .bottom))
            header.pinToVisibleBounds = true
            footer.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [header, footer]
            return compositional(section)
        case .decorated:
            let section = UIKitTests.rows(.absolute(50))
            section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
            section.decorationItems = [.background(elementKind: "backdrop")]
            return compositional(section)
        case .list: return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        case .groupedList:
            return UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        case .waterfall: return WaterfallLayout()
        case .coverFlow: return CoverFlowLayout()
        case .stickyGrid: return StickyGridLayout()
        case .custom:
            let group = NSCollectionLayoutGroup.custom(
                layoutSize: size(.fractionalWidth(1), .absolute(150))
            ) { environment in
                let width = environment.container.effectiveContentSize.width
                return (0..<3).map {
                    NSCollectionLayoutGroupCustomItem(
                        frame: CGRect(
                            x: CGFloat($0) * width / 4, y: CGFloat($0) * 30, width: width / 2, height: 80),
                        zIndex: $0)
                }
            }
            return compositional(NSCollectionLayoutSection(group: group))
        }
    }

    private func stage(_ subject: Subject) -> CompositionalStage {
        CompositionalStage(layout(subject), counts: [14, 0, 33, 5]) { source in
            for section in 0..<6 {
                for item in 0..<60 {
                    source.heights[[section, item]] = CGFloat(25 + (item * 37 + section * 11) % 60)
                    source.widths[[section, item]] = CGFloat(40 + (item * 23 + section * 7) % 90)
                }
            }
        }
    }

    private func lines(_ stage: CompositionalStage) -> [String] {
        let layout = stage.view.preparedLayout
        return (layout.layoutAttributesForElements(in: LayoutContract.everything) ?? []).map(\.line).sorted()
            + ["\(layout.collectionViewContentSize) \(stage.view.contentOffset)"]
    }

    /// Changes the items and back, `change` first or `inverse` first.
    private func faults(_ subject: Subject, _ seed: UInt64) -> [String] {
        var generator = SeededGenerator(seed: seed)
        let stage = stage(subject)
        let (view, source) = (stage.view, stage.source)
        var faults: [String] = []
        func check(_ what: String) {
            // Two frames: what was measured is placed.
            stage.stage.advance(by: 0.5)
            faults += LayoutContract.screenFaults(of: view).map { "\(what): \($0)" }
            faults += LayoutContract.faults(of: view, using: &generator, allowsOverhang: 60).map {
                "\(what): \($0)"
            }
        }
        func compare(_ what: String, _ before: [String]) {
            let after = lines(stage)
            if after != before {
                let change = after.difference(from: before)
                faults.append("\(what): \(change.removals.prefix(3)) became \(change.insertions.prefix(3))")
            }
        }
        check("at first")
        for round in 0..<6 {
            let before = lines(stage)
            let section = [0, 2, 3][Int.random(in: 0..<3, using: &generator)]
            let count = source.counts[section]
            let item = Int.random(in: 0..<count, using: &generator)
            let path = IndexPath(item: item, section: section)
            let isAnimated = Bool.random(using: &generator)
            func update(_ body: () -> Void) {
                if isAnimated { body() } else { UIView.performWithoutAnimation(body) }
            }
            func insert() {
                view.performBatchUpdates {
                    source.counts[section] += 1
                    view.insertItems(at: [path])
                }
            }
            func delete() {
                view.performBatchUpdates {
                    source.counts[section] -= 1
                    view.deleteItems(at: [path])
                }
            }
            switch round % (isExact(subject) ? 4 : 1) {
            case 0:
                update(insert)
                check("\(round) inserted \(path)")
                update(delete)
            case 1:
                update(delete)
                check("\(round) deleted \(path)")
                update(insert)
            case 2:
                let target = IndexPath(item: Int.random(in: 0..<count, using: &generator), section: section)
                update { view.moveItem(at: path, to: target) }
                check("\(round) moved \(path) to \(target)")
                update { view.moveItem(at: target, to: path) }
            default:
                update {
                    view.performBatchUpdates {
                        source.counts.insert(7, at: 1)
                        view.insertSections([1])
                    }
                }
                check("\(round) inserted a section")
                update {
                    view.performBatchUpdates {
                        source.counts.remove(at: 1)
                        view.deleteSections([1])
                    }
                }
            }
            check("\(round) undone")
            if isExact(subject) { compare("\(round) undone", before) }
        }
        return faults
    }

    @Test(arguments: Subject.allCases.map(\.rawValue))
    func anUpdateAndItsInverseLeadBack(name: String) {
        let subject = Subject(rawValue: name)!
        for seed: UInt64 in 1...2 {
            let found = faults(subject, seed)
            #expect(found.isEmpty, "seed \(seed): \(found.prefix(4).joined(separator: "\n"))")
        }
    }
}
