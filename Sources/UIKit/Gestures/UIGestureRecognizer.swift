/// Turns touches into gestures.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    open internal(set) weak var view: UIView?
}

extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.detach(recognizer)
        recognizer.view = self
        gestureRecognizerList.append(recognizer)
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        gestureRecognizerList.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    func replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
        for old in gestureRecognizerList { old.view = nil }
        gestureRecognizerList = []
        for recognizer in recognizers { attach(recognizer) }
    }
}
