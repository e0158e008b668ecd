/// UIKit's classes for elements of nibs.
enum NibClass {
    static func named(_ element: String) -> String? {
        switch element {
        case "view", "customView": "UIView"
        case "viewController": "UIViewController"
        case "customObject", "placeholder", "object": nil
        default: "UI" + element.prefix(1).uppercased() + element.dropFirst()
        }
    }
}
