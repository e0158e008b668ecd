import NibFormat

/// Makes the objects of a nib or of a storyboard's scene, and connects them.
///
/// One value of this class stands for one instantiation: one owner, one object for each object id. Objects are made in
/// rounds, `instantiate(_:)` each, so that a scene can make its controller first and the view when it is asked
/// for; connections wait until both ends are there. A round runs in UIKit's order:
///
/// 1. `init(coder:)` of every object, which makes the objects below it;
/// 2. constraints are made and activated;
/// 3. user-defined runtime attributes;
/// 4. outlets and actions, in the order of the file;
/// 5. `awakeFromNib`, inner objects before outer ones.
@MainActor
final class NibInstantiation {
    let nib: LoadedNib
    let bundle: Bundle?
    let sizeClasses: NibSizeClasses
    let hooks: NibHooks
    /// The objects of the instantiation that this one is a part of: a prototype cell's scene.
    private let outer: NibInstantiation?
    /// Objects by object id. They are kept by one another and by the caller, not from here.
    private var objects: [String: WeakObject] = [:]
    /// Objects of the running round, in the order of `init(coder:)`.
    private var arrived: [(object: AnyObject, element: NibElement)] = []
    private var known: Set<ObjectIdentifier> = []
    /// The same, inner objects first.
    private var finished: [(object: AnyObject, element: NibElement)] = []
    /// Connections and constraints whose other end has not been made.
    var waiting: [(object: AnyObject, element: NibElement, connection: NibConnection)] = []
    /// Objects that stand in for elements, made by others: a cell's own labels.
    private var substitutes: [String: AnyObject] = [:]
    /// Objects made under UIKit's own class because theirs is unknown: their outlets are skipped.
    private var nameless: Set<ObjectIdentifier> = []

    /// Hears of outlets that the app's classes do not have; stops the app.
    var onFault: @MainActor (String) -> Void = { fatalError($0) }

    /// Views whose place constraints of their own give, along and across.
    private(set) lazy var placedByConstraints = document.placedByConstraints

    private struct WeakObject { weak var object: AnyObject? }

    init(
        _ nib: LoadedNib, bundle: Bundle?, hooks: NibHooks = NibHooks(), outer: NibInstantiation? = nil,
        sizeClasses: NibSizeClasses = .current
    ) {
        (self.nib, self.bundle, self.hooks) = (nib, bundle, hooks)
        (self.outer, self.sizeClasses) = (outer, sizeClasses)
    }

    var document: NibDocument { nib.document }

    // MARK: Objects

    /// The object with that id, here or in what this is a part of; nil while it has not been made.
    func object(_ id: String) -> AnyObject? { objects[id]?.object ?? outer?.object(id) }

    /// Says which object an id means: the owner, an external object, a layout guide, an object made by others.
    func register(_ object: AnyObject, id: String?) {
        if let id { objects[id] = WeakObject(object: object) }
    }

    /// Says early, from `init(coder:)`, that the element's object exists, so that objects below can refer to it.
    func arrive(_ object: AnyObject, _ element: NibElement) {
        register(object, id: element.id)
        if known.insert(ObjectIdentifier(object)).inserted { arrived.append((object, element)) }
    }

    /// The element with `id` is not made anew but is `object`.
    func substitute(_ object: AnyObject, for id: String) { substitutes[id] = object }

    func translation(_ key: String) -> String? { nib.strings[key] }

    /// One round: makes the objects of `roots`, connects them and wakes them.
    /// - Returns: the objects in the order of `roots`, without placeholders.
    @discardableResult
    func instantiate(_ roots: [NibElement]) -> [AnyObject] {
        let made = roots.compactMap { make($0) }
        complete()
        return made
    }

    /// Makes the element's object with everything below it; nil for placeholders and failing initialisers. Only inside
    /// of a round: `complete()` has to follow.
    func make(_ element: NibElement) -> AnyObject? {
        if let id = element.id, let known = substitutes.removeValue(forKey: id) {
            let coder = NibCoder(element, self)
            arrive(known, element)
            (known as? UIView)?.decodeOnto(coder)
            finished.append((known, element))
            return known
        }
        guard let kind = NibKind(element) else {
            if let made = hooks.make?(element, self) { return made }
            let isNoObject = ["placeholder", "exit", "viewControllerPlaceholder"].contains(element.name)
            if !isNoObject { Diagnostics.sayOnce(place(element) + "<\(element.name)> is not known here") }
            return nil
        }
        let type = kind.type(of: element, in: document)
        if type.isUnknown { Diagnostics.sayOnce(unknownClass(element)) }
        guard let object = NibKind.construct(type.type, NibCoder(element, self)) else { return nil }
        if type.isUnknown { nameless.insert(ObjectIdentifier(object)) }
        add(object, element)
        return object
    }

