/// A picture that a document names.
public struct NibImage: Equatable, Sendable {
    public let name: String
    /// A system symbol, not a picture of the app.
    public let isSystem: Bool
    /// As written: "small", "medium", "large"; nil: the default.
    public var symbolScale: String?
    public var renderingMode: String?

    public init(name: String, isSystem: Bool, symbolScale: String? = nil, renderingMode: String? = nil) {
        self.name = name
        self.isSystem = isSystem
        self.symbolScale = symbolScale
        self.renderingMode = renderingMode
    }
}

extension NibElement {
    /// The picture under `key`: an attribute, with `catalog="system"` beside it for symbols, or an `imageReference`.
    public func image(_ key: String) -> NibImage? {
        if let name = self[key] { return NibImage(name: name, isSystem: self["catalog"] == "system") }
        guard let reference = child(named: "imageReference", key: key), let name = reference["image"] else {
            return nil
        }
        return NibImage(
            name: name, isSystem: reference["catalog"] == "system", symbolScale: reference["symbolScale"],
            renderingMode: reference["renderingMode"])
    }
}
