@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    // @optional
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}

/// A search bar with what its text finds. Give it to a navigation item, or put its bar into a table's header.
/// While one searches, the navigation bar holds the search bar alone.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    public enum ScopeBarActivation: Int, Sendable {
        case automatic, manual, onTextEntry, onSearchActivation
    }

    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open private(set) var searchResultsController: UIViewController?
    open var searchBar: UISearchBar { bar }
    /// The old name of `obscuresBackgroundDuringPresentation`.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the screen is dimmed while one searches and no results cover it; a tap on what is dimmed ends the search.
    /// UIKit: false in apps linked on iOS 15 and later (its header).
    open var obscuresBackgroundDuringPresentation = false { didSet { showContent() } }
    /// Whether title and buttons of the navigation bar go while one searches.
    open var hidesNavigationBarDuringPresentation = true
    /// Seconds that the bar takes to change. DIFFERS: chosen, not recorded.
    static let duration = 0.3
    /// Whether Cancel comes and goes with the search. UIKit: an app that sets the bar's `showsCancelButton` takes it over.
    open var automaticallyShowsCancelButton = true
    /// Whether results are shown as soon as there is text.
    open var automaticallyShowsSearchResultsController = true { didSet { showContent() } }
    open var searchSuggestions: [any UISearchSuggestion]? {
        didSet {
            if searchSuggestions?.isEmpty == false {
                Kept.say("UISearchController.searchSuggestions", "suggestions are not shown; show results")
            }
        }
    }
    /// The older form of `scopeBarActivation`: `automatic` and `manual`.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// When scopes come. UIKit: an app that sets the bar's `showsScopeBar` takes it over.
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// Whether results are shown while one searches. UIKit: setting it ends `automaticallyShowsSearchResultsController`.
    open var showsSearchResultsController = false {
        didSet { automaticallyShowsSearchResultsController = false }
    }
    private var dimming: UIDimmingView?
    private let bar = UISearchBar(frame: .zero)
    private var activeStore = false
    /// Whose navigation bar it hid while one searches.
    private weak var navigationWithoutBar: UINavigationController?

    /// UIKit: the results' view comes with this one's; published apps ask for `view` so that the results' table is there.
    open override func viewDidLoad() {
        super.viewDidLoad()
        searchResultsController?.loadViewIfNeeded()
    }

    /// - Parameter searchResultsController: shown over the content while something is searched; nil: the content
    ///   shows the results itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        listen()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        listen()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        listen()
    }

    /// UIKit: the screen that is searched presents this controller.
    open override var presentingViewController: UIViewController? {
        searched ?? super.presentingViewController
    }
    /// Over the screen that is searched.
    open override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        guard let searched else {
            return super.present(viewControllerToPresent, animated: flag, completion: completion)
        }
        searched.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    /// Ends what is presented over the search, else the search.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let searched else { return super.dismiss(animated: flag, completion: completion) }
        searched.dismiss(animated: flag, completion: completion)
    }
    /// The screen that is searched just now.
    weak var searched: UIViewController?

    open var isActive: Bool {
        get { activeStore }
        set { activate(newValue) }
    }
}

extension UISearchController {
    private func listen() {
        bar.searchController = self
        bar.searchBarStyle = .minimal
        // UIKit: published apps put it into a table's header as it is.
        bar.frame.size = bar.sizeThatFits(CGSize(width: UIScreen.main.bounds.width, height: 0))
        let field = bar.searchTextField
        field.placeholder = SystemWord.search.text
        field.addAction(UIAction { [weak self] _ in self?.beganEditing() }, for: .editingDidBegin)
        field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        bar.cancelButton.addAction(UIAction { [weak self] _ in self?.activate(false) }, for: .touchUpInside)
        bar.scopes.addAction(UIAction { [weak self] _ in self?.contentDidChange() }, for: .valueChanged)
    }

    private func beganEditing() {
        if activeStore { contentDidChange() } else { activate(true) }
    }

    private func textDidChange() {
        if scopeBarActivation == .onTextEntry { bar.show(scopes: true) }
        contentDidChange()
    }

    /// Code has set the bar's text. UISearchController.h: the updater is "called when the search bar's text … has changed".
    func textWasSet() {
        if activeStore { contentDidChange() }
    }

