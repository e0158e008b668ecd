/// Asks the reader to rate the app; nobody is asked.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
    open class func requestReview() {
        Kept.say(
            "SKStoreReviewController.requestReview()", "there is no store in which the app could be rated")
    }
    open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}

/// The same by its name of iOS 16.
@preconcurrency @MainActor
public enum AppStore {
    public static func requestReview(in scene: UIWindowScene) { SKStoreReviewController.requestReview() }
    public static var canMakePayments: Bool { false }
    public static func sync() async throws {}
    public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}

/// Shows a product of the store; there is none.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) { SystemAnswer.later { block?(false, SKError(.storeProductNotAvailable)) } }

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingService.show(in: self, "SKStoreProductViewController", "There is no App Store here.") {
            [weak self] in
            guard let self else { return }
            if let delegate {
                delegate.productViewControllerDidFinish(self)
            } else {
                dismiss(animated: true)
            }
        }
    }
}

@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    // @optional
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
        viewController.dismiss(animated: true)
    }
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"

open class SKStorefront: NSObject {
    open var countryCode: String { "USA" }
    open var identifier: String { "143441" }
}

open class SKCloudServiceController: NSObject {
    public enum AuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
    open class func authorizationStatus() -> AuthorizationStatus { .denied }
    open class func requestAuthorization(_ completionHandler: @escaping (AuthorizationStatus) -> Void) {
        SystemAnswer.later { completionHandler(.denied) }
    }
}
