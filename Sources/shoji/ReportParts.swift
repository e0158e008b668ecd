import Foundation
import HostOptions
import SnapshotReport

/// What a report is made of: folders of runs, and pages of earlier reports, as the parts of a run write them.
struct ReportParts {
    private let folders: [ComparedPictures]
    private let pages: [SnapshotReport]

    /// Throws `OptionError` for what is neither.
    init(_ paths: [String], against: String?) throws {
        func isPage(_ path: String) -> Bool { path.hasSuffix(".html") }
        folders = try paths.filter { !isPage($0) }.map { try ComparedPictures($0, against: against) }
        pages = try paths.filter(isPage).map { path in
            guard let data = FileManager.default.contents(atPath: path), let page = SnapshotReport(page: data)
            else { throw OptionError("\(path): no page that `shoji report` or `shoji test` wrote") }
            return page
        }
    }

    /// Where the page goes unless somebody says otherwise; nil where there are pages alone.
    var folder: URL? { folders.first?.folder }

    func report() throws -> SnapshotReport {
        let parts = try folders.map { try $0.report() } + pages
        return parts.count == 1 ? parts[0] : SnapshotReport(merging: parts)
    }

    /// Whether there is one into which pictures can be taken over.
    var canAccept: Bool { folders.contains { $0.against != nil } }

    /// Takes a picture over in the folder in which it differs.
    func accept(_ name: String) throws {
        let place = try folders.first { try $0.differs(name) }
        guard let place else {
            throw OptionError(
                pages.isEmpty
                    ? "\(name): nothing differs in a picture of that name"
                    : "\(name): it is of a page; accept it where its folder is")
        }
        try place.accept(name)
    }
}
