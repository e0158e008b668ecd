/// Shows the first responder's input views at the bottom of its window.
@MainActor
final class InputHost: UIView {
    @SessionLocal private static var current: InputHost? = nil
    /// UIKit: the keyboard moves for a quarter of a second.
    private static let duration = 0.25
    private static let standardHeight: CGFloat = 216

    private let views: [UIView]

    private init(_ views: [UIView], width: CGFloat, bottom: CGFloat) {
        self.views = views
        super.init(frame: .zero)
        backgroundColor = .systemGray5
        var y: CGFloat = 0
        for view in views {
            var height = view.bounds.height
            if height == 0 { height = view.intrinsicContentSize.height }
            if height <= 0 { height = view.sizeThatFits(CGSize(width: width, height: 0)).height }
            if height <= 0 { height = Self.standardHeight }
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = CGRect(x: 0, y: y, width: width, height: height)
            addSubview(view)
            y += height
        }
        bounds.size = CGSize(width: width, height: y + bottom)
        for view in views { view.autoresizingMask = [.flexibleWidth] }
    }

    required init?(coder: NSCoder) { nil }

    /// Brings the bottom of the screen in step with the first responder.
    static func refresh() {
        let responder = FirstResponder.current
        let wanted = [responder?.inputAccessoryView, responder?.inputView].compactMap { $0 }
            .filter { $0.bounds.height > 0 || $0.intrinsicContentSize.height != 0 }
        if let current, current.views.elementsEqual(wanted, by: { $0 === $1 }) { return }
        let old = current
        guard !wanted.isEmpty, let window = window(of: responder) else {
            current = nil
            old?.leave()
            return
        }
        let host = InputHost(
            wanted, width: window.bounds.width, bottom: window.safeAreaInsets.bottom)
        current = host
        old?.removeFromSuperview()
        responder?.hideBarsForKeyboard()
        host.enter(window, isNew: old == nil)
    }

    private static func window(of responder: UIResponder?) -> UIWindow? {
        var next = responder
        while let current = next {
            if let view = current as? UIView, let window = view.window { return window }
            next = current.next
        }
        return UIApplication.shared.keyWindow
    }

    private func enter(_ window: UIWindow, isNew: Bool) {
        let end = CGRect(
            x: 0, y: window.bounds.height - bounds.height, width: window.bounds.width,
            height: bounds.height)
        let start = isNew ? end.offsetBy(dx: 0, dy: end.height) : end
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        window.addSubview(self)
        Self.tell(UIResponder.keyboardWillShowNotification, from: start, to: end)
        Self.tell(UIResponder.keyboardWillChangeFrameNotification, from: start, to: end)
        UIView.performWithoutAnimation { frame = start }
        UIView.animateTouchably(withDuration: isNew ? Self.duration : 0) {
            self.frame = end
        } completion: { _ in
            Self.tell(UIResponder.keyboardDidShowNotification, from: start, to: end)
            Self.tell(UIResponder.keyboardDidChangeFrameNotification, from: start, to: end)
        }
    }

    private func leave() {
        let start = frame
        let end = start.offsetBy(dx: 0, dy: start.height)
        Self.tell(UIResponder.keyboardWillHideNotification, from: start, to: end)
        Self.tell(UIResponder.keyboardWillChangeFrameNotification, from: start, to: end)
        UIView.animateTouchably(withDuration: Self.duration) {
            self.frame = end
        } completion: { _ in
            self.removeFromSuperview()
            Self.tell(UIResponder.keyboardDidHideNotification, from: start, to: end)
            Self.tell(UIResponder.keyboardDidChangeFrameNotification, from: start, to: end)
        }
    }

    private static func tell(_ name: Notification.Name, from start: CGRect, to end: CGRect) {
        NotificationCenter.default.post(
            name: name, object: nil,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: start),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: end),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            ])
    }
}
