/// A symbol of our own design under a name that apps ask for, drawn on a square of 20 units whose side is 1.2 times
/// the point size. The drawings are in `SymbolTable`.
struct SystemSymbol {
    /// In units.
    var width: CGFloat = 20
    /// In the order drawn; shown is their outline look.
    var pieces: [SymbolPiece]

    /// A frame in place of a symbol that is not drawn here; nil for names that no symbol could have: others than
    /// words of small letters and digits with single dots between.
    static func placeholder(for name: String) -> SystemSymbol? {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        let isFormed = words.allSatisfy { word in
            !word.isEmpty && word.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
        }
        return isFormed ? SymbolNotation.symbol("line R 3 3 14 14 3") : nil
    }

    /// Drawn names, filled ones among them, that are spelled most like `name`.
    @MainActor static func nearest(to name: String) -> [String] {
        let filled = SymbolTable.names.lazy.filter { !$0.hasSuffix(".fill") }.map { $0 + ".fill" }
        return ImageProblems.nearest(to: name, in: SymbolTable.names + filled)
    }

    /// In units of the design square.
    static func lineWidth(of weight: UIImage.SymbolWeight) -> CGFloat {
        switch weight {
        case .ultraLight: 0.6
        case .thin: 0.9
        case .light: 1.2
        case .unspecified, .regular: 1.6
        case .medium: 1.9
        case .semibold: 2.2
        case .bold: 2.5
        case .heavy: 2.9
        case .black: 3.3
        }
    }

    func image(pointSize: CGFloat, lineWidth: CGFloat, scale: CGFloat) -> CGImage {
        let unit = pointSize * 1.2 / 20
        let size = CGSize(width: width * unit, height: 20 * unit)
        let context = CGContext(recordingIn: CGRect(origin: .zero, size: size), scale: scale)
        context.scaleBy(x: unit, y: unit)
        for piece in pieces {
            var style = StrokeStyle()
            style.width = lineWidth * piece.thickness
            style.cap = .round
            style.join = .round
            let line = DrawingCommand.stroke(piece.path, style, .black)
            let area = DrawingCommand.fill(piece.path, .winding, .black)
            switch piece.outline {
            case .line: context.append(line)
            case .solid: context.append(area)
            case .body: context.append([area, line])
            case .cutLine: Self.cut([line], in: context)
            case .cutSolid: Self.cut([area], in: context)
            case .cutBody: Self.cut([area, line], in: context)
            }
        }
        return context.makeImage(size: size)
    }

    private static func cut(_ commands: [DrawingCommand], in context: CGContext) {
        context.append(.setBlendMode(.destinationOut))
        context.append(commands)
        context.append(.setBlendMode(.normal))
    }
}
