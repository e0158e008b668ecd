import Testing

@testable import UIKit

/// Controllers whose view becomes another one. Apps of the first releases set `view` to that of the other orientation while the device
/// turned, and saw it; a published list sets its table or a view that says that there is nothing (`view = noContentView`) whenever
/// it is about to appear, and finds its table again in `tableView` after `view = table`.
@MainActor
struct ReplacedViewTests {
    private final class List: UITableViewController {
        let empty = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var appearances = 0
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            view = empty
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            appearances += 1
        }
    }

    private func show(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        window.rootViewController = root
        window.makeKeyAndVisible()
        _ = FramePipeline.current.frame(at: FrameClock.current.time)
        return window
    }

    @Test func anotherViewTakesThePlaceOfTheFirst() {
        let controller = UIViewController()
        let window = show(controller)
        let (old, new) = (controller.view!, UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        controller.view = new
        FramePipeline.current.settle()
        #expect(old.superview == nil && new.window === window)
        #expect(new.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
        #expect(new.next === controller && old.next !== controller)
    }

    @Test func aTableControllerMayShowAnotherView() {
        let list = List()
        let table = list.tableView
        let window = show(UINavigationController(rootViewController: list))
        #expect(list.appearances == 1)
        #expect(list.empty.window === window)
        #expect(list.tableView == nil)
        list.view = table
        FramePipeline.current.settle()
        #expect(list.tableView === table && table?.window === window && list.empty.superview == nil)
    }

    /// As Interface Builder writes it where a view was dragged beside the controller: `viewDidLoad` follows with all outlets.
    @Test func aStoryboardsViewMayLieBesideItsController() throws {
        let text = StoryboardTests.document(
            initial: "a",
            StoryboardTests.scene(
                """
                <viewController id="a" customClass="BesideController" customModule="UIKitTests" sceneMemberID="viewController">
                    <connections>
                        <outlet property="label" destination="l" id="o1"/>
                        <outlet property="view" destination="v" id="o2"/>
                    </connections>
                </viewController>
                """,
                others: """
                    <view contentMode="scaleToFill" id="v">
                        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                    </view>
                    <label id="l" text="Nothing here"/>
                    """, id: "a"))
        let controller = try #require(
            try StoryboardTests.storyboard(text).instantiateInitialViewController() as? BesideController)
        #expect(!controller.isViewLoaded && controller.label == nil)
        controller.loadViewIfNeeded()
        #expect(controller.loaded == ["Nothing here"])
        // As every view of a storyboard's controller it fills the screen (forums.developer.apple.com/forums/thread/720294).
        #expect(controller.view.frame.size == UIScreen.main.bounds.size)
    }
}

final class BesideController: UIViewController {
    var label: UILabel?
    var loaded: [String?] = []
    override func viewDidLoad() { loaded.append(label?.text) }
    override func _connectOutlet(_ name: String, _ value: Any?) -> _OutletAnswer {
        guard name == "label" else { return super._connectOutlet(name, value) }
        return _Outlet.assign(value) { self.label = $0 }
    }
}
