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

    /// - Parameters:
    ///   - shown: as `--view-controller` or `--preview` says.
    ///   - makesPreviews: whether a `PreviewProvider` is asked for all that it shows. That runs code of the app, so that an app itself lists the
    ///     first only, and one that shows a preview those of that place.
    init(of record: AppRecord, shown: String?, makesPreviews: Bool = false) {
        let root = record.source.map { $0 + "/" } ?? ""
        func id(_ place: PreviewPlace, _ number: Int) -> String {
            let file = place.file.hasPrefix(root) ? String(place.file.dropFirst(root.count)) : place.file
            return "preview:\(file):\(place.line)" + (number == 1 ? "" : ":\(number)")
        }
        let isPreview = shown?.hasPrefix("preview:") == true
        let found = isPreview ? record.preview(at: String(shown!.dropFirst("preview:".count))) : nil
        let previews = record.previews.flatMap { place -> [ScreenList.Screen] in
            guard let declared = place.declared else { return [] }
            let all = makesPreviews || place == found?.place ? declared.all() : [declared]
            return zip(1..., all).filter { $1.reasonForSkipping == nil }.map { number, preview in
                ScreenList.Screen(id: id(place, number), name: preview.name ?? place.name(of: number))
            }
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
        self.shown = isPreview ? found.map { id($0.place, $0.number) } : shown
    }
}

extension AppScreens {
    var all: [DisplaySettings.Screen] { listed.map { .init(id: $0.id, name: $0.name) } }

    /// Where its previews are, `FILE:LINE`.
    var previewPlaces: [String] {
        listed.filter { $0.id.hasPrefix("preview:") }.map { String($0.id.dropFirst("preview:".count)) }
    }

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

extension PreviewPlace {
    /// What lowering has made of it; nil where there is no preview.
    @MainActor var declared: _Preview? { _PreviewSource.named(className, module: module) }
}

extension AppRecord {
    /// The preview that `FILE:LINE` means: the last one of that file that begins at the line or before it, else its first; and which of those that
    /// it shows, as `FILE:LINE:NUMBER` says. `FILE` is a path below the source, or its end, or an absolute one.
    @MainActor
    func preview(at place: String) -> (place: PreviewPlace, number: Int)? {
        var words = place.split(separator: ":", omittingEmptySubsequences: false)
        var numbers: [Int] = []
        while numbers.count < 2, words.count > 1, let number = words.last.flatMap({ Int($0) }) {
            numbers.insert(number, at: 0)
            words.removeLast()
        }
        guard let line = numbers.first else { return nil }
        let path = words.joined(separator: ":")
        let file = path.hasPrefix("/") ? path : "/" + path
        let there = previews.filter { $0.file.hasSuffix(file) && $0.declared != nil }
        guard let found = there.last(where: { $0.line <= line }) ?? there.first else { return nil }
        return (found, max(numbers.dropFirst().first ?? 1, 1))
    }
}
