@_exported import UIKit

/// Something that can be looked at.
public protocol QLPreviewItem: NSObjectProtocol {
    var previewItemURL: URL? { get }
    // @optional
    var previewItemTitle: String? { get }
}
extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}
extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
}

@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
    // @optional
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView?
}
extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    public func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView? { nil }
}

/// Shows files: pictures and texts as they are, of others the name.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0 { didSet { refreshCurrentPreviewItem() } }
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource else { return nil }
        let count = dataSource.numberOfPreviewItems(in: self)
        guard (0..<count).contains(currentPreviewItemIndex) else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }
    private var shown: UIView?
    private let close = UIButton(type: .system)

    open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL != nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        close.setTitle("Done", for: .normal)
        close.addAction(UIAction { [weak self] _ in self?.leave() }, for: .touchUpInside)
        view.addSubview(close)
        refreshCurrentPreviewItem()
    }

    open func reloadData() { refreshCurrentPreviewItem() }
    open func refreshCurrentPreviewItem() {
        guard isViewLoaded else { return }
        shown?.removeFromSuperview()
        guard let item = currentPreviewItem else { return }
        navigationItem.title = item.previewItemTitle ?? item.previewItemURL?.lastPathComponent
        let content = Self.content(of: item.previewItemURL, item.previewItemTitle)
        view.insertSubview(content, at: 0)
        shown = content
        view.setNeedsLayout()
    }

    private static func content(of url: URL?, _ title: String?) -> UIView {
        if let url, let image = UIImage(contentsOfFile: url.path) {
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFit
            return view
        }
        let isText = ["txt", "md", "json", "swift", "csv", "log"].contains(
            url?.pathExtension.lowercased() ?? "")
        if isText, let url, let text = try? String(contentsOf: url, encoding: .utf8) {
            let view = UITextView()
            view.isEditable = false
            view.text = text
            return view
        }
        Diagnostics.sayOnce(
            "QLPreviewController: of files that are no pictures and no texts the name is shown")
        let label = UILabel()
        label.text = title ?? url?.lastPathComponent
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        return label
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let place = view.bounds.inset(by: view.safeAreaInsets)
        let hasButton = navigationController == nil && presentingViewController != nil
        close.isHidden = !hasButton
        close.frame = CGRect(x: place.minX + 16, y: place.minY, width: 60, height: 44)
        let top = hasButton ? close.frame.maxY : place.minY
        shown?.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: place.maxY - top)
    }

    private func leave() {
        delegate?.previewControllerWillDismiss(self)
        dismiss(animated: true) { self.delegate?.previewControllerDidDismiss(self) }
    }
}
