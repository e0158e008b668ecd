import NibFormat

extension UINavigationItem: NibCoded {
    func decodeNavigationItem(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return }
        coder.instantiation.arrive(self, coder.source)
        let element = coder.element
        if let title = coder.text("title") { self.title = title }
        if let prompt = coder.text("prompt") { self.prompt = prompt }
        switch element["largeTitleDisplayMode"] {
        case "always": largeTitleDisplayMode = .always
        case "never": largeTitleDisplayMode = .never
        default: break
        }
        hidesBackButton = coder.flag("hidesBackButton") ?? false
        leftItemsSupplementBackButton = coder.flag("leftItemsSupplementBackButton") ?? false
        if let view: UIView = coder.object("titleView") { titleView = view }
        if let item: UIBarButtonItem = coder.object("backBarButtonItem") { backBarButtonItem = item }
        if let items = items("leftBarButtonItem", coder) { leftBarButtonItems = items }
        if let items = items("rightBarButtonItem", coder) { rightBarButtonItems = items }
    }

    /// One under the key, or several in the container of that name; nil: none.
    private func items(_ key: String, _ coder: NibCoder) -> [UIBarButtonItem]? {
        if let item: UIBarButtonItem = coder.object(key) { return [item] }
        let members = coder.element.members(of: key + "s")
        guard !members.isEmpty else { return nil }
        return members.compactMap { coder.instantiation.make($0) as? UIBarButtonItem }
    }
}

extension UIBarItem {
    /// What all items of bars have.
    func decodeBarItem(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return }
        coder.instantiation.arrive(self, coder.source)
        if coder.flag("enabled") == false { isEnabled = false }
        tag = coder.element.integer("tag") ?? 0
        guard let element = coder.element.child(key: "accessibilityConfiguration") else { return }
        accessibilityIdentifier = element["identifier"]
        if let label = coder.inner(element).text("label") { accessibilityLabel = label }
    }

    /// After the system's look for the item, which these replace.
    fileprivate func decodeTitleAndImage(_ coder: NibCoder) {
        if let title = coder.text("title") { self.title = title }
        if let image = coder.image("image") { self.image = image }
        if let image = coder.image("landscapeImage") { landscapeImagePhone = image }
    }
}

extension UIBarButtonItem {
    func decodeBarButtonItem(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return }
        let element = coder.element
        if let name = element["systemItem"], let item = SystemItem(nib: name) {
            apply(item)
            if item == .done || item == .save { style = .done }
        }
        isSpringLoaded = coder.flag("springLoaded") ?? false
        decodeTitleAndImage(coder)
        switch element["style"] {
        case "done": style = .done
        case "bordered": style = .bordered
        default: break
        }
        width = coder.number("width") ?? 0
        if let color = coder.givenColor("tintColor") { tintColor = color }
        if let view: UIView = coder.object("customView") { customView = view }
    }
}

extension UITabBarItem {
    func decodeTabBarItem(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return }
        if let name = coder.element["systemItem"], let item = SystemItem(nib: name) { apply(item) }
        decodeTitleAndImage(coder)
        if let image = coder.image("selectedImage") { selectedImage = image }
        if let text = coder.text("badgeValue") { badgeValue = text }
        if let color = coder.givenColor("badgeColor") { badgeColor = color }
        if let offset = coder.element.child(key: "titlePositionAdjustment") {
            titlePositionAdjustment = UIOffset(
                horizontal: offset.number("horizontal").map { CGFloat($0) } ?? 0,
                vertical: offset.number("vertical").map { CGFloat($0) } ?? 0)
        }
    }
}

extension UITabBarItem.SystemItem: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
        "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
        "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}

extension UIBarButtonItem.SystemItem: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
        "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
        "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
        "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play,
        "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
        "pageCurl": .pageCurl, "close": .close,
    ]
}
