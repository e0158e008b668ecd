import SwiftSyntax

/// `extension URLSession: Session {}`, where the protocol has an associated type for the task that its requirement gives. Foundation's closures are
/// `@Sendable` here, those of such a requirement are not, and then Swift does not find out by itself which type is meant.
struct SessionTasks {
    let index: TypeIndex

    private static let tasks = [
        "dataTask": "URLSessionDataTask", "uploadTask": "URLSessionUploadTask",
        "downloadTask": "URLSessionDownloadTask",
    ]

    func lower() {
        for type in index.extended where type.name == "URLSession" {
            let known = type.bodies.flatMap { Self.aliases(of: $0) }
            for body in type.bodies {
                let inherited = body.node.inheritanceClause?.inheritedTypes.map(\.type.flat) ?? []
                let aliases = inherited.flatMap(tasks).filter { !known.contains($0.name) }
                body.inject(aliases.map { "\(body.publicPrefix)typealias \($0.name) = \($0.task)" })
            }
        }
    }

    /// The associated types of a protocol of the source that are the results of requirements, each with its task.
    private func tasks(of name: String) -> [(name: String, task: String)] {
        guard let type = index.types[name], type.kind == .protocol, let body = type.primary else { return [] }
        let members = body.node.memberBlock.members
        return members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self)?.name.text }.compactMap {
            name in
            let method = members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first {
                $0.signature.returnClause?.type.flat == name && Self.tasks[$0.name.text] != nil
            }
            return method.flatMap { Self.tasks[$0.name.text] }.map { (name, $0) }
        }
    }

    private static func aliases(of body: TypeBody) -> [String] {
        body.node.memberBlock.members.compactMap { $0.decl.as(TypeAliasDeclSyntax.self)?.name.text }
    }
}
