import NibFormat

/// A nib, read once and instantiated as often as wanted.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// Keys of `instantiate(withOwner:options:)`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// `[String: Any]`: objects for the nib's placeholders by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
        /// The same under its older name.
        public static let proxiedObjects = OptionsKey(rawValue: "UINibProxiedObjectsKey")
    }

    private enum Source {
        case file(name: String)
        case data(Data)
        case prototype(NibElement, outer: NibInstantiation)
    }

    private let source: Source
    private let bundle: Bundle?
    private var loaded: LoadedNib?

    private init(_ source: Source, _ bundle: Bundle?) {
        self.source = source
        self.bundle = bundle
        super.init()
    }

    /// The file `name.xib` of the bundle. It is read when first instantiated; a missing or broken one stops the app
    /// then.
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.init(.file(name: name), bundleOrNil)
    }

    /// A xib's text.
    public convenience init(data: Data, bundle bundleOrNil: Bundle?) { self.init(.data(data), bundleOrNil) }

    /// One element inside of a document, such as a prototype cell; its connections may lead to objects around it.
    convenience init(prototype element: NibElement, in outer: NibInstantiation) {
        self.init(.prototype(element, outer: outer), outer.bundle)
    }

    /// Makes all objects of the nib anew.
    /// - Parameter ownerOrNil: the File's Owner: its outlets are connected, and actions reach it.
    /// - Returns: the top-level objects in the order of the file.
    @discardableResult
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
    ) -> [Any] {
        if case .prototype(let element, let outer) = source {
            let inner = NibInstantiation(part: outer)
            let made = inner.instantiate([element])
            inner.reportDangling()
            return made
        }
        let nib: LoadedNib
        do {
            nib = try load()
        } catch {
            ResourceProblems.stop("\(error)")
        }
        let instantiation = NibInstantiation(nib, bundle: bundle, hooks: .nib)
        let made = instantiation.instantiateNib(
            owner: ownerOrNil.map { $0 as AnyObject }, external: Self.external(optionsOrNil))
        FramePipeline.current.autorelease(made)
        return made
    }

    /// For messages.
    var name: String {
        switch source {
        case .file(let name): name + ".xib"
        case .data: "the nib"
        case .prototype(let element, let outer): "\(outer.document.file):\(element.line)"
        }
    }

    private func load() throws -> LoadedNib {
        // Another file of that name is another nib object's business: this one keeps what it read.
        if let loaded { return loaded }
        let nib: LoadedNib
        switch source {
        case .file(let name):
            guard let path = NibPaths.path(of: name, kind: "xib", bundle: bundle) else {
                throw NibError(
                    file: name + ".xib", line: 0,
                    "Could not load NIB in bundle: '\(bundle?.bundlePath ?? "main")' with name '\(name)'",
                    remedy: "put \(name).xib into the app's folder or correct the name")
            }
            nib = try NibStore.nib(atPath: path)
        case .data(let data): nib = try NibStore.nib(data: data, name: "(data)")
        case .prototype: fatalError("a prototype has no document of its own")
        }
        if nib.document.kind != .nib {
            throw NibError(
                file: nib.document.file, line: 0, "this is a storyboard, not a nib",
                remedy: "use UIStoryboard(name:bundle:)")
        }
        loaded = nib
        return nib
    }

    private static func external(_ options: [OptionsKey: Any]?) -> [String: Any] {
        let given = options?[.externalObjects] ?? options?[.proxiedObjects]
        return given as? [String: Any] ?? [:]
    }
}

extension NibInstantiation {
    /// A part of `outer`'s document, made anew each time; what it does not hold itself it finds there.
    convenience init(part outer: NibInstantiation) {
        self.init(outer.nib, bundle: outer.bundle, hooks: outer.hooks, outer: outer)
    }

    /// All of a nib's objects: one round with the owner's connections in it.
    func instantiateNib(owner: AnyObject?, external: [String: Any] = [:]) -> [AnyObject] {
        let placeholders = document.objects.filter { $0.name == "placeholder" }
        for placeholder in placeholders {
            let identifier = placeholder["placeholderIdentifier"] ?? ""
            if identifier == "IBFilesOwner" {
                if let owner { register(owner, id: placeholder.id) }
            } else if let object = external[identifier] {
                register(object as AnyObject, id: placeholder.id)
            }
        }
        let made = document.objects.filter { $0.name != "placeholder" }.compactMap { make($0) }
        let owners = placeholders.filter { $0["placeholderIdentifier"] == "IBFilesOwner" }
        complete(connectingFirst: owner.map { owner in owners.map { (owner, $0) } } ?? [])
        reportDangling()
        return made
    }
}

extension Bundle {
    /// Instantiates the nib `name.xib`.
    /// - Returns: the top-level objects; nil, and noted, when there is no such nib.
    @preconcurrency @MainActor
    @discardableResult
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
