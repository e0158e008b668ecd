/// What an asset is looked up for.
public struct AssetTraits: Hashable, Sendable, CustomStringConvertible {
    public enum Idiom: String, Sendable { case phone = "iphone", pad = "ipad" }
    public enum SizeClass: String, Sendable { case compact, regular }

    /// Pixels a point.
    public var scale: Int
    public var idiom: Idiom
    public var isDark: Bool
    public var hasHighContrast: Bool
    public var isRightToLeft: Bool
    /// Nil: not said, as for a picture that belongs to no view.
    public var width: SizeClass?
    public var height: SizeClass?

    public init(
        scale: Int = 3, idiom: Idiom = .phone, isDark: Bool = false, hasHighContrast: Bool = false,
        isRightToLeft: Bool = false, width: SizeClass? = nil, height: SizeClass? = nil
    ) {
        (self.scale, self.idiom, self.isDark, self.hasHighContrast) = (scale, idiom, isDark, hasHighContrast)
        (self.isRightToLeft, self.width, self.height) = (isRightToLeft, width, height)
    }

    public var description: String {
        "\(scale)x \(idiom.rawValue)" + (isDark ? " dark" : "") + (hasHighContrast ? " contrast" : "")
            + (isRightToLeft ? " rtl" : "")
    }

    /// The screen's own scale, then finer ones, then coarser ones.
    public static func scales(_ scale: Int) -> [Int] {
        let own = min(max(scale, 1), 3)
        return [own] + [3, 2, 1].filter { $0 != own }
    }
}

/// The condition of an entry in a set: `{"appearance": "luminosity", "value": "dark"}`.
struct AssetAppearance: Decodable, Equatable, Sendable {
    var appearance: String
    var value: String
}

extension [AssetAppearance]? {
    /// How badly an entry fits; 0 for the entry that was made for `traits`.
    func misfit(_ traits: AssetTraits) -> Int {
        let list = self ?? []
        let luminosity = list.first { $0.appearance == "luminosity" }?.value
        let isHigh = list.contains { $0.appearance == "contrast" && $0.value == "high" }
        var misfit = 0
        switch luminosity {
        case nil: misfit += traits.isDark ? 2 : 1
        case "dark": misfit += traits.isDark ? 0 : 20
        default: misfit += traits.isDark ? 20 : 0
        }
        if isHigh != traits.hasHighContrast { misfit += isHigh ? 10 : 1 }
        return misfit
    }
}

extension AssetTraits {
    /// 0 for an entry of this idiom, 1 for a universal one; nil for one that other devices use.
    func misfit(idiom: String?) -> Int? {
        switch idiom ?? "universal" {
        case self.idiom.rawValue: 0
        case "universal": 1
        default: nil
        }
    }
    /// 0 for an entry of these size classes, 1 for one of any; nil for one that others use.
    func misfit(width: String?, height: String?) -> Int? {
        var misfit = 0
        for (wanted, own) in [(width, self.width), (height, self.height)] {
            guard let wanted else {
                misfit += 1
                continue
            }
            guard wanted == own?.rawValue else { return nil }
        }
        return misfit
    }
}