    private func contentDidChange() {
        showContent()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func activate(_ flag: Bool) {
        guard flag != activeStore else { return }
        if flag {
            delegate?.presentSearchController(self)
            delegate?.willPresentSearchController(self)
            activeStore = true
            searched = host
            searched?.searchRole.begin(self)
            if automaticallyShowsCancelButton { bar.show(cancel: true, animated: true) }
            if [.automatic, .onSearchActivation].contains(scopeBarActivation) { bar.show(scopes: true) }
            bar.barAbove?.searchDidChange()
            hideBar(animated: bar.window != nil)
            // A bar that becomes the first responder tells by itself.
            if bar.isFirstResponder || !bar.becomeFirstResponder() { contentDidChange() }
            delegate?.didPresentSearchController(self)
        } else {
            delegate?.willDismissSearchController(self)
            activeStore = false
            searched?.searchRole.end()
            searched = nil
            bar.text = nil
            bar.resignFirstResponder()
            if automaticallyShowsCancelButton { bar.show(cancel: false, animated: true) }
            if scopeBarActivation != .manual { bar.show(scopes: false) }
            bar.barAbove?.searchDidChange()
            showBar(animated: bar.window != nil)
            contentDidChange()
            delegate?.didDismissSearchController(self)
        }
    }

    /// The screen that is searched comes or goes: other screens have their navigation bar.
    func searchedScreen(appears: Bool, animated: Bool) {
        if appears { hideBar(animated: animated) } else { showBar(animated: animated) }
    }

    /// A search bar in the content stands in the navigation bar's place while one searches.
    private func hideBar(animated: Bool) {
        bar.superview?.setNeedsLayout()
        guard hidesNavigationBarDuringPresentation, !isInNavigationItem, bar.barAbove == nil,
            let navigation = searched?.navigationController, !navigation.isNavigationBarHidden
        else { return }
        navigation.setNavigationBarHidden(true, animated: animated)
        navigationWithoutBar = navigation
    }

    /// Whether the navigation bar shows the bar together with the searched screen. While another screen is on top it does not.
    private var isInNavigationItem: Bool {
        guard let item = searched?.navigationItem else { return false }
        return item.searchController === self || item.titleView.map { bar.isDescendant(of: $0) } ?? false
    }

    private func showBar(animated: Bool) {
        bar.superview?.setNeedsLayout()
        navigationWithoutBar?.setNavigationBarHidden(false, animated: animated)
        navigationWithoutBar = nil
    }

    /// The screen that the bar belongs to.
    private var host: UIViewController? {
        var responder: UIResponder? = bar
        while let current = responder {
            if let navigation = current as? UINavigationController { return navigation.topViewController }
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }

    /// What covers the screen: results, or what dims it while there are none. DIFFERS: how dark that is is chosen.
    private func showContent() {
        let showsResults =
            activeStore && searchResultsController != nil
            && (automaticallyShowsSearchResultsController
                ? bar.text?.isEmpty == false : showsSearchResultsController)
        dim(activeStore && obscuresBackgroundDuringPresentation && !showsResults)
        if let searchResultsController { show(searchResultsController, showsResults) }
    }

    private func show(_ results: UIViewController, _ isWanted: Bool) {
        if isWanted, results.parent == nil, let host, let view = host.viewIfLoaded {
            host.addChild(results)
            results.searchRole.showResults(of: self)
            results.beginAppearance(true, animated: false)
            cover(view, with: results.view)
            results.endAppearance()
            results.didMove(toParent: host)
            // The keyboard is there before them.
            FramePipeline.current.afterNextLayout { UITableViewController.followKeyboard() }
        } else if !isWanted, results.parent != nil {
            results.willMove(toParent: nil)
            results.beginAppearance(false, animated: false)
            results.viewIfLoaded?.removeFromSuperview()
            results.endAppearance()
            results.removeFromParent()
            results.searchRole.hideResults()
        }
    }

    private func dim(_ isWanted: Bool) {
        if isWanted, dimming == nil, let view = host?.viewIfLoaded {
            let dimming = UIDimmingView(frame: .zero)
            dimming.onTap = { [weak self] in self?.activate(false) }
            cover(view, with: dimming)
            dimming.alpha = 0
            UIView.animateTouchably(withDuration: Self.duration) { dimming.alpha = 1 }
            self.dimming = dimming
        } else if !isWanted {
            dimming?.removeFromSuperview()
            dimming = nil
        }
    }

    /// All that is seen of a screen, but for the bar where it stands in it. Content that moves below leaves it in its place.
    private func cover(_ view: UIView, with cover: UIView) {
        let top = bar.isDescendant(of: view) ? bar.convert(bar.bounds, to: view).maxY - view.bounds.minY : 0
        let area = CGRect(origin: view.bounds.origin, size: view.bounds.size)
        cover.frame = area.divided(atDistance: max(top, 0), from: .minYEdge).remainder
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let guide = (view as? UIScrollView)?.frameLayoutGuide
        cover.translatesAutoresizingMaskIntoConstraints = guide == nil
        view.addSubview(cover)
        guard let guide else { return }
        NSLayoutConstraint.activate([
            cover.topAnchor.constraint(equalTo: guide.topAnchor, constant: max(top, 0)),
            cover.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            cover.leftAnchor.constraint(equalTo: guide.leftAnchor),
            cover.rightAnchor.constraint(equalTo: guide.rightAnchor),
        ])
    }
}
