/// A controller's part in a search: as the screen that is searched, or as the one that shows the results.
@MainActor
struct SearchRole {
    /// The search of this screen, while it is active: UIKit presents it here.
    private(set) weak var active: UISearchController?
    /// Whose results this controller shows just now.
    private(set) weak var showing: UISearchController?
    /// Shown over all of its parent's view, also of one that scrolls: the safe area is that of the parent.
    private(set) var coversParent = false

    mutating func begin(_ search: UISearchController) { active = search }
    mutating func end() { active = nil }

    mutating func showResults(of search: UISearchController) {
        showing = search
        coversParent = true
    }

    mutating func hideResults() {
        showing = nil
        coversParent = false
    }
}
