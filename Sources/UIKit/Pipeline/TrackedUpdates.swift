import Observation

/// The methods that UIKit runs again by itself when something changes that they read: traits of their own object (from iOS 18)
/// and properties of `@Observable` objects (from iOS 26).
/// DIFFERS: objects are followed with the look of every release, without the key in Info.plist that iOS 18 asks for.
enum TrackedUpdate: Int {
    case properties, constraints, layout
    /// What a controller hears after the layout.
    case layoutEnd
    case display, configuration, contentUnavailable
}

/// What has such methods: a view, a view controller, a presentation controller.
@MainActor
protocol UpdateTracking: UITraitEnvironment {
    /// What the last runs read; empty as long as none read anything.
    var trackedReads: [TrackedReads] { get set }
    /// Something that `update` read is another.
    func invalidate(_ update: TrackedUpdate)
}

extension UpdateTracking {
    /// Runs `body`, this object's `update`, with the object's traits as the current ones, and sees to it that a change of what
    /// it reads invalidates the update. What an earlier run read counts no longer.
    func tracked(_ update: TrackedUpdate, _ body: () -> Void) {
        let traits = traitCollection
        let outer = (current: UITraitCollection.exchangeCurrent(traits), reads: TraitReads.begin(of: traits))
        let earlier = trackedReads.first { $0.update == update }
        earlier?.forget()
        // The handler is made after the run, and only if an object's property was read.
        withObservationTracking(
            {
                earlier?.readMark()
                body()
            }, onChange: reads(of: update).changeHandler())
        let read = TraitReads.end(outer: outer.reads)
        if !read.isEmpty { reads(of: update).traits = read }
        UITraitCollection.exchangeCurrent(outer.current)
    }

    /// The same where the app has a word in the update; the kit's own hear of what they show in other ways.
    func tracked(_ update: TrackedUpdate, onlyIf isOfTheApp: Bool, _ body: () -> Void) {
        if isOfTheApp { tracked(update, body) } else { body() }
    }

    private func reads(of update: TrackedUpdate) -> TrackedReads {
        if let known = trackedReads.first(where: { $0.update == update }) { return known }
        let made = TrackedReads(update, of: self)
        trackedReads.append(made)
        return made
    }

    /// The object has traits of its own now, after updates under others.
    func invalidateUpdatesOfTraits() {
        for reads in trackedReads where !reads.traits.isEmpty { invalidate(reads.update) }
    }

    /// The object has other traits.
    func invalidateUpdates(from old: UITraitCollection, to new: UITraitCollection) {
        for reads in trackedReads where reads.traits.areOfWhatDiffers(old, new) { invalidate(reads.update) }
    }
}

/// What the last run of one update of one object has read.
@MainActor
final class TrackedReads: Observable {
    let update: TrackedUpdate
    private weak var owner: (any UpdateTracking)?
    fileprivate(set) var traits = TraitReads()
    /// How often the update has run: a handler of an earlier run is not heard.
    private var run = 0
    /// Whether a change of an object's property is waited for.
    private var isObserving = false
    /// Each run reads the mark as well, and the next one changes it: that ends all waiting of the run before, since a handler
    /// is told once. (A screen that is laid out a thousand times would be waited for a thousand times otherwise.)
    private nonisolated var mark: Int { 0 }
    /// Nil as long as no object was read.
    private var registrar: ObservationRegistrar?

    init(_ update: TrackedUpdate, of owner: any UpdateTracking) {
        self.update = update
        self.owner = owner
    }

    fileprivate func forget() {
        traits = TraitReads()
        run += 1
        guard isObserving else { return }
        isObserving = false
        registrar?.withMutation(of: self, keyPath: \.mark) {}
    }

    fileprivate func readMark() { registrar?.access(self, keyPath: \.mark) }

    fileprivate func changeHandler() -> @Sendable () -> Void {
        isObserving = true
        if registrar == nil { registrar = ObservationRegistrar() }
        let present = run
        return { [weak self] in
            MainThread.run { self?.changed(in: present) }
        }
    }

    private func changed(in told: Int) {
        guard told == run else { return }
        isObserving = false
        owner?.invalidate(update)
    }
}

/// Which traits of one collection were read.
struct TraitReads {
    private(set) var system: SystemTraits = []
    /// The app's own.
    private(set) var own: [UITrait] = []

    var isEmpty: Bool { system.isEmpty && own.isEmpty }

    func areOfWhatDiffers(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
        !SystemTraits(differing: a.values, b.values).isDisjoint(with: system)
            || own.contains { a.differs(from: b, inOwn: $0) }
    }

    // Of the process: within one call of an update method, on the main thread.
    /// Whose reads are noted now.
    nonisolated(unsafe) private static var collection: UITraitCollection? {
        didSet { noted = collection.map { ObjectIdentifier($0) } }
    }
    // Of the process: a word, compared on any thread.
    nonisolated(unsafe) private static var noted: ObjectIdentifier?
    // Of the process: on the main thread.
    nonisolated(unsafe) private static var read = TraitReads()

    typealias Noting = (collection: UITraitCollection?, read: TraitReads)

    /// Begins to note reads of `traits`, and gives what was noted before.
    @MainActor
    static func begin(of traits: UITraitCollection) -> Noting {
        defer { (collection, read) = (traits, TraitReads()) }
        return (collection, read)
    }

    /// What was read since `begin`; what was noted before is noted on.
    @MainActor
    static func end(outer: Noting) -> TraitReads {
        defer { (collection, read) = outer }
        return read
    }

    static func note(_ trait: SystemTraits, in traits: UITraitCollection) {
        guard noted == ObjectIdentifier(traits), MainThread.isHere else { return }
        read.system.formUnion(trait)
    }

    static func note(_ trait: UITrait, in traits: UITraitCollection) {
        if let system = SystemTraits(trait) { return note(system, in: traits) }
        guard noted == ObjectIdentifier(traits), MainThread.isHere,
            !read.own.contains(where: { $0 == trait })
        else { return }
        read.own.append(trait)
    }
}

// MARK: Who is updated

extension UIView: UpdateTracking {
    func invalidate(_ update: TrackedUpdate) {
        switch update {
        case .properties: setNeedsUpdateProperties()
        case .constraints: setNeedsUpdateConstraints()
        case .layout, .layoutEnd, .contentUnavailable: setNeedsLayout()
        case .display: setNeedsDisplay()
        case .configuration:
            if let configured = self as? any ConfiguredView {
                configured.markConfiguration()
            } else {
                (self as? UIButton)?.setNeedsUpdateConfiguration()
            }
        }
    }
}

extension UIViewController: UpdateTracking {
    func invalidate(_ update: TrackedUpdate) {
        switch update {
        case .properties: setNeedsUpdateProperties()
        case .constraints: viewStore?.setNeedsUpdateConstraints()
        case .layout, .layoutEnd, .display, .configuration: viewStore?.setNeedsLayout()
        case .contentUnavailable: setNeedsUpdateContentUnavailableConfiguration()
        }
    }
}

extension UIPresentationController: UpdateTracking {
    func invalidate(_ update: TrackedUpdate) { containerView?.setNeedsLayout() }
}
