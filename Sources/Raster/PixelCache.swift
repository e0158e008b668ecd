/// What is made of layers and kept under keys, within a budget that others share.
final class PixelCache<Key: Hashable, Value> {
    private final class Kept: PixelBudget.Item {
        let value: Value

        init(_ value: Value, bytes: Int, forget: @escaping () -> Void) {
            self.value = value
            super.init(bytes: bytes, forget: forget)
        }
    }

    private let budget: PixelBudget
    private var kept: [Key: Kept] = [:]

    init(_ budget: PixelBudget) { self.budget = budget }

    deinit { for each in kept.values { budget.drop(each) } }

    var count: Int { kept.count }

    /// What is kept under `key`; it has been used then.
    subscript(key: Key) -> Value? {
        guard let known = kept[key] else { return nil }
        budget.use(known)
        return known.value
    }

    /// - Returns: `value`.
    @discardableResult
    func keep(_ value: Value, bytes: Int, as key: Key) -> Value {
        let new = Kept(value, bytes: bytes) { [weak self] in self?.kept[key] = nil }
        if let old = kept.updateValue(new, forKey: key) { budget.drop(old) }
        budget.keep(new)
        return value
    }

    /// What is kept under `key` has become so many bytes more.
    func grow(_ key: Key, by bytes: Int) {
        if let known = kept[key] { budget.grow(known, by: bytes) }
    }

    func removeAll(where isGone: (Key, Value) -> Bool = { _, _ in true }) {
        for (key, each) in kept where isGone(key, each.value) {
            budget.drop(each)
            kept[key] = nil
        }
    }
}
