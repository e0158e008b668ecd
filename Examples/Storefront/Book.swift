import Foundation

/// A book that is made up from its number: the same one each time.
struct Book: Hashable, Sendable, Identifiable {
    let id: Int

    private static let subjects = [
        "Lighthouse", "Orchard", "Railway", "Winter", "Paper Moon", "Harbour", "Glass Garden", "Clockmaker",
        "River", "Northern Road", "Library", "Salt",
    ]
    private static let patterns = [
        "The %@", "%@ Songs", "A Short History of the %@", "Letters from the %@", "Beyond the %@",
        "The Last %@", "How to Read a %@ Without Getting Lost on the Way Home",
    ]
    static let authors = [
        "Ada Winter", "Jonas Feld", "Mina Okafor", "林 小雨", "Sofia Ricci", "يوسف حداد", "Emil Brandt", "佐藤 葵",
    ]

    static let titles = patterns.flatMap { pattern in subjects.map { String(format: pattern, $0) } }

    /// Scattered, but the same for one book.
    private func pick(_ salt: Int, _ count: Int) -> Int { abs((id &* 2_654_435_761 &+ salt) >> 7) % count }

    /// The places of its title and its author among those that there are.
    var titleNumber: Int {
        pick(1, Self.patterns.count) * Self.subjects.count + pick(2, Self.subjects.count)
    }
    var authorNumber: Int { pick(3, Self.authors.count) }
    var title: String { Self.titles[titleNumber] }
    var author: String { Self.authors[authorNumber] }
    var hue: Double { Double(pick(4, 360)) / 360 }
    var motif: Int { pick(5, 4) }
    /// In cents.
    var price: Int { 499 + pick(6, 20) * 100 }
    var stars: Int { 3 + pick(7, 3) }
    var reviews: [String] {
        let sentence =
            "I read it in one night and began again in the morning; the second half is quieter than the first, and better. "
        return (0..<3).map { String(repeating: sentence, count: 1 + pick(8 + $0, 4)) }
    }

    var priceText: String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        return formatter.string(from: NSNumber(value: Double(price) / 100)) ?? ""
    }
}

extension Book {
    /// Author and price. Each is isolated (FSI … PDI), so that its direction of writing does not turn the other's around.
    var byline: String { [author, priceText].map { "\u{2068}\($0)\u{2069}" }.joined(separator: " · ") }
}

/// A category of the store and how it is shown.
struct Category: Hashable, Sendable, Identifiable {
    enum Kind: Sendable { case shelf, grid, ranking }

    let id: Int
    let kind: Kind
    let title: String
    var books: [Book]
}

/// What the basket holds.
@MainActor
final class Basket {
    private var observers: [(Int) -> Void] = []
    private(set) var books: [Book] = [] { didSet { for tell in observers { tell(books.count) } } }

    /// Tells how many books it holds, now and whenever that changes.
    func observe(_ tell: @escaping (Int) -> Void) {
        observers.append(tell)
        tell(books.count)
    }

    func add(_ book: Book) { if !books.contains(book) { books.append(book) } }
    func remove(_ book: Book) { books.removeAll { $0 == book } }
    func move(from old: Int, to new: Int) { books.insert(books.remove(at: old), at: new) }
}
