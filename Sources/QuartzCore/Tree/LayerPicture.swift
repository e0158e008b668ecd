/// What a layer and all in it look like by themselves. Where the layer stands, how it is turned and how much of it shows through does
/// not count: a screen that grows is one picture. Equal for the same objects below, so it is as cheap as their number.
///
/// Identities are those of nodes that whoever keeps a picture keeps alive.
public struct LayerPicture: Hashable {
    private let id: LayerID
    private let bounds: CGRect
    private let appearance: LayerAppearance
    private let contents: LayerContents
    private let mask: ObjectIdentifier?
    private let children: [ObjectIdentifier]

    public init(of node: LayerNode) {
        var appearance = node.appearance
        appearance.opacity = 1
        (id, bounds, self.appearance) = (node.id, node.geometry.bounds, appearance)
        contents = node.contents
        mask = node.mask.map(ObjectIdentifier.init)
        children = node.children.map(ObjectIdentifier.init)
    }
}
