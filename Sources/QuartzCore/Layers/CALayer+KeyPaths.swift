extension CALayer {
    /// The model value under one of Core Animation's key paths.
    func animatableValue(_ keyPath: String) -> AnimatableValue? {
        let parts = geometryModel.transform.parts
        switch keyPath {
        case "position": return .point(position)
        case "position.x": return .number(position.x)
        case "position.y": return .number(position.y)
        case "anchorPoint": return .point(anchorPoint)
        case "bounds": return .rect(bounds)
        case "bounds.origin": return .point(bounds.origin)
        case "bounds.origin.x": return .number(bounds.origin.x)
        case "bounds.origin.y": return .number(bounds.origin.y)
        case "bounds.size": return .size(bounds.size)
        case "bounds.size.width": return .number(bounds.width)
        case "bounds.size.height": return .number(bounds.height)
        case "transform": return .transform(geometryModel.transform)
        case "transform.scale", "transform.scale.x", "transform.scale.xy": return .number(parts.sx)
        case "transform.scale.y": return .number(parts.sy)
        case "transform.scale.z": return .number(1)
        case "transform.rotation", "transform.rotation.z": return .number(parts.angle)
        case "transform.rotation.x", "transform.rotation.y": return .number(0)
        case "transform.translation":
            return .size(CGSize(width: geometryModel.transform.tx, height: geometryModel.transform.ty))
        case "transform.translation.x": return .number(geometryModel.transform.tx)
        case "transform.translation.y": return .number(geometryModel.transform.ty)
        case "opacity": return .number(CGFloat(opacity))
        case "backgroundColor": return .color(backgroundColor ?? .clear)
        case "cornerRadius": return .number(cornerRadius)
        case "borderWidth": return .number(borderWidth)
        case "borderColor": return .color(borderColor ?? .clear)
        case "shadowOpacity": return .number(CGFloat(shadowOpacity))
        case "shadowRadius": return .number(shadowRadius)
        case "shadowOffset": return .size(shadowOffset)
        case "shadowColor": return .color(shadowColor ?? .clear)
        case "contents": return .contents(contentsModel)
        default:
            return contentsValue(keyPath)
                ?? AnimatableValue(extraValues[keyPath] ?? Self.defaultValue(forKey: keyPath))
        }
    }

    /// Sets the model value under a key path; unknown ones are left to the caller.
    @discardableResult
    func setModel(_ keyPath: String, _ value: AnimatableValue) -> Bool {
        switch (keyPath, value) {
        case ("position", .point(let p)): position = p
        case ("position.x", .number(let x)): position.x = x
        case ("position.y", .number(let y)): position.y = y
        case ("anchorPoint", .point(let p)): anchorPoint = p
        case ("bounds", .rect(let r)): bounds = r
        case ("bounds.origin", .point(let p)): bounds.origin = p
        case ("bounds.size", .size(let s)): bounds.size = s
        case ("bounds.size.width", .number(let w)): bounds.size.width = w
        case ("bounds.size.height", .number(let h)): bounds.size.height = h
        case ("transform", .transform(let t)): transform = CATransform3DMakeAffineTransform(t)
        case ("opacity", .number(let o)): opacity = Float(o)
        case ("backgroundColor", .color(let c)): backgroundColor = c
        case ("cornerRadius", .number(let r)): cornerRadius = r
        case ("borderWidth", .number(let w)): borderWidth = w
        case ("borderColor", .color(let c)): borderColor = c
        case ("shadowOpacity", .number(let o)): shadowOpacity = Float(o)
        case ("shadowRadius", .number(let r)): shadowRadius = r
        case ("shadowOffset", .size(let s)): shadowOffset = s
        case ("shadowColor", .color(let c)): shadowColor = c
        default: return setModelTransform(keyPath, value) || setContentsValue(keyPath, value)
        }
        return true
    }

    private func setModelTransform(_ keyPath: String, _ value: AnimatableValue) -> Bool {
        guard keyPath.hasPrefix("transform."), case .number = value else { return false }
        let entry = LayerAnimationEntry(
            key: keyPath, keyPath: keyPath, values: [value, value], keyTimes: [0, 1], begin: 0, duration: 0,
            curve: .timing(CAMediaTimingFunction(name: .linear)))
        var (geometry, appearance) = (geometryModel, appearanceModel)
        entry.apply(at: 0, to: &geometry, &appearance)
        transform = CATransform3DMakeAffineTransform(geometry.transform)
        return true
    }

    /// Properties of CALayer.h that are no values of animations, by their keys.
    private static let switches: [String: ReferenceWritableKeyPath<CALayer, Bool>] = [
        "hidden": \.isHidden, "masksToBounds": \.masksToBounds, "doubleSided": \.isDoubleSided,
        "geometryFlipped": \.isGeometryFlipped, "opaque": \.isOpaque,
        "needsDisplayOnBoundsChange": \.needsDisplayOnBoundsChange,
        "allowsGroupOpacity": \.allowsGroupOpacity,
        "allowsEdgeAntialiasing": \.allowsEdgeAntialiasing, "drawsAsynchronously": \.drawsAsynchronously,
        "shouldRasterize": \.shouldRasterize, "autoreverses": \.autoreverses,
    ]
    private static let numbers: [String: ReferenceWritableKeyPath<CALayer, CGFloat>] = [
        "zPosition": \.zPosition, "anchorPointZ": \.anchorPointZ, "contentsScale": \.contentsScale,
        "rasterizationScale": \.rasterizationScale,
    ]

    /// The key of a property whose getter begins with "is".
    private static func property(_ key: String) -> String {
        guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else { return key }
        return first.lowercased() + key.dropFirst(3)
    }

    /// What `setValue(_:forKey:)` does: a model value by its key path, another property, else a value kept.
    func setByKey(_ key: String, _ value: Any?) {
        let key = Self.property(key)
        if let path = Self.switches[key] { return self[keyPath: path] = value as? Bool ?? false }
        if let path = Self.numbers[key] { return self[keyPath: path] = AnimatableValue(value)?.number ?? 0 }
        switch key {
        case "contents": contents = value
        case "name": name = value as? String
        case "mask": mask = value as? CALayer
        case "sublayers": sublayers = value as? [CALayer]
        default:
            if let animatable = AnimatableValue(value), setModel(key, animatable) { return }
            extraValues[key] = value
        }
    }

    func valueByKey(_ key: String) -> Any? {
        if let extra = extraValues[key] { return extra }
        let key = Self.property(key)
        if let path = Self.switches[key] { return self[keyPath: path] }
        if let path = Self.numbers[key] { return self[keyPath: path] }
        switch key {
        case "contents": return contents
        case "name": return name
        case "mask": return mask
        case "superlayer": return superlayer
        case "sublayers": return sublayers
        case "opacity": return opacity
        case "shadowOpacity": return shadowOpacity
        default: return animatableValue(key)?.value
        }
    }
}

extension AnimatableValue {
    var number: CGFloat? { if case .number(let n) = self { n } else { nil } }

    /// As Core Animation's `Any`.
    var value: Any {
        switch self {
        case .number(let v): v
        case .point(let v): v
        case .size(let v): v
        case .rect(let v): v
        case .transform(let v): CATransform3DMakeAffineTransform(v)
        case .color(let v): v
        case .path(let v): v
        case .list(let v): v.map(\.value)
        case .contents(let v): v
        }
    }
}
