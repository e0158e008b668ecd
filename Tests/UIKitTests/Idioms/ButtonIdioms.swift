import Foundation
import Testing

@testable import UIKit

extension Idioms {
    /// Titles of several lines in buttons without configuration.
    @Suite @MainActor struct ButtonLines {
        private func button(_ title: String, _ mode: NSLineBreakMode) -> UIButton {
            let button = UIButton(type: .system)
            button.titleLabel?.font = .systemFont(ofSize: 15)
            button.titleLabel?.lineBreakMode = mode
            button.setTitle(title, for: .normal)
            return button
        }

        /// The public answers to "multi-line text of a UIButton": `titleLabel.lineBreakMode = .byWordWrapping` and a
        /// title with "\n" are enough. Two lines are twice as high as one, with the same 12 points around them.
        @Test func wrappingTitlesHaveAsManyLinesAsTheyNeed() throws {
            let one = button("First", .byWordWrapping).intrinsicContentSize
            let line = one.height - 2 * UIButton.verticalSpace
            for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping] {
                let two = button("First\nSecond", mode)
                #expect(abs(two.intrinsicContentSize.height - one.height - line) <= CGFloat(1), "\(mode)")
                two.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
                two.layoutIfNeeded()
                let frame = try #require(two.titleLabel?.frame)
                #expect(abs(frame.height - 2 * line) <= CGFloat(1) && abs(frame.midY - 40) <= CGFloat(0.5))
            }
            #expect(button("First\nSecond", .byTruncatingTail).titleLabel?.numberOfLines == 1)
        }

        /// As above: a narrow button breaks a long title.
        @Test func longTitlesBreakInTheWidthThereIs() throws {
            let narrow = button("A title of some words", .byWordWrapping)
            let line = narrow.titleLabel?.font.lineHeight ?? 0
            narrow.frame = CGRect(x: 0, y: 0, width: 80, height: 100)
            narrow.layoutIfNeeded()
            let frame = try #require(narrow.titleLabel?.frame)
            #expect(frame.height > 1.5 * line && frame.width <= 80)
        }
    }
}
