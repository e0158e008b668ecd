import SwiftSyntax

/// Casts between classes that are generic in Objective-C, where the argument does not count, and to snapshots, which Objective-C
/// bridges: `request as! NSFetchRequest<NSFetchRequestResult>`, `reference as NSDiffableDataSourceSnapshot<String, ID>`.
enum GenericCasts {
    private static let functions = [
        "NSFetchRequest": "CoreData._typed", "NSFetchedResultsController": "CoreData._typed",
        "NSDiffableDataSourceSnapshot": "UIKit._snapshot",
    ]

    static func lower(_ node: SequenceExprSyntax, in file: SourceFile, _ index: TypeIndex) {
        let parts = Array(node.elements)
        for (place, part) in parts.enumerated() {
            guard let cast = part.as(UnresolvedAsExprSyntax.self), place > 0, place + 1 < parts.count,
                let type = parts[place + 1].as(TypeExprSyntax.self)?.type,
                let function = functions[name(of: type, index)]
            else { continue }
            var operand = parts[place - 1]
            // `try` stands before the whole.
            while true {
                if let inner = operand.as(TryExprSyntax.self) {
                    operand = inner.expression
                } else if let inner = operand.as(AwaitExprSyntax.self) {
                    operand = inner.expression
                } else {
                    break
                }
            }
            file.insert("\(function)(", before: operand)
            file.insert(")", after: operand)
            guard let mark = cast.questionOrExclamationMark else { continue }
            file.rename(mark, to: "")
            if mark.text == "?" { file.insert("?", after: type) }
        }
    }

    /// The name of a type without its arguments, through aliases.
    private static func name(of type: TypeSyntax, _ index: TypeIndex) -> String {
        let scope = enclosingScope(of: Syntax(type))
        let name = index.resolve(type.plainName, in: scope)
        return String(name.split(separator: ".").last.map(String.init)?.prefix { $0 != "<" } ?? "")
    }
}
