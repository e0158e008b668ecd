import Testing
import UIKit
import UIKitSnapshots

@testable import DiffableGallery

/// What the gallery's screens show.
@MainActor @Suite(.serialized) struct DiffableGalleryTests {
    private func dump(
        _ controller: UIViewController, after action: (@MainActor (UIViewController) -> Void)? = nil
    ) -> String {
        SnapshotScreen(
            showing: UINavigationController(rootViewController: controller), on: .iPhone15,
            after: { navigation in
                if let top = (navigation as? UINavigationController)?.topViewController { action?(top) }
            }
        ).viewDump
    }

    @Test func theMenuNamesItsScreens() {
        let shown = dump(MenuViewController())
        for screen in MenuViewController.Screen.allCases { #expect(shown.contains("\"\(screen.rawValue)\"")) }
    }

    @Test func peaksAreFiltered() {
        let all = dump(PeaksViewController(style: .plain))
        #expect(all.contains("\"2,000 m and more\"") && all.contains("\"Ashtop\""))
        let few = dump(PeaksViewController(style: .plain)) {
            ($0 as? PeaksViewController)?.show(filter: "crag")
        }
        #expect(
            few.contains("\"Embercrag\"") && few.contains("\"Below 2,000 m\"") && !few.contains("\"Ashtop\""))
        let none = dump(PeaksViewController(style: .plain)) {
            ($0 as? PeaksViewController)?.show(filter: "sea")
        }
        #expect(none.contains("No Results for “sea”") && !none.contains("\"Embercrag\""))
    }

    @Test func outlinesOpenAndClose() {
        let first = dump(OutlineViewController())
        #expect(first.contains("\"Ashcrag\"") && !first.contains("\"Coldcrag\""))
        let other = dump(OutlineViewController()) {
            ($0 as? OutlineViewController)?.toggle("Ash range")
            ($0 as? OutlineViewController)?.toggle("Cold range")
        }
        #expect(other.contains("\"Coldcrag\"") && !other.contains("\"Ashcrag\""))
    }

    @Test func gridContentsAndNothingAreShown() {
        #expect(dump(PeakGridViewController()).contains("\"Climbed\""))
        #expect(dump(ContentStylesViewController()).contains("\"Below, smaller and paler\""))
        #expect(dump(NothingViewController()).contains("\"Browse Peaks\""))
    }
}
