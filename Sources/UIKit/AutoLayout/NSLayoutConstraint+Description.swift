extension NSLayoutConstraint {
    /// As UIKit words it, with names instead of addresses.
    var describedForMessages: String {
        var text = "<NSLayoutConstraint"
        if let identifier { text += " '\(identifier)'" }
        text += " \(first.nameInMessages).\(firstAttribute.nameInMessages)"
        for term in furtherTerms {
            text += " - \(term.item.nameInMessages).\(term.attribute.nameInMessages)"
        }
        text += " \(relation.nameInMessages) "
        if let second {
            if multiplier != 1 { text += "\(multiplier.short)*" }
            text += "\(second.nameInMessages).\(secondAttribute.nameInMessages)"
            if constant != 0 { text += constant < 0 ? " - \((-constant).short)" : " + \(constant.short)" }
        } else {
            text += constant.short
        }
        if priority != .required { text += " @\(CGFloat(priority.rawValue).short)" }
        return text + "   (\(isActive ? "active" : "inactive"))>"
    }
}

extension NSLayoutConstraint.Relation {
    var nameInMessages: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension CGFloat {
    /// Without a fraction where there is none, else with four digits at most.
    var short: String {
        let rounded = (self * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() && Swift.abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
