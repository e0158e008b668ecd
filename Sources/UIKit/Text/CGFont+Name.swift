import CoreGraphics
import TextLayout

extension CGFont {
    /// The face of that PostScript or full name, as `UIFont(name:size:)` finds it; nil where there is none.
    public convenience init?(_ name: CFString) {
        let name = name as String
        guard let typeface = FontNames.typeface(named: name) else { return nil }
        let face = SharedText.shaping { $0.library.source(for: typeface).cgFont }
        self.init(
            path: face.path, faceIndex: face.faceIndex, fullName: name, unitsPerEm: face.unitsPerEm,
            isColored: face.isColored, fit: face.fit)
    }
}
