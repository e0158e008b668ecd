import AppBuild
import AssetFormat
import CAppMain
import CVirtualTime
import Foundation
import HostOptions
import Simulator
import SwiftInternals
import UIKit

/// Where every app executable starts; the C `main` calls it with the app's own entry point, NULL when it has none, and
/// that of the tests that it hosts.
@_cdecl("shoji_host_main")
public func hostMain(
    _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    _ entry: (@convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32)?,
    _ tests: (@convention(c) () -> Void)?
) -> Int32 {
    nonisolated(unsafe) let arguments = arguments
    MainActor.assumeIsolated { () -> Void in
        // An app that stops at its start has taken none of its tests along: they run without it.
        let startsApp = tests == nil || getenv(TestProgram.withoutAppVariable) == nil
        let host = AppHost(arguments: count, arguments, entry: startsApp ? entry : nil)
        if let tests { host.run(tests) } else { host.run() }
    }
    return 0
}

/// Starts the app of this process as the command line says, and then plays or serves it.
@MainActor
struct AppHost {
    typealias Entry = @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32

    let count: Int32
    let arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    let entry: Entry?

    init(
        arguments count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, entry: Entry?
    ) {
        self.count = count
        self.arguments = arguments
        self.entry = entry
    }

    func run() -> Never {
        ResourceProblems.stop = { Self.stop($0, ExitStatus.resource.rawValue) }
        let command: HostCommand
        do {
            command = try HostCommand.parse()
        } catch {
            let code = HostCommand.exitCode(for: error)
            let message = HostCommand.fullMessage(for: error)
            FileHandle(fileDescriptor: code.isSuccess ? 1 : 2).write(Data((message + "\n").utf8))
            exit(ExitStatus.mapped(code).rawValue)
        }
        do {
            if command.mode == .screens {
                endWithParent()
                try Network.current.use(.off)
                let session = Session(settings: command.device.settings)
                start(command, session.settings, watches: false) { Self.end(0) }
            }
            if command.playsScenario {
                let plan = try command.snapshot.readPlan(with: command.device.settings)
                guard let variant = plan.variant(named: command.snapshot.variant) else {
                    if command.mode != .lint { _ = try command.snapshot.makeOut() }
                    endWithParent()
                    MatrixRun(plan, arguments: Array(CommandLine.arguments.dropFirst())).play()
                }
                let container = try AppContainer.given() ?? AppContainer.fresh()
                Self.container = container
                shoji_remove_at_end(container.home.path)
                endWithParent()
                try startAgain(with: container.makePlayed(), giving: container)
                let (scenario, settings) = (plan.scenario, localised(plan.settings(of: variant)))
                shoji_locale_set(settings.localeInForce)
                if command.mode == .serve {
                    VirtualTime.begin()
                    try Network.current.use(command.network.network ?? .live)
                    let session = Session(settings: settings)
                    VirtualTime.turn(inRunLoopOf: session)
                    start(command, settings) { RequestRun(session).serve() }
                }
                let folder = command.mode == .lint ? nil : try command.snapshot.makeOut()
                VirtualTime.begin()
                try Network.current.use(command.network.network ?? scenario.network ?? .off)
                let session = Session(settings: settings)
                VirtualTime.turn(inRunLoopOf: session)
                let series = plan.position(of: variant)
                let run = SnapshotRun(
                    scenario: scenario, variant: variant, session: session, folder: folder, series: series,
                    options: command.snapshot)
                let places = appRecord.previews
                if command.snapshot.previews { start(command, settings) { run.play(places) } }
                start(command, settings) { run.play() }
            } else {
                try startAgain(
                    with: AppContainer.kept(beside: Self.executable.deletingLastPathComponent()).make())
                endWithParent()
                if getenv(ServeOptions.lineVariable) != nil { shoji_mark_printed() }
                var settings = localised(command.device.settings)
                settings.statusBar = true
                shoji_locale_set(settings.localeInForce)
                ReadNotes.begin()
                let session = Session(settings: settings)
                VirtualTime.beginWatched()
                try Network.current.use(command.network.network ?? .live)
                start(command, settings) {
                    let record = appRecord
                    let screens = AppScreens(of: record, shown: command.device.screen)
                    LiveRun(session, record: record, screens: screens, serve: command.serve).serve()
                }
            }
        } catch let error as OptionError {
            Self.stop(error.description, ExitStatus.usage.rawValue)
        } catch let error as ScenarioError {
            Self.stop(error.description, ExitStatus.resource.rawValue)
        } catch {
            Self.stop(FileFailure.sentence(for: error), ExitStatus.resource.rawValue)
        }
    }

