import Foundation

/// Pictures of what pages can choose to show, by its names. Called on the server's own threads; may take as long as a build does.
public protocol ScreenGallery: Sendable {
    /// A PNG of the first screen.
    /// - Parameters:
    ///   - screen: `controller:NAME`, `preview:FILE:LINE` or `preview:FILE:LINE:NUMBER`; nil for the app itself.
    ///   - source: of a start page, the name of one of its sources; nil for the source that is shown.
    func picture(of screen: String?, in source: String?) -> PagePicture
    /// What of a source can be shown by itself, as JSON; nil where that cannot be said.
    func screens(of source: String?) -> Data?
}
