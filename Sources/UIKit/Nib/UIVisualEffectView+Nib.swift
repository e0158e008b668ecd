import NibFormat

extension UIVisualEffectView {
    func decodeNibEffectView(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeViewAttributes(coder)
        clipsToBounds = true
        for child in coder.element.children {
            switch child.name {
            case "blurEffect": effect = UIBlurEffect(style: UIBlurEffect.Style(nib: child["style"]))
            case "vibrancyEffect":
                let blur = child.child(named: "blurEffect")?["style"]
                effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: UIBlurEffect.Style(nib: blur)))
            default: break
            }
        }
        decodeContent(coder, into: contentView)
        contentView.frame = bounds
    }
}

extension UIBlurEffect.Style {
    init(nib name: String?) {
        switch name {
        case "extraLight": self = .extraLight
        case "light": self = .light
        case "dark": self = .dark
        case "prominent": self = .prominent
        case "systemUltraThinMaterial": self = .systemUltraThinMaterial
        case "systemThinMaterial": self = .systemThinMaterial
        case "systemMaterial": self = .systemMaterial
        case "systemThickMaterial": self = .systemThickMaterial
        case "systemChromeMaterial": self = .systemChromeMaterial
        case "systemUltraThinMaterialLight": self = .systemUltraThinMaterialLight
        case "systemThinMaterialLight": self = .systemThinMaterialLight
        case "systemMaterialLight": self = .systemMaterialLight
        case "systemThickMaterialLight": self = .systemThickMaterialLight
        case "systemChromeMaterialLight": self = .systemChromeMaterialLight
        case "systemUltraThinMaterialDark": self = .systemUltraThinMaterialDark
        case "systemThinMaterialDark": self = .systemThinMaterialDark
        case "systemMaterialDark": self = .systemMaterialDark
        case "systemThickMaterialDark": self = .systemThickMaterialDark
        case "systemChromeMaterialDark": self = .systemChromeMaterialDark
        default: self = .regular
        }
    }
}
