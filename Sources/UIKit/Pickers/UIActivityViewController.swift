/// Offers ways to share something. There are none here: it says so when it is shown.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler =
        @MainActor (
            UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
        ) -> Void

    public let activityItems: [Any]
    private let activities: [UIActivity]
    open var excludedActivityTypes: [UIActivity.ActivityType]? {
        didSet {
            Kept.say(
                "UIActivityViewController.excludedActivityTypes", "there are no activities of the system")
        }
    }
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    open var allowsProminentActivity = true {
        didSet {
            if !allowsProminentActivity {
                Kept.say(
                    "UIActivityViewController.allowsProminentActivity",
                    "there are no activities of the system")
            }
        }
    }

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        activities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        activityItems = []
        activities = []
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingService.show(in: self, "UIActivityViewController", "There is nothing to share with here.") {
            [weak self] in
            self?.dismiss(animated: true) {
                self?.completionWithItemsHandler?(nil, false, nil, nil)
            }
        }
    }
}

/// A way to share something.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    public enum Category: Int, Sendable { case action, share }
    public struct ActivityType: _ExtensibleConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        private static func system(_ name: String) -> Self { Self("com.apple.UIKit.activity." + name) }
        public static let postToFacebook = system("PostToFacebook")
        public static let postToTwitter = system("PostToTwitter")
        public static let postToWeibo = system("PostToWeibo")
        public static let message = system("Message")
        public static let mail = system("Mail")
        public static let print = system("Print")
        public static let copyToPasteboard = system("CopyToPasteboard")
        public static let assignToContact = system("AssignToContact")
        public static let saveToCameraRoll = system("SaveToCameraRoll")
        public static let addToReadingList = system("AddToReadingList")
        public static let postToFlickr = system("PostToFlickr")
        public static let postToVimeo = system("PostToVimeo")
        public static let airDrop = system("AirDrop")
        public static let openInIBooks = system("OpenInIBooks")
        public static let markupAsPDF = system("MarkupAsPDF")
    }

    open class var activityCategory: Category { .action }
    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }
    open var activityViewController: UIViewController? { nil }
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    open func prepare(withActivityItems activityItems: [Any]) {}
    open func perform() { activityDidFinish(true) }
    open func activityDidFinish(_ completed: Bool) {}
}

/// Something to share that says itself what it gives to whom.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
}

/// Something to share that is made once it is known for what. Override `item`.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    public let placeholderItem: Any?
    open private(set) var activityType: UIActivity.ActivityType?
    open var item: Any { placeholderItem as Any }

    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    @preconcurrency @MainActor
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    {
        placeholderItem as Any
    }

    @preconcurrency @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        self.activityType = activityType
        return item
    }
}
