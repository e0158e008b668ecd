/// An `attributedString` element: pieces of text, each with its look.
public struct NibAttributedText: Sendable {
    public struct Fragment: Sendable {
        public let text: String
        /// The `attributes` element's children: `color key="NSColor"`, `font key="NSFont"`, `paragraphStyle`, `real`…
        public let attributes: [NibElement]
    }

    public let fragments: [Fragment]

    public init?(_ element: NibElement) {
        guard element.name == "attributedString" else { return nil }
        fragments = element.children.filter { $0.name == "fragment" }.map { fragment in
            let content = fragment.child(key: "content").map(\.string) ?? fragment["content"] ?? ""
            return Fragment(text: content, attributes: fragment.members(of: "attributes"))
        }
    }
}
