import AssetFormat
import Foundation
import UIKit

/// Gives `Bundle.localizedString(forKey:value:table:)`, and `NSLocalizedString` with it, the app's texts.
///
/// Foundation on Linux chooses a language by settings that a session does not have. Its method is replaced in the
/// table by which the class's methods are found; docs/decisions says why.
enum BundleTexts {
    private static let original = "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF"
    private static let ours = "shoji_bundle_localized_string"
    /// Words of a class's metadata that are looked through.
    private static let words = 400

    /// Says so when Foundation is built in another way than expected.
    private static func install() {
        let handle = dlopen(nil, RTLD_NOW)
        guard let old = dlsym(handle, original), let new = dlsym(handle, ours) else { return complain() }
        let table = unsafeBitCast(Bundle.self as AnyClass, to: UnsafeMutablePointer<UInt>.self)
        guard let slot = (0..<words).first(where: { table[$0] == UInt(bitPattern: old) }) else {
            return complain()
        }
        table[slot] = UInt(bitPattern: new)
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
