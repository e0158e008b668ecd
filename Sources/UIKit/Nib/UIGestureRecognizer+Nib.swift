import NibFormat

extension UIGestureRecognizer {
    func decodeRecognizer(_ coder: NibCoder) {
        let element = coder.element
        if coder.flag("enabled") == false { isEnabled = false }
        cancelsTouchesInView = coder.flag("cancelsTouchesInView") ?? true
        delaysTouchesBegan = coder.flag("delaysTouchesBegan") ?? false
        delaysTouchesEnded = coder.flag("delaysTouchesEnded") ?? true
        switch self {
        case let edge as UIScreenEdgePanGestureRecognizer:
            let edges = element.child(key: "edges") ?? element
            let sides: [(String, UIRectEdge)] = [
                ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom),
            ]
            for (name, side) in sides where edges.flag(name) == true { edge.edges.insert(side) }
        case let tap as UITapGestureRecognizer:
            tap.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 1
            tap.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
        case let press as UILongPressGestureRecognizer:
            press.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 0
            press.minimumPressDuration = element.number("minimumPressDuration") ?? 0.5
            press.allowableMovement = coder.number("allowableMovement") ?? 10
        case let pan as UIPanGestureRecognizer:
            pan.minimumNumberOfTouches = element.integer("minimumNumberOfTouches") ?? 1
            pan.maximumNumberOfTouches = element.integer("maximumNumberOfTouches") ?? Int.max
        case let swipe as UISwipeGestureRecognizer:
            switch element["direction"] {
            case "left": swipe.direction = .left
            case "up": swipe.direction = .up
            case "down": swipe.direction = .down
            default: swipe.direction = .right
            }
        default: break
        }
    }
}
