import Yams

extension Scenario.Step {
    /// A step as a scenario has it, from JSON. Throws `ScenarioError`.
    public init(_ json: JSONValue) throws { self = try ScenarioReader(file: "step").step(json.node) }
}

extension JSONValue {
    /// What a reader of YAML would have made of it.
    fileprivate var node: Node {
        switch self {
        case .text(let text): Node(text, Tag(.str), .doubleQuoted)
        case .list(let list): .sequence(Node.Sequence(list.map(\.node)))
        case .object(let object):
            .mapping(Node.Mapping(object.sorted { $0.key < $1.key }.map { (Node($0.key), $0.value.node) }))
        case .null, .bool, .number: Node(written, Tag.implicit, .plain)
        }
    }
}
