import SwiftInternals

/// The optional methods that a controller of UIKit's implements only so that subclasses can override them: which of them
/// a subclass does override, whether or not its override calls super.
@MainActor
final class OverridableRequirements {
    private let base: AnyClass
    /// In the order of declaration.
    let names: [String]
    private let slots: [String: ClassTable.Slot]
    /// What was found, by class and by the place in memory of a method's name.
    private var found: [Question: Bool] = [:]

    private struct Question: Hashable {
        var type: ObjectIdentifier
        var name: UnsafePointer<UInt8>
    }

    /// - Parameters:
    ///   - base: UIKit's controller.
    ///   - names: its methods as `#function` spells them, in the order of their declaration and with none between them.
    ///   - ends: a subclass that overrides the first and the last of them.
    ///   - plain: a subclass that overrides nothing.
    private init(of base: AnyClass, _ names: [String], ends: AnyClass, plain: AnyClass) {
        self.base = base
        let ends = ClassTable.slots(of: base, overriddenIn: ends, butNotIn: plain)
        guard let first = ends.first, ends.count == 2, ends[1] - first + 1 == names.count else {
            fatalError(
                "the table of methods of \(base) is not in the known form: its ends are \(ends), the methods are "
                    + "\(names.count); this toolchain lays classes out in another way, use Swift 6.3")
        }
        self.names = names
        slots = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, first + $0) })
    }

    /// Called where a controller only offers a method to be overridden: absent, unless the object's class overrides it
    /// and has called super.
    func absent(_ object: AnyObject, _ name: StaticString) {
        if !overrides(name, in: type(of: object)) { OptionalRequirement.absent(object, name) }
    }

    private func overrides(_ name: StaticString, in type: AnyClass) -> Bool {
        let question = Question(type: ObjectIdentifier(type), name: name.utf8Start)
        if let known = found[question] { return known }
        let answer = overrides("\(name)", in: type)
        found[question] = answer
        return answer
    }

    /// Whether a class overrides the method of that name; false for one that is not known.
    func overrides(_ name: String, in type: AnyClass) -> Bool {
        slots[name].map { ClassTable.overrides($0, in: type, since: base) } ?? false
    }

    /// The methods that a class overrides.
    func overridden(in type: AnyClass) -> [String] { names.filter { overrides($0, in: type) } }
}

/// A controller of UIKit's that implements optional methods so that subclasses can override them.
@MainActor
protocol OverridableController: UIViewController {
    static var overridable: OverridableRequirements { get }
}

extension OverridableController {
    func absent(_ name: StaticString = #function) { Self.overridable.absent(self, name) }

    /// What UIKit does where a subclass does not override: `answer`.
    func absent<Answer>(_ answer: Answer, _ name: StaticString = #function) -> Answer {
        absent(name)
        return answer
    }
}

extension UITableViewController: OverridableController {
    static var overridable: OverridableRequirements { .tableController }
}

extension UICollectionViewController: OverridableController {
    static var overridable: OverridableRequirements { .collectionController }
}

extension OverridableRequirements {
    static let tableController = OverridableRequirements(
        of: UITableViewController.self, UITableViewController.overridableRequirements, ends: TableEnds.self,
        plain: PlainTable.self)

    private final class PlainTable: UITableViewController {}
    private final class TableEnds: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        override func scrollViewDidEndZooming(
            _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
        ) {}
    }

    static let collectionController = OverridableRequirements(
        of: UICollectionViewController.self, UICollectionViewController.overridableRequirements,
        ends: CollectionEnds.self, plain: PlainCollection.self)

    private final class PlainCollection: UICollectionViewController {}
    private final class CollectionEnds: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 0 }
        override func scrollViewDidEndZooming(
            _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
        ) {}
    }
}
