import Foundation

/// What stands behind the pages: takes what somebody does in them, and says what they show.
/// Called on the server's own threads; `receive` may block, which holds up a page that sends faster than is received.
public protocol PageHost: Sendable {
    /// A page has opened; what `outbox` is given goes to it.
    /// - Returns: the page's number.
    func open(_ outbox: PageOutbox) -> Int
    /// The same for a page that asks for an app beside the one that is shown, by its name.
    func open(_ outbox: PageOutbox, beside name: String) -> Int
    func receive(_ message: PageMessage, from page: Int)
    func close(_ page: Int)
    /// The screen as a PNG file; with `settled` when nothing moves any more and a page shows it.
    func picture(settled: Bool) -> PagePicture
    /// Pictures of what pages can choose to show; nil where there are none.
    var gallery: (any ScreenGallery)? { get }
}

extension PageHost {
    public var gallery: (any ScreenGallery)? { nil }
    /// Where there is none beside it, the one that is shown.
    public func open(_ outbox: PageOutbox, beside name: String) -> Int { open(outbox) }
}

public enum PagePicture: Equatable, Sendable {
    case png(Data)
    /// Why there is none, in a sentence.
    case refused(String)
}
