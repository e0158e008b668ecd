import ListEngine

extension UICollectionViewCompositionalLayout {
    func applyInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { state.forgetMeasurements() }
        let isWhole = context.invalidateEverything || context.invalidateDataSourceCounts
        if isWhole || !((context as? CompositionalInvalidationContext)?.keepsSections ?? false) {
            state.sectionsAreStale = true
        }
    }

    func keepingSections(
        _ context: UICollectionViewLayoutInvalidationContext
    ) -> UICollectionViewLayoutInvalidationContext {
        (context as? CompositionalInvalidationContext)?.keepsSections = true
        return context
    }

    /// Another size, or views that follow the visible bounds.
    func boundsChangeMatters(_ newBounds: CGRect) -> Bool {
        state.followsBounds || owner?.pass.bounds.prepared.size != newBounds.size
    }

    // MARK: Measurements

    func measurementMatters(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
    ) -> Bool {
        let axes = original.selfSizing
        return (axes.contains(.width) && preferred.size.width != original.size.width)
            || (axes.contains(.height) && preferred.size.height != original.size.height)
    }

    /// Keeps what a view asks for and lays its group out again.
    func applyMeasurement(_ preferred: UICollectionViewLayoutAttributes) {
        let size = CGSize(width: max(preferred.size.width, 0), height: max(preferred.size.height, 0))
        let path = preferred.indexPath
        switch preferred.representedElementCategory {
        case .cell where path.count == 2:
            let old = state.measured[path[0]]?[path[1]]
            guard old != size else { return }
            state.measured[path[0], default: [:]][path[1]] = size
            state.layout?.remeasure(section: path[0], item: path[1], answers: state.answers)
        case .supplementaryView:
            let section = path.count == 1 ? nil : path[0]
            guard let number = boundaryNumber(preferred.key.kind, path, section: section) else { return }
            state.measuredBoundaries[.init(section: section, number: number)] = size
            state.layout?.remeasureBoundary(section: section, answers: state.answers)
        default: break
        }
    }

    private func boundaryNumber(
        _ kind: ListElementKind, _ path: IndexPath, section: Int?
    ) -> Int? {
        guard let input = state.layout?.input else { return nil }
        let boundaries = section.map { input.sections[$0].boundaries } ?? input.boundaries
        let numbers = boundaries.indices.filter { boundaries[$0].kind == kind.number }
        let place = path[path.count - 1]
        return numbers.indices.contains(place) ? numbers[place] : nil
    }

    func moveMeasurements(_ map: BatchMap) {
        var moved: [Int: [Int: CGSize]] = [:]
        for (section, sizes) in state.measured {
            for (item, size) in sizes {
                let place = RowIndex(section: section, row: item)
                guard !map.reloadedRows.contains(place), let target = map.row(after: place) else { continue }
                moved[target.section, default: [:]][target.row] = size
            }
        }
        state.measured = moved
        var boundaries: [CompositionalLayoutState.BoundaryKey: CGSize] = [:]
        for (key, size) in state.measuredBoundaries {
            guard let section = key.section else {
                boundaries[key] = size
                continue
            }
            guard let target = map.section(after: section) else { continue }
            boundaries[.init(section: target, number: key.number)] = size
        }
        state.measuredBoundaries = boundaries
    }
}
