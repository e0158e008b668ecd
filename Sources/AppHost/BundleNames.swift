import Foundation
import SwiftInternals

/// Lets bundles find files by either spelling of their names: for the file systems of Macs and iPhones a letter with an accent and the
/// same in two parts are one, for Linux's two. Methods are replaced as those of `BundleTexts` are.
enum BundleNames {
    static func install() {
        ReplacedMethod.install(
            [
                ("shoji_bundle_resource", ReplacedMethod.resource, Bundle.self),
                ("shoji_bundle_localized_resource", ReplacedMethod.localizedResource, Bundle.self),
            ], orSay: "files with accents in their names are found in the spelling of the disk only")
    }
}

extension Bundle {
    @_silgen_name(
        "$s10Foundation6BundleC3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF")
    func _plainURL(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?)
        -> URL?
    @_silgen_name(
        "$s10Foundation6BundleC3url11forResource13withExtension12subdirectory12localization0A10Essentials3URLVSgSSSg_A3MtF"
    )
    func _plainURL(
        forResource name: String?, withExtension ext: String?, subdirectory subpath: String?,
        localization localizationName: String?
    ) -> URL?

    /// Stands in the place of `url(forResource:withExtension:subdirectory:)`, which those with fewer arguments and of paths call.
    @_silgen_name("shoji_bundle_resource")
    public func _url(
        forResource name: String?, withExtension ext: String?, subdirectory subpath: String?
    ) -> URL? {
        Self.inEitherSpelling(name, subpath) {
            _plainURL(forResource: $0, withExtension: ext, subdirectory: $1)
        }
    }

    /// Stands in the place of the same with a localization.
    @_silgen_name("shoji_bundle_localized_resource")
    public func _url(
        forResource name: String?, withExtension ext: String?, subdirectory subpath: String?,
        localization localizationName: String?
    ) -> URL? {
        Self.inEitherSpelling(name, subpath) {
            _plainURL(
                forResource: $0, withExtension: ext, subdirectory: $1, localization: localizationName)
        }
    }

    /// As the app spells it, composed, and in parts.
    private static func inEitherSpelling(
        _ name: String?, _ folder: String?, _ find: (String?, String?) -> URL?
    ) -> URL? {
        if let found = find(name, folder) { return found }
        let isASCII = [name, folder].allSatisfy { $0?.utf8.allSatisfy { $0 < 0x80 } ?? true }
        guard !isASCII else { return nil }
        return find(
            name?.precomposedStringWithCanonicalMapping, folder?.precomposedStringWithCanonicalMapping)
            ?? find(name?.decomposedStringWithCanonicalMapping, folder?.decomposedStringWithCanonicalMapping)
    }
}
