/// Why a font file cannot be used.
public enum FontError: Error, Equatable, CustomStringConvertible {
    case missing(FontFile)
    case unreadable(FontFile)

    public var description: String {
        switch self {
        case .missing(let file):
            guard let package = file.package else { return "font file \(file.path) does not exist" }
            return "font file \(file.path) does not exist: install the Debian package \(package)"
        case .unreadable(let file):
            return "font file \(file.path) holds no usable OpenType face number \(file.faceIndex)"
        }
    }
}
