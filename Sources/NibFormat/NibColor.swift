/// A colour as a document says it.
public enum NibColor: Equatable, Sendable {
    /// Where red, green and blue, or white, are measured.
    public enum Space: Equatable, Sendable { case sRGB, displayP3, genericRGB, gray }

    /// Components 0…1, beyond them for wide colours.
    case rgb(Space, red: Double, green: Double, blue: Double, alpha: Double)
    case white(Double, alpha: Double)
    case cmyk(cyan: Double, magenta: Double, yellow: Double, black: Double, alpha: Double)
    /// A system colour: "systemBackgroundColor"; with the value that is written beside the name, if any.
    indirect case system(String, fallback: NibColor?)
    /// A colour of an asset catalogue.
    case named(String)

    /// Nil for an element that names no colour.
    public init?(_ element: NibElement) {
        guard element.name == "color" else { return nil }
        self.init(element, allowsName: true)
    }

    private init?(_ element: NibElement, allowsName: Bool) {
        // A newer name wins over what is written for older Xcodes beside it.
        let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
        if allowsName, let name = names.lazy.compactMap({ element[$0] }).first {
            self = .system(name, fallback: NibColor(element, allowsName: false))
            return
        }
        if allowsName, let name = element["name"], element["colorSpace"] == nil || element["catalog"] != nil {
            self = .named(name)
            return
        }
        let alpha = element.number("alpha") ?? 1
        switch element["colorSpace"] {
        case "calibratedWhite", "deviceWhite":
            self = .white(element.number("white") ?? 0, alpha: alpha)
        case "custom" where element["white"] != nil:
            self = .white(element.number("white") ?? 0, alpha: alpha)
        case "deviceCMYK", "calibratedCMYK", "genericCMYK":
            self = .cmyk(
                cyan: element.number("cyan") ?? 0, magenta: element.number("magenta") ?? 0,
                yellow: element.number("yellow") ?? 0, black: element.number("black") ?? 0, alpha: alpha)
        case let space:
            guard space != nil || element["red"] != nil || element["white"] != nil else { return nil }
            if space == nil, let white = element.number("white") {
                self = .white(white, alpha: alpha)
                return
            }
            self = .rgb(
                Self.space(space, custom: element["customColorSpace"]), red: element.number("red") ?? 0,
                green: element.number("green") ?? 0, blue: element.number("blue") ?? 0, alpha: alpha)
        }
    }

    private static func space(_ name: String?, custom: String?) -> Space {
        switch (name, custom) {
        case ("custom", "displayP3"): .displayP3
        case ("calibratedRGB", _): .genericRGB
        default: .sRGB
        }
    }
}

extension NibElement {
    /// The colour under `key`, or `nil` where the document says so.
    public func color(_ key: String) -> Property<NibColor> {
        for child in children where child["key"] == key {
            if child.name == "nil" { return .none }
            if let color = NibColor(child) { return .some(color) }
        }
        return .absent
    }
}
