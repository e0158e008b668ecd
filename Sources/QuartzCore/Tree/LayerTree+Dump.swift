extension LayerTree {
    /// An indented text of the tree, one layer a line; the first golden of a picture.
    public var dump: String {
        var lines = ["tree \(size.width.short)x\(size.height.short) @\(scale.short)"]
        root.dump(into: &lines, depth: 1)
        return lines.joined(separator: "\n")
    }
}

extension LayerNode {
    fileprivate func dump(into lines: inout [String], depth: Int) {
        let frame = geometry.frame
        var parts = [
            "\(name) (\(frame.minX.short) \(frame.minY.short) \(frame.width.short) \(frame.height.short))"
        ]
        if geometry.bounds.origin != .zero {
            parts.append("origin (\(geometry.bounds.minX.short) \(geometry.bounds.minY.short))")
        }
        if !geometry.transform.isIdentity { parts.append("transformed") }
        if let color = appearance.backgroundColor { parts.append("background \(color)") }
        if appearance.cornerRadius > 0 { parts.append("corner \(appearance.cornerRadius.short)") }
        if appearance.borderWidth > 0 { parts.append("border \(appearance.borderWidth.short)") }
        if appearance.opacity < 1 { parts.append("opacity \(CGFloat(appearance.opacity).short)") }
        if appearance.masksToBounds { parts.append("clips") }
        if appearance.shadow != nil { parts.append("shadow") }
        switch contents {
        case .none: break
        case .drawing(let drawing): parts.append("drawing \(drawing.list.commands.count)")
        case .image(let image): parts.append("image \(image.image.width)x\(image.image.height)")
        }
        lines.append(String(repeating: "  ", count: depth) + parts.joined(separator: " "))
        for child in children { child.dump(into: &lines, depth: depth + 1) }
    }
}

extension CGFloat {
    /// At most three decimals, none for a whole number.
    fileprivate var short: String {
        let rounded = (self * 1000).rounded() / 1000
        return rounded == rounded.rounded() && rounded.magnitude < 1e15
            ? String(Int(rounded)) : String(Double(rounded))
    }
}
