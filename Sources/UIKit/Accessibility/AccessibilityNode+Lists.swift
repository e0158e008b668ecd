import ListEngine

/// What holds rows or items: a table, a collection view, or a section of one that scrolls for itself.
@MainActor
protocol AccessibleList: UIScrollView {
    /// Which element a subview shows; nil for one that shows none.
    func element(shownBy view: UIView) -> ListElementKey?
    /// The sections whose items are in it.
    var sectionsInReach: Range<Int> { get }
    func itemCount(in section: Int) -> Int
    /// Where an item is, whether or not it has a view.
    func itemFrame(at path: IndexPath) -> CGRect?
}

extension UITableView: AccessibleList {
    func element(shownBy view: UIView) -> ListElementKey? { elements.element(of: view)?.key }
    var sectionsInReach: Range<Int> { 0..<extents.sectionCount }
    func itemCount(in section: Int) -> Int { extents.rowCount(in: section) }
    func itemFrame(at path: IndexPath) -> CGRect? { rowFrame(RowIndex(path)) }
}

extension UICollectionView: AccessibleList {
    func element(shownBy view: UIView) -> ListElementKey? { (view as? UICollectionReusableView)?.elementKey }
    var sectionsInReach: Range<Int> { 0..<counts.sections }
    func itemCount(in section: Int) -> Int { counts.items(inSection: section) }
    func itemFrame(at path: IndexPath) -> CGRect? { askItem(path)?.plainFrame }
}

extension OrthogonalScrollers.ScrollView: AccessibleList {
    func element(shownBy view: UIView) -> ListElementKey? { (view as? UICollectionReusableView)?.elementKey }
    var sectionsInReach: Range<Int> { section..<section + 1 }
    func itemCount(in section: Int) -> Int { collection?.counts.items(inSection: section) ?? 0 }
    func itemFrame(at path: IndexPath) -> CGRect? {
        guard let collection, let attributes = collection.askItem(path) else { return nil }
        return collection.frameInParent(attributes)
    }
}

/// What one subview of a list tells, and where that belongs.
private struct ListPart {
    enum Place: Int { case before, items, after }

    /// -1 and `.max`: before and after all sections.
    var section = -1
    var place = Place.before
    /// Of an item.
    var item = 0
    var nodes: [AccessibilityNode]

    var order: (Int, Int, Int, CGFloat, CGFloat) {
        let frame = nodes[0].frame
        return (section, place.rawValue, item, frame.minY, frame.minX)
    }
}

@MainActor
extension AccessibleList {
    /// Section by section what stands before the items, lists of these, and what follows: ARIA's lists hold nothing but their items.
    /// What stands before a section's items names their list.
    /// - Parameter scrolls: whether there may be more items than have views.
    func sectionNodes(in seen: SeenArea, scrolls: Bool) -> [AccessibilityNode] {
        var parts = subviewsInReach.compactMap { part(of: $0, in: seen) }
        place(&parts)
        if scrolls { parts += neighbours(of: parts) }
        var result: [AccessibilityNode] = []
        var (section, key, title) = (-1, "", "")
        var items: [AccessibilityNode] = []
        func closeList() {
            guard let first = items.first else { return }
            let frame = items.reduce(first.frame) { $0.union($1.frame) }
            var list = AccessibilityNode(role: .list, label: title, frame: frame)
            list.key = key
            list.children = items
            result.append(list)
            items = []
        }
        for part in parts.sorted(by: { $0.order < $1.order }) {
            if part.section != section {
                closeList()
                section = part.section
                (key, title) = ("list \(section)", accessibilityLabel ?? "")
            }
            for node in part.nodes {
                if part.place == .items, node.role == .listitem {
                    items.append(node)
                    continue
                }
                closeList()
                if part.place == .items { key = "list \(section) after \(part.item)" }
                if part.section >= 0, !node.label.isEmpty, [.heading, .text].contains(node.role) {
                    title = node.label
                }
                result.append(node.named(title))
            }
        }
        closeList()
        return result
    }