    /// Takes an object that a hook made into the round.
    func add(_ object: AnyObject, _ element: NibElement) {
        arrive(object, element)
        finished.append((object, element))
    }

    private func unknownClass(_ element: NibElement) -> String {
        let name = element["customClass"] ?? ""
        return place(element) + "Unknown class \(name) in Interface Builder file."
            + " The view is made as a plain one; put the class's source into the folder"
    }

    // MARK: The round's end

    /// Steps 2 to 5 for the objects made since the last round.
    /// - Parameter first: objects from outside with the elements that stand for them, such as the owner: connected
    ///   before the others.
    func complete(connectingFirst first: [(AnyObject, NibElement)] = []) {
        for entry in arrived { makeConstraints(of: entry.object, entry.element) }
        let (arrived, finished) = (arrived, finished)
        self.arrived = []
        self.finished = []
        known = []
        // UIKit: the nib's connections hold what they connect until the turn ends, so that a view under a weak outlet may leave its superview
        // and come into another one.
        FramePipeline.current.autorelease(arrived.map(\.object).filter { !($0 is UIViewController) })
        for entry in arrived { setRuntimeAttributes(of: entry.object, entry.element) }
        let late = waiting
        waiting = []
        for entry in late { connect(entry.object, entry.element, entry.connection) }
        for (object, element) in first { connectAll(object, element) }
        for entry in arrived { connectAll(entry.object, entry.element) }
        for entry in finished {
            if let object = entry.object as? any NibAwakening {
                object.awakeFromNib()
            } else {
                _ = (entry.object as? any _RuntimeMembers)?._perform("awakeFromNib", nil, nil)
            }
        }
    }

    /// Connects what an object outside of the instantiation, such as the owner, has in the document.
    func connectAll(_ object: AnyObject, _ element: NibElement) {
        for connection in element.connections { connect(object, element, connection) }
    }

    /// What still waits for an object that was never made.
    func reportDangling() {
        for entry in waiting {
            let (element, id) =
                switch entry.connection {
                case .outlet(let outlet): (outlet.element, outlet.destination)
                case .action(let action): (action.element, action.destination)
                case .segue(let segue): (segue.element, segue.destination)
                }
            guard document.elements[id] == nil else { continue }
            ResourceProblems.note(
                place(element, id: entry.element.id)
                    + "the connection leads to \(id), which the document does not have; "
                    + "remove the connection or restore the object")
        }
        waiting = []
    }

    func isNameless(_ object: AnyObject) -> Bool {
        nameless.contains(ObjectIdentifier(object)) || object is any _TakesAnyKey
    }

    /// "Cell.xib:12: object abc-de-fgh: ".
    func place(_ element: NibElement, id: String? = nil) -> String {
        let object = (id ?? element.id).map { "object \($0): " } ?? ""
        return "\(document.file):\(element.line): " + object
    }
}

/// What a storyboard adds to the instantiation of its scenes.
@MainActor
struct NibHooks {
    /// Makes objects that are no views: controllers. Asked for elements that UIKit's table of classes does not hold; the
    /// hook calls `add(_:_:)` for what it made.
    var make: ((NibElement, NibInstantiation) -> AnyObject?)?
    /// A segue of an object that was made.
    var segue: ((NibSegue, AnyObject, NibInstantiation) -> Void)?

    init() {}
}

/// Told when everything in the nib is made and connected.
@MainActor
protocol NibAwakening: AnyObject {
    func awakeFromNib()
}

extension NibSizeClasses {
    /// Those of the screen.
    @MainActor static var current: NibSizeClasses { NibSizeClasses(UIScreen.main.traitCollection) }

    @MainActor
    init(_ traits: UITraitCollection) {
        self.init(
            isWidthCompact: traits.horizontalSizeClass == .compact,
            isHeightCompact: traits.verticalSizeClass == .compact)
    }
}

/// A class that stands in for one that is not here: outlets and properties by any name are taken, and dropped.
public protocol _TakesAnyKey {}
