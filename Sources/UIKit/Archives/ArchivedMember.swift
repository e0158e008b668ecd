/// A property that archives of views keep: one description writes it and reads it.
@MainActor
struct ArchivedMember {
    /// Whose property it is; its subclasses have it too.
    let owner: UIView.Type
    let store: (UIView, NSCoder) -> Void
    let decode: (UIView, NSCoder) -> Void

    static func value<Owner: UIView, Value: ArchivedValue>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> ArchivedMember {
        made(key, { (owner: Owner) in owner[keyPath: path] }, { $0[keyPath: path] = $1 })
    }

    /// An enumeration or a set of options, by number.
    static func choice<Owner: UIView, Value: RawRepresentable>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> ArchivedMember where Value.RawValue: ArchivedValue {
        made(key, { (owner: Owner) in owner[keyPath: path].rawValue }) { owner, raw in
            if let value = Value(rawValue: raw) { owner[keyPath: path] = value }
        }
    }

    /// An object that archives itself.
    static func object<Owner: UIView, Object: NSObject & NSCoding>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Object?>
    ) -> ArchivedMember {
        made(key, { (owner: Owner) in owner[keyPath: path].map(ArchivedObject.init) }) {
            $0[keyPath: path] = $1?.object
        }
    }

    static func made<Owner: UIView, Value: ArchivedValue>(
        _ key: String, _ get: @escaping (Owner) -> Value, _ set: @escaping (Owner, Value) -> Void
    ) -> ArchivedMember {
        ArchivedMember(owner: Owner.self) { view, coder in
            if let view = view as? Owner { get(view).store(in: coder, key) }
        } decode: { view, coder in
            guard let view = view as? Owner, let value = Value.stored(in: coder, key) else { return }
            set(view, value)
        }
    }
}

extension UIView {
    /// From `encode(with:)`.
    func archive(in coder: NSCoder) {
        for member in ArchivedMember.all { member.store(self, coder) }
        ArchivedTree(self, "UISubviews").store(in: coder)
        guard let content = archivedContent else { return }
        ArchivedTree(content, "UIContentSubviews").store(in: coder)
    }

    /// From `UIView.init(coder:)`: what every view has, and the views below. A class that sets defaults of its own,
    /// and has properties of its own, decodes the archive again afterwards.
    func decodeArchivedTree(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        for member in ArchivedMember.all where member.owner == UIView.self { member.decode(self, coder) }
        ArchivedTree(self, "UISubviews").decode(coder)
    }

    /// From the end of a class's own `init(coder:)`.
    func decodeArchive(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        for member in ArchivedMember.all { member.decode(self, coder) }
        if let content = archivedContent, content.archivedSubviews.isEmpty {
            ArchivedTree(content, "UIContentSubviews").decode(coder)
        }
    }
}
