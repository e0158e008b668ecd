import UIKit

/// Covers by their addresses: asked for once, kept while there is room.
@MainActor
final class Covers {
    static let shared = Covers()
    private let cache = NSCache<NSNumber, UIImage>()
    private let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [CoverServer.self]
        return URLSession(configuration: configuration)
    }()
    private var waiting: [Book.ID: [@MainActor (UIImage) -> Void]] = [:]

    /// Shows the cover now, or when it comes.
    func load(_ book: Book, then show: @escaping @MainActor (UIImage) -> Void) {
        if let image = cache.object(forKey: NSNumber(value: book.id)) { return show(image) }
        waiting[book.id, default: []].append(show)
        guard waiting[book.id]?.count == 1 else { return }
        Task { await fetch(book) }
    }

    private func fetch(_ book: Book) async {
        let answer = try? await session.data(from: CoverServer.address(of: book))
        let shows = waiting.removeValue(forKey: book.id) ?? []
        guard let answer, let image = UIImage(data: answer.0, scale: 3) else { return }
        cache.setObject(image, forKey: NSNumber(value: book.id))
        for show in shows { show(image) }
    }
}
