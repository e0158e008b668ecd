/// What `shoji-lower --outlines FILE` tells of a text that is compiled. FILE holds one for each original, by its path, as JSON.
public struct OutlinedText: Codable, Equatable, Sendable {
    /// Differs where the text does.
    public let text: String
    /// Differs where more than what happens in functions does: then other files of the module may have to be compiled anew.
    public let outline: String
    /// Whether it was read without doubt.
    public let isSound: Bool

    public init(text: String, outline: String, isSound: Bool) {
        (self.text, self.outline, self.isSound) = (text, outline, isSound)
    }
}
