/// Colours in archives, under the keys that Apple's archives have.
///
/// DIFFERS: colours that are neither fixed nor the system's are archived as they are under the current traits.
extension UIColor {
    private enum Key {
        static let system = "UISystemColorName"
        static let (red, green, blue, white, alpha) = ("UIRed", "UIGreen", "UIBlue", "UIWhite", "UIAlpha")
        static let pattern = "UIPatternImage"
    }

    func store(in coder: NSCoder) {
        if isSystem, let name {
            coder.encode(NSString(string: name + "Color"), forKey: Key.system)
            return
        }
        let color = cgColor
        if let pattern = color.pattern {
            coder.encode(UIImage(pattern), forKey: Key.pattern)
        } else if color.numberOfComponents == 2 {
            coder.encode(Double(color.red), forKey: Key.white)
        } else {
            coder.encode(Double(color.red), forKey: Key.red)
            coder.encode(Double(color.green), forKey: Key.green)
            coder.encode(Double(color.blue), forKey: Key.blue)
        }
        coder.encode(Double(color.alpha), forKey: Key.alpha)
    }

    static func stored(in coder: NSCoder) -> UIColor? {
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        if let name = coder.stored(NSString.self, Key.system) {
            return system(named: "\(name)")
        }
        guard coder.containsValue(forKey: Key.alpha) else { return nil }
        let alpha = number(Key.alpha)
        if let image = coder.stored(UIImage.self, Key.pattern) {
            return UIColor(patternImage: image).withAlphaComponent(alpha)
        }
        if coder.containsValue(forKey: Key.white) { return UIColor(white: number(Key.white), alpha: alpha) }
        guard coder.containsValue(forKey: Key.red) else { return nil }
        return UIColor(red: number(Key.red), green: number(Key.green), blue: number(Key.blue), alpha: alpha)
    }
}

extension UIImage {
    /// The picture of a pattern, as large as it is drawn.
    fileprivate convenience init(_ pattern: ColorPattern) {
        self.init(
            cgImage: pattern.image, scale: pattern.scale,
            orientation: Orientation(rawValue: pattern.orientation.rawValue) ?? .up)
    }
}
