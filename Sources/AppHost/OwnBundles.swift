import AppBuild
import AssetFormat
import Foundation
import UIKit

/// The bundles of frameworks whose files have names that other parts of the app have, too: folders of links within the app's own.
enum OwnBundles {
    @MainActor
    static func make(_ bundles: [AppTarget.OwnBundle], in folder: URL, locale: String) {
        for each in bundles {
            let place = folder.appendingPathComponent("Frameworks/\(each.module).bundle")
            try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let files = BundleFiles(of: each.files, locale: locale)
            let list = place.appendingPathComponent("Info.plist")
            BundleLinks(folder: place).refresh(
                with: files.shown, languages: files.localized, keeping: [list.lastPathComponent])
            var information = ["CFBundlePackageType": "FMWK"]
            if !each.identifier.isEmpty { information["CFBundleIdentifier"] = each.identifier }
            try? BundleInfo(information, module: each.module).write(to: list)
            guard let bundle = Bundle(path: place.path) else { continue }
            FrameworkBundles.own.append(
                FrameworkBundles.Own(module: each.module, identifier: each.identifier, bundle: bundle))
            BundleFiles.frameworks[bundle.bundlePath] = files
        }
    }
}
