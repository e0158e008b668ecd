import NibFormat

/// Hands one element of a nib to an `init?(coder:)`. Every UIKit class reads its own part of the element there, so
/// subclasses have it when their call of super returns. Keyed decoding finds nothing.
final class NibCoder: NSCoder {
    /// The element as it is in the instantiation's size classes.
    let element: NibElement
    /// The element as the document has it.
    let source: NibElement
    private let context: NibInstantiation

    @MainActor
    init(_ source: NibElement, _ instantiation: NibInstantiation) {
        self.source = source
        element = source.adapted(to: instantiation.sizeClasses)
        context = instantiation
        super.init()
    }

    /// What the element's object is part of.
    @MainActor var instantiation: NibInstantiation { context }

    /// A coder for an element below this one.
    @MainActor
    func inner(_ element: NibElement) -> NibCoder { NibCoder(element, context) }

    /// The object of the child with `key`, made now; nil when there is none or it is another kind.
    @MainActor
    func object<T>(_ key: String, as type: T.Type = T.self) -> T? {
        guard let child = element.children.first(where: { $0.key == key && $0.id != nil }) else { return nil }
        return context.make(child) as? T
    }

    /// A text that `.strings` may translate, under `name` where that is not the key.
    /// - Returns: nil when the document says nothing; `.some(nil)` when it says none.
    @MainActor
    func text(_ key: String, localizedAs name: String? = nil) -> String?? {
        if let id = element.id, let text = context.translation("\(id).\(name ?? key)") { return text }
        switch element.text(key) {
        case .absent: return nil
        case .none: return .some(nil)
        case .some(let text): return text
        }
    }

    /// nil when the document says nothing; `.some(nil)` when it says none.
    @MainActor
    func color(_ key: String) -> UIColor?? {
        switch element.color(key) {
        case .absent: nil
        case .none: .some(nil)
        case .some(let color): .some(UIColor.nib(color, in: context.document))
        }
    }

    /// A colour that the file names. One that is nil there is not in the nib that Xcode compiles, and the object is not
    /// asked to take it: a subclass's setter would run before its own parts are made.
    @MainActor
    func givenColor(_ key: String) -> UIColor? { color(key) ?? nil }

    @MainActor
    func image(_ key: String) -> UIImage? { element.image(key).flatMap { UIImage.nib($0, context.bundle) } }

    @MainActor
    func font(_ key: String) -> UIFont? { element.font(key).map { UIFont.nib($0) } }

    @MainActor
    func attributedText(_ key: String) -> NSAttributedString? {
        element.child(named: "attributedString", key: key).flatMap(NibAttributedText.init)
            .map { NSAttributedString.nib($0, in: context.document) }
    }

    func insets(_ key: String) -> UIEdgeInsets? {
        element.insets(key: key).map {
            UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
        }
    }

    func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        element.insets(key: key).map {
            NSDirectionalEdgeInsets(top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right)
        }
    }

    func number(_ attribute: String) -> CGFloat? { element.number(attribute).map { CGFloat($0) } }
    func flag(_ attribute: String) -> Bool? { element.flag(attribute) }

    // MARK: NSCoder

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}
