import QuartzCore
import Testing
import UIKit

@testable import Simulator
@testable import UIKitSnapshots

/// Small pictures of every kind of view, to the pixel: a change of drawing that nobody meant fails here.
///
/// The pictures are our own drawing, looked at one by one on contact sheets when they were recorded, beside what is known of
/// iOS; where they differ from it `docs/differences.md` says so. They say that nothing has changed, not that it is right:
/// that is what the facts are for. After a change that was meant: `SNAPSHOTS=all swift test --filter PictureTests`, and
/// look at each picture that `git status` names.
@MainActor @Suite(.serialized) struct PictureTests {
    enum Mode: String, Sendable {
        case light, dark, rightToLeft, largestText, pixels1, pixels3, release14, landscape, pad

        /// A phone of 240 times 260 points, so that a picture takes some kilobytes.
        var device: SnapshotDevice {
            var phone = SnapshotDevice("iPhone SE (3rd)").locale("en_GB")
            phone.settings.device = DeviceModel(
                "small", 240, 260, scale: 2, top: 0, bottom: 0, kind: self == .pad ? .pad : .phone)
            switch self {
            case .light, .pad: return phone
            case .dark: return phone.dark
            case .rightToLeft: return phone.rightToLeft
            case .largestText: return phone.textSize(.accessibilityExtraExtraExtraLarge)
            case .pixels1: return phone.scale(1)
            case .pixels3: return phone.scale(3)
            case .release14: return phone.release(14)
            case .landscape: return phone.landscape
            }
        }
    }

    struct Picture: CustomTestStringConvertible, Sendable {
        let name: String
        let mode: Mode
        let screen: @MainActor @Sendable () -> UIViewController
        var testDescription: String { "\(name) \(mode.rawValue)" }
    }

    private nonisolated static func each(
        _ name: String, _ modes: Mode..., screen: @escaping @MainActor @Sendable () -> UIViewController
    ) -> [Picture] {
        modes.map { Picture(name: name, mode: $0, screen: screen) }
    }

    nonisolated static let pictures: [Picture] =
        each("labels", .light, .dark, .rightToLeft, .pixels1, .pixels3, screen: PictureScreens.labels)
        + each("scripts", .light, .dark, screen: PictureScreens.scripts)
        + each("buttons", .light, .dark, .largestText, .release14, screen: PictureScreens.buttons)
        + each("controls", .light, .dark, .rightToLeft, .release14, screen: PictureScreens.controls)
        + each("fields", .light, .dark, screen: PictureScreens.fields)
        + each("images", .light, .rightToLeft, screen: PictureScreens.images)
        + each("table", .light, .dark, .largestText, .release14, .pixels3, screen: PictureScreens.table)
        + each("cards", .light, .rightToLeft, .pad, screen: PictureScreens.cards)
        + each("editing", .light, .rightToLeft, screen: PictureScreens.editing)
        + each("grid", .light, .landscape, screen: PictureScreens.grid)
        + each("list", .light, .dark, screen: PictureScreens.list)
        + each("shelf", .light, .rightToLeft, screen: PictureScreens.shelf)
        + each("bars", .light, .dark, .release14, screen: PictureScreens.bars)
        + each("materials", .light, .dark, screen: PictureScreens.materials)
        + each("alert", .light, .dark, screen: PictureScreens.alert)
        + each("pickers", .light, screen: PictureScreens.pickers)
        + each("layers", .light, .pixels1, screen: PictureScreens.layers)
        + each("drawing", .light, .pixels3, screen: PictureScreens.drawing)
        + each("empty", .light, .dark, screen: PictureScreens.empty)

    @Test(arguments: pictures) func isDrawnAsItWas(_ picture: Picture) {
        SessionContext().run {
            assertSnapshot(
                of: picture.screen(), on: picture.mode.device, as: [.image],
                named: "\(picture.name)-\(picture.mode.rawValue)", testName: "picture")
        }
    }
}
