import NibFormat

extension UINavigationBar {
    /// What a document says of texts and backgrounds.
    func decodeBarAppearance(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return }
        if coder.flag("prefersLargeTitles") == true { prefersLargeTitles = true }
        titleTextAttributes = coder.textAttributes("titleTextAttributes")
        largeTitleTextAttributes = coder.textAttributes("largeTitleTextAttributes")
        if let image = coder.image("backIndicatorImage") { backIndicatorImage = image }
        if let image = coder.image("shadowImage") { shadowImage = image }
        if let look = coder.appearance("standardAppearance") { standardAppearance = look }
        if let look = coder.appearance("scrollEdgeAppearance") { scrollEdgeAppearance = look }
        if let look = coder.appearance("compactAppearance") { compactAppearance = look }
    }
}

extension NibCoder {
    /// A `textAttributes` child: colour and font of a bar's title.
    @MainActor
    func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard let element = element.children.first(where: { $0.key == key && $0.name == "textAttributes" })
        else {
            return nil
        }
        let inner = inner(element)
        var found: [NSAttributedString.Key: Any] = [:]
        if let font = inner.font("fontDescription") ?? inner.font("font") { found[.font] = font }
        if let color = inner.givenColor("textColor") { found[.foregroundColor] = color }
        return found.isEmpty ? nil : found
    }

    @MainActor
    fileprivate func appearance(_ key: String) -> UINavigationBarAppearance? {
        guard let element = element.child(key: key) else { return nil }
        let inner = inner(element)
        let look = UINavigationBarAppearance()
        switch element["backgroundStyle"] ?? element["backgroundEffect"] {
        case "transparent": look.configureWithTransparentBackground()
        case "opaque": look.configureWithOpaqueBackground()
        default: break
        }
        if let color = inner.color("backgroundColor") { look.backgroundColor = color }
        if let color = inner.color("shadowColor") { look.shadowColor = color }
        if let text = inner.textAttributes("titleTextAttributes") { look.titleTextAttributes = text }
        if let text = inner.textAttributes("largeTitleTextAttributes") {
            look.largeTitleTextAttributes = text
        }
        return look
    }
}
