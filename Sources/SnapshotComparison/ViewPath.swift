/// How messages name a view: from its controller, by identifiers, else by classes: `ListController/BookCell#2/title`.
public struct ViewPath: Sendable {
    /// What a view is called by.
    public struct Name: Sendable {
        public var kind: String
        public var id: String?
        /// Of a cell
        public var indexPath: [Int]?

        public init(kind: String, id: String?, indexPath: [Int]?) {
            (self.kind, self.id, self.indexPath) = (kind, id, indexPath)
        }

        fileprivate func text(_ index: Int) -> String { id ?? "\(kind)#\(index)" }
    }

    public let text: String
    private let name: Name
    /// As it stands before the names of views inside
    private let ofParts: String

    /// - Parameter controller: the class of the one whose view it is.
    public init(root: Name, controller: String?) {
        name = root
        text = root.text(0)
        ofParts = controller ?? (root.kind == "UIWindow" ? "" : text)
    }

    /// Of one of several views in another.
    public init(_ position: Int, of siblings: [Name], in parent: ViewPath, controller: String?) {
        let name = siblings[position]
        self.name = name
        // Cells stand in the order of their rows, not in that in which they were made.
        let alike = siblings.indices.filter { siblings[$0].kind == name.kind }.sorted {
            let (a, b) = (siblings[$0].indexPath ?? [], siblings[$1].indexPath ?? [])
            return a == b ? $0 < $1 : a.lexicographicallyPrecedes(b)
        }
        let index = alike.firstIndex(of: position) ?? 0
        func joined(_ name: String) -> String {
            parent.ofParts.isEmpty ? name : parent.ofParts + "/" + name
        }
        if let controller {
            let isPlain = name.kind == "UIView" && name.id == nil
            text = "\(controller)/\(name.text(index))"
            ofParts = isPlain ? controller : "\(controller)/\(name.id ?? name.kind)"
        } else {
            text = joined(name.text(index))
            ofParts =
                Self.isPlumbing(name, in: parent.name)
                ? parent.ofParts : joined(name.id ?? (alike.count > 1 ? name.text(index) : name.kind))
        }
    }

    /// What holds a cell's content says nothing to a reader.
    private static func isPlumbing(_ name: Name, in parent: Name) -> Bool {
        guard name.id == nil else { return false }
        return name.kind == "UITableViewCellContentView" || name.kind == "UIWindow"
            || name.kind == "UIView" && parent.indexPath != nil
    }
}

extension DumpedView {
    var name: ViewPath.Name { ViewPath.Name(kind: kind, id: id, indexPath: indexPath) }
}
