/// Lines between rows, and below the last one.
extension UITableView {
    func refreshSeparators() {
        for cell in elements.cells { cell.refreshTablePlace() }
        placeFiller()
    }

    /// Whether whole lines stand above the first and below the last row of a section.
    var framesSections: Bool { style == .grouped && metrics.groupedSectionsAreFramed }

    /// What a separator leaves free at the sides of a row, left and right as if text ran from left to right.
    /// UIKit: plain tables 20 and 20, cards 16 and 16 (iOS 26.2, a phone of 402 points, recorded), plain ones outside of a window
    /// 16 and 8 (Mac Catalyst, recorded); 16 or 20 and 0 before (measured on published images).
    /// - Parameter text: where a content configuration puts its text, in points; nil without one.
    func separatorEdges(of cellInset: UIEdgeInsets?, text: CGFloat? = nil) -> UIEdgeInsets {
        let automatic = UIEdgeInsets(
            top: 0, left: text ?? sideMargin, bottom: 0,
            right: metrics.separatorsEndAtMargin ? (window == nil && style == .plain ? 8 : sideMargin) : 0)
        var insets = automatic
        if let own = ownSeparatorInset {
            let adds = separatorInsetReference == .fromAutomaticInsets
            insets.left = own.left + (adds ? automatic.left : 0)
            insets.right = own.right + (adds ? automatic.right : 0)
        }
        if let cellInset {
            insets.left = cellInset.left
            insets.right = cellInset.right
        }
        return insets
    }

    /// UIKit: plain tables before iOS 15 go on with 44-point separators to the bottom (measured on published
    /// images); a table footer view ends them.
    func placeFiller() {
        let pitch = fillerRowHeight >= 0 ? fillerRowHeight : metrics.fillerRowHeight
        guard style == .plain, pitch > 0, separatorStyle != .none, let separatorColor, tableFooterView == nil,
            isLoaded
        else {
            besideRows.filler?.removeFromSuperview()
            besideRows.filler = nil
            return
        }
        let view = besideRows.filler ?? TableFillerView(frame: .zero)
        if besideRows.filler == nil {
            besideRows.filler = view
            insertSubview(view, at: backgroundView == nil ? 0 : 1)
        }
        view.pitch = fillerRowHeight < 0 && rowHeight > 0 ? rowHeight : pitch
        view.color = separatorColor
        view.insets = separatorEdges(of: nil)
        let frame = CGRect(x: 0, y: extents.extent, width: bounds.width, height: bounds.height)
        if view.frame != frame { view.frame = frame }
    }
}
