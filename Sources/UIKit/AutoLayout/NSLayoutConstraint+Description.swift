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
