import ListEngine

/// The sections of a collection view that scroll for themselves: their windows, how far each has moved, and
/// the scroll views of those in sight.
@MainActor
final class OrthogonalScrollers {
    typealias ScrollView = _UICollectionViewOrthogonalScrollerEmbeddedScrollView

    /// Those that the layout placed in the stretch last asked about, by section.
    var known: [Int: SectionScroller] = [:]
    /// Those in sight.
    private(set) var views: [Int: ScrollView] = [:]
    private var free: [ScrollView] = []
    /// How far each section has moved, from the start of writing; kept while it is out of sight.
    private var advances: [Int: CGFloat] = [:]
    /// What the layout was asked about, along each scroller.
    private var asked: [Int: ClosedRange<CGFloat>] = [:]

    /// The way each section moved last.
    private(set) var moves: [Int: CGFloat] = [:]
    /// Whether any moved since items were last prefetched.
    var haveMoved = false

    /// A section's content moved under a finger, or by itself.
    func move(_ section: Int, to advance: CGFloat) {
        moves[section] = advance - self.advance(of: section)
        haveMoved = true
        advances[section] = advance
    }

    func advance(of section: Int) -> CGFloat {
        advances[section] ?? known[section]?.leastAdvance ?? 0
    }

    func setAdvance(_ advance: CGFloat, of section: Int) { advances[section] = advance }

    func forget() {
        known = [:]
        asked = [:]
        advances = [:]
    }

    /// The stretch of a section to ask the layout about: half a window more on both sides.
    func stretchToAsk(_ section: Int) -> ClosedRange<CGFloat> {
        guard let scroller = known[section] else { return 0...CGFloat.infinity }
        let advance = advance(of: section)
        return (advance - scroller.viewport / 2)...(advance + scroller.viewport * 1.5)
    }

    /// The layout was asked about the stretches of all known sections.
    func markAsked() {
        asked = [:]
        for section in known.keys { asked[section] = stretchToAsk(section) }
    }

    /// Whether the layout was asked about all that the scrollers in a window show.
    func cover(_ window: CGRect) -> Bool {
        known.allSatisfy { section, scroller in
            guard scroller.frame.overlaps(window) else { return true }
            guard let asked = asked[section] else { return false }
            let advance = advance(of: section)
            return asked.lowerBound <= max(advance, 0)
                && min(advance + scroller.viewport, scroller.length) <= asked.upperBound
        }
    }

    // MARK: Views

    /// A scroll view for a section that came into sight.
    func view(for section: Int, in collection: UICollectionView) -> ScrollView {
        if let view = views[section] { return view }
        let view = free.popLast() ?? ScrollView(frame: .zero)
        view.collection = collection
        view.section = section
        view.isHidden = false
        views[section] = view
        return view
    }

    /// Puts the scroll views of all other sections back.
    func keep(_ sections: Set<Int>) {
        for (section, view) in views where !sections.contains(section) {
            view.rest()
            free.append(view)
            views[section] = nil
        }
    }

    /// Sections moved: their places along with them.
    func follow(_ map: BatchMap) {
        func moved<Value>(_ values: [Int: Value]) -> [Int: Value] {
            var result: [Int: Value] = [:]
            for (section, value) in values {
                if let target = map.section(after: section) { result[target] = value }
            }
            return result
        }
        advances = moved(advances)
        asked = [:]
        known = [:]
        let kept = moved(views)
        let gone = views.values.filter { view in !kept.values.contains { $0 === view } }
        for view in gone {
            view.rest()
            free.append(view)
        }
        views = kept
        for (section, view) in views { view.section = section }
    }
}
