import Shelves
import TestSeeds

@testable import UIKit

/// Sections with and without headers, footers and items. Where each header belongs is worked out from all sections, along the
/// direction of scrolling, from the leading end.
final class HeadersWalk: Walk {
    private struct Section: Hashable {
        var id: Int
        var header: CGFloat
        var footer: CGFloat
        var items: Int
    }
    private let layout = StickyHeadersLayout()
    private let list: UICollectionView
    private let delegate = Sizes()
    private let source: UICollectionViewDiffableDataSource<Int, Int>
    private let window: UIWindow
    private let isVertical: Bool
    private let isTurned: Bool
    private var sections: [Section] = []
    private var nextID = 0
    private static let item: CGFloat = 50
    private static let size = CGSize(width: 300, height: 600)

    private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        var sections: [(header: CGFloat, footer: CGFloat)] = []
        var isVertical = true
        private func size(_ length: CGFloat) -> CGSize {
            length == 0
                ? .zero : isVertical ? CGSize(width: 300, height: length) : CGSize(width: length, height: 600)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize { size(sections[section].header) }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int
        ) -> CGSize { size(sections[section].footer) }
    }

    init(seed: Int) {
        isVertical = seed % 3 != 0
        isTurned = seed % 2 == 1
        TestDevice.begin { [isTurned] device in
            device.portraitSize = Self.size
            device.safeAreaInsets = .zero
            device.direction = isTurned ? .rightToLeft : .leftToRight
        }
        layout.scrollDirection = isVertical ? .vertical : .horizontal
        layout.itemSize =
            isVertical ? CGSize(width: 300, height: Self.item) : CGSize(width: Self.item, height: 600)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        list = UICollectionView(frame: CGRect(origin: .zero, size: Self.size), collectionViewLayout: layout)
        list.contentInsetAdjustmentBehavior = .never
        delegate.isVertical = isVertical
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, number in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { _, _, _ in }
        let footers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { _, _, _ in }
        source.supplementaryViewProvider = { list, kind, path in
            list.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? headers : footers, for: path)
        }
        window = UIWindow(frame: UIScreen.main.bounds)
        let host = UIViewController()
        host.view = list
        window.rootViewController = host
        window.makeKeyAndVisible()
        list.delegate = delegate
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<8 { sections.append(section(&random)) }
        show()
    }

    private func section(_ random: inout SeededGenerator) -> Section {
        nextID += 1
        return Section(
            id: nextID, header: random.pick([0, 30, 30, 44]), footer: random.pick([0, 0, 20]),
            items: random.pick([0, 1, 3, 12, 40]))
    }

    private func show() {
        delegate.sections = sections.map { ($0.header, $0.footer) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in sections {
            snapshot.appendSections([section.id])
            snapshot.appendItems((0..<section.items).map { section.id * 1000 + $0 }, toSection: section.id)
        }
        source.apply(snapshot, animatingDifferences: false)
        layout.invalidateLayout()
        frame()
    }

    private func frame() { _ = FramePipeline.current.frame(at: FrameClock.current.time) }

    private var content: CGFloat {
        sections.reduce(0) { $0 + $1.header + $1.footer + CGFloat($1.items) * Self.item }
    }
    private var window1: CGFloat { isVertical ? 600 : 300 }
    /// How far the leading edge is into the content.
    private var offset: CGFloat {
        get {
            if isVertical { return list.contentOffset.y }
            return isTurned ? list.contentSize.width - list.bounds.maxX : list.contentOffset.x
        }
        set {
            if isVertical {
                list.contentOffset.y = newValue
            } else {
                list.contentOffset.x = isTurned ? list.contentSize.width - 300 - newValue : newValue
            }
        }
    }

    func step(_ random: inout SeededGenerator) -> String {
        switch random.next(9) {
        case 0:
            layout.style = random.pick([.push, .stack(1), .stack(2), .collapse(12)])
            frame()
            return "\(layout.style)"
        case 1:
            layout.sticksFooters.toggle()
            frame()
            return "footers \(layout.sticksFooters)"
        case 2:
            layout.edgeInset = random.pick([0, 40])
            frame()
            return "inset \(layout.edgeInset)"
        case 3:
            if random.chance(percent: 50) || sections.count < 3 {
                sections.insert(section(&random), at: random.next(sections.count + 1))
            } else {
                sections.remove(at: random.next(sections.count))
            }
            show()
            return "\(sections.count) sections"
        case 4:
            sections[random.next(sections.count)].items = random.next(30)
            show()
            return "other items"
        default:
            // Beyond both ends too.
            offset = CGFloat(random.next(Int(max(content - window1, 0)) + 120) - 60)
            frame()
            return "offset \(offset)"
        }
    }

    // MARK: What holds

    func fault() -> String? {
        var at: CGFloat = 0
        var naturals: [(header: Stretch1, end: CGFloat, footer: Stretch1)] = []
        for section in sections {
            let header = Stretch1(start: at, length: section.header)
            let end = header.end + CGFloat(section.items) * Self.item
            let footer = Stretch1(start: end, length: section.footer)
            naturals.append((header, end, footer))
            at = footer.end
        }
        if abs((isVertical ? list.contentSize.height : list.contentSize.width) - max(at, 0)) > 0.01 {
            return "the content is \(list.contentSize), expected \(at)"
        }
        let edge = offset + layout.edgeInset
        var expected: [Stretch1?] = []
        switch layout.style {
        case .push: expected = naturals.map { pushed($0.header, $0.end, edge, $0.header.length) }
        case .collapse(let least):
            expected = naturals.map { natural in
                let left = natural.header.length - max(edge - natural.header.start, 0)
                return pushed(natural.header, natural.end, edge, max(left, min(least, natural.header.length)))
            }
        case .stack(let depth): return stackFault(naturals.map(\.header), depth: depth, edge: edge)
        }
        for (number, stretch) in expected.enumerated() {
            if let fault = difference(number, UICollectionView.elementKindSectionHeader, stretch) {
                return fault
            }
        }
        for (number, natural) in naturals.enumerated() {
            var stretch = natural.footer
            if layout.sticksFooters {
                let first = natural.header.length > 0 ? natural.header.start : natural.header.end
                stretch.start = min(stretch.start, max(offset + window1 - stretch.length, first))
            }
            if let fault = difference(number, UICollectionView.elementKindSectionFooter, stretch) {
                return fault
            }
        }
        return nil
    }

    private struct Stretch1 { var start: CGFloat, length: CGFloat; var end: CGFloat { start + length } }

    private func pushed(_ natural: Stretch1, _ end: CGFloat, _ edge: CGFloat, _ length: CGFloat) -> Stretch1 {
        Stretch1(start: max(natural.start, min(edge, end - length)), length: length)
    }

    /// A view's place along the direction of scrolling.
    private func shown(_ number: Int, _ kind: String) -> Stretch1? {
        guard
            let view = list.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: number)),
            !view.isHidden
        else { return nil }
        if isVertical { return Stretch1(start: view.frame.minY, length: view.frame.height) }
        let start = isTurned ? list.contentSize.width - view.frame.maxX : view.frame.minX
        return Stretch1(start: start, length: view.frame.width)
    }

    private func difference(_ number: Int, _ kind: String, _ expected: Stretch1?) -> String? {
        let seen = shown(number, kind)
        let isInSight = expected.map {
            $0.length > 0 && $0.end > offset + 0.01 && $0.start < offset + window1 - 0.01
        }
        guard isInSight == true, let expected else {
            if let seen, seen.end > offset + 0.5, seen.start < offset + window1 - 0.5, seen.length > 0 {
                return
                    "\(kind) \(number) is at \(seen.start), expected out of sight: \(String(describing: expected))"
            }
            return nil
        }
        guard let seen else {
            return "\(kind) \(number) is not there, expected at \(expected.start); edge \(offset)"
        }
        guard abs(seen.start - expected.start) < 0.01, abs(seen.length - expected.length) < 0.01 else {
            return
                "\(kind) \(number) is at \(seen.start), \(seen.length) long; expected \(expected.start), \(expected.length)"
        }
        return nil
    }

    /// Headers that stay stand one behind the other from the edge on, no more than may; the others are in their own places.
    private func stackFault(_ naturals: [Stretch1], depth: Int, edge: CGFloat) -> String? {
        let kind = UICollectionView.elementKindSectionHeader
        var last: Stretch1?
        var stuck = 0
        for (number, natural) in naturals.enumerated() where natural.length > 0 {
            guard let seen = shown(number, kind) else {
                if natural.start >= max(edge, offset), natural.start < offset + window1 - 0.01 {
                    return "header \(number) is not there"
                }
                continue
            }
            if abs(seen.length - natural.length) > 0.01 { return "header \(number) is \(seen.length) long" }
            if seen.start < natural.start - 0.01 { return "header \(number) is before its own place" }
            if seen.end > offset + 0.01, seen.start > natural.start + 0.01 {
                stuck += seen.end > edge + 0.01 ? 1 : 0
                if let last, seen.start < last.end - 0.01, last.end > offset {
                    return "header \(number) lies over the one before"
                }
            }
            last = seen
        }
        if stuck > depth + 1 { return "\(stuck) headers stay, \(depth + 1) may" }
        return nil
    }
}
