import NibFormat

extension UIView {
    /// From `UIView.init(coder:)`: everything every view has, and the views below.
    func decodeNib(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchivedTree(coder) }
        coder.instantiation.arrive(self, coder.source)
        decodeViewAttributes(coder)
        decodeLayoutGuides(coder)
        decodeSubviews(coder)
    }

    /// Takes an element that stands for this view although something else made it: a cell's content view or label.
    func decodeOnto(_ coder: NibCoder) {
        decodeViewAttributes(coder)
        decodeLayoutGuides(coder)
        if let label = self as? UILabel { label.decodeLabel(coder) }
        if let imageView = self as? UIImageView { imageView.decodeImageView(coder) }
        decodeSubviews(coder)
    }

    /// The content view of a cell or the like, which exists already, takes its element.
    func decodeContent(_ coder: NibCoder, into content: UIView) {
        guard let element = coder.element.children.first(where: { $0.key == "contentView" }) else { return }
        let inner = coder.inner(element)
        let mask = content.autoresizingMask
        coder.instantiation.arrive(content, element)
        content.decodeOnto(inner)
        content.autoresizingMask = mask
        content.translatesAutoresizingMaskIntoConstraints = true
        coder.instantiation.add(content, element)
    }

    /// Again after a subclass has set its own defaults.
    func decodeViewAttributes(_ coder: NibCoder) {
        let element = coder.element
        if let rect = element.rect(key: "frame") { frame = rect }
        autoresizingMask = AutoresizingMask(element.child(named: "autoresizingMask"))
        autoresizesSubviews = coder.flag("autoresizesSubviews") ?? true
        if let mode = ContentMode(nib: element["contentMode"]) { contentMode = mode }
        // A view with a fixed frame has constraints made up by Interface Builder, which only repeat the frame, where it has none of its own.
        let isFixed =
            coder.flag("fixedFrame") == true
            && !coder.instantiation.placedByConstraints.contains(element.id ?? "")
        if coder.flag("translatesAutoresizingMaskIntoConstraints") == false, !isFixed {
            translatesAutoresizingMaskIntoConstraints = false
        }
        tag = element.integer("tag") ?? tag
        isUserInteractionEnabled = coder.flag("userInteractionEnabled") ?? true
        isMultipleTouchEnabled = coder.flag("multipleTouchEnabled") ?? false
        isExclusiveTouch = coder.flag("exclusiveTouch") ?? false
        clearsContextBeforeDrawing = coder.flag("clearsContextBeforeDrawing") ?? true
        restorationIdentifier = element["restorationIdentifier"]
        decodeAppearance(coder)
        decodePriorities(coder)
        decodeMargins(coder)
        decodeAccessibility(coder)
    }

    private func decodeAppearance(_ coder: NibCoder) {
        let element = coder.element
        if let color = coder.color("backgroundColor") { backgroundColor = color }
        if let color = coder.givenColor("tintColor") { tintColor = color }
        isHidden = coder.flag("hidden") ?? false
        alpha = coder.number("alpha") ?? 1
        isOpaque = coder.flag("opaque") ?? true
        clipsToBounds = coder.flag("clipsSubviews") ?? false
        switch element["semanticContentAttribute"] {
        case "playback": semanticContentAttribute = .playback
        case "spatial": semanticContentAttribute = .spatial
        case "forceLeftToRight": semanticContentAttribute = .forceLeftToRight
        case "forceRightToLeft": semanticContentAttribute = .forceRightToLeft
        default: break
        }
    }

    private func decodePriorities(_ coder: NibCoder) {
        func priority(_ names: String...) -> UILayoutPriority? {
            names.lazy.compactMap { coder.element.number($0) }.first
                .map { UILayoutPriority(Float(min(max($0, 0), 1000))) }
        }
        // Interface Builder's defaults; what differs it writes.
        setContentHuggingPriority(
            priority("horizontalHuggingPriority", "horizontalContentHuggingPriority") ?? .defaultLow,
            for: .horizontal)
        setContentHuggingPriority(
            priority("verticalHuggingPriority", "verticalContentHuggingPriority") ?? .defaultLow,
            for: .vertical)
        if let value = priority(
            "horizontalCompressionResistancePriority", "horizontalContentCompressionResistancePriority")
        {
            setContentCompressionResistancePriority(value, for: .horizontal)
        }
        if let value = priority(
            "verticalCompressionResistancePriority", "verticalContentCompressionResistancePriority")
        {
            setContentCompressionResistancePriority(value, for: .vertical)
        }
    }

    private func decodeMargins(_ coder: NibCoder) {
        if let flag = coder.flag("preservesSuperviewLayoutMargins") { preservesSuperviewLayoutMargins = flag }
        if let flag = coder.flag("insetsLayoutMarginsFromSafeArea") { insetsLayoutMarginsFromSafeArea = flag }
        if let margins = coder.insets("layoutMargins") { layoutMargins = margins }
        if let margins = coder.directionalInsets("directionalLayoutMargins") {
            directionalLayoutMargins = margins
        }
    }

    private func decodeAccessibility(_ coder: NibCoder) {
        guard let element = coder.element.child(key: "accessibilityConfiguration") else { return }
        accessibilityIdentifier = element["identifier"] ?? accessibilityIdentifier
        let inner = coder.inner(element)
        let id = coder.element.id ?? ""
        if let label = coder.instantiation.translation(id + ".accessibilityLabel") ?? inner.text("label")
            ?? nil
        {
            accessibilityLabel = label
        }
        if let hint = coder.instantiation.translation(id + ".accessibilityHint") ?? inner.text("hint") ?? nil
        {
            accessibilityHint = hint
        }
        if let flag = element.child(named: "bool", key: "isElement")?.flag("value") {
            isAccessibilityElement = flag
        }
        guard let traits = element.child(named: "accessibilityTraits") else { return }
        accessibilityTraits = UIAccessibilityTraits(nib: traits)
    }

    private func decodeLayoutGuides(_ coder: NibCoder) {
        for child in coder.element.children where child.name == "viewLayoutGuide" {
            let guide: UILayoutGuide? =
                switch child.key {
                case "safeArea": safeAreaLayoutGuide
                case "layoutMargins", "layoutMarginsGuide": layoutMarginsGuide
                case "readableContent", "readableContentGuide": readableContentGuide
                case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide
                case "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide
                case "keyboard", "keyboardLayoutGuide": keyboardLayoutGuide
                default: nil
                }
            guard let guide else {
                ResourceProblems.note(
                    coder.instantiation.place(child)
                        + "the layout guide \(child.key ?? "") is not known; constraints to it are left out")
                continue
            }
            coder.instantiation.register(guide, id: child.id)
        }
    }

    private func decodeSubviews(_ coder: NibCoder) {
        if NibVariations.isNeeded(for: coder.source) {
            nibVariations = NibVariations(coder.source, coder.instantiation)
        }
        let members = coder.element.members(of: "subviews")
        guard !members.isEmpty else { return }
        let excluded = coder.source.excluded("subviews", in: coder.instantiation.sizeClasses)
        for member in members {
            guard let view = coder.instantiation.make(member) as? UIView else { continue }
            nibVariations?.keep(view, member)
            let isInstalled = !(member.id.map { excluded.contains($0) } ?? false)
            if isInstalled, view.superview == nil { addSubview(view) }
        }
    }
}

extension UIView.AutoresizingMask {
    /// From an `autoresizingMask` element.
    init(_ element: NibElement?) {
        self = []
        guard let element else { return }
        let names: [(String, Self)] = [
            ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
            ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        for (name, part) in names where element.flag(name) == true { insert(part) }
    }
}

extension UIView.ContentMode: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left,
        "right": .right, "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft,
        "bottomRight": .bottomRight,
    ]
}

extension UIAccessibilityTraits {
    init(nib element: NibElement) {
        self = .none
        let names: [(String, UIAccessibilityTraits)] = [
            ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
            ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
            ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
            ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
            ("adjustable", .adjustable), ("allowsDirectInteraction", .allowsDirectInteraction),
            ("causesPageTurn", .causesPageTurn), ("header", .header),
        ]
        for (name, trait) in names where element.flag(name) == true { insert(trait) }
    }
}
