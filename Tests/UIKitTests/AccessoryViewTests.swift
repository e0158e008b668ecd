import Testing

@testable import UIKit

/// Accessory views of controllers (`UIResponder.h` of `inputAccessoryView`: "Called and presented when object becomes first responder.
/// Goes up the responder chain"; thoughtbot, "Input Accessorizing with UIViewController", for controllers).
@MainActor @Suite(.serialized) struct AccessoryViewTests {
    /// A bar for messages: as high as its text, and what lies below the safe area.
    private final class Bar: UIView {
        let text = UITextView()
        override init(frame: CGRect) {
            super.init(frame: frame)
            autoresizingMask = .flexibleHeight
            text.isScrollEnabled = false
            text.font = .systemFont(ofSize: 17)
            text.translatesAutoresizingMaskIntoConstraints = false
            addSubview(text)
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
                text.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
            ])
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { .zero }
    }

    private final class Chat: UIViewController {
        let bar = Bar(frame: .zero)
        override var inputAccessoryView: UIView? { bar }
        override var canBecomeFirstResponder: Bool { true }
    }

    @MainActor private final class Counter { var value = 0 }

    /// In the window.
    private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    private func shown(_ chat: Chat) -> Stage {
        let stage = Stage(chat)
        stage.advance(by: 0.5)
        return stage
    }

    @Test func theBarStandsAtTheBottomWithoutBeingAskedFor() {
        let chat = Chat()
        let stage = shown(chat)
        #expect(chat.isFirstResponder)
        let height = stage.window.bounds.height
        // One line of 17 points with the insets of 8 of a text view, 8 around it, and the home indicator's 34.
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        #expect(place(chat.bar).maxY == height)
        #expect(abs(chat.bar.bounds.height - (line + 16 + 16 + 34)) < 1)
        #expect(chat.bar.safeAreaInsets.bottom == 34)
        #expect(abs(place(chat.bar.text).maxY - (height - 42)) < 0.01)
    }

    /// Published questions of the first devices with a home indicator: a bar of a fixed height lay below the indicator, which is why bars are
    /// pinned to the safe area.
    @Test func aBarOfAFixedHeightReachesTheEdge() {
        final class Screen: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
            override var inputAccessoryView: UIView? { bar }
            override var canBecomeFirstResponder: Bool { true }
        }
        let screen = Screen()
        let stage = Stage(screen)
        stage.advance(by: 0.5)
        let bounds = stage.window.bounds
        #expect(place(screen.bar) == CGRect(x: 0, y: bounds.height - 60, width: bounds.width, height: 60))
    }

    @Test func itGrowsWithItsText() {
        let chat = Chat()
        let stage = shown(chat)
        let before = chat.bar.bounds.height
        chat.bar.text.text = "One\nTwo\nThree"
        stage.advance(by: 0.5)
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        #expect(abs(chat.bar.bounds.height - before - 2 * line) < 1)
        #expect(place(chat.bar).maxY == stage.window.bounds.height)
    }

    @Test func itStaysWhileOneWritesInIt() {
        let chat = Chat()
        let stage = shown(chat)
        let hidden = Counter()
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { hidden.value += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        chat.bar.text.becomeFirstResponder()
        stage.advance(by: 0.5)
        #expect(chat.bar.text.isFirstResponder && chat.bar.window != nil)
        chat.bar.text.resignFirstResponder()
        stage.advance(by: 0.5)
        #expect(chat.isFirstResponder && place(chat.bar).maxY == stage.window.bounds.height)
        #expect(hidden.value == 0)
    }

    @Test func aFieldOfTheScreenHasTheBarToo() {
        let chat = Chat()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        chat.view.addSubview(field)
        let stage = shown(chat)
        field.becomeFirstResponder()
        stage.advance(by: 0.5)
        #expect(chat.bar.window != nil)
        // Nothing that is edited is left, but the bar stays.
        #expect(chat.view.endEditing(true))
        #expect(chat.isFirstResponder)
        #expect(!chat.view.endEditing(true) && chat.isFirstResponder)
    }

    @Test func itGoesWithItsScreen() {
        let chat = Chat()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(navigation)
        stage.advance(by: 0.2)
        navigation.pushViewController(chat, animated: true)
        stage.advance(by: 1)
        #expect(chat.bar.window != nil)
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        #expect(chat.bar.window == nil && !chat.isFirstResponder)
    }

    @Test func aScreenAboveTakesItAwayUntilItIsDismissed() {
        let chat = Chat()
        let stage = shown(chat)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        chat.present(alert, animated: true)
        stage.advance(by: 1)
        #expect(chat.bar.window == nil)
        chat.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(chat.isFirstResponder && chat.bar.window != nil)
    }

    /// "UITableViewController … automatically adjusts": its rows end above the bar.
    @Test func rowsOfATableControllerEndAboveIt() {
        final class Rows: UITableViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            override var inputAccessoryView: UIView? { bar }
            override var canBecomeFirstResponder: Bool { true }
        }
        let rows = Rows()
        let stage = Stage(rows)
        stage.advance(by: 0.5)
        #expect(
            stage.window.bounds.height - place(rows.bar).minY == rows.tableView.adjustedContentInset.bottom)
    }
}
