/// The display and the layout that a layer waits for; views' own layers are laid out with their views.
struct LayerUpdates {
    private(set) var needsDisplay = false
    private(set) var needsLayout = false
    /// Whether some layer waits, here or below: passes find their way by it without searching.
    private(set) var subtreeNeedsDisplay = false
    private(set) var subtreeNeedsLayout = false
    /// How many layouts of the layer itself run just now, one within the other.
    private var layouts: UInt8 = 0
    var isLayingOut: Bool { layouts > 0 }

    mutating func requestDisplay() { needsDisplay = true }
    mutating func requestLayout() { needsLayout = true }
    mutating func setSubtreeNeedsDisplay(_ needs: Bool) { subtreeNeedsDisplay = needs }
    mutating func setSubtreeNeedsLayout(_ needs: Bool) { subtreeNeedsLayout = needs }

    /// Whether the layer is to be displayed.
    mutating func beginDisplay() -> Bool {
        guard needsDisplay else { return false }
        needsDisplay = false
        return true
    }

    /// What was asked for meanwhile is done as well.
    mutating func endDisplay() { needsDisplay = false }

    /// Whether the layer is to be laid out; what is asked for from now on is another layout. One that a layout asks for runs within it;
    /// what that one asks for is for a later walk, so that there is an end.
    mutating func beginLayout() -> Bool {
        guard needsLayout, layouts < 2 else { return false }
        needsLayout = false
        layouts += 1
        return true
    }

    mutating func endLayout() { layouts -= 1 }
}
