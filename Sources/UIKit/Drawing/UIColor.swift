/// A colour that may depend on the traits it is shown under. Immutable, and of any thread.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    /// Makes Foundation see a Swift object here: it takes bits 8 to 17 of an object's first word for a type of its own.
    private let foundationMark: UInt = 0x3FF00
    private enum Kind {
        case fixed(CGColor)
        case dynamic((UITraitCollection) -> UIColor)
    }
    private let kind: Kind
    /// The name under which UIKit or an asset catalog knows the colour; set as it is made.
    final var name: String?
    /// The bundle of the asset catalog that the colour is of, "" for the app's; set as it is made.
    final var catalog: String?
    /// Whether it is the system's colour of that name.
    final var isSystem = false

    private convenience init(_ color: CGColor) { self.init(cgColor: color) }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        kind = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Clear. Apple's documentation does not say what it is.
    public override convenience init() { self.init(white: 0, alpha: 0) }

    public init(white: CGFloat, alpha: CGFloat) { kind = .fixed(CGColor(gray: white, alpha: alpha)) }

    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        kind = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Hue, saturation and brightness 0...1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let h = (hue - hue.rounded(.down)) * 6
        let x = h - h.rounded(.down)
        let (p, q, t) = (
            brightness * (1 - saturation), brightness * (1 - saturation * x),
            brightness * (1 - saturation * (1 - x))
        )
        let v = brightness
        let (r, g, b): (CGFloat, CGFloat, CGFloat) =
            switch Int(cutting: h) % 6 {
            case 0: (v, t, p)
            case 1: (q, v, p)
            case 2: (p, v, t)
            case 3: (p, q, v)
            case 4: (t, p, v)
            default: (v, p, q)
            }
        kind = .fixed(CGColor(red: r, green: g, blue: b, alpha: alpha))
    }

    /// What `#colorLiteral` makes.
    public required init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        kind = .fixed(
            CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)))
    }

    public init(cgColor: CGColor) { kind = .fixed(cgColor) }

    /// - Parameter dynamicProvider: called on the thread that asks for the colour.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        kind = .dynamic(dynamicProvider)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archives

    open class var supportsSecureCoding: Bool { true }

    /// From an archive; nil when it holds no colour.
    public required init?(coder: NSCoder) {
        guard let stored = UIColor.stored(in: coder) else { return nil }
        (kind, name, isSystem) = (stored.kind, stored.name, stored.isSystem)
    }

    /// A system colour by its name, any other one as it is under the current traits.
    open func encode(with coder: NSCoder) { store(in: coder) }

    /// The colour under `traits`.
    open func resolvedColor(with traits: UITraitCollection) -> UIColor {
        switch kind {
        case .fixed: self
        case .dynamic(let provider): provider(traits).resolvedColor(with: traits)
        }
    }

    /// Resolved under the current traits.
    open var cgColor: CGColor {
        if case .fixed(let color) = kind { return color }
        return switch resolvedColor(with: .current).kind {
        case .fixed(let color): color
        case .dynamic: .clear
        }
    }

    func cgColor(with traits: UITraitCollection) -> CGColor {
        if case .fixed(let color) = kind { return color }
        return resolvedColor(with: traits).cgColor
    }

    /// Whether the colour may look different under other traits.
    var isDynamic: Bool { if case .dynamic = kind { true } else { false } }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch kind {
        case .fixed(let color): UIColor(color.copy(alpha: alpha) ?? color)
        case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
        }
    }

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?)
        -> Bool
    {
        let color = cgColor
        white?.pointee = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
        alpha?.pointee = color.alpha
        return color.red == color.green && color.green == color.blue
    }

    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = HueParts(cgColor)
        hue?.pointee = parts.hue
        saturation?.pointee = parts.saturation
        brightness?.pointee = parts.brightness
        alpha?.pointee = cgColor.alpha
        return true
    }

    /// Sets fill and stroke colour of the current context.
    open func set() {
        setFill()
        setStroke()
    }
    open func setFill() { GraphicsContextStack.here.context?.setFillColor(cgColor) }
    open func setStroke() { GraphicsContextStack.here.context?.setStrokeColor(cgColor) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        if isSystem || catalog != nil, isSystem == other.isSystem, catalog == other.catalog,
            name == other.name
        {
            return true
        }
        guard case .fixed(let a) = kind, case .fixed(let b) = other.kind else { return false }
        return a == b
    }

    open override var hash: Int {
        if case .fixed(let color) = kind { return color.hashValue }
        return isSystem || catalog != nil ? name.hashValue : ObjectIdentifier(self).hashValue
    }

    open override dynamic var debugDescription: String { super.debugDescription }
    /// UIKit (printed by apps): `UIExtendedSRGBColorSpace 1 0 0 1`, `<UIDynamicSystemColor: 0x2839a1ec0; name = systemBackgroundColor>`.
    open override dynamic var description: String {
        if isSystem { return "<UIDynamicSystemColor: \(address); name = \(name ?? "")Color>" }
        guard case .fixed(let color) = kind else {
            return name.map { "<UIDynamicCatalogColor: \(address); name = \($0)>" }
                ?? "<UIDynamicProviderColor: \(address)>"
        }
        let space = color.numberOfComponents == 2 ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
        let numbers = (color.components ?? []).map(\.short)
        return ([space] + numbers).joined(separator: " ")
    }
}

/// The type of a `#colorLiteral` whose context names none.
public typealias _ColorLiteralType = UIColor

/// A colour as hue, saturation and brightness, each 0...1.
private struct HueParts {
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    let brightness: CGFloat

    init(_ color: CGColor) {
        let (r, g, b) = (color.red, color.green, color.blue)
        brightness = max(r, g, b)
        let span = brightness - min(r, g, b)
        guard span > 0 else { return }
        saturation = brightness > 0 ? span / brightness : 0
        let sixth =
            if brightness == r {
                (g - b) / span
            } else if brightness == g {
                (b - r) / span + 2
            } else {
                (r - g) / span + 4
            }
        hue = (sixth < 0 ? sixth + 6 : sixth) / 6
    }
}
