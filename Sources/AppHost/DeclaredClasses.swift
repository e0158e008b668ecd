import AppBuild
import Foundation
import Simulator

/// Where the source declares the classes of what is on the screen.
struct DeclaredClasses {
    private let root: String
    private let byName: [String: [ClassPlace]]

    init(of record: AppRecord) {
        root = record.source.map { $0 + "/" } ?? ""
        byName = Dictionary(grouping: record.classes) { "\($0.module).\($0.name)" }
    }

    /// - Parameter names: `Module.Class`, or `Module.Outer.Inner`; of several classes with one name in a module all are told.
    func places(of names: [String]) -> [InspectedDetails.Place] {
        names.flatMap { name -> [InspectedDetails.Place] in
            let parts = name.split(separator: ".")
            guard let module = parts.first, let last = parts.last else { return [] }
            return (byName["\(module).\(last)"] ?? []).map {
                let file = $0.file.hasPrefix(root) ? String($0.file.dropFirst(root.count)) : $0.file
                return .init(kind: String(last), file: file, line: $0.line)
            }
        }
    }
}
