/// Pictures in archives: a file's bytes and how they are shown, or the name of a symbol.
extension UIImage {
    private enum Key {
        static let (data, symbol) = ("UIImageData", "UISystemSymbolName")
        static let (scale, mode) = ("UIScale", "UIRenderingMode")
        static let (caps, resizing) = ("UIImageCapInsets", "UIImageResizingMode")
        static let tint = "UIImageTintColor"
    }

    func store(in coder: NSCoder) {
        if let symbol = values.symbol {
            coder.encode(NSString(string: symbol.name), forKey: Key.symbol)
        } else if let data = pngData() {
            coder.encode(data as NSData, forKey: Key.data)
        }
        coder.encode(Double(scale), forKey: Key.scale)
        coder.encode(renderingMode.rawValue, forKey: Key.mode)
        coder.encode(capInsets, forKey: Key.caps)
        coder.encode(resizingMode.rawValue, forKey: Key.resizing)
        if let tint = values.tint { coder.encode(tint, forKey: Key.tint) }
    }

    /// Whether there was a picture.
    func decodeStored(_ coder: NSCoder) -> Bool {
        let stored =
            if let symbol = coder.stored(NSString.self, Key.symbol) {
                UIImage(systemName: "\(symbol)")
            } else if let data = coder.stored(NSData.self, Key.data) {
                UIImage(
                    data: Data(referencing: data), scale: CGFloat(coder.decodeDouble(forKey: Key.scale)))
            } else {
                UIImage?.none
            }
        guard let stored else { return false }
        values = stored.values
        values.renderingMode =
            RenderingMode(rawValue: coder.decodeInteger(forKey: Key.mode)) ?? .automatic
        values.capInsets = coder.decodeUIEdgeInsets(forKey: Key.caps)
        values.resizingMode = ResizingMode(rawValue: coder.decodeInteger(forKey: Key.resizing)) ?? .tile
        values.isResizable = values.capInsets != .zero
        values.tint = coder.stored(UIColor.self, Key.tint)
        return true
    }
}
