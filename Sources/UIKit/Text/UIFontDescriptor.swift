import TextLayout

/// Which face is meant, in terms that can be changed one by one.
///
/// DIFFERS: matrices, cascade lists, character sets, fixed advances and widths are kept in the
/// attributes and not drawn.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let choice: FontChoice

    init(_ choice: FontChoice) { self.choice = choice }

    /// Says nothing: the system face without a size.
    public override convenience init() { self.init(fontAttributes: [:]) }

    /// A name, family or face that does not exist gives the system face.
    public init(fontAttributes attributes: [AttributeName: Any]) {
        choice = FontChoice().adding(attributes)
    }

    /// A name that no face has gives the system face.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: NSNumber(value: Double(size))])
    }

    /// The size stands in the matrix.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        self.init(fontAttributes: [.name: fontName, .matrix: NSValue(cgAffineTransform: matrix)])
    }

    open class var supportsSecureCoding: Bool { true }

    /// From an archive; nil when it holds no descriptor.
    public required init?(coder: NSCoder) {
        guard let attributes = Self.storedAttributes(in: coder) else { return nil }
        choice = FontChoice().adding(attributes)
    }

    open func encode(with coder: NSCoder) { storeAttributes(in: coder) }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: Attributes

    open var pointSize: CGFloat { choice.font.size }
    open var postscriptName: String { FontNames.fontName(of: choice.font.typeface) }
    open var matrix: CGAffineTransform { choice.matrix }
    open var symbolicTraits: SymbolicTraits { choice.symbolicTraits }

    /// What the descriptor was made with; of a font's descriptor its name, its size and what those do not tell.
    open var fontAttributes: [AttributeName: Any] { choice.attributes }

    /// The attribute, for names, size and traits that of the face that is meant.
    open func object(forKey anAttribute: AttributeName) -> Any? {
        let typeface = choice.font.typeface
        return switch anAttribute {
        case .name: postscriptName
        case .family: FontNames.familyName(of: typeface)
        case .face: FontNames.faceName(of: typeface)
        case .visibleName: FontNames.visibleName(of: typeface)
        case .size: NSNumber(value: Double(pointSize))
        case .traits: choice.allTraits
        default: choice.attributes[anAttribute]
        }
    }

    /// Descriptors of the faces that have what this one asks for, none for a name or family that does not exist.
    /// Of a family these are all faces; with `traits` among the keys those of this descriptor's own.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?)
        -> [UIFontDescriptor]
    {
        choice.matches(mandatory: mandatoryKeys ?? []).map { UIFontDescriptor($0) }
    }

    // MARK: Other descriptors

    /// The new attributes count before those of before.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(choice.adding(attributes))
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(choice.with(size: newPointSize))
    }

    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
        addingAttributes([.matrix: NSValue(cgAffineTransform: matrix)])
    }

    /// The face of that name, as "Bold Italic", in the same family.
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// The face of another family that is nearest in weight and slant.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    /// The face with these traits instead of its own; nil when the family has none.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        choice.with(symbolicTraits).map { UIFontDescriptor($0) }
    }

    /// The system face in another design; nil for an app's own faces and for unknown designs.
    ///
    /// DIFFERS: serif is Noto Serif in two weights, rounded is Quicksand; their metrics are the system font's.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        choice.font.typeface.with(design: design).map { UIFontDescriptor(choice.with($0)) }
    }

    // MARK: Value

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return choice.font == other.choice.font
            && FontChoice.areAlike(choice.attributes, other.choice.attributes)
    }

    open override var hash: Int { choice.font.hashValue }
}
