/// UIKit's flags under the names that they had before Swift 3: a compiler that does not find one is helped with the
/// name of today, as Apple's is. They are no members of UIKit's here, for subclasses may have members of such names.
enum RenamedFlags {
    private static let names: Set<String> = [
        "accessibilityElement", "active", "cancelled", "continuous", "decelerating",
        "directionalLockEnabled", "doubleSided", "dragging", "editable", "editing", "enabled",
        "exclusiveTouch", "executing", "finished", "firstResponder", "geometryFlipped", "hidden",
        "highlighted", "multipleTouchEnabled", "navigationBarHidden", "on", "opaque", "pagingEnabled",
        "prefetchingEnabled", "removedOnCompletion", "scrollEnabled", "secureTextEntry", "selectable",
        "selected", "toolbarHidden", "tracking", "translucent", "userInteractionEnabled", "viewLoaded",
        "zooming",
    ]

    /// A compiler's message, with the flag's name of today where it misses the old one.
    static func helped(_ message: String) -> String {
        let mark = " has no member '"
        guard message.contains(": error: value of type '"), let start = message.range(of: mark)?.upperBound,
            let end = message[start...].firstIndex(of: "'"), names.contains(String(message[start..<end]))
        else { return message }
        let name = message[start..<end]
        return
            "\(message); in UIKit it has been renamed to 'is\(name.prefix(1).uppercased())\(name.dropFirst())'"
    }
}
