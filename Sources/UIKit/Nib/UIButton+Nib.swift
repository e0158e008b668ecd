import NibFormat

extension UIButton.ButtonType {
    /// A button's type has to be known before it is made.
    @MainActor
    init(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else {
            self = Int.stored(in: coder, "UIButtonType").flatMap(Self.init) ?? .system
            return
        }
        self = Self(nib: coder.element["buttonType"]) ?? .custom
    }
}

extension UIButton.ButtonType: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
}

extension UIControl {
    /// What every control has.
    func decodeControl(_ coder: NibCoder) {
        var values = controlValues
        values.isEnabled = coder.flag("enabled") ?? true
        values.isSelected = coder.flag("selected") ?? false
        values.isHighlighted = coder.flag("highlighted") ?? false
        values.contentHorizontalAlignment =
            ContentHorizontalAlignment(nib: coder.element["contentHorizontalAlignment"])
            ?? values.contentHorizontalAlignment
        values.contentVerticalAlignment =
            ContentVerticalAlignment(nib: coder.element["contentVerticalAlignment"])
            ?? values.contentVerticalAlignment
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
        if let color = inner.givenColor("titleColor") { setTitleColor(color, for: state) }
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
        made.cornerStyle = CornerStyle(nib: element["cornerStyle"]) ?? made.cornerStyle
        made.buttonSize = Size(nib: element["buttonSize"]) ?? made.buttonSize
        if let insets = coder.directionalInsets("contentInsets") { made.contentInsets = insets }
        if let color = coder.givenColor("baseForegroundColor") { made.baseForegroundColor = color }
        if let color = coder.givenColor("baseBackgroundColor") { made.baseBackgroundColor = color }
        made.titleAlignment = TitleAlignment(nib: element["titleAlignment"]) ?? made.titleAlignment
        if let padding = coder.number("titlePadding") { made.titlePadding = padding }
        made.showsActivityIndicator = coder.flag("showsActivityIndicator") ?? false
        if let background = element.child(key: "background") {
            made.decodeBackground(coder.inner(background))
        }
        return made
    }

    @MainActor
    private mutating func decodeBackground(_ coder: NibCoder) {
        if let color = coder.givenColor("backgroundColor") { background.backgroundColor = color }
        if let radius = coder.number("cornerRadius") { background.cornerRadius = radius }
        if let color = coder.givenColor("strokeColor") { background.strokeColor = color }
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

extension UIControl.ContentHorizontalAlignment: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
        "center": .center,
    ]
}

extension UIControl.ContentVerticalAlignment: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "top": .top, "bottom": .bottom, "fill": .fill, "center": .center,
    ]
}

extension UIButton.Configuration.CornerStyle: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "fixed": .fixed, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
}

extension UIButton.Configuration.Size: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = ["mini": .mini, "small": .small, "large": .large]
}

extension UIButton.Configuration.TitleAlignment: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "leading": .leading, "center": .center, "trailing": .trailing,
    ]
}
