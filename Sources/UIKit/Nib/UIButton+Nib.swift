import NibFormat

extension UIButton.ButtonType {
    /// A button's type has to be known before it is made.
    @MainActor
    init(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else {
            self = Int.stored(in: coder, "UIButtonType").flatMap(Self.init) ?? .system
            return
        }
        switch coder.element["buttonType"] {
        case "system", "roundedRect": self = .system
        case "detailDisclosure": self = .detailDisclosure
        case "infoLight": self = .infoLight
        case "infoDark": self = .infoDark
        case "contactAdd": self = .contactAdd
        case "close": self = .close
        default: self = .custom
        }
    }
}

extension UIControl {
    /// What every control has.
    func decodeControl(_ coder: NibCoder) {
        var values = controlValues
        values.isEnabled = coder.flag("enabled") ?? true
        values.isSelected = coder.flag("selected") ?? false
        values.isHighlighted = coder.flag("highlighted") ?? false
        switch coder.element["contentHorizontalAlignment"] {
        case "left": values.contentHorizontalAlignment = .left
        case "right": values.contentHorizontalAlignment = .right
        case "fill": values.contentHorizontalAlignment = .fill
        case "leading": values.contentHorizontalAlignment = .leading
        case "trailing": values.contentHorizontalAlignment = .trailing
        case "center": values.contentHorizontalAlignment = .center
        default: break
        }
        switch coder.element["contentVerticalAlignment"] {
        case "top": values.contentVerticalAlignment = .top
        case "bottom": values.contentVerticalAlignment = .bottom
        case "fill": values.contentVerticalAlignment = .fill
        case "center": values.contentVerticalAlignment = .center
        default: break
        }
        apply(values)
    }
}

extension UIButton {
    func decodeNibButton(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeViewAttributes(coder)
        decodeControl(coder)
        if let font = coder.font("fontDescription") { titleLabel?.font = font }
        if let mode = NSLineBreakMode(nib: coder.element["lineBreakMode"]) {
            titleLabel?.lineBreakMode = mode
        }
        isSpringLoaded = coder.flag("springLoaded") ?? false
        adjustsImageWhenHighlighted = coder.flag("adjustsImageWhenHighlighted") ?? true
        adjustsImageWhenDisabled = coder.flag("adjustsImageWhenDisabled") ?? true
        if let insets = coder.insets("contentEdgeInsets") { contentEdgeInsets = insets }
        if let insets = coder.insets("titleEdgeInsets") { titleEdgeInsets = insets }
        if let insets = coder.insets("imageEdgeInsets") { imageEdgeInsets = insets }
        let configured = coder.element.children.first { $0.name == "buttonConfiguration" }
        for state in coder.element.children where state.name == "state" {
            // What the normal state says is from before the button had a configuration.
            if configured == nil || state.key != "normal" { decodeState(coder, state) }
        }
        if let configured {
            configuration = Configuration.nib(coder.inner(configured), id: coder.element.id)
        }
    }

    private func decodeState(_ coder: NibCoder, _ element: NibElement) {
        let key = element.key ?? "normal"
        let state = State(nib: key)
        let inner = coder.inner(element)
        let localized = coder.element.id.flatMap { coder.instantiation.translation("\($0).\(key)Title") }
        if let title = localized ?? inner.text("title") ?? nil { setTitle(title, for: state) }
        if let title = inner.attributedText("attributedTitle") { setAttributedTitle(title, for: state) }
        if let color = inner.color("titleColor"), let color { setTitleColor(color, for: state) }
        if var image = inner.image("image") {
            if let configuration = element.child(key: "preferredSymbolConfiguration") {
                image = image.withConfiguration(UIImage.SymbolConfiguration.nib(configuration))
            }
            setImage(image, for: state)
        }
        // The catalogue is the picture's; a background is one of the app's.
        if let name = element["backgroundImage"] {
            let isSystem = element["image"] == nil && element["catalog"] == "system"
            setBackgroundImage(
                .nib(NibImage(name: name, isSystem: isSystem), coder.instantiation.bundle), for: state)
        }
    }
}

