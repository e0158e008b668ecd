/// A controller's part in presentations: what it presents, and who presents it.
@MainActor
struct ModalState {
    fileprivate(set) var presented: UIViewController?
    fileprivate(set) weak var presenter: UIViewController?
    /// What shows the controller; made when first asked for, kept until the end of the presentation.
    private(set) var presentation: UIPresentationController?
    /// Whether a presentation, or a dismissal, of this very controller runs; until the end of its appearance.
    private(set) var isComing = false
    private(set) var isLeaving = false

    /// From before the presentation, for what an app sets up.
    mutating func prepare(_ presentation: UIPresentationController) { self.presentation = presentation }

    mutating func beginTransition(isPresenting: Bool) {
        isComing = isPresenting
        isLeaving = !isPresenting
    }

    mutating func endTransition() {
        isComing = false
        isLeaving = false
    }

    mutating func dropPresentation() { presentation = nil }
}

extension UIViewController {
    func becomePresented(by presenter: UIViewController) {
        presenter.modal.presented = self
        modal.presenter = presenter
    }

    func endBeingPresented(by presenter: UIViewController) {
        presenter.modal.presented = nil
        modal.presenter = nil
    }
}
