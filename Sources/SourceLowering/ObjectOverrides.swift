import SwiftSyntax

/// Methods that Foundation declares in categories of NSObject, so that any class may override them. Here NSObject has none that can be: the first
/// class of the source that has one conforms to a protocol by which it is asked, and `super` there is what NSObject does.
struct ObjectOverrides {
    let index: TypeIndex

    /// What stands for such a method here.
    struct Place {
        /// Conformed to; nil of what nothing asks.
        let asked: String?
        /// In place of `super`.
        let above: String
    }

    static let observing = FullName(base: "observeValue", labels: ["forKeyPath", "of", "change", "context"])

    static let places: [FullName: Place] = {
        let keyed = "UIKit._KeyedObject"
        var result = [observing: Place(asked: "_ValueObserving", above: "UIKit._Unobserving")]
        for (base, labels, asked) in [
            ("value", ["forKey"], "_ValueReading"), ("setValue", ["_", "forKey"], "_ValueSetting"),
            ("value", ["forUndefinedKey"], "_UndefinedValueReading"),
            ("setValue", ["_", "forUndefinedKey"], "_UndefinedValueSetting"),
            ("setNilValueForKey", ["_"], "_NilValueSetting"),
        ] { result[FullName(base: base, labels: labels)] = Place(asked: asked, above: keyed + "(self)") }
        for base in ["automaticallyNotifiesObservers", "keyPathsForValuesAffectingValue"] {
            result[FullName(base: base, labels: ["forKey"])] = Place(asked: nil, above: keyed)
        }
        return result
    }()

    func lower() {
        for type in index.classes where index.hasPlainKeys(type) {
            for method in type.methods {
                guard let place = Self.places[method.name], index.isFirst(type, with: method.name) else {
                    continue
                }
                // One in an extension has been moved.
                for modifier in method.node.modifiers
                where modifier.name.text == "override" && !method.body.isExtension {
                    method.body.file.blank(modifier)
                }
                if let asked = place.asked {
                    type.conform(to: "UIKit." + asked, hidden: index.isHidden(type))
                }
            }
        }
    }
}

extension TypeIndex {
    /// Whether what a class has of key-value coding is NSObject's: layers, animations, managed objects and collections have their own.
    func hasPlainKeys(_ type: DeclaredType) -> Bool {
        guard let name = foreignSuperclass(of: type) else { return false }
        let chain = sequence(first: name) { self.kit.classes[$0] }
        return chain.allSatisfy { !$0.hasPrefix("CA") && (!$0.hasPrefix("NS") || $0 == "NSObject") }
    }

    /// Whether a class has such a method, and none above it in the source.
    func isFirst(_ type: DeclaredType, with name: FullName) -> Bool {
        !ancestors(of: type).contains { !$0.methods(named: name).isEmpty }
    }

    /// What stands for `super` in a call of such a method; nil where a class above has it.
    func standIn(forSuperOf node: MemberAccessExprSyntax) -> String? {
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id
        else { return nil }
        let name = FullName(
            base: node.declName.baseName.text, labels: call.arguments.map { $0.label?.text ?? "_" })
        guard let place = ObjectOverrides.places[name] else { return nil }
        guard let type = types[enclosingScope(of: Syntax(node)).joined(separator: ".")] else {
            return place.above
        }
        return hasPlainKeys(type) && isFirst(type, with: name) ? place.above : nil
    }
}
