import Foundation
import ProjectFormat

/// What an Xcode project says of the target that is built, beside its files.
public struct AppTarget: Codable, Equatable, Sendable {
    /// The project or workspace, and the target's name: what tells its build from those of others.
    public var container: String
    public var name: String
    /// The build settings, with all variables expanded.
    public var settings: [String: String]
    /// Files that the target copies and that lie elsewhere.
    public var resources: [String]
    /// Those below the folder of the source, where others may have their names.
    public var resourcesInside: [String]
    /// The identifiers of the bundles of the project's frameworks.
    public var frameworks: [String]
    /// Those of them that have bundles of their own, for their files have names that other parts of the app have, too.
    public var ownBundles: [OwnBundle]
    /// Bundles that the project makes of files alone, by their names.
    public var resourceBundles: [OwnBundle]
    /// Those of the tests that the app hosts.
    public var testBundles: [OwnBundle] = []
    /// What is in its Info.plist, where the project says so itself.
    public var writtenInformation: Data?
    /// What the scheme hands the app when it launches it.
    public var launch: SchemeLaunch

    /// A bundle in that of the app, and what is copied to it. Absolute paths.
    public struct OwnBundle: Codable, Equatable, Sendable {
        public var module: String
        public var identifier: String
        public var files: [String]

        init(module: String, identifier: String, files: [String]) {
            (self.module, self.identifier, self.files) = (module, identifier, files)
        }

        /// - Parameter name: that of the module where none is said.
        init(_ target: ProjectTarget, of project: ChosenProject, named name: String? = nil) {
            module = name ?? SourceModule.name(of: target, in: project)
            identifier = project.settings(of: target)?["PRODUCT_BUNDLE_IDENTIFIER"] ?? ""
            files = target.resources + target.models
        }
    }

    /// Nil when the project has no application.
    init?(_ project: ChosenProject) {
        guard let target = project.target, let settings = project.settings else { return nil }
        container = project.container.path
        name = target.name
        self.settings = settings.all
        let pods = project.localPods
        resources = project.resourcesElsewhere + pods.flatMap(\.resources)
        resourcesInside = project.resourcesInside
        frameworks = project.libraries.filter { $0.product == .framework }.compactMap {
            project.settings(of: $0)?["PRODUCT_BUNDLE_IDENTIFIER"].flatMap { $0.isEmpty ? nil : $0 }
        }
        ownBundles = project.frameworksWithNamesakes.map { OwnBundle($0, of: project) }
        resourceBundles = project.resourceBundles.map {
            OwnBundle($0, of: project, named: $0.productName)
        }
        for bundle in pods.flatMap(\.resourceBundles) {
            resourceBundles.append(
                OwnBundle(
                    module: bundle.name, identifier: "org.cocoapods.\(bundle.name)", files: bundle.files))
        }
        writtenInformation = project.informationFile
        launch = project.scheme?.launch.expanded(by: settings) ?? SchemeLaunch()
    }

    /// The same with tests that it hosts, and what only they need of the project.
    ///
    /// Their files are in bundles of their own, by which their classes find them, and behind the app's: symbols of assets are.
    func hosting(
        _ tests: [ProjectTarget], with frameworks: [ProjectTarget], of project: ChosenProject
    ) -> AppTarget {
        var result = self
        result.testBundles = tests.map { OwnBundle($0, of: project) }
        result.ownBundles += frameworks.map { OwnBundle($0, of: project) }
        let parts = project.parts
        result.resources += (tests + frameworks.filter { !parts.contains($0) }).flatMap {
            $0.resources + $0.models
        }
        return result
    }

    var moduleName: String? { settings["PRODUCT_MODULE_NAME"].flatMap { $0.isEmpty ? nil : $0 } }

    var language: LanguageSettings { BuildSettings(settings).language }

    /// The file that the setting names; nil without one.
    public var informationFile: String? {
        guard let name = settings["INFOPLIST_FILE"], !name.isEmpty else { return nil }
        return name.hasPrefix("/") ? name : (settings["SRCROOT"] ?? "") + "/" + name
    }

    /// The colour set that is the app's tint; nil where the project names none.
    public var accentColorName: String? {
        settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The keys of Info.plist that Xcode makes of settings (`INFOPLIST_KEY_…`), since Xcode 13.
    public var generatedInformation: [String: Any] {
        guard settings["GENERATE_INFOPLIST_FILE"] == "YES" else { return [:] }
        var values: [String: Any] = [:]
        let prefix = "INFOPLIST_KEY_"
        for (name, value) in settings where name.hasPrefix(prefix) && !value.isEmpty {
            var key = String(name.dropFirst(prefix.count))
            switch key {
            case "UIApplicationSceneManifest_Generation":
                if value == "YES" {
                    values["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true]
                }
                continue
            case "UILaunchScreen_Generation":
                if value == "YES" { values["UILaunchScreen"] = [String: Any]() }
                continue
            default: break
            }
            for (ending, device) in [("_iPad", "~ipad"), ("_iPhone", "~iphone")] where key.hasSuffix(ending) {
                key = key.dropLast(ending.count) + device
            }
            if key.hasPrefix("UISupportedInterfaceOrientations") || key == "UIBackgroundModes" {
                values[key] = value.split(separator: " ").map(String.init)
            } else if value == "YES" || value == "NO" {
                values[key] = value == "YES"
            } else {
                values[key] = value
            }
        }
        return values
    }
}