    private func part(of view: UIView, in seen: SeenArea) -> ListPart? {
        var part = ListPart(nodes: view.accessibilityNodes(in: seen))
        guard !part.nodes.isEmpty else { return nil }
        let isOne = part.nodes.count == 1
        let key = element(shownBy: view)
        // What goes away shows no element any more.
        if view is UICollectionReusableView, key == nil { return nil }
        if let scroller = view as? OrthogonalScrollers.ScrollView {
            (part.section, part.place) = (scroller.section, .items)
            if isOne { part.nodes[0].key = "section \(scroller.section)" }
        } else if let key {
            part.section = key.item < 0 ? -1 : key.section
            if key.category == .cell {
                (part.place, part.item) = (.items, key.item)
                part.nodes[0].setPlace(key.row, of: self)
            } else {
                if key.kind == .footer { part.place = .after }
                if isOne { part.nodes[0].key = "\(key)" }
            }
        } else if view === (self as? UITableView)?.tableFooterView {
            part.section = .max
        }
        return part
    }

    /// What is neither a header nor a footer by its kind is one by its place: layouts name kinds as they like.
    private func place(_ parts: inout [ListPart]) {
        var lowest: [Int: CGFloat] = [:]
        for part in parts where part.place == .items {
            for section in [part.section, -1] {
                lowest[section] = max(lowest[section] ?? -.infinity, part.nodes[0].frame.midY)
            }
        }
        for index in parts.indices where parts[index].place == .before {
            guard let low = lowest[parts[index].section], parts[index].nodes[0].frame.minY > low else {
                continue
            }
            if parts[index].section < 0 { parts[index].section = .max }
            parts[index].place = .after
        }
        // Apps take cells for headers and footers, too.
        for index in parts.indices where parts[index].place != .items {
            for each in parts[index].nodes.indices where parts[index].nodes[each].role == .listitem {
                parts[index].nodes[each].becomeTitle(isFooter: parts[index].place == .after)
            }
        }
    }

    /// The items before and after those that have views, without a name: whoever goes on to them, scrolls them into view, and they are
    /// made.
    private func neighbours(of parts: [ListPart]) -> [ListPart] {
        let items = parts.filter { $0.place == .items && sectionsInReach.contains($0.section) }
        guard let first = items.min(by: { $0.order < $1.order }),
            let last = items.max(by: { $0.order < $1.order })
        else { return [] }
        // A section that scrolls for itself has its own.
        let isWhole = last.nodes[0].position == nil
        return [
            before(RowIndex(section: first.section, row: first.item)),
            after(
                RowIndex(
                    section: last.section, row: isWhole ? itemCount(in: last.section) - 1 : last.item)),
        ].compactMap { row in
            guard let row, let frame = itemFrame(at: IndexPath(row)), !frame.isEmpty else { return nil }
            var node = AccessibilityNode(role: .listitem, label: "", frame: convert(frame, to: nil))
            node.setPlace(row, of: self)
            return ListPart(section: row.section, place: .items, item: row.row, nodes: [node])
        }
    }

    private func before(_ row: RowIndex) -> RowIndex? {
        var row = RowIndex(section: row.section, row: row.row - 1)
        while row.row < 0 {
            guard sectionsInReach.contains(row.section - 1) else { return nil }
            row = RowIndex(section: row.section - 1, row: itemCount(in: row.section - 1) - 1)
        }
        return row
    }

    private func after(_ row: RowIndex) -> RowIndex? {
        var row = RowIndex(section: row.section, row: row.row + 1)
        while row.row >= itemCount(in: row.section) {
            guard sectionsInReach.contains(row.section + 1) else { return nil }
            row = RowIndex(section: row.section + 1, row: 0)
        }
        return row
    }
}

extension AccessibilityNode {
    @MainActor
    fileprivate mutating func setPlace(_ row: RowIndex, of list: some AccessibleList) {
        key = "\(row.row)"
        guard list.sectionsInReach.contains(row.section) else { return }
        position = Position(index: row.row + 1, count: list.itemCount(in: row.section))
    }

    /// A header or a footer. A text is only its words; what has controls in it holds them.
    fileprivate mutating func becomeTitle(isFooter: Bool) {
        role = isFooter ? children.isEmpty ? .text : .group : .heading
    }