extension UIControl.State {
    init(nib key: String) {
        self = .normal
        let name = key.lowercased()
        if name.contains("highlighted") { insert(.highlighted) }
        if name.contains("selected") { insert(.selected) }
        if name.contains("disabled") { insert(.disabled) }
        if name.contains("focused") { insert(.focused) }
    }
}

extension UIButton.Configuration {
    /// A `buttonConfiguration` element.
    @MainActor
    static func nib(_ coder: NibCoder, id: String?) -> UIButton.Configuration {
        let element = coder.element
        var made: UIButton.Configuration
        switch element["style"] {
        case "gray": made = .gray()
        case "tinted": made = .tinted()
        case "filled": made = .filled()
        default: made = .plain()
        }
        let localized = id.flatMap { coder.instantiation.translation("\($0).configuration.title") }
        made.title = localized ?? coder.text("title") ?? nil
        if let text = coder.attributedText("attributedTitle") {
            made.attributedTitle = AttributedString(text)
        }
        if let text = coder.text("subtitle"), let text { made.subtitle = text }
        if let font = coder.font("titleFontDescription") { made.titleTextAttributesTransformer = .font(font) }
        if let font = coder.font("subtitleFontDescription") {
            made.subtitleTextAttributesTransformer = .font(font)
        }
        if var image = coder.image("image") {
            if let configuration = element.child(key: "preferredSymbolConfigurationForImage")
                ?? element.child(key: "preferredSymbolConfiguration")
            {
                image = image.withConfiguration(UIImage.SymbolConfiguration.nib(configuration))
            }
            made.image = image
        }
        switch element["imagePlacement"] {
        case "trailing": made.imagePlacement = .trailing
        case "top": made.imagePlacement = .top
        case "bottom": made.imagePlacement = .bottom
        default: made.imagePlacement = .leading
        }
        made.imagePadding = coder.number("imagePadding") ?? 0
        switch element["cornerStyle"] {
        case "fixed": made.cornerStyle = .fixed
        case "small": made.cornerStyle = .small
        case "medium": made.cornerStyle = .medium
        case "large": made.cornerStyle = .large
        case "capsule": made.cornerStyle = .capsule
        default: break
        }
        switch element["buttonSize"] {
        case "mini": made.buttonSize = .mini
        case "small": made.buttonSize = .small
        case "large": made.buttonSize = .large
        default: break
        }
        if let insets = coder.directionalInsets("contentInsets") { made.contentInsets = insets }
        if let color = coder.color("baseForegroundColor"), let color { made.baseForegroundColor = color }
        if let color = coder.color("baseBackgroundColor"), let color { made.baseBackgroundColor = color }
        switch element["titleAlignment"] {
        case "leading": made.titleAlignment = .leading
        case "center": made.titleAlignment = .center
        case "trailing": made.titleAlignment = .trailing
        default: break
        }
        if let padding = coder.number("titlePadding") { made.titlePadding = padding }
        made.showsActivityIndicator = coder.flag("showsActivityIndicator") ?? false
        if let background = element.child(key: "background") {
            made.decodeBackground(coder.inner(background))
        }
        return made
    }

    @MainActor
    private mutating func decodeBackground(_ coder: NibCoder) {
        if let color = coder.color("backgroundColor"), let color { background.backgroundColor = color }
        if let radius = coder.number("cornerRadius") { background.cornerRadius = radius }
        if let color = coder.color("strokeColor"), let color { background.strokeColor = color }
        if let width = coder.number("strokeWidth") { background.strokeWidth = width }
        if let image = coder.image("image") { background.image = image }
    }
}

extension UIConfigurationTextAttributesTransformer {
    /// Everything in one font.
    @MainActor
    fileprivate static func font(_ font: UIFont) -> UIConfigurationTextAttributesTransformer {
        UIConfigurationTextAttributesTransformer { attributes in
            var changed = attributes
            changed.font = font
            return changed
        }
    }
}
