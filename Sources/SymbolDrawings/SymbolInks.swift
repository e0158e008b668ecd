import CoreGraphics

/// The colours with which a symbol is drawn.
public enum SymbolInks: Hashable, Sendable {
    /// Everything black: only the alpha counts.
    case one
    /// From the front; the last one is for all that lie behind.
    case levels([CGColor])
    case signs(rest: CGColor, good: CGColor, bad: CGColor, warning: CGColor)

    /// Not recorded; read off published pictures.
    public static let fading = [CGColor.black, CGColor(gray: 0, alpha: 0.5), CGColor(gray: 0, alpha: 0.25)]

    public var haveLevels: Bool { if case .levels = self { true } else { false } }

    public func color(of piece: SymbolPiece) -> CGColor {
        switch self {
        case .one: .black
        case .levels(let colors): colors[min(piece.level, colors.count - 1)]
        case .signs(let rest, let good, let bad, let warning):
            switch piece.sign {
            case .good: good
            case .bad: bad
            case .warning: warning
            case nil: rest
            }
        }
    }
}
