import UIKit

/// Covers by their addresses: asked for once, kept while there is room; none while the reader wants none.
@MainActor
final class Covers {
    static let shared = Covers()
    /// The reader wants covers, or wants them no more.
    static let didSwitch = Notification.Name("CoversDidSwitch")

    var areWanted = UserDefaults.standard.object(forKey: "covers") as? Bool ?? true {
        didSet {
            UserDefaults.standard.set(areWanted, forKey: "covers")
            NotificationCenter.default.post(name: Self.didSwitch, object: nil)
        }
    }

    /// Counted in bytes of their files; there are twenty thousand books.
    private let cache: NSCache<NSNumber, UIImage> = {
        let cache = NSCache<NSNumber, UIImage>()
        cache.totalCostLimit = 8 << 20
        return cache
    }()
    private let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [CoverServer.self]
        return URLSession(configuration: configuration)
    }()
    private var waiting: [Book.ID: [@MainActor (UIImage) -> Void]] = [:]

    /// Shows the cover now, or when it comes.
    func load(_ book: Book, then show: @escaping @MainActor (UIImage) -> Void) {
        guard areWanted else { return }
        if let image = cache.object(forKey: NSNumber(value: book.id)) { return show(image) }
        waiting[book.id, default: []].append(show)
        guard waiting[book.id]?.count == 1 else { return }
        Task { await fetch(book) }
    }

    private func fetch(_ book: Book) async {
        let answer = try? await session.data(from: CoverServer.address(of: book))
        let shows = waiting.removeValue(forKey: book.id) ?? []
        guard let answer, let image = UIImage(data: answer.0, scale: 3) else { return }
        cache.setObject(image, forKey: NSNumber(value: book.id), cost: answer.0.count)
        if areWanted { for show in shows { show(image) } }
    }
}

/// The cover of a book when it has come, for as long as the reader wants covers.
final class CoverView: UIImageView {
    var book: Book? { didSet { load() } }

    init() {
        super.init(frame: .zero)
        NotificationCenter.default.addObserver(
            self, selector: #selector(load), name: Covers.didSwitch, object: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc private func load() {
        image = nil
        guard let book else { return }
        Covers.shared.load(book) { [weak self] image in
            // It may show another book by now.
            if self?.book == book { self?.image = image }
        }
    }
}
