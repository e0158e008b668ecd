@_exported import UIKit

/// Shows a page in a browser's frame: the address and a button that leaves it. Pages are not loaded.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    open class Configuration: NSObject, NSCopying {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
        open var activityButton: AnyObject?
        public override init() {}
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.entersReaderIfAvailable = entersReaderIfAvailable
            copy.barCollapsingEnabled = barCollapsingEnabled
            return copy
        }
    }

    open weak var delegate: (any SFSafariViewControllerDelegate)?
    public let configuration: Configuration
    open var preferredBarTintColor: UIColor? { didSet { colourBars() } }
    open var preferredControlTintColor: UIColor? { didSet { colourBars() } }
    open var dismissButtonStyle = DismissButtonStyle.done { didSet { showButton() } }

    private let address: URL
    private let bar = UINavigationBar()
    private let item = UINavigationItem()

    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }
    public init(url URL: URL, configuration: Configuration) {
        let scheme = URL.scheme?.lowercased()
        guard scheme == "http" || scheme == "https" else {
            fatalError("The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
        }
        (address, self.configuration) = (URL, configuration)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    public required init?(coder: NSCoder) {
        (address, configuration) = (URL(string: "about:blank")!, Configuration())
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        Diagnostics.sayOnce(
            "SFSafariViewController: pages of the web are not loaded here; their address is shown")
        view.backgroundColor = .systemBackground
        item.title = address.host ?? address.absoluteString
        bar.items = [item]
        bar.translatesAutoresizingMaskIntoConstraints = false
        let text = UILabel()
        text.text = address.absoluteString
        text.numberOfLines = 0
        text.textAlignment = .center
        text.textColor = .secondaryLabel
        text.font = .preferredFont(forTextStyle: .body)
        text.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(text)
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            text.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
            text.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
        ])
        showButton()
        colourBars()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        delegate?.safariViewController(self, didCompleteInitialLoad: true)
    }

    private func showButton() {
        let kind: UIBarButtonItem.SystemItem =
            switch dismissButtonStyle {
            case .done: .done
            case .close: .close
            case .cancel: .cancel
            }
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: kind, primaryAction: UIAction { [weak self] _ in self?.leave() })
    }

    private func colourBars() {
        bar.barTintColor = preferredBarTintColor
        bar.tintColor = preferredControlTintColor
    }

    private func leave() {
        // As in Safari's: a controller that was pushed has its own way back.
        let finished = { [self] in delegate?.safariViewControllerDidFinish(self) ?? () }
        if presentingViewController != nil {
            dismiss(animated: true, completion: finished)
        } else {
            finished()
        }
    }
}

@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    // @optional
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [UIActivity]
    func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType]
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    public func safariViewController(
        _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
    ) {}
    public func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [UIActivity] { [] }
    public func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType] { [] }
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
