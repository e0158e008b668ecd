import Cassowary

/// All views that constraints place inside one view of given size, solved together.
///
/// Every member has four variables: width, height, left and top of its alignment rectangle in the coordinates
/// of its superview. Lengths come first: where constraints leave a choice, a view is as small as it may be before it is
/// as near to the corner as it may be. So a scope does not notice that its root moves, and a list cell, which is a root of its
/// own, costs nothing while it scrolls.
@MainActor
final class LayoutScope {
    enum Purpose {
        /// The root has a size; find the places of what is inside.
        case placing
        /// The root's size is asked for; both priorities are those of the target size.
        case fitting(horizontal: Float, vertical: Float)
    }

    struct Member {
        unowned let view: UIView
        let slot: Int
        /// Natural lengths as the rows have them; nil: no such row.
        var width: Double?
        var height: Double?
        /// What the last solution said of it.
        var solved: CGRect?
    }

    struct GuideMember {
        unowned let guide: UILayoutGuide
        let slot: Int
    }

    unowned let root: UIView
    let purpose: Purpose
    var given: CGSize
    var system = ConstraintSystem()
    var rows: [LayoutRow] = []
    var members: [Member] = []
    var guides: [GuideMember] = []
    /// From the first of a member's variables to that of its left edge.
    static let start = 2
    static let variablesOfMember = 4

    /// First variable of a member or guide: its width; then height, left, top. The root has width and height only, at 0
    /// and 1.
    var slots: [ObjectIdentifier: Int] = [:]
    /// First of the two variables of a scroll view's content.
    var contentSlots: [(view: UIView, slot: Int)] = []
    /// Rows whose left side has a constant that changes without notice; then those that change with a constraint's constant and
    /// with a natural length.
    var movingRows: [Int] = []
    var constraintRows: [ConstraintRow] = []
    var naturalRows: [NaturalRow] = []
    /// By variable of a member or guide: whether any row speaks of it.
    var isSpokenOf: [Bool] = []
    private var isBuilt = false
    /// The values are being worked out: natural sizes come from the app's code, which may ask for layout again.
    private(set) var isSolving = false
    /// The direction of writing for views that say nothing else.
    private(set) var isRightToLeftByTraits = false
    /// Whether the values are those of the present constants.
    var isCurrent = false
    /// Whether rows have the widest line of a text that wraps as its natural width: not for longer than one solution.
    private var hasWidestLines = false
    /// More than the size of the root may be another one since the last solution.
    var constantsChanged = true

    init(root: UIView, purpose: Purpose, given: CGSize) {
        self.root = root
        self.purpose = purpose
        self.given = given
    }

    var isFitting: Bool {
        if case .fitting = purpose { true } else { false }
    }

    /// Solves if something changed since the last time.
    func bringUpToDate() {
        if isCurrent || isSolving { return }
        isSolving = true
        defer { isSolving = false }
        isCurrent = true
        // What the app's code changes from here on is for the next time.
        let isSizeAlone = !constantsChanged && !isFitting && !hasWidestLines
        constantsChanged = false
        hasWidestLines = false
        if !isFitting { given = root.bounds.size }
        if !isBuilt { askNaturalSizes(in: root) }
        if !isSizeAlone { readNaturalSizes() }
        if !isBuilt {
            isRightToLeftByTraits = root.traitCollection.layoutDirection == .rightToLeft
            build()
            isBuilt = true
            PlanCache.equip(&system)
        } else {
            refreshConstants(isSizeAlone: isSizeAlone)
        }
        system.solve()
        wrapTexts()
        reportConflicts()
        for member in guides {
            member.guide.solvedFrame = rect(at: member.slot).roundedToPixels(
                root.traitCollection.displayScale)
        }
        if !isFitting { markMovedViews() }
    }

