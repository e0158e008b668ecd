/// How many bytes caches of pixels hold in all, whoever keeps them: pictures, drawings, outlines, glyphs, pictures of what moves. What was
/// used longest ago goes first.
///
/// Renderers of one thread may share one: a display has two.
public final class PixelBudget {
    /// The pixels of five screens of an iPhone 15.
    public static let standard = 64 << 20

    /// Something that a cache keeps.
    class Item {
        fileprivate(set) var bytes: Int
        fileprivate var lastUse = 0
        /// Takes it out of its cache.
        private(set) var forget: () -> Void

        init(bytes: Int, forget: @escaping () -> Void) {
            self.bytes = bytes
            self.forget = forget
        }
    }

    let limit: Int
    /// Of all that is kept.
    private(set) var used = 0
    private var items: [ObjectIdentifier: Item] = [:]
    private var uses = 0

    public init(bytes: Int = standard) { limit = bytes }

    /// Counts what a cache keeps from now on, and lets others go where it is too much.
    func keep(_ item: Item) {
        guard items.updateValue(item, forKey: ObjectIdentifier(item)) == nil else { return use(item) }
        used += item.bytes
        use(item)
        if used > limit { trim(but: item) }
    }

    /// What is kept has become so many bytes more.
    func grow(_ item: Item, by bytes: Int) {
        guard items[ObjectIdentifier(item)] != nil else { return }
        item.bytes += bytes
        used += bytes
        use(item)
        if used > limit { trim(but: item) }
    }

    func use(_ item: Item) {
        uses += 1
        item.lastUse = uses
    }

    /// What its cache no longer keeps.
    func drop(_ item: Item) {
        if items.removeValue(forKey: ObjectIdentifier(item)) != nil { used -= item.bytes }
    }

    /// A quarter becomes free, so that not every further picture sorts anew.
    private func trim(but latest: Item) {
        for item in items.values.sorted(by: { $0.lastUse < $1.lastUse }) where item !== latest {
            guard used > limit / 4 * 3 else { return }
            drop(item)
            item.forget()
        }
    }
}
