/// What targets need, by their names: directly and by way of others, each after what it needs itself.
///
/// Cost: every target is looked at once, however many ways lead to it.
struct TargetNeeds {
    private let direct: (String) -> [String]
    private var known: [String: [String]] = [:]
    /// The targets that were reached, each after what it needs.
    private(set) var order: [String] = []

    init(direct: @escaping (String) -> [String]) {
        self.direct = direct
    }

    mutating func of(_ name: String) -> [String] {
        if let found = known[name] { return found }
        // Ends circles.
        known[name] = []
        var all: [String] = []
        for need in direct(name) {
            for each in of(need) + [need] where !all.contains(each) { all.append(each) }
        }
        known[name] = all
        order.append(name)
        return all
    }
}
