import Foundation

/// Books whose title or author has a text in it. The books share few titles and authors: each of these is looked through
/// once, and no book makes a text of its own.
struct BookSearch {
    private let titles: [Bool]
    private let authors: [Bool]

    init(_ text: String) {
        titles = Book.titles.map { $0.localizedStandardContains(text) }
        authors = Book.authors.map { $0.localizedStandardContains(text) }
    }

    func finds(_ book: Book) -> Bool { titles[book.titleNumber] || authors[book.authorNumber] }
}
