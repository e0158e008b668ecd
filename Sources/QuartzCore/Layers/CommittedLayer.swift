/// What the screen has of a layer.
struct CommittedLayer {
    /// What the last commit made of the layer, as long as nothing below changed since.
    private(set) var node: LayerNode?
    /// What the screen showed of the layer last; nil for one that has come into its tree since.
    private(set) var shown: LayerNode?
    /// Whether an animation runs in the layer's subtree: its node is made anew in every frame.
    private(set) var isAnimated = false

    mutating func commit(_ node: LayerNode) {
        self.node = node
        shown = node
    }

    mutating func invalidate() { node = nil }
    mutating func setAnimated(_ isAnimated: Bool) { self.isAnimated = isAnimated }
    mutating func leaveTree() { shown = nil }
}
