/// Cells or headers that left the screen, waiting under their identifiers, and the classes registered for more.
@MainActor
struct ReusePool<View: UIView> {
    private var classes: [String: View.Type] = [:]
    private var nibs: [String: UINib] = [:]
    private var waiting: [String: [View]] = [:]

    /// Takes nil to forget an identifier.
    mutating func register(_ type: View.Type?, for identifier: String) {
        classes[identifier] = type
        nibs[identifier] = nil
    }
    mutating func register(_ nib: UINib?, for identifier: String) {
        classes[identifier] = nil
        nibs[identifier] = nib
    }

    func registeredNib(for identifier: String) -> UINib? { nibs[identifier] }
    func registeredClass(for identifier: String) -> View.Type? { classes[identifier] }

    /// The view that went in last; nil when none waits.
    mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    mutating func put(_ view: View, for identifier: String) { waiting[identifier, default: []].append(view) }

    /// How many views wait under an identifier.
    func count(_ identifier: String) -> Int { waiting[identifier]?.count ?? 0 }
}
