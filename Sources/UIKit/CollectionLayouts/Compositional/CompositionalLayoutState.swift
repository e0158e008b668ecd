import ListEngine

/// What a compositional layout object keeps between questions.
@MainActor
final class CompositionalLayoutState {
    /// What sections depend on: when it changes they are made anew.
    struct SectionInputs: Equatable {
        var size: CGSize
        var contentInsets: UIEdgeInsets
        var safeArea: UIEdgeInsets
        var margins: UIEdgeInsets
        var scale: CGFloat
        var category: UIContentSizeCategory
        var isDark: Bool
    }

    struct BoundaryKey: Hashable {
        /// nil: the whole layout's.
        var section: Int?
        var number: Int
    }

    var layout: CompositionalLayout?
    var sections: [NSCollectionLayoutSection] = []
    var customGroups: [CustomGroupProviders] = []
    var sectionInputs: SectionInputs?
    var environment: LayoutEnvironment?
    var sectionsAreStale = true
    /// By section and item.
    var measured: [Int: [Int: CGSize]] = [:]
    var measuredBoundaries: [BoundaryKey: CGSize] = [:]
    /// Whether scrolling changes what elements look like.
    var followsBounds = false
    /// How often all sections were laid out; tests check that scrolling does not.
    var solves = 0

    func forgetMeasurements() {
        measured = [:]
        measuredBoundaries = [:]
    }

    var answers: CompositionalLayoutAnswers {
        let (measured, boundaries, customGroups) = (measured, measuredBoundaries, customGroups)
        let traits = environment?.traitCollection ?? UIScreen.main.traitCollection
        return CompositionalLayoutAnswers(
            measuredItems: { measured[$0] ?? [:] },
            measuredBoundary: { boundaries[BoundaryKey(section: $0, number: $1)] },
            customFrames: { section, number, size in
                MainThread.isolated {
                    customGroups[section].providers[number](LayoutEnvironment(size, .zero, traits)).map(
                        \.value)
                }
            })
    }
}
