import TestSeeds
import Testing

@testable import UIKit

/// What every layout owes its collection view, whoever wrote it.
@MainActor
enum LayoutContract {
    static let everything = CGRect(x: -2000, y: -2000, width: 200_000, height: 200_000)

    /// Checks a collection view that was laid out; says what is wrong.
    static func faults(
        of view: UICollectionView, using generator: inout SeededGenerator, allowsOverhang: CGFloat = 0
    ) -> [String] {
        var faults: [String] = []
        let layout = view.preparedLayout
        let all = layout.layoutAttributesForElements(in: everything) ?? []
        let still = all.filter { $0.scroller == nil && !isPinned($0) }
        // Idempotent.
        let again = layout.layoutAttributesForElements(in: everything) ?? []
        if all.map(\.line).sorted() != again.map(\.line).sorted() {
            faults.append("asked twice, answers differ")
        }
        // One element as among all.
        for attributes in still where attributes.representedElementCategory == .cell {
            guard let one = layout.layoutAttributesForItem(at: attributes.indexPath) else {
                faults.append("no attributes for \(attributes.indexPath)")
                continue
            }
            if one.frame != attributes.frame {
                faults.append("\(one.line) alone, \(attributes.line) among all")
            }
        }
        // Every item has a place.
        let items = Set(all.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
        let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
        let known = counts.enumerated().flatMap { section, count in
            (0..<count).map { IndexPath(item: $0, section: section) }
        }
        let scrolled = Set(all.filter { $0.scroller != nil }.map { $0.indexPath.section })
        for path in known where !items.contains(path) && !scrolled.contains(path.section) {
            if layout.scrollers(in: everything).contains(where: { $0.section == path.section }) { continue }
            faults.append("item \(path) has no place")
        }
        // The content holds it.
        let content = CGRect(origin: .zero, size: layout.collectionViewContentSize)
            .insetBy(dx: -allowsOverhang - 0.01, dy: -allowsOverhang - 0.01)
        for attributes in still {
            if !content.contains(attributes.plainFrame) {
                faults.append("\(attributes.line) sticks out of the content \(content.size)")
            }
        }
        // A window is a filter of the whole.
        let keys = Set(all.map(\.key))
        for _ in 0..<4 {
            let window = CGRect(
                x: CGFloat.random(in: -50...max(content.width, 1), using: &generator),
                y: CGFloat.random(in: -50...max(content.height, 1), using: &generator),
                width: CGFloat.random(in: 1...500, using: &generator),
                height: CGFloat.random(in: 1...500, using: &generator))
            let answer = layout.layoutAttributesForElements(in: window) ?? []
            let found = Set(answer.map(\.key))
            for attributes in still where attributes.frame.overlaps(window) && !found.contains(attributes.key)
            {
                faults.append("\(attributes.line) is missing in \(window)")
            }
            for attributes in answer where attributes.scroller == nil && !isPinned(attributes) {
                if !keys.contains(attributes.key) {
                    faults.append("\(attributes.line) in \(window) only")
                } else if !attributes.isTransformed, !attributes.frame.overlaps(window) {
                    faults.append("\(attributes.line) does not belong into \(window)")
                }
            }
        }
        return faults
    }

    private static func isPinned(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.representedElementCategory == .supplementaryView && attributes.zIndex > 0
    }

    /// What the screen owes its layout.
    static func screenFaults(of view: UICollectionView) -> [String] {
        var faults: [String] = []
        let bounds = view.bounds
        let wanted = view.askElements(in: bounds).filter { !$0.isHidden && view.isShown($0, in: bounds) }
        let shown = view.elements.list
        if Set(wanted.map(\.key)) != Set(shown.map(\.key)) {
            faults.append(
                "shown \(shown.map(\.key).sorted()) instead of \(wanted.map(\.key).sorted())")
        }
        for element in shown {
            if element.view.elementKey != element.key { faults.append("\(element.key) has another's view") }
            if element.view.isHidden { faults.append("\(element.key) is hidden") }
            if element.view.superview == nil { faults.append("\(element.key) stands nowhere") }
            guard let attributes = wanted.first(where: { $0.key == element.key }) else { continue }
            let frame = view.frameInParent(attributes)
            let center = CGPoint(x: frame.midX, y: frame.midY)
            let now = element.view.center
            if abs(now.x - center.x) > 0.01 || abs(now.y - center.y) > 0.01 {
                faults.append("\(element.key) stands at \(now) instead of \(center)")
            }
        }
        let views = Set(shown.map { ObjectIdentifier($0.view) })
        if views.count != shown.count { faults.append("two elements share a view") }
        for element in view.prepared.elements.list {
            if views.contains(ObjectIdentifier(element.view)) || !element.view.isHidden {
                faults.append("\(element.key) is made ahead and shown")
            }
            if element.view.elementKey != element.key || !element.view.isPrepared {
                faults.append("\(element.key) is made ahead in another's view")
            }
        }
        return faults
    }
}
