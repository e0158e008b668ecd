import CoreGraphics

/// Lines through a drawing and small drawings at its corner.
extension SystemSymbol {
    /// A line from top left to bottom right with a gap around it.
    var slashed: SystemSymbol {
        let reach = min(7.8, width / 2 - 0.8)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: width / 2 - reach, y: 2.2))
        path.addLine(to: CGPoint(x: width / 2 + reach, y: 17.8))
        return SystemSymbol(
            width: width,
            pieces: pieces + [
                SymbolPiece(path: path, thickness: 2.5, outline: .cutLine, filled: .cutLine),
                SymbolPiece(path: path, outline: .line, filled: .line),
            ])
    }

    /// `folder.badge.plus`, `person.fill.checkmark`, `bell.badge`, `bolt.trianglebadge.exclamationmark`.
    static func badged(_ words: [String]) -> SystemSymbol? {
        if let at = words.lastIndex(of: "trianglebadge"), at > 0,
            words.dropFirst(at + 1) == ["exclamationmark"]
        {
            guard let base = drawing(words[..<at].joined(separator: ".")),
                let sign = composed("exclamationmark.triangle")
            else { return nil }
            return base.badged(with: sign, nil)
        }
        if let at = words.lastIndex(of: "badge"), at > 0 {
            guard let base = drawing(words[..<at].joined(separator: ".")) else { return nil }
            let sign = words[(at + 1)...].joined(separator: ".")
            if sign.isEmpty { return base.dotted }
            return content(sign).map { base.badged(with: $0, signs[words.last ?? ""]) }
        }
        guard let sign = words.last,
            ["checkmark", "xmark", "exclamationmark", "questionmark"].contains(sign),
            let base = drawing(words.dropLast().joined(separator: "."))
        else { return nil }
        return drawing(sign).map { base.badged(with: $0, signs[sign]) }
    }

    private static let signs: [String: SymbolPiece.Sign] = [
        "plus": .good, "checkmark": .good, "minus": .bad, "xmark": .bad, "exclamationmark": .warning,
    ]

    private var dotted: SystemSymbol {
        let center = CGPoint(x: width - 4.6, y: 4.4)
        return SystemSymbol(
            width: width,
            pieces: behind + [
                Self.disc(center, 4.6, .cutSolid),
                Self.disc(center, 3.2, .solid).changed { $0.sign = .bad },
            ])
    }

    /// Signs of lines alone are cut out of a disc; others stand for themselves.
    private func badged(with sign: SystemSymbol, _ meaning: SymbolPiece.Sign?) -> SystemSymbol {
        let center = CGPoint(x: width - 5, y: 15)
        var made = behind + [Self.disc(center, 6, .cutSolid)]
        if sign.canFill {
            made += sign.filled.placed(at: center, scale: 0.42)
        } else {
            made.append(Self.disc(center, 4.6, .solid).changed { $0.sign = meaning })
            made += sign.placed(at: center, scale: 0.3).map {
                $0.changed {
                    $0.outline = $0.outline.inverted
                    $0.filled = $0.outline
                }
            }
        }
        return SystemSymbol(width: width, pieces: made)
    }

    private static func disc(_ center: CGPoint, _ r: CGFloat, _ paint: SymbolPiece.Paint) -> SymbolPiece {
        let path = CGPath(
            ellipseIn: CGRect(x: center.x - r, y: center.y - r, width: 2 * r, height: 2 * r), transform: nil)
        return SymbolPiece(path: path, outline: paint, filled: paint)
    }
}
