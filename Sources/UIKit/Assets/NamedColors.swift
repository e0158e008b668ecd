import AssetFormat
import Synchronization

/// Colours of asset catalogs, read once, on any thread.
enum NamedColors {
    // Of the process: a cache, the same for every session.
    private static let known = Mutex<[String: UIColor]>([:])
    // Of the process: a cache, the same for every session.
    @MainActor private static var accentStore: UIColor??

    @MainActor static func forget() {
        known.withLock { $0 = [:] }
        accentStore = nil
    }

    /// The colour set that is the app's tint; nil when there is none or it is left empty.
    @MainActor static var accent: UIColor? {
        if let accentStore { return accentStore }
        let name = ApplicationLaunch.settings.accentColorName
        let found = name.flatMap { name in
            (try? BundleFiles.main.colorSet(named: name)) == nil ? nil : color(named: name, in: nil)
        }
        accentStore = .some(found)
        return found
    }

    static func color(named name: String, in bundle: Bundle?) -> UIColor? {
        let own = BundleFiles.own(of: bundle)
        if own == nil, let color = known.withLock({ $0[name] }) { return color }
        do {
            var set = try own?.colorSet(named: name)
            if set == nil { set = try BundleFiles.shared.colorSet(named: name) }
            if set == nil, let folder = (bundle ?? .main).resourcePath {
                set = try NamedImages.files(in: folder).colorSet(named: name)
            }
            guard let set else {
                noteMissing(name)
                return nil
            }
            // Xcode: a set that is left empty, as the template's accent colour, is none.
            guard !set.isEmpty else { return nil }
            let color = UIColor { traits in
                set.best(for: traits.forAssets).map(UIColor.init(asset:)) ?? .clear
            }
            (color.name, color.catalog) = (name, own == nil ? "" : bundle?.bundlePath ?? "")
            if own == nil { known.withLock { $0[name] = color } }
            return color
        } catch {
            ImageProblems.noteFromAnywhere(error.description)
            return nil
        }
    }

    private static func noteMissing(_ name: String) {
        let near = ImageProblems.nearest(to: name, in: BundleFiles.shared.catalogs.names(.color))
        let hint = near.isEmpty ? "" : "; nearest names: \(near.joined(separator: ", "))"
        Diagnostics.sayOnceFromAnywhere(
            "UIColor(named: \"\(name)\"): no such colour in the asset catalogs\(hint)")
    }
}

extension UIColor {
    /// A colour set of an asset catalog; it follows the appearance. Nil when there is none, which is also told once.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = NamedColors.color(named: name, in: bundle) else { return nil }
        self.init { traits in color.resolvedColor(with: traitCollection ?? traits) }
        self.name = name
        if traitCollection == nil { catalog = color.catalog }
    }

    fileprivate convenience init(asset value: ColorSet.Value) {
        switch value {
        case .components(let red, let green, let blue, let alpha):
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        case .system(let name):
            let color = UIColor.system(named: name)
            self.init { _ in color }
        }
    }

    /// "systemBlueColor", "labelColor" and so on, as asset catalogs and nibs call them; a message and black for
    /// other names.
    static func system(named name: String) -> UIColor {
        let base = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        if let color = systemColors[base] { return color }
        Diagnostics.sayOnceFromAnywhere("\"\(name)\" is not the name of a system colour")
        return .black
    }

    /// By the names of catalogs, nibs and archives, without "Color".
    static let systemColors: [String: UIColor] = {
        var colors: [String: UIColor] = [
            "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray,
            "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow,
            "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown, "clear": .clear,
            "lightText": .lightText, "darkText": .darkText,
            // Interface Builder's own names.
            "groupTableViewBackground": .systemGroupedBackground,
            "scrollViewTexturedBackground": .scrollViewTexturedBackground,
            "viewFlipsideBackground": .viewFlipsideBackground, "tableBackground": .systemBackground,
            "tableCellPlainBackground": .systemBackground,
            "tableCellGroupedBackground": .secondarySystemGroupedBackground, "tableSeparator": .separator,
            "tableCellBlueText": .systemBlue, "systemDarkBlue": .systemBlue, "systemDarkRed": .systemRed,
            "systemDarkGreen": .systemGreen, "systemDarkOrange": .systemOrange, "systemDarkPink": .systemPink,
            "systemDarkPurple": .systemPurple, "systemDarkTeal": .systemTeal,
            "systemDarkYellow": .systemYellow,
            "systemLightGray": .lightGray, "systemExtraLightGray": .systemGray5, "systemWhite": .white,
            "systemBlack": .black, "systemLightMidGray": .systemGray4, "systemMidGray": .systemGray3,
            "systemDarkGray": .systemGray2,
        ]
        let named: [UIColor] = [
            .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .separator,
            .opaqueSeparator, .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
            .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
            .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
            .systemRed, .systemGreen, .systemBlue, .systemOrange, .systemYellow, .systemPink, .systemPurple,
            .systemTeal, .systemIndigo, .systemBrown, .systemMint, .systemCyan, .systemGray, .systemGray2,
            .systemGray3, .systemGray4, .systemGray5, .systemGray6, .tintColor,
        ]
        for color in named { colors[color.name ?? ""] = color }
        return colors
    }()
}
