import CoreGraphics

/// A symbol of our own design under a name that apps ask for, drawn on a square of 20 units whose side is 1.2 times
/// the point size. The drawings are in `SymbolTable`.
public struct SystemSymbol {
    /// In units.
    public var width: CGFloat = 20
    /// In the order drawn; shown is their outline look.
    public var pieces: [SymbolPiece]

    /// A plain rounded square in place of a symbol that Apple has and that is not drawn here.
    public static var placeholder: SystemSymbol { SymbolNotation.symbol("line R 3 3 14 14 3") }

    /// Whether Apple has a symbol of this name.
    public static func isName(_ name: String) -> Bool { SystemNames.contains(name) }

    /// The names of Apple's symbols.
    public static var names: [String] { SystemNames.all }

    /// - Parameters:
    ///   - lineWidth: in units of the design square.
    ///   - inks: the colours of the pieces.
    public func image(pointSize: CGFloat, lineWidth: CGFloat, scale: CGFloat, _ inks: SymbolInks = .one)
        -> CGImage
    {
        let unit = pointSize * 1.2 / 20
        let size = CGSize(width: width * unit, height: 20 * unit)
        let context = CGContext(recordingIn: CGRect(origin: .zero, size: size), scale: scale)
        context.scaleBy(x: unit, y: unit)
        for piece in pieces {
            var style = StrokeStyle()
            style.width = lineWidth * piece.thickness
            style.cap = .round
            style.join = .round
            let ink = inks.color(of: piece)
            Self.paint(piece.outline, piece.path, style, ink, in: context)
            if inks.haveLevels, piece.isInlay, piece.outline.isCut {
                Self.paint(piece.outline.inverted, piece.path, style, ink, in: context)
            }
        }
        return context.makeImage(size: size)
    }

    private static func paint(
        _ paint: SymbolPiece.Paint, _ path: CGPath, _ style: StrokeStyle, _ ink: CGColor,
        in context: CGContext
    ) {
        let cuts = paint.isCut
        let line = DrawingCommand.stroke(path, style, cuts ? .black : ink)
        let area = DrawingCommand.fill(path, .winding, cuts ? .black : ink)
        let commands: [DrawingCommand] =
            switch paint {
            case .line, .cutLine: [line]
            case .solid, .cutSolid: [area]
            case .body, .cutBody: [area, line]
            }
        if cuts { cut(commands, in: context) } else { context.append(commands) }
    }

    private static func cut(_ commands: [DrawingCommand], in context: CGContext) {
        context.append(.setBlendMode(.destinationOut))
        context.append(commands)
        context.append(.setBlendMode(.normal))
    }
}
