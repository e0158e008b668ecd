/// The constraints of one archive, each with a number: one that is archived by itself is, when both are read, the one that a view keeps.
@MainActor
final class ArchivedConstraints {
    private struct Known { weak var constraint: NSLayoutConstraint? }

    private weak var coder: NSCoder?
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var read: [Int: Known] = [:]

    @SessionLocal private static var open: [ArchivedConstraints] = []

    private init(_ coder: NSCoder) { self.coder = coder }

    /// Those of the archive that is being written or read.
    static func of(_ coder: NSCoder) -> ArchivedConstraints {
        open.removeAll { $0.coder == nil }
        if let known = open.first(where: { $0.coder === coder }) { return known }
        let made = ArchivedConstraints(coder)
        open.append(made)
        return made
    }

    /// The number of one that is written.
    func number(of constraint: NSLayoutConstraint) -> Int {
        let id = ObjectIdentifier(constraint)
        if let known = numbers[id] { return known }
        numbers[id] = numbers.count
        return numbers.count - 1
    }

    /// The one of that number, which is made where it was not read yet.
    func constraint(_ number: Int, make: () -> NSLayoutConstraint) -> NSLayoutConstraint {
        if let known = read[number]?.constraint { return known }
        let made = make()
        read[number] = Known(constraint: made)
        return made
    }
}

/// An object that archives have by its number only: reading it gives the one that is there.
public protocol _ReadByNumber {
    static func _read(from coder: NSCoder) -> Self?
}

extension _ReadByNumber {
    public init?(coder: NSCoder) {
        guard let read = Self._read(from: coder) else { return nil }
        self = read
    }
}

extension NSLayoutConstraint {
    func archive(in coder: NSCoder) {
        ArchivedConstraints.of(coder).number(of: self).store(in: coder, "NSNumber")
        constant.store(in: coder, "NSConstant")
        priority.rawValue.store(in: coder, "NSPriority")
        identifier.store(in: coder, "NSLayoutIdentifier")
    }

    /// DIFFERS: one that no view of the archive keeps relates nothing.
    fileprivate func decode(_ coder: NSCoder) {
        CGFloat.stored(in: coder, "NSConstant").map { constant = $0 }
        Float.stored(in: coder, "NSPriority").map { priority = UILayoutPriority($0) }
        identifier = String.stored(in: coder, "NSLayoutIdentifier")
    }

    nonisolated static func read<Kind: NSLayoutConstraint>(_ kind: Kind.Type, from coder: NSCoder) -> Kind? {
        // Archives are read on the thread that asks for it.
        nonisolated(unsafe) let coder = coder
        return MainThread.isolated {
            guard let number = Int.stored(in: coder, "NSNumber") else { return nil }
            let constraint = ArchivedConstraints.of(coder).constraint(number) {
                let made = _new(kind)
                made.decode(coder)
                return made
            }
            return constraint as? Kind
        }
    }
}
