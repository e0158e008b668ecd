/// What a cell or header keeps of its configurations.
@MainActor
struct CellConfigurations {
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    var updatesContent = true
    var updatesBackground = true
    /// Whether the configuration waits to be brought up to date.
    var needsUpdate = true
    var backgroundView: SystemBackgroundView?
    /// Those that the cell gives a content view without margins of its own.
    var contentMargins: NSDirectionalEdgeInsets?
}

/// A view whose contents and background may be configurations.
@MainActor
protocol ConfiguredView: UIView {
    associatedtype State: UIConfigurationState
    var configurationState: State { get }
    func updateConfiguration(using state: State)
    var configurations: CellConfigurations { get set }
    /// The view that holds the contents.
    var contentViewStore: UIView { get set }
    /// An empty view for contents, as the view has at first.
    func makeEmptyContentView() -> UIView
    /// Another view holds the contents now.
    func contentViewDidChange()
    /// Whether the app has a closure for updates.
    var hasUpdateHandler: Bool { get }
    func callUpdateHandler(_ state: State)
    /// What the contents need room for may have changed.
    func contentSizeMayHaveChanged()
}

extension ConfiguredView {
    var hasConfiguredContent: Bool { configurations.content != nil }

    func setContentConfiguration(_ new: (any UIContentConfiguration)?) {
        guard let new else {
            if configurations.content != nil { exchangeContentView(makeEmptyContentView()) }
            configurations.content = nil
            return
        }
        // A view that waits for an update follows the state with that.
        let follows = configurations.updatesContent && !configurations.needsUpdate
        let shown = follows ? new.updated(for: configurationState) : new
        if configurations.content != nil, let view = contentViewStore as? any UIView & UIContentView,
            view.supports(shown)
        {
            view.configuration = shown
        } else {
            exchangeContentView(shown.makeContentView())
        }
        configurations.content = new
        contentSizeMayHaveChanged()
        setNeedsLayout()
    }

    private func exchangeContentView(_ view: UIView) {
        let old = contentViewStore
        guard view !== old else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = old.frame
        // Margins that the app's view has set in its own initialiser are its own.
        let standard = configurations.contentMargins ?? old.directionalLayoutMargins
        configurations.contentMargins = standard
        if !(view is UIListContentView), view.insetState.ownMargins == nil {
            view.directionalLayoutMargins = standard
        }
        insertSubview(view, aboveSubview: old)
        contentViewStore = view
        contentViewDidChange()
        old.removeFromSuperview()
    }

    func setBackgroundConfiguration(_ new: UIBackgroundConfiguration?) {
        configurations.background = new
        guard let new else {
            configurations.backgroundView?.removeFromSuperview()
            configurations.backgroundView = nil
            return
        }
        if let view = configurations.backgroundView {
            view.configuration = new
        } else {
            let view = SystemBackgroundView(new)
            view.frame = bounds
            insertSubview(view, at: 0)
            configurations.backgroundView = view
        }
    }

    func placeConfiguredBackground() {
        guard let view = configurations.backgroundView else { return }
        if view.frame != bounds { view.frame = bounds }
    }

    /// The look follows the state at the next layout, or when the view is measured.
    func markConfiguration() {
        guard !configurations.needsUpdate else { return }
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// A view that is used again is configured anew before it is shown, as one that is new, where the app has a say in that.
    func markConfigurationForReuse() {
        if mayUpdateByItself { markConfiguration() }
    }

    private var mayUpdateByItself: Bool { hasUpdateHandler || overrides(.ownClass) }

    func updateConfigurationIfNeeded() {
        guard configurations.needsUpdate else { return }
        configurations.needsUpdate = false
        tracked(.configuration, onlyIf: mayUpdateByItself) {
            let state = configurationState
            updateConfiguration(using: state)
            callUpdateHandler(state)
        }
    }

    /// What every update begins with: the configurations that follow the state by themselves.
    func followState(_ state: any UIConfigurationState) {
        if configurations.updatesContent, let content = configurations.content {
            let updated = content.updated(for: state)
            if let view = contentViewStore as? any UIView & UIContentView, view.supports(updated) {
                view.configuration = updated
            }
        }
        if configurations.updatesBackground, let background = configurations.background {
            configurations.backgroundView?.configuration = background.updated(for: state)
        }
    }
}
