/// What lowered source asks where a class hands on the messages that it does not know: Foundation has neither
/// `responds(to:)` nor `forwardingTarget(for:)` here.
@preconcurrency @MainActor
public enum _Forwarding {
    // Of the process: used up within one call.
    private static var asksClassOnly = false

    /// Whether the object that a message would be handed on to knows it.
    public static func responds(_ name: String, _ target: (Selector) -> Any?) -> Bool {
        guard !asksClassOnly, let other = target(Selector(name)) else { return false }
        return Selector(name).isKnown(to: other as AnyObject)
    }

    /// `super.responds`: what a class knows without handing on.
    public static func itself(_ object: AnyObject) -> Itself { Itself(object: object) }

    /// `super.forwardingTarget(for:)`.
    public static func nothing(for aSelector: Selector?) -> Any? { nil }

    @preconcurrency @MainActor
    public struct Itself {
        let object: AnyObject

        public func callAsFunction(to aSelector: Selector?) -> Bool {
            let before = asksClassOnly
            asksClassOnly = true
            defer { asksClassOnly = before }
            return aSelector?.isKnown(to: object) ?? false
        }
    }
}
