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
/// While one searches, the navigation bar holds the search bar alone. DIFFERS: the background is not dimmed.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    public enum ScopeBarActivation: Int, Sendable {
        case automatic, manual, onTextEntry, onSearchActivation
    }

    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open private(set) var searchResultsController: UIViewController?
    open var searchBar: UISearchBar { bar }
    /// Kept, without effect.
    open var dimsBackgroundDuringPresentation = true {
        didSet {
            if dimsBackgroundDuringPresentation {
                Kept.say(
                    "UISearchController.dimsBackgroundDuringPresentation",
                    "the content stays undimmed while a search is active")
            }
        }
    }
    open var obscuresBackgroundDuringPresentation = true {
        didSet {
            if obscuresBackgroundDuringPresentation {
                Kept.say(
                    "UISearchController.obscuresBackgroundDuringPresentation",
                    "the content stays undimmed while a search is active")
            }
        }
    }
    /// Whether title and buttons of the navigation bar go while one searches.
    open var hidesNavigationBarDuringPresentation = true
    /// Seconds that the bar takes to change. DIFFERS: chosen, not recorded.
    static let duration = 0.3
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsSearchResultsController = true { didSet { showResults() } }
    open var searchSuggestions: [any UISearchSuggestion]? {
        didSet {
            if searchSuggestions?.isEmpty == false {
                Kept.say("UISearchController.searchSuggestions", "suggestions are not shown; show results")
            }
        }
    }
    open var automaticallyShowsScopeBar = true
    open var scopeBarActivation = ScopeBarActivation.automatic {
        didSet {
            Kept.say("UISearchController.scopeBarActivation", "the scope bar is shown as showsScopeBar says")
        }
    }
    open var showsSearchResultsController = false { didSet { showResults() } }
    private let bar = UISearchBar(frame: .zero)
    private var activeStore = false

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

    open var isActive: Bool {
        get { activeStore }
        set { activate(newValue) }
    }
}

extension UISearchController {
    private func listen() {
        bar.searchBarStyle = .minimal
        let field = bar.searchTextField
        field.placeholder = "Search"
        field.addAction(UIAction { [weak self] _ in self?.activate(true) }, for: .editingDidBegin)
        field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        bar.cancelButton.addAction(UIAction { [weak self] _ in self?.activate(false) }, for: .touchUpInside)
        bar.scopes.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .valueChanged)
    }

    private func textDidChange() {
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func activate(_ flag: Bool) {
        guard flag != activeStore else { return }
        if flag {
            delegate?.willPresentSearchController(self)
            activeStore = true
            if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
            if automaticallyShowsScopeBar, bar.scopeButtonTitles?.isEmpty == false {
                bar.showsScopeBar = true
            }
            bar.barAbove?.searchDidChange()
            if !bar.isFirstResponder { bar.becomeFirstResponder() }
            searchResultsUpdater?.updateSearchResults(for: self)
            delegate?.didPresentSearchController(self)
        } else {
            delegate?.willDismissSearchController(self)
            activeStore = false
            bar.text = nil
            bar.resignFirstResponder()
            if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
            if automaticallyShowsScopeBar { bar.showsScopeBar = false }
            bar.barAbove?.searchDidChange()
            showResults()
            searchResultsUpdater?.updateSearchResults(for: self)
            delegate?.didDismissSearchController(self)
        }
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

    /// UIKit: the results cover the content while there is text.
    private func showResults() {
        guard let results = searchResultsController else { return }
        let isWanted =
            activeStore
            && (automaticallyShowsSearchResultsController
                ? bar.text?.isEmpty == false : showsSearchResultsController)
        if isWanted, results.parent == nil, let host, let view = host.viewIfLoaded {
            host.addChild(results)
            results.beginAppearance(true, animated: false)
            let cover: UIView = results.view
            cover.frame = CGRect(origin: view.bounds.origin, size: view.bounds.size)
            cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(cover)
            results.endAppearance()
            results.didMove(toParent: host)
        } else if !isWanted, results.parent != nil {
            results.willMove(toParent: nil)
            results.beginAppearance(false, animated: false)
            results.viewIfLoaded?.removeFromSuperview()
            results.endAppearance()
            results.removeFromParent()
        }
    }
}
