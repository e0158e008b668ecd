import Foundation
import ProjectFormat
import StandInTable

/// The Info.plist of a running app: what its source says, with the values that Xcode fills in when it builds.
public struct BundleInfo {
    public let values: [String: Any]

    /// - Parameters:
    ///   - written: the source's Info.plist; empty without one.
    ///   - target: what a project says, whose settings fill the file.
    public init(_ written: [String: Any], module: String, target: AppTarget? = nil) {
        let settings = BuildSettings(
            Self.settings(module).merging(target?.settings ?? [:]) { $1.isEmpty ? $0 : $1 })
        var values: [String: Any] = [
            "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "$(PRODUCT_NAME)",
            "CFBundleExecutable": "$(EXECUTABLE_NAME)", "CFBundlePackageType": "APPL",
            "CFBundleInfoDictionaryVersion": "6.0", "CFBundleShortVersionString": "$(MARKETING_VERSION)",
            "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
        ]
        if let name = target?.accentColorName { values["NSAccentColorName"] = name }
        // UIKit's keys of the settings count where the file has none (Xcode merges both).
        values.merge(target?.generatedInformation ?? [:]) { $1 }
        values.merge(written) { $1 }
        self.values = values.mapValues { Self.filled($0, settings) }
    }

    public func write(to file: URL) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        // A link would lead to the source's own file.
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) != nil {
            try FileManager.default.removeItem(at: file)
        }
        try data.writeWhole(to: file)
    }

    /// The build settings that Xcode's own templates of Info.plist name; the versions are those of a new project.
    private static func settings(_ module: String) -> [String: String] {
        [
            "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(module.replacingOccurrences(of: "_", with: "-"))",
            "PRODUCT_NAME": module, "EXECUTABLE_NAME": module, "TARGET_NAME": module,
            "PRODUCT_MODULE_NAME": module, "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
            "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en",
        ]
    }

    /// Every text within, as Xcode fills in all of the file: the scene manifest names its delegate's module. Variables
    /// that no setting has stay.
    private static func filled(_ value: Any, _ settings: BuildSettings) -> Any {
        switch value {
        case let text as String: settings.expand(text, keepsUnknown: true)
        case let list as [Any]: list.map { filled($0, settings) }
        case let table as [String: Any]: table.mapValues { filled($0, settings) }
        default: value
        }
    }
}
