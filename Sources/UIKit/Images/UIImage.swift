/// A picture and how it is to be shown. Immutable, and of any thread; pixels are decoded by the display, once.
open class UIImage: NSObject, NSCopying, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
    /// Makes Foundation see a Swift object here: it takes bits 8 to 17 of an object's first word for a type of its own.
    private let foundationMark: UInt = 0x3FF00
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
    /// How bright a picture may be.
    public enum DynamicRange: Int, Sendable {
        case unspecified = -1
        case standard = 0
        case constrainedHigh, high
    }
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    final var values: Values

    /// The whole of a picture as a value.
    struct Values: Equatable {
        var image: CGImage
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        /// Whether it was made so that it grows by parts: caps of zero then mean all of it.
        var isResizable = false
        var alignmentInsets = UIEdgeInsets.zero
        var baseline: CGFloat?
        var hasNoBaseline = false
        var flipsForRightToLeft = false
        /// Set by `withTintColor`.
        var tint: UIColor?
        /// What dumps and messages call the picture.
        var name: String?
        var symbol: SymbolRequest?
        /// The pictures of an animated one, and the seconds that all of them take.
        fileprivate(set) var frames: [UIImage]?
        fileprivate(set) var duration = 0.0
        /// Where the picture's other variants are; nil when it has none.
        var asset: UIImageAsset?
    }

    open var accessibilityIdentifier: String?

    convenience init(_ values: Values) {
        self.init()
        self.values = values
    }

    /// A picture without pixels, of size zero: what bars take for "no picture".
    public override init() {
        values = Values(image: .empty)
        super.init()
    }

    // MARK: From files

    /// A picture of the app's bundle: an image set of an asset catalogue, or a file found by its name with or
    /// without extension, at the best of the scales there are.
    /// UIKit: nil when there is none; here that is also told once, with the nearest names.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
    ) {
        guard let values = NamedImages.values(named: name, in: bundle, traits ?? .current) else { return nil }
        self.init(values)
    }

    /// - Parameter configuration: a symbol's weight and scale where the picture is one; its traits choose the variant.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
        guard let configured = configuration.map(withConfiguration) else { return }
        values = configured.values
    }

    /// What `#imageLiteral(resourceName:)` makes; an empty picture when there is none, which is also told once.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(
            NamedImages.values(named: name, in: nil, .current) ?? Values(image: .empty, name: name))
    }

    /// The file at `path`, or beside it the one for the screen's scale (`name@2x.png`).
    public init?(contentsOfFile path: String) {
        guard let values = NamedImages.values(contentsOf: path) else { return nil }
        self.values = values
        super.init()
    }

    /// The bytes of a PNG or JPEG file; nil for anything else.
    public init?(data: Data) {
        guard let values = NamedImages.values(data: data, scale: 1, origin: nil) else { return nil }
        self.values = values
        super.init()
    }

    public init?(data: Data, scale: CGFloat) {
        guard let values = NamedImages.values(data: data, scale: scale, origin: nil) else { return nil }
        self.values = values
        super.init()
    }

    public init(cgImage: CGImage) {
        values = Values(image: cgImage)
        super.init()
    }

    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        values = Values(image: cgImage, scale: max(scale, 0.001), orientation: orientation)
        super.init()
    }

    /// A symbol by its system name, drawn by this library in a design of its own.
    /// UIKit: nil for a name that no system symbol has. DIFFERS: of Apple's symbols those of `SymbolTable` and what is composed of them are
    /// drawn; for others a plain rounded square stands, named once.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let request = SymbolRequest(name: name, configuration: configuration as? SymbolConfiguration)
        guard let values = request.values else { return nil }
        self.init(values)
    }

    /// - Parameter variableValue: from 0 to 1: how much of a symbol that shows a quantity is drawn in full.
    public convenience init?(
        systemName name: String, variableValue: Double, configuration: Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
        Kept.say("UIImage.init(systemName:variableValue:configuration:)", "symbols are drawn in full")
    }

    public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A picture that an image view shows as its `images`, one after the other; nil when there are none.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard var values = images.first?.values else { return nil }
        values.frames = images
        values.duration = duration
        return UIImage(values)
    }

    /// The pictures "name0", "name1" and so on, as far as there are any.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        // UIKit: "starting at 0 or 1" (its header).
        let start = NamedImages.values(named: "\(name)0", in: nil, .current) == nil ? 1 : 0
        var images: [UIImage] = []
        while let values = NamedImages.values(named: "\(name)\(start + images.count)", in: nil, .current) {
            images.append(UIImage(values))
        }
        return animatedImage(with: images, duration: duration)
    }

    // MARK: Archives

    open class var supportsSecureCoding: Bool { true }

    /// From an archive; nil when it holds no picture.
    public required init?(coder: NSCoder) {
        values = Values(image: .empty)
        super.init()
        guard decodeStored(coder) else { return nil }
    }

    /// A symbol by its name, any other picture as a PNG file.
    open func encode(with coder: NSCoder) { store(in: coder) }

    // MARK: What it is

    /// The pictures of an animated one.
    open var images: [UIImage]? { values.frames }
    /// Seconds that all of `images` take.
    open var duration: TimeInterval { values.duration }

    open var cgImage: CGImage? { values.image }
    /// Pixels a point.
    open var scale: CGFloat { values.scale }
    /// In points, after the orientation is applied.
    open var size: CGSize { values.size }
    open var imageOrientation: Orientation { values.orientation }
    open var renderingMode: RenderingMode { values.renderingMode }
    open var capInsets: UIEdgeInsets { values.capInsets }
    open var resizingMode: ResizingMode { values.resizingMode }
    open var alignmentRectInsets: UIEdgeInsets { values.alignmentInsets }
    open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
    /// The picture's variants for other appearances.
    open var imageAsset: UIImageAsset? { values.asset ?? values.name.map { NamedImages.asset($0, nil) } }
    open var isSymbolImage: Bool { values.symbol != nil }
    open var symbolConfiguration: SymbolConfiguration? { values.symbol?.configuration }
    /// Nil when the picture has none; points from the bottom.
    open var baselineOffsetFromBottom: CGFloat? {
        values.hasNoBaseline ? nil : values.baseline
    }

    // MARK: The same in another way

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }
    /// Drawn in `color` wherever it is shown; only the alpha of the picture counts.
    open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }
    /// Corners keep their size, in points, when the picture is shown larger; what lies between them is repeated.
    open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: insets, resizingMode: .tile)
    }
    open func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed {
            $0.capInsets = insets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }
    /// Stretched only in the one point after the caps, as before iOS 5.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: topCapHeight > 0 ? max(size.height - top - 1, 0) : 0,
            right: leftCapWidth > 0 ? max(size.width - left - 1, 0) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }
    open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentInsets = insets }
    }
    open func imageWithoutBaseline() -> UIImage { changed { $0.hasNoBaseline = true } }
    open func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage { changed { $0.baseline = offset } }
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }
    open func withHorizontallyFlippedOrientation() -> UIImage {
        changed { $0.orientation = $0.orientation.flippedHorizontally }
    }
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        configured(configuration) ?? self
    }
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        configured(configuration)
    }

    /// Pictures are decoded when first shown; nothing is gained by waiting for it.
    open func preparingForDisplay() -> UIImage? { self }
    @preconcurrency
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(self)
    }
    open func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
    open func preparingThumbnail(of size: CGSize) -> UIImage? { thumbnail(size) }
    @preconcurrency
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// What a renderer needs to draw a picture like this one: its scale.
    open var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }

    /// A PNG file, made by the host; nil where the host cannot.
    open func pngData() -> Data? { ImageEncoding.data(self, .png) }
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        ImageEncoding.data(self, .jpeg(quality: compressionQuality))
    }

    // MARK: Drawing into the current context

    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    open func draw(in rect: CGRect) { record(in: rect) }
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        record(in: rect, blendMode: blendMode, alpha: alpha)
    }

    // MARK: Identity

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || values == other.values
    }
    open override var hash: Int { ObjectIdentifier(values.image).hashValue }
    open override dynamic var debugDescription: String { super.debugDescription }
    open override dynamic var description: String {
        let what = values.symbol.map { "symbol(\($0.name))" } ?? values.name ?? "anonymous"
        return "<UIImage \(what) {\(size.width), \(size.height)} @\(scale)x>"
    }
}

extension UIImage {
    /// Pictures of list controls, as symbols.
    public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    public class var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
}
