import Foundation
import Testing

@testable import UIKit

/// The reader's settings for accessibility, as Apple documents `UIAccessibility` and the traits.
@MainActor @Suite struct ReaderSettingsTests {
    @Test func boldTextIsHeavierInTextStylesAndComesBack() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        let own = UILabel()
        own.font = .systemFont(ofSize: 20)
        let root = UIView()
        root.addSubview(label)
        root.addSubview(own)
        let stage = Stage(showing: root)
        nonisolated(unsafe) var told = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.boldTextStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in told += 1 }
        defer { NotificationCenter.default.removeObserver(observer) }
        #expect(!UIAccessibility.isBoldTextEnabled)
        #expect(label.traitCollection.legibilityWeight == .regular)
        stage.change { $0.hasBoldText = true }
        // Regular is drawn as semibold: two weights of Apple's list.
        #expect(label.font.textFont.typeface.style.weight == 600)
        #expect(UIFont.preferredFont(forTextStyle: .body).fontName == label.font.fontName)
        #expect(own.font.textFont.typeface.style.weight == 400)
        #expect(UIAccessibility.isBoldTextEnabled)
        #expect(label.traitCollection.legibilityWeight == .bold)
        stage.change { $0.category = .extraLarge }
        #expect(label.font.textFont.typeface.style.weight == 600)
        stage.change { $0.hasBoldText = false }
        #expect(label.font.textFont.typeface.style.weight == 400)
        #expect(told == 2)
    }

    @Test func contrastAndMotionAreAsTheDeviceSays() {
        let view = UIView()
        let stage = Stage(showing: view)
        #expect(view.traitCollection.accessibilityContrast == .normal)
        nonisolated(unsafe) var told: [Notification.Name] = []
        let names = [
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
            UIAccessibility.reduceMotionStatusDidChangeNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                told.append($0.name)
            }
        }
        defer { for each in observers { NotificationCenter.default.removeObserver(each) } }
        stage.change { $0.increasesContrast = true }
        #expect(view.traitCollection.accessibilityContrast == .high)
        #expect(UIAccessibility.isDarkerSystemColorsEnabled && !UIAccessibility.isReduceMotionEnabled)
        stage.change { $0.reducesMotion = true }
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(told == names)
    }
}
