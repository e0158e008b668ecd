/// A context whose drawing becomes a picture; `scale` 0 means the screen's.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = ImageContext(
        size: size, isOpaque: opaque, scale: scale > 0 ? scale : UIScreen.traits.values.scale)
    GraphicsContextStack.here.push(context.context, image: context)
}

/// What has been drawn so far; nil outside of an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    GraphicsContextStack.here.image?.image
}

public func UIGraphicsEndImageContext() {
    if GraphicsContextStack.here.image != nil { UIGraphicsPopContext() }
}

/// A recording that becomes a picture.
struct ImageContext {
    let context: CGContext
    let size: CGSize

    /// - Parameter origin: the point that lies in the picture's top left corner.
    init(size: CGSize, origin: CGPoint = .zero, isOpaque: Bool, scale: CGFloat) {
        self.size = size
        context = CGContext(recordingIn: CGRect(origin: .zero, size: size), scale: scale)
        if isOpaque {
            context.append(.fillRect(CGRect(origin: .zero, size: size), .black))
        }
        if origin != .zero { context.translateBy(x: -origin.x, y: -origin.y) }
    }

    var image: UIImage {
        UIImage(cgImage: context.makeImage(size: size), scale: context.scale, orientation: .up)
    }
}
