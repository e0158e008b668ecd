import AppBuild
import AssetFormat
import Foundation
import UIKit

/// The bundles within the app's own, as folders of links: those of tests, of frameworks whose files have names that other parts of the app have,
/// too, and those that the project makes of files alone.
enum OwnBundles {
    @MainActor
    static func make(for target: AppTarget?, in folder: URL, locale: String) {
        let frameworks = folder.appendingPathComponent("Frameworks")
        let tests = folder.appendingPathComponent("PlugIns")
        let ofCode =
            (target?.ownBundles ?? []).map { ($0, make($0, "bundle", "FMWK", in: frameworks, locale)) }
            + (target?.testBundles ?? []).map { ($0, make($0, "xctest", "BNDL", in: tests, locale)) }
        for (each, bundle) in ofCode {
            guard let bundle else { continue }
            FrameworkBundles.own.append(
                FrameworkBundles.Own(module: each.module, identifier: each.identifier, bundle: bundle))
        }
        for each in target?.resourceBundles ?? [] { _ = make(each, "bundle", "BNDL", in: folder, locale) }
    }

    @MainActor
    private static func make(
        _ wanted: AppTarget.OwnBundle, _ ending: String, _ kind: String, in folder: URL, _ locale: String
    ) -> Bundle? {
        let place = folder.appendingPathComponent("\(wanted.module).\(ending)")
        // An earlier build may have left a link of that name.
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) != nil {
            try? FileManager.default.removeItem(at: place)
        }
        try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let files = BundleFiles(of: wanted.files, locale: locale)
        let list = place.appendingPathComponent("Info.plist")
        BundleLinks(folder: place).refresh(
            with: files.shown, languages: files.localized, keeping: [list.lastPathComponent])
        var information = ["CFBundlePackageType": kind]
        if !wanted.identifier.isEmpty { information["CFBundleIdentifier"] = wanted.identifier }
        try? BundleInfo(information, module: wanted.module).write(to: list)
        guard let bundle = Bundle(path: place.path) else { return nil }
        BundleFiles.frameworks[bundle.bundlePath] = files
        return bundle
    }
}
