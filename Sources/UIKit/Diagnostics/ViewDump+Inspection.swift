/// What an inspector asks of views that their public members do not tell.
extension ViewDump {
    /// The windows that are shown, front to back.
    public static var shownWindows: [ViewDump] {
        UIApplication.shared.windowsInOrder.reversed().filter { !$0.isHidden }.map { ViewDump(view: $0) }
    }

    /// The innermost view that is shown at a point of the screen, the frontmost of several. One that draws nothing lets its
    /// siblings behind it through; nil where no window is.
    public static func frontmost(at point: CGPoint) -> ViewDump? {
        var clear: UIView?
        for window in shownWindows {
            guard let (view, isSeen) = frontmost(in: window.view, at: point) else { continue }
            if isSeen { return ViewDump(view: view) }
            clear = clear ?? view
        }
        return clear.map { ViewDump(view: $0) }
    }

    private static func frontmost(in view: UIView, at point: CGPoint) -> (view: UIView, isSeen: Bool)? {
        guard !view.isHidden, view.alpha > 0.01, !view.isPooledCell else { return nil }
        let isInside = view.bounds.contains(view.convert(point, from: nil))
        guard isInside || !view.clipsToBounds else { return nil }
        var clear: UIView?
        for subview in view.subviewList.reversed() {
            guard let found = frontmost(in: subview, at: point) else { continue }
            if found.isSeen { return found }
            clear = clear ?? found.view
        }
        guard isInside else { return clear.map { ($0, false) } }
        return (clear ?? view, view.drawsSomething)
    }

    /// How many cells, headers or footers of a list that have one reuse identifier are shown, and how many wait.
    public struct ReuseCount: Equatable, Sendable {
        public let identifier: String
        public fileprivate(set) var live = 0
        public fileprivate(set) var waiting = 0
    }

    /// Of a list, by their identifiers; nil for other views.
    public var reuseCounts: [ReuseCount]? {
        var counts: [String: ReuseCount] = [:]
        func note(_ identifier: String, live: Int = 0, waiting: Int = 0) {
            var count = counts[identifier] ?? ReuseCount(identifier: identifier)
            count.live += live
            count.waiting += waiting
            counts[identifier] = count
        }
        switch view {
        case let table as UITableView:
            for (key, count) in table.cellPool.waitingCounts { note(key, waiting: count) }
            for (key, count) in table.headerFooterPool.waitingCounts { note(key, waiting: count) }
        case let collection as UICollectionView:
            for (key, count) in collection.reuse.waitingCounts { note(key.identifier, waiting: count) }
        default: return nil
        }
        func visit(_ view: UIView) {
            for subview in view.subviewList where !subview.isPooledCell {
                if let place = ViewDump(view: subview).listPlace {
                    place.reuseIdentifier.map { note($0, live: 1) }
                } else if subview is OrthogonalScrollers.ScrollView {
                    visit(subview)
                }
            }
        }
        visit(view)
        return counts.values.filter { $0.live + $0.waiting > 0 }.sorted { $0.identifier < $1.identifier }
    }

    /// What a list knows one of its cells, headers and footers by.
    public struct ListPlace: Equatable, Sendable {
        public let reuseIdentifier: String?
        public let indexPath: IndexPath?
        /// Of a view that is no cell.
        public let kind: String?
    }

    /// Nil for views that are no part of a list by themselves.
    public var listPlace: ListPlace? {
        switch view {
        case let cell as UITableViewCell:
            ListPlace(
                reuseIdentifier: cell.reuseIdentifier, indexPath: cell.rowIndex.map { IndexPath($0) },
                kind: nil)
        case let header as UITableViewHeaderFooterView:
            ListPlace(
                reuseIdentifier: header.reuseIdentifier, indexPath: nil,
                kind: header.kind == .footer ? "footer" : "header")
        case let view as UICollectionReusableView:
            ListPlace(
                reuseIdentifier: view.reuseIdentifier, indexPath: view.elementKey?.indexPath,
                kind: view is UICollectionViewCell ? nil : view.elementKey?.kind.name)
        default: nil
        }
    }

    /// Of an image view: the name that its picture was found by.
    public var imageName: String? { (view as? UIImageView)?.image?.name }

    /// The name that UIKit or an asset catalog has for a colour.
    public static func name(of color: UIColor) -> String? { color.name }

    /// The text style that a font follows the reader's size by; nil for one of a size of its own.
    /// - Returns: also whether it is another font that `UIFontMetrics` scales like the style.
    public static func textStyle(of font: UIFont) -> (style: UIFont.TextStyle, isByMetrics: Bool)? {
        font.scaling.map { ($0.style, $0.base != nil) }
    }
}

extension UIView {
    /// Whether anything of the view itself, and not of its subviews, is to be seen.
    fileprivate var drawsSomething: Bool {
        if let backgroundColor, backgroundColor.cgColor(with: traitCollection).alpha > 0 { return true }
        return layer.hasDrawnContents || layer.contents != nil || layer.backdrop != nil
            || layer.borderWidth > 0
            || type(of: layer) != CALayer.self
    }
}
