extension UIView {
    /// What this kind of view has to say beyond its place, in the order in which the dump shows it.
    func describe(into node: inout DumpNode) {
        switch self {
        case let label as UILabel:
            node.add("text", label.text)
            if let font = label.font {
                node.add("font", .list([.text(font.fontName), .number(font.pointSize)]))
            }
        case let button as UIButton:
            node.add("text", button.currentTitle)
        case let field as UITextField:
            node.add("text", field.hasText && field.isSecureTextEntry ? nil : field.text)
            if let font = field.font {
                node.add("font", .list([.text(font.fontName), .number(font.pointSize)]))
            }
        case let view as UITextView:
            node.add("text", view.text)
            if let font = view.font {
                node.add("font", .list([.text(font.fontName), .number(font.pointSize)]))
            }
        case let control as UISegmentedControl:
            node.add("text", control.titleForSegment(at: control.selectedSegmentIndex))
        case let control as UISwitch: if control.isOn { node.add("selected", .bool(true)) }
        case let picture as UIImageView:
            node.add("image", picture.image?.name)
        default: break
        }
        if let scroll = self as? UIScrollView {
            node.add("contentOffset", .numbers(scroll.contentOffset.x, scroll.contentOffset.y))
            node.add("contentSize", .numbers(scroll.contentSize.width, scroll.contentSize.height))
            node.add("contentInset", scroll.contentInset)
            node.add("adjustedContentInset", scroll.adjustedContentInset)
        }
        describeCell(into: &node)
        if let control = self as? UIPageControl {
            node.add("numberOfPages", .number(CGFloat(control.numberOfPages)))
            node.add("currentPage", .number(CGFloat(control.currentPage)))
        }
        if (self as? UIControl)?.isSelected == true { node.add("selected", .bool(true)) }
    }

    private func describeCell(into node: inout DumpNode) {
        func add(_ path: IndexPath?) {
            guard let path, path.count == 2 else { return }
            node.add("indexPath", .numbers(CGFloat(path[0]), CGFloat(path[1])))
        }
        if let view = self as? UICollectionReusableView {
            add(view.elementKey?.indexPath)
            // Registrations are numbered in the order in which they are made.
            if !(view.reuseIdentifier?.hasPrefix(RegistrationCounter.prefix) ?? false) {
                node.add("reuseIdentifier", view.reuseIdentifier)
            }
            if let key = view.elementKey, key.category == .supplementaryView {
                node.add("supplementaryKind", key.kind.name)
            }
            if (view as? UICollectionViewCell)?.isSelected == true { node.add("selected", .bool(true)) }
        }
        if let cell = self as? UITableViewCell {
            add(cell.rowIndex.map { IndexPath($0) })
            node.add("reuseIdentifier", cell.reuseIdentifier)
            if cell.isSelected { node.add("selected", .bool(true)) }
        }
        if let view = self as? UITableViewHeaderFooterView {
            node.add("reuseIdentifier", view.reuseIdentifier)
        }
    }

    /// A cell that waits to be used, again or at first, is no part of what is shown, nor is a section's scroller that does.
    var isPooledCell: Bool {
        if let view = self as? OrthogonalScrollers.ScrollView { return view.scroller == nil }
        if let view = self as? UICollectionReusableView {
            let isInList = superview is UICollectionView || superview is OrthogonalScrollers.ScrollView
            return isInList && (view.elementKey == nil && view.poolKey != nil || view.isPrepared)
        }
        if let cell = self as? UITableViewCell {
            return cell.isHidden && cell.rowIndex == nil && superview is UITableView
        }
        return false
    }
}
