import NibFormat

/// Screens and the ways between them, read from a `.storyboard` file.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let nib: LoadedNib
    let bundle: Bundle?
    let name: String

    /// The file `name.storyboard` of the bundle, which is read at once; a missing or broken one stops the app.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil
        do {
            nib = try Self.load(name, storyboardBundleOrNil)
        } catch {
            ResourceProblems.stop("\(error)")
        }
        super.init()
    }

    /// Some storyboard without a file of its own.
    init(_ nib: LoadedNib, name: String, bundle: Bundle?) {
        self.nib = nib
        self.name = name
        self.bundle = bundle
        super.init()
    }

    /// The screen that the storyboard starts with; nil when none is marked so.
    open func instantiateInitialViewController() -> UIViewController? { initialController(nil) }

    /// - Parameter creator: makes the controller from the coder; nil: made as the storyboard says.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        initialController(creator.map { make in { make($0) } }) as? ViewController
    }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        controller(identifier, nil)
    }

    /// - Parameter creator: makes the controller from the coder; nil: made as the storyboard says.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = controller(identifier, creator.map { make in { make($0) } })
        guard let controller = made as? ViewController else {
            fatalError(
                "Storyboard (\(nib.document.file)): the view controller with identifier '\(identifier)' is a "
                    + "\(type(of: made)), not a \(ViewController.self); set its class in the storyboard")
        }
        return controller
    }
}

extension UIStoryboard {
    /// A controller from its coder; nil: as the storyboard says.
    typealias Creator = (NSCoder) -> UIViewController?

    private static func load(_ name: String, _ bundle: Bundle?) throws -> LoadedNib {
        guard let path = NibPaths.path(of: name, kind: "storyboard", bundle: bundle) else {
            throw NibError(
                file: name + ".storyboard", line: 0,
                "Could not find a storyboard named '\(name)' in bundle \(bundle?.bundlePath ?? "main")",
                remedy: "put \(name).storyboard into the app's folder or correct the name")
        }
        let nib = try NibStore.nib(atPath: path)
        guard nib.document.kind == .storyboard else {
            throw NibError(
                file: nib.document.file, line: 0, "this is a nib, not a storyboard",
                remedy: "use UINib(nibName:bundle:)")
        }
        return nib
    }

    private var document: NibDocument { nib.document }

    /// Interface Builder's Global Tint, which windows have that the system makes for the storyboard.
    var globalTint: UIColor? {
        guard case .some(let color) = document.root.color("tintColor") else { return nil }
        return UIColor.nib(color, in: document)
    }

    private func stop(_ element: NibElement, _ message: String, _ remedy: String) -> Never {
        ResourceProblems.stop("\(document.error(at: element, message, remedy: remedy))")
    }

    /// The scene of the controller, or of the reference, with that object id.
    func scene(of id: String) -> NibScene? {
        document.scenes.first { $0.controller?.id == id }
    }

    /// The scene that `name` means: by storyboard identifier, or by the controller's class.
    func scene(named name: String) -> NibScene? {
        document.scenes.first { $0.controller?["storyboardIdentifier"] == name }
            ?? document.scenes.first { $0.controller?["customClass"] == name }
    }

    /// What `scene(named:)` finds scenes by, with their controllers' classes.
    var sceneNames: [(name: String, className: String?)] {
        document.scenes.compactMap { scene in
            guard let controller = scene.controller, controller.name != "viewControllerPlaceholder" else {
                return nil
            }
            let className = controller["customClass"]
            return (controller["storyboardIdentifier"] ?? className).map { ($0, className) }
        }
    }

    private func initialController(_ creator: Creator?) -> UIViewController? {
        guard let id = document.initialViewController else { return nil }
        guard let scene = scene(of: id) else {
            stop(
                document.root, "there is no scene of the initial view controller \(id)", "choose another one")
        }
        return controller(scene, creator)
    }

    private func controller(_ identifier: String, _ creator: Creator?) -> UIViewController {
        let found = document.scenes.first { $0.controller?["storyboardIdentifier"] == identifier }
        guard let found else {
            let known = document.scenes.compactMap { $0.controller?["storyboardIdentifier"] }.sorted()
            fatalError(
                "Storyboard (\(document.file)) doesn't contain a view controller with identifier '\(identifier)'; "
                    + "it has " + (known.isEmpty ? "none" : known.joined(separator: ", ")))
        }
        return controller(found, creator)
    }

    /// The scene's controller with the controllers that it contains from the beginning.
    func controller(_ scene: NibScene, _ creator: Creator?) -> UIViewController {
        guard let element = scene.controller else {
            stop(scene.element, "the scene has no view controller", "remove the scene")
        }
        if element.name == "viewControllerPlaceholder" { return referenced(element, creator) }
        return StoryboardScene(self, scene, element).makeController(creator)
    }

    /// What a reference to another storyboard leads to.
    private func referenced(_ element: NibElement, _ creator: Creator?) -> UIViewController {
        let name = element["storyboardName"] ?? self.name
        let other =
            name == self.name
            ? self
            : UIStoryboard(
                name: name, bundle: element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? bundle)
        if let identifier = element["referencedIdentifier"] { return other.controller(identifier, creator) }
        guard let made = other.initialController(creator) else {
            stop(
                element, "the storyboard \(name) has no initial view controller",
                "mark one, or name an identifier in the reference")
        }
        return made
    }
}
