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
        if let color = coder.color("tintColor") { tintColor = color }
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
        if let color = coder.color("badgeColor") { badgeColor = color }
        if let offset = coder.element.child(key: "titlePositionAdjustment") {
            titlePositionAdjustment = UIOffset(
                horizontal: offset.number("horizontal").map { CGFloat($0) } ?? 0,
                vertical: offset.number("vertical").map { CGFloat($0) } ?? 0)
        }
    }
}

extension UITabBarItem.SystemItem {
    init?(nib name: String) {
        switch name {
        case "more": self = .more
        case "favorites": self = .favorites
        case "featured": self = .featured
        case "topRated": self = .topRated
        case "recents": self = .recents
        case "contacts": self = .contacts
        case "history": self = .history
        case "bookmarks": self = .bookmarks
        case "search": self = .search
        case "downloads": self = .downloads
        case "mostRecent": self = .mostRecent
        case "mostViewed": self = .mostViewed
        default: return nil
        }
    }
}

extension UIBarButtonItem.SystemItem {
    init?(nib name: String) {
        switch name {
        case "done": self = .done
        case "cancel": self = .cancel
        case "edit": self = .edit
        case "save": self = .save
        case "add": self = .add
        case "flexibleSpace": self = .flexibleSpace
        case "fixedSpace": self = .fixedSpace
        case "compose": self = .compose
        case "reply": self = .reply
        case "action": self = .action
        case "organize": self = .organize
        case "bookmarks": self = .bookmarks
        case "search": self = .search
        case "refresh": self = .refresh
        case "stop": self = .stop
        case "camera": self = .camera
        case "trash": self = .trash
        case "play": self = .play
        case "pause": self = .pause
        case "rewind": self = .rewind
        case "fastForward": self = .fastForward
        case "undo": self = .undo
        case "redo": self = .redo
        case "pageCurl": self = .pageCurl
        case "close": self = .close
        default: return nil
        }
    }
}
