import Testing

@testable import UIKit

/// What Interface Builder keeps of a storyboard beside its scenes. The elements are those that Xcode writes.
@MainActor
struct StoryboardDetailTests {
    /// Table View Controller > Refreshing: Enabled.
    @Test func aTableControllerHasItsRefreshControl() throws {
        let control = """
            <refreshControl key="refreshControl" opaque="NO" contentMode="scaleToFill" id="pull">
                <attributedString key="attributedTitle"><fragment content="Pull"/></attributedString>
            </refreshControl>
            <navigationItem key="navigationItem" title="Numbers" id="item"
            """
        let text = StoryboardTests.list.replacing(
            "<navigationItem key=\"navigationItem\" title=\"Numbers\" id=\"item\"", with: control)
        try #require(text != StoryboardTests.list)
        let navigation = try #require(
            try StoryboardTests.storyboard(text).instantiateInitialViewController() as? UINavigationController
        )
        let list = try #require(navigation.viewControllers.first as? UITableViewController)
        list.loadViewIfNeeded()
        #expect(list.refreshControl?.attributedTitle?.string == "Pull")
        #expect(list.tableView.refreshControl === list.refreshControl)
    }

    /// UIKit: each column but the compact one has a navigation controller around it (documented for `setViewController(_:for:)`).
    @Test func columnsOfAStoryboardAreWrapped() throws {
        let text = StoryboardTests.document(
            initial: "split",
            StoryboardTests.scene(
                """
                <splitViewController style="doubleColumn" id="split" sceneMemberID="viewController">
                    <connections>
                        <segue destination="one" kind="relationship" relationship="masterViewController" id="a"/>
                        <segue destination="two" kind="relationship" relationship="detailViewController" id="b"/>
                    </connections>
                </splitViewController>
                """, id: "1")
                + StoryboardTests.scene(
                    "<viewController id=\"one\" sceneMemberID=\"viewController\"/>", id: "2")
                + StoryboardTests.scene(
                    "<navigationController id=\"two\" sceneMemberID=\"viewController\"/>", id: "3"))
        let split = try #require(
            try StoryboardTests.storyboard(text).instantiateInitialViewController() as? UISplitViewController)
        #expect(split.viewControllers.allSatisfy { $0 is UINavigationController })
        let first = try #require(split.viewController(for: .primary))
        #expect(type(of: first) == UIViewController.self && first.navigationController != nil)
    }

    /// The file inspector's Global Tint, of windows that the system makes for the storyboard.
    @Test func aStoryboardHasItsTint() throws {
        let text = StoryboardTests.list.replacing(
            "</document>", with: "<color key=\"tintColor\" systemColor=\"systemPinkColor\"/></document>")
        #expect(try StoryboardTests.storyboard(text).globalTint == .systemPink)
        #expect(try StoryboardTests.storyboard(StoryboardTests.list).globalTint == nil)
    }
}