    /// Starts the app and runs the tests that are linked with it, whose library reads the arguments.
    func run(_ tests: @convention(c) () -> Void) -> Never {
        do {
            let command = try HostCommand.parse([])
            let settings = localised(DeviceOptions.given.settings)
            let arguments = CommandLine.arguments
            shoji_locale_set(settings.localeInForce)
            let container = try AppContainer.given() ?? AppContainer.fresh()
            try startAgain(with: container.makePlayed(), giving: container)
            endWithParent()
            VirtualTime.begin()
            try Network.current.use(NetworkOptions.given ?? .off)
            let session = Session(settings: settings)
            VirtualTime.turn(inRunLoopOf: session)
            start(command, settings, watches: false, needsApp: false) {
                // As on a device, where the first screen is there when tests begin.
                session.present()
                session.advance(by: 2 * Session.frameInterval)
                // From them the tests' library knows what to run.
                LaunchArguments.set(arguments)
                tests()
                Self.stop("the tests did not end the process", ExitStatus.app.rawValue)
            }
        } catch let error as ScenarioError {
            Self.stop(error.description, ExitStatus.resource.rawValue)
        } catch {
            Self.stop(FileFailure.sentence(for: error), ExitStatus.resource.rawValue)
        }
    }

    /// What the command line has started ends with it.
    private func endWithParent() {
        let parent = ProcessInfo.processInfo.environment[ServeOptions.parentVariable].flatMap { pid_t($0) }
        if let parent { shoji_end_with_parent(parent) }
    }

