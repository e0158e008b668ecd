import Foundation
import SwiftInternals

/// The folders of an app's home that Foundation on Linux does not have, or has by another name: Library, of which it knows the folders within,
/// and Movies. Its method is replaced as those of `BundleTexts` are.
enum HomeFolders {
    static func install() {
        ReplacedMethod.install(
            [("shoji_file_manager_urls", ReplacedMethod.folders, FileManager.self)],
            orSay: "FileManager has no libraryDirectory")
    }
}

extension FileManager {
    @_silgen_name(
        "$s20FoundationEssentials11FileManagerC4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMaskVtF"
    )
    func _plainURLs(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL]

    /// Stands in the place of `urls(for:in:)`, which `url(for:in:appropriateFor:create:)` and `NSSearchPathForDirectoriesInDomains` call.
    @_silgen_name("shoji_file_manager_urls")
    public func _urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
        let name: String? =
            switch directory {
            case .libraryDirectory: "Library"
            case .moviesDirectory: "Movies"
            default: nil
            }
        guard let name, domainMask.contains(.userDomainMask) else {
            return _plainURLs(for: directory, in: domainMask)
        }
        return [URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(name, isDirectory: true)]
    }
}
