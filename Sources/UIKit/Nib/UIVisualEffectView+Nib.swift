import NibFormat

extension UIVisualEffectView {
    func decodeNibEffectView(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeViewAttributes(coder)
        clipsToBounds = true
        for child in coder.element.children {
            switch child.name {
            case "blurEffect": effect = UIBlurEffect(child)
            case "vibrancyEffect":
                effect = UIVibrancyEffect(blurEffect: UIBlurEffect(child.child(named: "blurEffect")))
            default: break
            }
        }
        decodeContent(coder, into: contentView)
        contentView.frame = bounds
    }
}

extension UIBlurEffect {
    /// From a `blurEffect` element.
    fileprivate convenience init(_ element: NibElement?) {
        self.init(style: Style(nib: element?["style"]) ?? .regular)
    }
}

extension UIBlurEffect.Style: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark,
        "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}
