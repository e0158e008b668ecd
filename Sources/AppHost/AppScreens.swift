import AppBuild
import BrowserDisplay
import Foundation
import HostOptions
import UIKit

/// What of a source can be shown by itself: previews, view controllers that can be made without arguments, and scenes of
/// storyboards.
@MainActor
struct AppScreens {
    private let listed: [ScreenList.Screen]
    private let unstartable: [ScreenList.Unstartable]
    /// Which of them this process shows; nil for the app itself.
    let shown: String?

    /// - Parameter shown: as `--view-controller` or `--preview` says.
    init(of record: AppRecord, shown: String?) {
        let root = record.source.map { $0 + "/" } ?? ""
        func id(_ place: PreviewPlace) -> String {
            let file = place.file.hasPrefix(root) ? String(place.file.dropFirst(root.count)) : place.file
            return "preview:\(file):\(place.line)"
        }
        let previews = record.previews.compactMap { place -> ScreenList.Screen? in
            guard let preview = _PreviewSource.named(place.className, module: record.module),
                preview.reasonForSkipping == nil
            else { return nil }
            return .init(id: id(place), name: preview.name ?? place.name)
        }
        var controllers: [ScreenList.Screen] = []
        var unstartable: [ScreenList.Unstartable] = []
        for name in record.controllers {
            let found: AnyClass? = NSClassFromString("\(record.module).\(name)")
            guard found is UIViewController.Type else { continue }
            if let reason = Self.needs(ofControllerNamed: name, module: record.module) {
                unstartable.append(.init(name: name, reason: reason))
            } else {
                controllers.append(.init(id: "controller:\(name)", name: name, type: name))
            }
        }
        // A class stands for its first scene.
        var names = Set(record.controllers)
        var classes: Set<String> = []
        for scene in ApplicationLaunch.scenes {
            let isFirst = scene.className.map { names.contains($0) && classes.insert($0).inserted } ?? false
            guard !isFirst, names.insert(scene.name).inserted else { continue }
            controllers.append(
                .init(id: "controller:\(scene.name)", name: scene.name, type: scene.className))
        }
        listed = previews + controllers
        self.unstartable = unstartable
        self.shown =
            shown?.hasPrefix("preview:") == true
            ? record.preview(at: String(shown!.dropFirst("preview:".count))).map(id) : shown
    }
}

extension AppScreens {
    var all: [DisplaySettings.Screen] { listed.map { .init(id: $0.id, name: $0.name) } }

    /// Why a view controller cannot be started by its class alone; nil where it can.
    static func needs(ofControllerNamed name: String, module: String) -> String? {
        ApplicationLaunch.initInNeedOfArguments(ofControllerNamed: name, module: module).map {
            "it is made by \($0) and cannot be started without what that takes; give its parameters defaults, "
                + "or start from a controller with init()"
        }
    }

    /// All of them as JSON, and whether there is an app besides.
    func list(hasApp: Bool) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try? encoder.encode(
            ScreenList(app: hasApp, screens: listed, unstartable: unstartable))
        return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

extension AppRecord {
    /// The preview that `FILE:LINE` means: the last one of that file that begins at the line or before it, else its first.
    /// `FILE` is a path below the source, or its end.
    func preview(at place: String) -> PreviewPlace? {
        guard let colon = place.lastIndex(of: ":"), let line = Int(place[place.index(after: colon)...])
        else { return nil }
        let file = "/" + place[..<colon]
        let there = previews.filter { $0.file.hasSuffix(file) }
        return there.last { $0.line <= line } ?? there.first
    }
}
