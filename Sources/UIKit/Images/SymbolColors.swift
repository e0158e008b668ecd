import SymbolDrawings

/// How the levels of a symbol are coloured.
///
/// DIFFERS: levels are those of composed names, signs and contents before what holds them; of colours of their own only
/// signs at corners have some.
enum SymbolColors: Equatable {
    case monochrome, multicolor
    /// Nil: the tint.
    case hierarchical(UIColor?)
    case palette([UIColor])

    /// The one colour that all levels have in different strength.
    var tint: UIColor? {
        switch self {
        case .monochrome, .multicolor: nil
        case .hierarchical(let color): color
        case .palette(let colors): colors.count == 1 ? colors[0] : nil
        }
    }

    func inks(for traits: UITraitCollection) -> SymbolInks {
        switch self {
        case .monochrome: .one
        case .multicolor:
            .signs(
                rest: UIColor.tintColor.cgColor(with: traits),
                good: UIColor.systemGreen.cgColor(with: traits),
                bad: UIColor.systemRed.cgColor(with: traits),
                warning: UIColor.systemYellow.cgColor(with: traits))
        case .hierarchical: .levels(SymbolInks.fading)
        case .palette(let colors):
            colors.count > 1 ? .levels(colors.map { $0.cgColor(with: traits) }) : .one
        }
    }
}
