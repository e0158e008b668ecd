import ListEngine

extension UICollectionViewCompositionalLayout {
    private var sight: CompositionalView {
        let view = owner
        let visible = view.map { $0.bounds.inset(by: $0.adjustedContentInset) }
        return CompositionalView(
            visible: visible,
            scrolled: { section in
                MainThread.isolated { view?.stretchToAsk(section) ?? 0...CGFloat.infinity }
            })
    }

    func compositionalAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let layout = state.layout else { return [] }
        var result: [UICollectionViewLayoutAttributes] = []
        layout.visitElements(in: rect, view: sight) { element in
            result.append(MainThread.isolated { attributes(of: element) })
        }
        if state.followsBounds { tellHandlers(result) }
        return result
    }

    /// Lets the sections' handlers change what is in sight.
    private func tellHandlers(_ all: [UICollectionViewLayoutAttributes]) {
        guard let view = owner, let environment = state.environment else { return }
        for (number, section) in state.sections.enumerated() {
            guard let handler = section.visibleItemsInvalidationHandler else { continue }
            let own = all.filter { $0.indexPath.count > 1 && $0.indexPath[0] == number }
            guard !own.isEmpty else { continue }
            var offset = view.contentOffset
            if section.orthogonalScrollingBehavior != .none {
                let advance = view.advance(ofScroller: number)
                offset = axis == .vertical ? CGPoint(x: advance, y: 0) : CGPoint(x: 0, y: advance)
            }
            handler(own.map { VisibleItem($0) }, offset, environment)
        }
    }

    func itemAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, let layout = state.layout else { return nil }
        return layout.item(section: indexPath[0], item: indexPath[1]).map(attributes)
    }

    func supplementaryAttributes(
        _ kind: ListElementKind, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let layout = state.layout, !indexPath.isEmpty else { return nil }
        let visible = sight.visible
        if indexPath.count == 1 {
            let numbers = layout.input.boundaries.indices.filter {
                layout.input.boundaries[$0].kind == kind.number
            }
            guard numbers.indices.contains(indexPath[0]) else { return nil }
            return attributes(of: layout.layoutBoundary(numbers[indexPath[0]], visible))
        }
        let (section, item) = (indexPath[0], indexPath[1])
        guard (0..<layout.sectionCount).contains(section) else { return nil }
        let numbers = layout.input.sections[section].boundaries.indices.filter {
            layout.input.sections[section].boundaries[$0].kind == kind.number
        }
        if numbers.indices.contains(item) {
            return attributes(of: layout.boundary(section, numbers[item], visible))
        }
        return layout.supplement(section: section, item: item, kind: kind.number).map(attributes)
    }

    func decorationAttributes(
        _ kind: ListElementKind, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, let layout = state.layout,
            (0..<layout.sectionCount).contains(indexPath[0])
        else { return nil }
        let numbers = layout.input.sections[indexPath[0]].decorations.indices.filter {
            layout.input.sections[indexPath[0]].decorations[$0].kind == kind.number
        }
        guard numbers.indices.contains(indexPath[1]) else { return nil }
        return attributes(of: layout.decoration(indexPath[0], numbers[indexPath[1]]))
    }

    private func attributes(of element: CompositionalElement) -> UICollectionViewLayoutAttributes {
        let made: UICollectionViewLayoutAttributes
        let kind = ListElementKind(number: element.kind)
        let (section, item) = (element.section, element.item)
        switch element.role {
        case .item:
            made = makeAttributes(.cell, kind: .cell, IndexPath(item: item, section: section))
        case .supplement:
            made = makeAttributes(.supplementaryView, kind: kind, IndexPath(item: item, section: section))
        case .boundary:
            let place = place(
                item, of: element.kind, among: state.sections[section].boundarySupplementaryItems)
            made = makeAttributes(.supplementaryView, kind: kind, IndexPath(item: place, section: section))
        case .layoutBoundary:
            let place = place(item, of: element.kind, among: configuration.boundarySupplementaryItems)
            made = makeAttributes(.supplementaryView, kind: kind, IndexPath(index: place))
        case .decoration:
            let isListBackground = kind.name == ListBackgroundView.kind
            let place =
                isListBackground
                ? 0 : place(item, of: element.kind, among: state.sections[section].decorationItems)
            made = makeAttributes(.decorationView, kind: kind, IndexPath(item: place, section: section))
            if isListBackground, let list = state.sections[section].list {
                made.list = ListElementPlace(
                    appearance: list.configuration.appearance, role: .cell, isFirst: false, isLast: false,
                    background: ListSectionStyle.background(list.configuration))
            }
        }
        made.plainFrame = element.frame
        // A pinned view lies above what it passes; an app may have taken the highest index.
        made.zIndex = element.isPinned ? max(element.zIndex, element.zIndex &+ 1) : element.zIndex
        made.selfSizing = element.estimates
        made.scroller = element.isScrolled ? section : nil
        if element.role != .layoutBoundary, let list = state.sections[section].list,
            let role = listRole(of: element, kind)
        {
            made.list = list.place(
                made.indexPath, role: role, itemCount: state.layout?.input.sections[section].itemCount ?? 0)
        }
        return made
    }

    private func listRole(
        of element: CompositionalElement, _ kind: ListElementKind
    ) -> ListElementPlace.Role? {
        switch element.role {
        case .item: .cell
        case .boundary: kind == .sectionFooter ? .footer : .header
        case .supplement, .layoutBoundary, .decoration: nil
        }
    }

    /// The which of its kind a view is.
    private func place(_ number: Int, of kind: Int, among items: [NSCollectionLayoutItem]) -> Int {
        guard number > 0 else { return 0 }
        return items.prefix(number).filter { item in
            let name =
                (item as? NSCollectionLayoutSupplementaryItem)?.elementKind
                ?? (item as? NSCollectionLayoutDecorationItem)?.elementKind
            return name.map { ListElementKind.named($0).number == kind } ?? false
        }.count
    }
}
