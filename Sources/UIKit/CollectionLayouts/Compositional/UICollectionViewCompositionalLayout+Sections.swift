import ListEngine

extension UICollectionViewCompositionalLayout {
    var axis: FlowAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

    /// Asks for the sections and lays them out, when something they depend on has changed.
    func bringUpToDate() {
        guard let view = owner else { return }
        let sectionInputs = CompositionalLayoutState.SectionInputs(
            size: view.bounds.size, contentInsets: view.adjustedContentInset, safeArea: view.safeAreaInsets,
            margins: view.layoutMargins, scale: view.pixelScale,
            category: view.traitCollection.preferredContentSizeCategory,
            isDark: view.traitCollection.userInterfaceStyle == .dark)
        if sectionInputs != state.sectionInputs {
            let old = state.sectionInputs
            state.sectionInputs = sectionInputs
            state.sectionsAreStale = true
            if old?.size.width != sectionInputs.size.width || old?.category != sectionInputs.category {
                state.forgetMeasurements()
            }
        }
        guard state.sectionsAreStale || state.layout == nil else { return }
        state.sectionsAreStale = false
        state.solves += 1
        makeSections(of: view)
        state.layout = CompositionalLayout(input(for: view), answers: state.answers)
    }

    private func makeSections(of view: UICollectionView) {
        let insets = NSDirectionalEdgeInsets(
            referenceInsets(.automatic, view), rightToLeft: view.isRightToLeft)
        let environment = LayoutEnvironment(containerSize(of: view), insets, view.traitCollection)
        state.environment = environment
        state.customGroups = []
        state.sections = (0..<view.numberOfSections).map { number in
            guard let section = provider(number, environment) else {
                fatalError("the section provider of the compositional layout has no section \(number)")
            }
            return section
        }
        state.followsBounds =
            state.sections.contains { section in
                section.visibleItemsInvalidationHandler != nil
                    || section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
            } || configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
    }

    /// The window without content insets.
    private func containerSize(of view: UICollectionView) -> CGSize {
        let insets = view.adjustedContentInset
        return CGSize(
            width: max(view.bounds.width - insets.left - insets.right, 0),
            height: max(view.bounds.height - insets.top - insets.bottom, 0))
    }

    private func input(for view: UICollectionView) -> CompositionalLayoutInput {
        CompositionalLayoutInput(
            container: containerSize(of: view), axis: axis, scale: view.pixelScale,
            sectionSpacing: configuration.interSectionSpacing,
            sections: state.sections.enumerated().map { input(for: $1, number: $0, view) },
            boundaries: configuration.boundarySupplementaryItems.map(\.boundary),
            boundaryInsets: across(referenceInsets(.automatic, view), view))
    }

    private func input(
        for section: NSCollectionLayoutSection, number: Int, _ view: UICollectionView
    ) -> CompositionalSectionInput {
        var providers = CustomGroupProviders()
        let root = section.group.value(&providers)
        state.customGroups.append(providers)
        let reference = across(referenceInsets(section.contentInsetsReference, view), view)
        let insets = section.contentInsets.compositional + reference
        let own = section.supplementaryContentInsetsReference
        let boundaryInsets: ListInsets
        if section.supplementariesFollowContentInsets, own == .automatic {
            boundaryInsets = insets
        } else {
            let content =
                section.supplementariesFollowContentInsets ? section.contentInsets.compositional : .zero
            boundaryInsets = content + across(referenceInsets(own, view), view)
        }
        return CompositionalSectionInput(
            root: root, itemCount: view.numberOfItems(inSection: number), insets: insets,
            outerInsets: reference, spacing: section.interGroupSpacing,
            boundaries: section.boundarySupplementaryItems.map(\.boundary), boundaryInsets: boundaryInsets,
            decorations: section.decorationItems.map(\.decoration) + listBackgrounds(of: section),
            isOrthogonal: section.orthogonalScrollingBehavior != .none)
    }

    /// The part of the reference that the content insets do not have already.
    private func referenceInsets(
        _ reference: UIContentInsetsReference, _ view: UICollectionView
    ) -> UIEdgeInsets {
        switch reference == .automatic ? configuration.contentInsetsReference : reference {
        case .none: return .zero
        case .automatic, .safeArea:
            let (safe, taken, own) = (view.safeAreaInsets, view.adjustedContentInset, view.contentInset)
            func rest(_ safe: CGFloat, _ taken: CGFloat, _ own: CGFloat) -> CGFloat {
                max(safe - (taken - own), 0)
            }
            return UIEdgeInsets(
                top: 0, left: rest(safe.left, taken.left, own.left), bottom: 0,
                right: rest(safe.right, taken.right, own.right))
        case .layoutMargins: return view.layoutMargins
        case .readableContent:
            let frame = view.readableContentGuide.layoutFrame
            return UIEdgeInsets(
                top: 0, left: max(frame.minX - view.bounds.minX, 0), bottom: 0,
                right: max(view.bounds.maxX - frame.maxX, 0))
        }
    }

    /// Insets across the scrolling axis, from the start of writing.
    private func across(_ insets: UIEdgeInsets, _ view: UICollectionView) -> ListInsets {
        let directed = NSDirectionalEdgeInsets(insets, rightToLeft: view.isRightToLeft).compositional
        return axis == .vertical
            ? ListInsets(top: 0, leading: directed.leading, bottom: 0, trailing: directed.trailing)
            : ListInsets(top: directed.top, leading: 0, bottom: directed.bottom, trailing: 0)
    }

    // MARK: Scrollers

    func sectionScrollers(in rect: CGRect) -> [(section: Int, scroller: SectionScroller)] {
        guard let layout = state.layout else { return [] }
        var found: [(section: Int, scroller: SectionScroller)] = []
        for (number, section) in state.sections.enumerated()
        where section.orthogonalScrollingBehavior != .none {
            guard let frame = layout.scrollerFrame(of: number), !frame.isEmpty, frame.overlaps(rect) else {
                continue
            }
            let groups = layout.scrollerGroups(of: number)
            let behavior = section.orthogonalScrollingBehavior
            let properties = section.orthogonalScrollingProperties
            let rate = properties.decelerationRate
            found.append(
                (
                    number,
                    SectionScroller(
                        frame: frame, length: layout.scrollerLength(of: number), axis: axis.crossing,
                        behavior: behavior,
                        decelerationRate: rate == .automatic
                            ? (behavior == .continuous ? .normal : .fast)
                            : UIScrollView.DecelerationRate(rawValue: rate.rawValue),
                        bounce: properties.bounce, groupCount: groups.count, groupStart: groups.start,
                        groupLength: groups.length)
                ))
        }
        return found
    }
}