    /// Ends the process with a message of ours.
    static func stop(_ message: String, _ status: Int32) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        end(status)
    }

    // Of the process: set once, by the host.
    /// What a played run saved goes with it.
    private static var container: AppContainer?

    /// Without the libraries' own tidying up: their threads may still be at work.
    static func end(_ status: Int32) -> Never {
        fflush(nil)
        container?.remove()
        _exit(status)
    }

    // MARK: Starting the app

    /// Starts from `--view-controller`, else from the app's own entry point; `body` then owns the process.
    /// - Parameters:
    ///   - watches: whether a stop of the process is told as the app's.
    ///   - needsApp: whether there must be something to start from, as there is not for tests of a library.
    private func start(
        _ command: HostCommand, _ settings: DeviceSettings, watches: Bool = true, needsApp: Bool = true,
        then body: @escaping @MainActor () -> Never
    ) -> Never {
        let (record, launch) = (appRecord, appRecord.launch)
        let executable = Self.executable
        let bundle = executable.deletingLastPathComponent()
        if let folder = record.source {
            let files = BundleFiles(
                folder: URL(fileURLWithPath: folder), locale: settings.localeInForce,
                without: Set(record.leftOut), first: record.target?.resourcesInside ?? [],
                and: record.target?.resources ?? [])
            BundleFiles.main = files
            for problem in files.refused { Diagnostics.say("\(problem)") }
            BundleLinks(folder: bundle).refresh(
                with: files.shown, languages: files.localized,
                keeping: [executable.lastPathComponent, AppRecord.fileName, Self.propertyListName])
        }
        let information = BundleInfo(
            propertyList(record.target), module: record.module, target: record.target)
        let propertyList = information.values
        // Before the first bundle is made: Foundation reads the main one's list with it, once. A folder that cannot be written has no
        // Info.plist, as before: the app starts all the same.
        try? information.write(to: bundle.appendingPathComponent(Self.propertyListName))
        if record.source != nil {
            OwnBundles.make(for: record.target, in: bundle, locale: settings.localeInForce)
        }
        ObjectiveCNames.swift = Dictionary(
            record.classes.compactMap { each in
                let aliased = ModuleName.alias(of: each.module).map { "\($0).\(each.name)" }
                return (each.objectiveCName ?? aliased).map { ($0, "\(each.module).\(each.name)") }
            }
        ) { first, _ in first }
        BundleNames.install()
        DefaultsMethods.install()
        HomeFolders.install()
        FormatterMethods.install()
        // The process's own are the host's.
        LaunchArguments.set([executable.path] + launch.arguments)
        UserDefaults.standard.setVolatileDomain(launch.defaults, forName: UserDefaults.argumentDomain)
        for (name, value) in launch.environment { setenv(name, value, 1) }
        FrameworkBundles.identifiers = Set(record.target?.frameworks ?? [])
        if record.source != nil {
            BundleTexts.use(BundleFiles.main)
            BundleFiles.didChange = BundleTexts.use
        }
        AppFonts.register(propertyList)
        ImageFiles.install(in: bundle)
        FileURLs.install()
        if watches {
            shoji_crash_step("the start of the app")
            shoji_crash_watch()
            if getenv(ServeOptions.lineVariable) != nil { shoji_crash_tells_frames() }
        }
        ApplicationLaunch.host = body
        ApplicationLaunch.settings = launchSettings(propertyList, record)
        ApplicationLaunch.sceneDelegateClass = sceneDelegate(module: record.module)
        if command.mode == .screens {
            let hasApp =
                entry != nil
                || (ApplicationLaunch.settings.mainStoryboard != nil
                    || ApplicationLaunch.settings.scenes.contains { $0.storyboardName != nil })
            // Previews may stop the app, or say what they like: the last list holds.
            for makesPreviews in [false, true] {
                let screens = AppScreens(of: record, shown: nil, makesPreviews: makesPreviews)
                print("\n" + screens.list(hasApp: hasApp))
                fflush(nil)
            }
            body()
        }
        if command.snapshot.previews {
            ApplicationLaunch.launch(rootViewController: UIViewController())
            body()
        }
        if let place = command.device.preview {
            guard let found = record.preview(at: place), let declared = found.place.declared else {
                let known = AppScreens(of: record, shown: nil).previewPlaces
                Self.stop(
                    "--preview \(place): the source has no preview there; "
                        + (known.isEmpty ? "it has none" : "it has \(known.joined(separator: ", "))"),
                    ExitStatus.usage.rawValue)
            }
            let previews = declared.all()
            // An edit may have left fewer.
            let preview = previews[min(found.number, previews.count) - 1]
            guard let controller = preview.rootViewController() else {
                Self.stop(
                    "--preview \(place): \(preview.reasonForSkipping ?? "it shows nothing")",
                    ExitStatus.usage.rawValue)
            }
            ApplicationLaunch.launch(rootViewController: controller)
            body()
        }
        if let name = command.device.viewController {
            guard let controller = ApplicationLaunch.viewController(named: name, module: record.module) else {
                let reason =
                    AppScreens.needs(ofControllerNamed: name, module: record.module)
                    ?? "the source has no view controller class and no storyboard scene of that name"
                Self.stop("--view-controller \(name): \(reason)", ExitStatus.usage.rawValue)
            }
            ApplicationLaunch.launch(rootViewController: controller)
            body()
        }
        guard let entry else {
            // Tests without a host app run in an empty one, whatever storyboards lie in the folder.
            if !needsApp {
                ApplicationLaunch.launchWithoutApp()
                body()
            }
            if ApplicationLaunch.launchMainStoryboard() { body() }
            Self.stop(
                "nothing to start from: the source has no @main and no main storyboard; name a view controller of it"
                    + " with --view-controller NAME", ExitStatus.usage.rawValue)
        }
        _ = entry(count, arguments)
        Self.stop(
            "the app's @main returned without UIApplicationMain; expected an app delegate, or --view-controller NAME",
            ExitStatus.app.rawValue)
    }

    private static var executable: URL { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath() }

    private var appRecord: AppRecord {
        let file = Self.executable.deletingLastPathComponent().appendingPathComponent(AppRecord.fileName)
        return (try? AppRecord(contentsOf: file))
            ?? AppRecord(module: Self.executable.lastPathComponent, source: nil)
    }

    /// A device's settings, in the scheme's language where neither the command nor the scenario says one.
    private func localised(_ settings: DeviceSettings) -> DeviceSettings {
        var result = settings
        result.locale =
            result.locale ?? appRecord.launch.wantedLocale.flatMap { DeviceSettings.isLocale($0) ? $0 : nil }
        return result
    }

    /// `SceneDelegate`, Xcode's own name, for a source without a scene manifest.
    private func sceneDelegate(module: String) -> AnyClass? {
        let found: AnyClass? = NSClassFromString("\(module).SceneDelegate")
        return found is any UIWindowSceneDelegate.Type ? found : nil
    }

    private static let propertyListName = "Info.plist"

    /// The source's Info.plist; empty without one. Stops with a message when there is one that cannot be read.
    private func propertyList(_ target: AppTarget?) -> [String: Any] {
        let isGenerated = target?.settings["GENERATE_INFOPLIST_FILE"] == "YES"
        let named =
            target?.informationFile
            ?? (isGenerated ? nil : BundleFiles.main.path(named: Self.propertyListName))
        let path = named ?? ""
        guard let data = target?.writtenInformation ?? FileManager.default.contents(atPath: path)
        else { return [:] }
        do {
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            return list as? [String: Any] ?? [:]
        } catch {
            let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
            Self.stop("\(path): error: no property list: \(reason)", ExitStatus.resource.rawValue)
        }
    }

    /// What Info.plist says of the start.
    private func launchSettings(_ list: [String: Any], _ record: AppRecord) -> LaunchSettings {
        var settings = LaunchSettings()
        settings.module = record.module
        // The name that Xcode's template gives it, where no project says which it is.
        settings.accentColorName =
            list["NSAccentColorName"] as? String ?? (record.target == nil ? settings.accentColorName : nil)
        func storyboard(_ value: Any?) -> String? {
            guard let name = value as? String, !name.isEmpty else { return nil }
            return name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
        }
        settings.mainStoryboard = storyboard(list["UIMainStoryboardFile"])
        func orientations(_ key: String) -> [UIInterfaceOrientation]? {
            (list[key] as? [String])?.compactMap(UIInterfaceOrientation.init(propertyListName:))
        }
        settings.orientations =
            orientations("UISupportedInterfaceOrientations~iphone")
            ?? orientations("UISupportedInterfaceOrientations")
        settings.padOrientations = orientations("UISupportedInterfaceOrientations~ipad")
        switch list["UIUserInterfaceStyle"] as? String {
        case "Dark": settings.interfaceStyle = .dark
        case "Light": settings.interfaceStyle = .light
        default: break
        }
        settings.controllersStyleStatusBar =
            list["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
        switch list["UIStatusBarStyle"] as? String {
        case "UIStatusBarStyleLightContent": settings.statusBarStyle = .lightContent
        case "UIStatusBarStyleDarkContent": settings.statusBarStyle = .darkContent
        default: break
        }
        settings.hidesStatusBar = list["UIStatusBarHidden"] as? Bool ?? false
        settings.requiresFullScreen = list["UIRequiresFullScreen"] as? Bool ?? false
        settings.requiresCompatibility = list["UIDesignRequiresCompatibility"] as? Bool ?? false
        let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
        let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
        let windows = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
        settings.scenes = (windows ?? []).map {
            LaunchSettings.Scene(
                configurationName: $0["UISceneConfigurationName"] as? String,
                delegateClassName: $0["UISceneDelegateClassName"] as? String,
                storyboardName: storyboard($0["UISceneStoryboardFile"]))
        }
        return settings
    }

    // MARK: The same in every run

    /// Hash order, time zone and home must be set before the process starts: starts it anew when they are not, which
    /// costs as much as a small screen. The command line sets them.
    private func startAgain(with wanted: [String: String], giving container: AppContainer? = nil) throws {
        let environment = ProcessInfo.processInfo.environment
        guard wanted.contains(where: { environment[$0.key] != $0.value }) else { return }
        for (name, value) in wanted { setenv(name, value, 1) }
        if let container { setenv(AppContainer.variable, container.home.path, 1) }
        execv("/proc/self/exe", arguments)
        Self.stop("cannot start again with a fixed environment: \(String(cString: strerror(errno)))", 3)
    }
}
