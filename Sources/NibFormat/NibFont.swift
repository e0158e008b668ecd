/// A `fontDescription` or `font` element.
public struct NibFont: Equatable, Sendable {
    public enum Face: Equatable, Sendable {
        /// The system's, with its weight as written: "semibold"; nil: regular.
        case system(weight: String?)
        case italicSystem
        /// By PostScript name: "Avenir-Heavy".
        case named(String, family: String?)
        /// "UICTFontTextStyleBody".
        case textStyle(String)
        /// A size of the system's own: "smallSystem" and the like.
        case meta(String)
    }

    public let face: Face
    /// Points; nil: the kind's own size.
    public let pointSize: Double?

    public init?(_ element: NibElement) {
        switch element.name {
        case "fontDescription", "customFontDescription": break
        case "font":
            pointSize = element.number("size") ?? element.number("pointSize")
            if let meta = element["metaFont"] {
                face =
                    meta.hasPrefix("system") && pointSize != nil
                    ? .system(weight: meta == "systemBold" ? "bold" : nil) : .meta(meta)
            } else {
                face = element["name"].map { .named($0, family: nil) } ?? .system(weight: nil)
            }
            return
        default: return nil
        }
        pointSize = element.number("pointSize") ?? element.number("size")
        if let style = element["style"] {
            face = .textStyle(style)
        } else if let name = element["name"] {
            face = .named(name, family: element["family"])
        } else {
            switch element["type"] {
            case "boldSystem": face = .system(weight: "bold")
            case "italicSystem": face = .italicSystem
            case nil where element["family"] != nil:
                face = .named(element["family"]!, family: element["family"])
            case "smallSystem": face = .meta("smallSystem")
            default: face = .system(weight: element["weight"])
            }
        }
    }
}

extension NibElement {
    /// The font under `key`; its attribute form has a description with that key.
    public func font(_ key: String) -> NibFont? {
        children.lazy.filter { $0["key"] == key }.compactMap { NibFont($0) }.first
    }
}