    /// A list in it that has no name has this one.
    fileprivate func named(_ title: String) -> AccessibilityNode {
        var node = self
        if role == .list, label.isEmpty { node.label = title }
        if role == .group { node.children = children.map { $0.named(title) } }
        return node
    }
}

@MainActor
extension UITableViewCell {
    /// UIKit: a row is one element that says all its texts; controls in it are elements of their own (Apple's
    /// documentation). A checkmark is told as a selection.
    func rowNode(_ frame: CGRect, _ seen: SeenArea) -> [AccessibilityNode] {
        guard rowIndex != nil, let part = seen.part(of: frame) else { return [] }
        let label = accessibilityLabelStore ?? contentView.joinedText
        var row = cellNode(label, part, isSelected: isSelected || accessoryType == .checkmark)
        row.children = controls(in: seen, of: label) + detailButton(seen)
        return [row]
    }

    private func detailButton(_ seen: SeenArea) -> [AccessibilityNode] {
        guard let button = accessoryButtonFrame, let frame = seen.part(of: convert(button, to: nil)) else {
            return []
        }
        return [AccessibilityNode(role: .button, label: UIButton.detailLabel, frame: frame)]
    }
}

@MainActor
extension UICollectionViewCell {
    /// DIFFERS: an item is one element that says its texts, as a row is; on a device its labels are elements of their own
    /// unless the cell is one.
    func itemNode(_ frame: CGRect, _ seen: SeenArea) -> [AccessibilityNode] {
        guard let part = seen.part(of: frame) else { return [] }
        let label = accessibilityLabelStore ?? joinedText
        var item = cellNode(label, part, isSelected: isSelected)
        item.children = controls(in: seen, of: label)
        switch (self as? UICollectionViewListCell)?.listParts.place?.role {
        case .header: item.becomeTitle(isFooter: false)
        case .footer: item.becomeTitle(isFooter: true)
        case .cell, nil: break
        }
        return [item]
    }
}

@MainActor
extension UITableViewHeaderFooterView {
    func titleNode(_ frame: CGRect, _ seen: SeenArea, isFooter: Bool) -> [AccessibilityNode] {
        guard seen.part(of: frame) != nil else { return [] }
        let label = accessibilityLabelStore ?? joinedText
        let inner = controls(in: seen)
        guard !label.isEmpty || !inner.isEmpty else { return [] }
        var node = AccessibilityNode(role: .group, label: label, frame: frame)
        node.children = inner
        node.becomeTitle(isFooter: isFooter)
        return [node]
    }
}

@MainActor
extension UIView {
    /// A row or an item as one element.
    fileprivate func cellNode(_ label: String, _ part: CGRect, isSelected: Bool) -> AccessibilityNode {
        let role = accessibilityTraits.contains(.header) ? AccessibilityNode.Role.heading : .listitem
        var node = AccessibilityNode(role: role, label: label, frame: part)
        node.value = accessibilityValue
        node.hint = accessibilityHint
        node.identifier = accessibilityIdentifier
        node.isSelected = isSelected || accessibilityTraits.contains(.selected)
        node.isEnabled = !accessibilityTraits.contains(.notEnabled)
        return node
    }

    /// Those of a row or an item. A switch, a slider or a stepper without a name has the row's.
    fileprivate func controls(in seen: SeenArea, of row: String) -> [AccessibilityNode] {
        controls(in: seen).map { node in
            var node = node
            let isNameless = node.label.isEmpty && [.switch, .slider, .spinbutton].contains(node.role)
            if isNameless { node.label = row }
            return node
        }
    }

    fileprivate func controls(in seen: SeenArea) -> [AccessibilityNode] {
        subviewList.flatMap { view -> [AccessibilityNode] in
            if view is UIControl || view is UITableView || view is UICollectionView || view is UITextView {
                return view.accessibilityNodes(in: seen)
            }
            guard !view.isHidden, view.alpha > 0.01 else { return [] }
            return view.controls(in: seen)
        }
    }
}
