/// What a `connections` element of an object holds.
public enum NibConnection: Sendable {
    case outlet(NibOutlet)
    case action(NibAction)
    case segue(NibSegue)

    /// Nil for what is no connection.
    public init?(_ element: NibElement) {
        switch element.name {
        case "outlet", "outletCollection":
            guard let outlet = NibOutlet(element) else { return nil }
            self = .outlet(outlet)
        case "action":
            guard let action = NibAction(element) else { return nil }
            self = .action(action)
        case "segue":
            guard let segue = NibSegue(element) else { return nil }
            self = .segue(segue)
        default: return nil
        }
    }
}

/// The object's property `property` gets the object `destination`; of a collection, one of its members.
public struct NibOutlet: Sendable {
    public let element: NibElement
    public let property: String
    public let destination: String
    public let isCollection: Bool

    public init?(_ element: NibElement) {
        guard let property = element["property"], let destination = element["destination"] else { return nil }
        self.element = element
        self.property = property
        self.destination = destination
        isCollection = element.name == "outletCollection"
    }
}

/// The object sends `selector` to `destination`.
public struct NibAction: Sendable {
    public let element: NibElement
    /// "refresh:".
    public let selector: String
    public let destination: String
    /// "touchUpInside"; nil for objects with one kind of event.
    public let eventType: String?

    public init?(_ element: NibElement) {
        guard let selector = element["selector"], let destination = element["destination"] else { return nil }
        self.element = element
        self.selector = selector
        self.destination = destination
        eventType = element["eventType"]
    }
}

/// A transition from the object to the scene `destination`.
public struct NibSegue: Sendable {
    public let element: NibElement
    /// "show", "showDetail", "presentation", "push", "modal", "embed", "relationship", "unwind", "custom",
    /// "popoverPresentation", "replace".
    public let kind: String
    public let destination: String
    public let identifier: String?
    /// Of `kind` "relationship": "rootViewController", "viewControllers".
    public let relationship: String?
    public let unwindAction: String?
    /// What sends it where the object has several: "accessory" of a cell.
    public let trigger: String?
    /// The method of an `@IBSegueAction`.
    public let instantiator: String?
    public let animates: Bool
    public let customClass: String?
    public let customModule: String?
    public let modalPresentationStyle: String?
    public let modalTransitionStyle: String?

    public init?(_ element: NibElement) {
        guard element.name == "segue", let destination = element["destination"] else { return nil }
        self.element = element
        self.destination = destination
        kind = element["kind"] ?? "show"
        identifier = element["identifier"]
        relationship = element["relationship"]
        unwindAction = element["unwindAction"]
        trigger = element["trigger"]
        instantiator = element["instantiator"] ?? element["destinationCreationSelector"]
        animates = element.flag("animates") ?? true
        customClass = element["customClass"]
        customModule = element["customModule"]
        modalPresentationStyle = element["modalPresentationStyle"]
        modalTransitionStyle = element["modalTransitionStyle"]
    }
}

extension NibElement {
    /// What this object is connected with, in the order of the file.
    public var connections: [NibConnection] { members(of: "connections").compactMap(NibConnection.init) }
}