    /// Lets the views that will be members work their natural sizes out, which they keep: the app's code that this runs may
    /// lay out, and add and remove views and constraints. Building comes afterwards and asks no more.
    private func askNaturalSizes(in view: UIView) {
        for subview in view.subviewList where isFitting || subview.isConstrained {
            if subview.superviewReference === view { _ = subview.naturalLengths }
            askNaturalSizes(in: subview)
        }
    }

    /// Takes in the natural sizes of the members. A natural length that came or went needs other rows.
    private func readNaturalSizes() {
        guard isBuilt else { return }
        for index in members.indices {
            let (width, height) = naturalLengths(of: members[index].view)
            if (width == nil) != (members[index].width == nil)
                || (height == nil) != (members[index].height == nil)
            {
                return startAnew()
            }
            members[index].width = width
            members[index].height = height
        }
    }

    /// The natural lengths of a member.
    ///
    /// UIKit: a text that wraps prefers the width of its last layout until the next one. It is of account where a size is asked for with
    /// no width in mind: published ways to size a table's header lay it out first and ask for the compressed size then.
    func naturalLengths(of view: UIView) -> (width: Double?, height: Double?) {
        var lengths = view.naturalLengths
        if isFitting, NaturalSize.hasNoWidthInMind,
            view.wrapsAtItsWidth, let laidOut = view.autoLayout?.content.laidOutWidth,
            let width = lengths.width
        {
            lengths.width = min(width, laidOut)
        }
        return lengths
    }

    private func startAnew() {
        isBuilt = false
        system = ConstraintSystem()
        rows = []
        movingRows = []
        constraintRows = []
        naturalRows = []
        members = []
        guides = []
        slots = [:]
        contentSlots = []
    }

    /// Views whose height depends on their width get the height for the width that came out; then everything
    /// is solved again.
    ///
    /// UIKit: a text that wraps is as wide as its widest line then, where constraints let it. A published picture of cells that size
    /// themselves around a label of at most 359 points has them as wide as their lines.
    private func wrapTexts() {
        let scale = root.traitCollection.displayScale
        Settling.texts.run(nil) { _ in
            var changed = false
            for index in members.indices where members[index].height != nil {
                // Edges will be rounded: text must fit the narrower of the widths that can come out.
                let width = CGFloat(max(0, value(members[index].slot))).roundedDownToPixels(scale)
                let view = members[index].view
                guard let size = view.naturalSize(forWidth: width) else { continue }
                if !isFitting, width > 0 { view.autoLayout?.content.keep(laidOutWidth: width) }
                if abs(size.height - members[index].height!) > 1e-6 {
                    members[index].height = size.height
                    changed = true
                }
                if view.wrapsAtItsWidth, size.width < width, let natural = members[index].width,
                    width < natural,
                    !system.isFixed(Variable(index: members[index].slot))
                {
                    members[index].width = size.width
                    hasWidestLines = true
                    changed = true
                }
            }
            guard changed else { return true }
            refreshNaturalLengths()
            // Of other classes than most
            for row in movingRows {
                if case .intrinsic = rows[row].constant {
                    system.setConstant(constant(of: rows[row]), of: ConstraintReference(index: row))
                }
            }
            system.solve()
            return false
        }
    }

    func value(_ variable: Int) -> Double {
        system.values[variable]
    }

    func rect(at slot: Int) -> CGRect {
        CGRect(
            x: value(slot + Self.start), y: value(slot + Self.start + 1), width: max(0, value(slot)),
            height: max(0, value(slot + 1)))
    }

    /// Size of the root, of use when fitting.
    var rootSize: CGSize { CGSize(width: value(0), height: value(1)) }
}

/// Analyses of systems that were met before: cells of one class share one.
@MainActor
private enum PlanCache {
    // Of the process: a cache, the same for every session.
    private static var plans: [Shape: Plan] = [:]
    private static let capacity = 256

    static func equip(_ system: inout ConstraintSystem) {
        if let plan = plans[system.shape] { return system.adopt(plan) }
        if plans.count >= capacity { plans.removeAll() }
        plans[system.shape] = system.plan()
    }
}
