import Cassowary

extension ViewDump {
    /// Required constraints that exclude one another.
    public struct ConstraintConflict {
        /// In UIKit's words.
        public let constraints: [String]
        /// The one that is ignored; nil where that is the rule that no length is less than 0.
        public let broken: String?
        /// The view that the ignored one is about.
        public let view: UIView
    }

    /// Of the constraints that place what is inside a view of given size; empty for other views.
    public var constraintConflicts: [ConstraintConflict] {
        guard let scope = view.autoLayout?.placing else { return [] }
        return scope.system.conflicts.map { conflict in
            let texts = conflict.constraints.map { scope.text(of: scope.rows[$0.index]) }
            let broken = conflict.broken.map { scope.rows[$0.index] }
            let about = (broken ?? conflict.constraints.first.map { scope.rows[$0.index] })?.operands.first?
                .view
            return ConstraintConflict(
                constraints: texts, broken: broken.map { scope.text(of: $0) }, view: about ?? view)
        }
    }

    /// Which of `width`, `height`, `left` and `top` of which views the constraints leave open, of those that place what is
    /// inside a view of given size. Solves again several times.
    public var openPlaces: [(view: UIView, part: String)] {
        guard let scope = view.autoLayout?.placing, scope.isCurrent else { return [] }
        let parts = ["width", "height", "left", "top"]
        return scope.system.undetermined().compactMap { variable in
            scope.members.first { $0.view !== scope.root && (0..<4).contains(variable.index - $0.slot) }
                .map { ($0.view, parts[variable.index - $0.slot]) }
        }
    }
}
