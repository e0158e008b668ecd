import UIKit

/// 500 categories of 40 books each; new ones arrive while one reads.
@MainActor
final class Catalog {
    private(set) var categories: [Category]
    let picks = (0..<5).map { Book(id: 900_000 + $0) }
    /// Books of a category are on their way, have not come, or are there.
    private(set) var states: [Category.ID: State] = [1: .loading, 4: .failed, 6: .empty]
    private var observers: [() -> Void] = []
    private var timer: Timer?
    private var arrivals = 0

    enum State { case loading, failed, empty }

    private static let names = [
        "new", "fiction", "bestsellers", "travel", "forYou", "children", "science", "history", "poetry",
        "cooking",
    ]

    init() {
        categories = (0..<500).map { number in
            let name = text(Self.names[number % Self.names.count])
            return Category(
                id: number, kind: number == 2 ? .ranking : number % 5 == 3 ? .grid : .shelf,
                title: number < Self.names.count ? name : "\(name) \(number / Self.names.count + 1)",
                books: (0..<40).map { Book(id: number * 40 + $0) })
        }
    }

    /// The first books that have come and have a text in their title or author.
    func books(with text: String, atMost limit: Int) -> [Book] {
        let search = BookSearch(text)
        let there = categories.lazy.filter { [states] in states[$0.id] == nil }
        return Array(there.flatMap(\.books).filter(search.finds).prefix(limit))
    }

    /// The categories whose title has a text in it.
    func categories(with text: String) -> [Category] {
        categories.filter { $0.title.localizedStandardContains(text) }
    }

    func observe(_ tell: @escaping () -> Void) { observers.append(tell) }

    private func onChange() { for tell in observers { tell() } }

    /// Begins what goes on by itself: a category arrives late, and new books come in.
    func open() {
        guard timer == nil else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in self?.arrive(1) }
        timer = Timer.scheduledTimer(withTimeInterval: 6, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.receiveBook() }
        }
    }

    private func arrive(_ id: Category.ID) {
        states[id] = nil
        onChange()
    }

    private func receiveBook() {
        arrivals += 1
        if arrivals == 5 { timer?.invalidate() }
        categories[0].books.insert(Book(id: 800_000 + arrivals), at: 0)
        onChange()
    }

    func retry(_ id: Category.ID) {
        states[id] = .loading
        onChange()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.arrive(id) }
    }

    func refresh(then done: @escaping @MainActor () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { done() }
    }
}
