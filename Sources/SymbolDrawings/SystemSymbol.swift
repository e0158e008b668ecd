import CoreGraphics

/// A symbol of our own design under a name that apps ask for, drawn on a square of 20 units whose side is 1.2 times
/// the point size. The drawings are in `SymbolTable`.
public struct SystemSymbol {
    /// In units.
    public var width: CGFloat = 20
    /// In the order drawn; shown is their outline look.
    public var pieces: [SymbolPiece]

    /// A frame in place of a symbol that is not drawn here; nil for names that no symbol could have: others than
    /// words of small letters and digits with single dots between.
    public static func placeholder(for name: String) -> SystemSymbol? {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        let isFormed = words.allSatisfy { word in
            !word.isEmpty && word.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
        }
        return isFormed ? SymbolNotation.symbol("line R 3 3 14 14 3") : nil
    }

    /// What apps may ask for, sorted; the names that are composed of these are not among them.
    public static var names: [String] { SymbolTable.names }

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
