import AssetFormat
import Foundation
import SwiftInternals
import UIKit

/// Gives `Bundle.localizedString(forKey:value:table:)`, and `NSLocalizedString` with it, the app's texts.
///
/// Foundation on Linux chooses a language by settings that a session does not have. Its method is replaced in the
/// table by which the class's methods are found; docs/decisions says why.
enum BundleTexts {
    /// Says so when Foundation is built in another way than expected.
    private static func install() {
        let isInstalled = ReplacedMethod.install(
            "shoji_bundle_localized_string", insteadOf: ReplacedMethod.localizedString, in: Bundle.self)
        if !isInstalled { complain() }
    }

    /// From now on texts come from `files`.
    @MainActor
    static func use(_ files: BundleFiles) {
        install()
        LocalizedTexts.shared.use(
            files: files.files, localized: files.localized, languages: files.languages
        ) { problem in
            DispatchQueue.main.async {
                MainActor.assumeIsolated { ImageProblems.note(problem.description) }
            }
        }
    }

    private static func complain() {
        FileHandle.standardError.write(
            Data("NSLocalizedString: this Foundation is not known; texts are not localised\n".utf8))
    }
}

extension Bundle {
    /// Stands in the place of `localizedString(forKey:value:table:)`.
    @_silgen_name("shoji_bundle_localized_string")
    public func _localizedText(forKey key: String, value: String?, table: String?) -> String {
        let folder = bundlePath.hasSuffix(".lproj") ? bundlePath : nil
        return LocalizedTexts.shared.text(key, value: value, table: table, folder: folder)
    }
}
