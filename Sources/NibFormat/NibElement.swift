import Foundation

/// One element of a xib or storyboard, or of another of Xcode's documents, with everything below it. Immutable; compared by
/// identity where it stands for an object of the document.
public final class NibElement: Sendable, CustomStringConvertible {
    /// One attribute as written.
    public struct Attribute: Equatable, Sendable {
        public let name: String
        public let value: String

        public init(name: String, value: String) {
            (self.name, self.value) = (name, value)
        }
    }

    /// The element's name: "label", "rect", "outlet".
    public let name: String
    /// The line of the file on which the element's start tag ends, from 1.
    public let line: Int
    /// In the order of their names.
    public let attributes: [Attribute]
    public let children: [NibElement]
    /// The character data of an element without children; empty otherwise.
    public let text: String

    public init(
        _ name: String, line: Int = 0, attributes: [Attribute] = [], children: [NibElement] = [],
        text: String = ""
    ) {
        (self.name, self.line, self.attributes) = (name, line, attributes)
        (self.children, self.text) = (children, text)
    }

    /// The root element of a document of Xcode's.
    /// - Throws: `NibError` with file and line for what is not well-formed XML or over the limits.
    public static func root(
        of data: Data, file: String, limits: NibLimits = NibLimits()
    ) throws -> NibElement { try NibReader.read(data, file: file, limits: limits) }

    /// The value of an attribute; nil when it is absent.
    public subscript(attribute: String) -> String? {
        for entry in attributes where entry.name == attribute { return entry.value }
        return nil
    }

    /// The object id, unique in the document: "abc-12-xyz".
    public var id: String? { self["id"] }
    /// Under which key the parent knows this element: "view", "frame", "fontDescription".
    public var key: String? { self["key"] }

    /// The first child with that `key`.
    public func child(key: String) -> NibElement? { children.first { $0["key"] == key } }
    /// The first child with that name.
    public func child(named name: String) -> NibElement? { children.first { $0.name == name } }
    /// The children of the container with that name: `subviews`, `constraints`, `connections`, `cells`. Several
    /// containers of one name count as one.
    public func members(of container: String) -> [NibElement] {
        let containers = children.filter { $0.name == container }
        return containers.count == 1 ? containers[0].children : containers.flatMap(\.children)
    }

    /// This element and all below it, in the order of the file.
    public func visit(_ body: (NibElement) throws -> Void) rethrows {
        try body(self)
        for child in children { try child.visit(body) }
    }

    public var description: String {
        let attributes = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
        return "<\(name)\(attributes)> line \(line), \(children.count) children"
    }
}
