import AssetFormat
import Foundation
import SwiftInternals
import UIKit

/// Gives `Bundle.localizedString(forKey:value:table:)`, and `NSLocalizedString` with it, the app's texts, and
/// `Bundle.object(forInfoDictionaryKey:)` all keys of Info.plist.
///
/// Foundation on Linux chooses a language by settings that a session does not have, and where there is an `InfoPlist.strings`
/// it knows the keys of that alone. Its methods are replaced in the table by which the class's methods are found;
/// docs/decisions says why.
enum BundleTexts {
    private static func install() {
        ReplacedMethod.install(
            [
                ("shoji_bundle_localized_string", ReplacedMethod.localizedString, Bundle.self),
                ("shoji_bundle_information_value", ReplacedMethod.informationValue, Bundle.self),
                ("shoji_bundle_preferred_localizations", ReplacedMethod.preferredLocalizations, Bundle.self),
                (
                    "shoji_bundle_development_localization", ReplacedMethod.developmentLocalization,
                    Bundle.self
                ),
            ], orSay: "texts and values of Info.plist are not localised")
    }

    /// From now on texts come from `files`.
    @MainActor
    static func use(_ files: BundleFiles) {
        install()
        let own = FrameworkBundles.own.compactMap { each in
            BundleFiles.frameworks[each.bundle.bundlePath].map { (each.texts, $0) }
        }
        for (texts, files) in [(LocalizedTexts.shared, files)] + own {
            texts.use(
                files: files.files, localized: files.localized, languages: files.languages
            ) { problem in
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { ImageProblems.note(problem.description) }
                }
            }
        }
    }
}

extension Bundle {
    /// Stands in the place of `localizedString(forKey:value:table:)`.
    @_silgen_name("shoji_bundle_localized_string")
    public func _localizedText(forKey key: String, value: String?, table: String?) -> String {
        let folder = bundlePath.hasSuffix(".lproj") ? bundlePath : nil
        let home = folder.map { ($0 as NSString).deletingLastPathComponent } ?? bundlePath
        let own = FrameworkBundles.own.first { $0.bundle.bundlePath == home }
        return (own?.texts ?? LocalizedTexts.shared).text(
            key, value: value, table: table, folder: folder,
            hasCatalogs: own != nil || home == Bundle.main.bundlePath)
    }

    /// Stands in the place of the getter of `developmentLocalization`. Foundation's on Linux stops.
    @_silgen_name("shoji_bundle_development_localization")
    public func _developmentLocalization() -> String? {
        let region = infoDictionary?["CFBundleDevelopmentRegion"] as? String
        return region.flatMap { $0.contains("$(") ? nil : $0 } ?? "en"
    }

    /// Stands in the place of the getter of `preferredLocalizations`: the language of this bundle that suits the session's, as texts are chosen, else that of
    /// its development. Foundation's on Linux knows no session.
    @_silgen_name("shoji_bundle_preferred_localizations")
    public func _preferredLocalizations() -> [String] {
        [
            Localizations(
                locale: Locale.preferredLanguages.first ?? "en", available: Set(localizations),
                development: _developmentLocalization() ?? "en"
            ).language
        ]
    }

    /// Stands in the place of `object(forInfoDictionaryKey:)`: the text in the session's language where the app's
    /// `InfoPlist.strings` has one, else the value.
    @_silgen_name("shoji_bundle_information_value")
    public func _informationValue(forKey key: String) -> Any? {
        let none = "\u{0}"
        let text =
            self === Bundle.main ? LocalizedTexts.shared.text(key, value: none, table: "InfoPlist") : none
        return text == none ? infoDictionary?[key] : text
    }
}
