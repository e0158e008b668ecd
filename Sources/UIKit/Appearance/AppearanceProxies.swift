/// The objects that stand for classes.
@MainActor
enum AppearanceProxies {
    /// In the order in which they were asked for.
    @SessionLocal private static var proxies: [AppearanceProxy] = []

    /// Whether nothing stands for any class, as in most apps.
    static var isEmpty: Bool { proxies.isEmpty }

    static func object<T: NSObject>(
        _ type: T.Type, in containers: [any UIAppearanceContainer.Type] = [],
        for trait: UITraitCollection? = nil
    ) -> T {
        let known = proxies.first { $0.type == type && $0.stands(in: containers, trait) }
        if let object = known?.object as? T { return object }
        guard let made = make(type) as? T else {
            fatalError("+[\(type) appearance]: the class has no init() or init(frame:); give it one")
        }
        proxies.append(AppearanceProxy(made, type, containers, trait))
        return made
    }

    private static func make(_ type: NSObject.Type) -> NSObject? {
        guard let view = type as? UIView.Type else { return Construction.object(type) }
        guard let list = type as? UICollectionView.Type else { return Construction.view(view, frame: .zero) }
        return Construction.collectionView(list, frame: .zero, layout: UICollectionViewFlowLayout())
    }

    /// Gives a view what stands for its class and for those above it.
    static func apply(to view: UIView) {
        guard !isEmpty else { return }
        view.appearanceGiven = apply(
            to: view, given: view.appearanceGiven, traits: view.traitCollection, below: view.next)
    }

    /// Gives an item of a bar what stands for its class and for those above it.
    static func apply(to item: UIBarItem, in bar: UIView) {
        guard !isEmpty else { return }
        item.appearanceGiven = apply(
            to: item, given: item.appearanceGiven, traits: bar.traitCollection, below: bar)
    }

    /// UIKit (Apple's documentation): what stands for the nearest class wins; of those, the one whose containers are
    /// found first from the window down, and the one with more of them.
    private static func apply(
        to object: NSObject, given: AppearanceProxy.Values?, traits: UITraitCollection, below: UIResponder?
    ) -> AppearanceProxy.Values? {
        let classes = object.classesUp
        guard proxies.contains(where: { classes.contains(ObjectIdentifier($0.type)) && $0.object !== object })
        else { return given }
        var surroundings: [UIResponder] = []
        var responder = below
        while let next = responder {
            surroundings.append(next)
            responder = next.next
        }
        surroundings.reverse()
        let fitting: [(depth: Int, places: [Int], proxy: AppearanceProxy)] = proxies.compactMap { proxy in
            guard let depth = classes.firstIndex(of: ObjectIdentifier(proxy.type)), proxy.object !== object,
                proxy.fits(traits), let places = proxy.places(in: surroundings)
            else { return nil }
            return (depth, places, proxy)
        }
        var values = given ?? [:]
        var settled: Set<AppearanceProxy.Name> = []
        for (_, _, proxy) in fitting.sorted(by: { a, b in
            a.depth != b.depth ? a.depth < b.depth : isNearer(a.places, b.places)
        }) {
            proxy.give(to: object, given: &values, settled: &settled)
        }
        return values.isEmpty ? nil : values
    }

    private static func isNearer(_ a: [Int], _ b: [Int]) -> Bool {
        for (a, b) in zip(a, b) where a != b { return a < b }
        return a.count > b.count
    }
}

/// One object that stands for a class, in some surroundings.
@MainActor
struct AppearanceProxy {
    struct Name: Hashable {
        let member: AnyHashable
        let key: AnyHashable
    }
    typealias Values = [Name: Any]

    let object: NSObject
    let type: AnyClass
    /// Innermost first.
    private let containers: [any UIAppearanceContainer.Type]
    private let trait: UITraitCollection?
    private let members: [AppearanceMember]
    /// What the object had when it was new: the rest was set.
    private let plain: Values

    init(
        _ object: NSObject, _ type: AnyClass, _ containers: [any UIAppearanceContainer.Type],
        _ trait: UITraitCollection?
    ) {
        self.object = object
        self.type = type
        self.containers = containers
        self.trait = trait
        members = AppearanceMember.all(of: object)
        plain = Self.values(of: object, members)
    }

    private static func values(of object: NSObject, _ members: [AppearanceMember]) -> Values {
        var values: Values = [:]
        for member in members {
            for (key, value) in member.read(object) { values[Name(member: member.name, key: key)] = value }
        }
        return values
    }

    func stands(in containers: [any UIAppearanceContainer.Type], _ trait: UITraitCollection?) -> Bool {
        self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
            && self.trait == trait
    }

    func fits(_ traits: UITraitCollection) -> Bool { trait.map(traits.containsTraits(in:)) ?? true }

    /// Where the containers are found in what lies around an object, the window first; nil where they are not.
    func places(in surroundings: [UIResponder]) -> [Int]? {
        var places: [Int] = []
        var start = 0
        for wanted in containers.reversed() {
            guard
                let place = surroundings[start...].firstIndex(where: {
                    $0.classesUp.contains(ObjectIdentifier(wanted))
                })
            else { return nil }
            places.append(place)
            start = place + 1
        }
        return places
    }

    /// Gives what was set, where the object has what is plain or what an appearance gave it before.
    /// - Parameters:
    ///   - given: what appearances gave the object.
    ///   - settled: what nearer proxies say.
    func give(to object: NSObject, given: inout Values, settled: inout Set<Name>) {
        for member in members {
            let own = member.read(object)
            for (key, value) in member.read(self.object) {
                let name = Name(member: member.name, key: key)
                if let usual = plain[name], member.areEqual(usual, value) { continue }
                guard settled.insert(name).inserted else { continue }
                func isFree(_ current: Any) -> Bool {
                    member.isUsual(object, current)
                        || [plain[name], given[name]].contains {
                            $0.map { member.areEqual($0, current) } ?? false
                        }
                }
                if let current = own[key] {
                    if member.areEqual(current, value) || !isFree(current) { continue }
                }
                member.write(object, key, value)
                given[name] = value
            }
        }
    }
}

extension NSObject {
    /// The object's class and those above it, nearest first.
    fileprivate var classesUp: [ObjectIdentifier] {
        var classes: [ObjectIdentifier] = []
        var current: AnyClass? = Swift.type(of: self)
        while let found = current {
            classes.append(ObjectIdentifier(found))
            current = _getSuperclass(found)
        }
        return classes
    }
}
