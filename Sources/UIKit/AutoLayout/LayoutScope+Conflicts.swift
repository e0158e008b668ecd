import Cassowary

extension LayoutScope {
    /// Says which constraints exclude one another, in UIKit's words, once for each set.
    func reportConflicts() {
        for conflict in system.conflicts {
            let lines = conflict.constraints.map { "    \"\(text(of: rows[$0.index]))\"" }
            var message = """
                Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want. 
                \tTry this: 
                \t\t(1) look at each constraint and try to figure out which you don't expect; 
                \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
                (
                \(lines.joined(separator: ",\n"))
                )
                """
            if !conflict.bounds.isEmpty {
                let names = conflict.bounds.compactMap { name(ofVariable: $0.index) }
                message += "\n\nNo length is less than 0: \(names.joined(separator: ", "))"
            }
            if let broken = conflict.broken {
                message +=
                    "\n\nWill attempt to recover by breaking constraint \n\(text(of: rows[broken.index]))"
            }
            Diagnostics.sayOnce(message)
        }
    }

    func text(of row: LayoutRow) -> String {
        if case .constraint(let constraint, _) = row.constant { return "\(constraint)" }
        let left = row.operands.enumerated().map { index, operand in
            let sign = operand.factor < 0 ? (index == 0 ? "-" : " - ") : (index == 0 ? "" : " + ")
            let factor = abs(operand.factor) == 1 ? "" : "\(CGFloat(abs(operand.factor)).short)*"
            return sign + factor + name(of: operand)
        }
        let priority = row.priority < 1000 ? " @\(CGFloat(row.priority).short)" : ""
        let kind = row.origin.hasPrefix("NS") ? row.origin : "NSLayoutConstraint '\(row.origin)'"
        return
            "<\(kind) \(left.joined()) \(row.relation) \(CGFloat(ownConstant(of: row)).short)\(priority)"
            + "   (active)>"
    }

    private func name(of operand: LayoutOperand) -> String {
        let item = operand.guide?.nameInMessages ?? operand.view.nameInMessages
        let isHorizontal = operand.place.axis == .horizontal
        let attribute =
            switch operand.place.attribute {
            case .start: isHorizontal ? "left" : "top"
            case .end: isHorizontal ? "right" : "bottom"
            case .center: isHorizontal ? "centerX" : "centerY"
            case .length: isHorizontal ? "width" : "height"
            case .firstBaseline: "firstBaseline"
            case .lastBaseline: "lastBaseline"
            }
        return "\(item).\(attribute)"
    }

    /// Width, height, left or top of which view or guide.
    func name(ofVariable index: Int) -> String? {
        let parts = ["width", "height", "left", "top"]
        if index < 2 { return "\(root.nameInMessages).\(parts[index])" }
        for member in members where (0..<4).contains(index - member.slot) && member.view !== root {
            return "\(member.view.nameInMessages).\(parts[index - member.slot])"
        }
        for member in guides where (0..<4).contains(index - member.slot) {
            return "\(member.guide.nameInMessages).\(parts[index - member.slot])"
        }
        for content in contentSlots where (0..<2).contains(index - content.slot) {
            return "\(content.view.nameInMessages).content \(parts[index - content.slot])"
        }
        return nil
    }

    /// The system of this scope as text, with the names of the views.
    var dump: String {
        system.dump { name(ofVariable: $0.index) ?? "\($0)" }
    }

    /// Whether the constraints leave the place of a member open.
    func isAmbiguous(slot: Int) -> Bool {
        system.undetermined().contains { (slot..<slot + 4).contains($0.index) }
    }
}

extension UIView {
    /// Whether the constraints allow this view several places, which it takes solving several times to know.
    var isAmbiguous: Bool {
        guard isConstrained, superviewReference != nil else { return false }
        let scope = currentScope
        scope.bringUpToDate()
        return scope.slots[ObjectIdentifier(self)].map { scope.isAmbiguous(slot: $0) } ?? false
    }

    /// The active constraints that name this view on an axis, wherever they are kept.
    func constraints(naming axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        var holder: UIView? = self
        while let view = holder {
            found += view.constraints.filter {
                $0.items.contains { $0.ownView === self }
                    && LayoutPlace($0.firstAttribute, isRightToLeft: false)?.axis == axis
            }
            holder = view.superviewReference
        }
        return found
    }
}

extension Diagnostics {
    /// Which edges and lengths inside a view its constraints leave open, as `UILabel "title".left`. Solves
    /// again several times.
    public static func ambiguousPlaces(in view: UIView) -> [String] {
        let scope = view.currentScope
        scope.bringUpToDate()
        return scope.system.undetermined().compactMap { scope.name(ofVariable: $0.index) }
    }

    /// The constraint system that places what is inside a view, as text: constraints, values, how they came
    /// about.
    public static func constraintDump(of view: UIView) -> String {
        let scope = view.currentScope
        scope.bringUpToDate()
        return scope.dump
    }
}
