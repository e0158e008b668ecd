import AppBuild
import BrowserDisplay
import Foundation
import UIKit

/// What of a source can be shown by itself: previews, and view controllers that can be made without arguments.
@MainActor
struct AppScreens {
    let all: [DisplaySettings.Screen]
    /// Which of them this process shows; nil for the app itself.
    let shown: String?

    /// - Parameter shown: as `--view-controller` or `--preview` says.
    init(of record: AppRecord, shown: String?) {
        let root = record.source.map { $0 + "/" } ?? ""
        func id(_ place: PreviewPlace) -> String {
            let file = place.file.hasPrefix(root) ? String(place.file.dropFirst(root.count)) : place.file
            return "preview:\(file):\(place.line)"
        }
        let previews = record.previews.compactMap { place -> DisplaySettings.Screen? in
            guard !place.isProvider,
                let preview = _PreviewSource.named(place.className, module: record.module),
                preview.reasonForSkipping == nil
            else { return nil }
            return .init(id: id(place), name: preview.name ?? place.name)
        }
        let controllers = record.controllers.compactMap { name -> DisplaySettings.Screen? in
            let found: AnyClass? = NSClassFromString("\(record.module).\(name)")
            guard found is UIViewController.Type,
                ApplicationLaunch.initInNeedOfArguments(ofControllerNamed: name, module: record.module) == nil
            else { return nil }
            return .init(id: "controller:\(name)", name: name)
        }
        all = previews + controllers
        self.shown =
            shown?.hasPrefix("preview:") == true
            ? record.preview(at: String(shown!.dropFirst("preview:".count))).map(id) : shown
    }
}

extension AppScreens {
    /// All of them as JSON, and whether there is an app besides.
    func list(hasApp: Bool) -> String {
        struct List: Encodable {
            var app: Bool
            var screens: [DisplaySettings.Screen]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try? encoder.encode(List(app: hasApp, screens: all))
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
        let there = previews.filter { !$0.isProvider && $0.file.hasSuffix(file) }
        return there.last { $0.line <= line } ?? there.first
    }
}
