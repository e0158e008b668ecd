import FactSupport
import Simulator
import Testing

@testable import UIKit

/// `Tests/Facts/safe-areas.json`: a device, or a view in a root view of a size with a safe area.
struct SafeAreaGiven: Decodable, Sendable {
    var device: String?
    var size: [CGFloat]?
    var insets: [CGFloat]?
    /// The child's frame in the root view.
    var child: [CGFloat]?
    var ignoresSafeArea: Bool?
    /// Of the root view, which the child preserves.
    var marginsAbove: CGFloat?
    /// Of the child, at its sides.
    var margin: CGFloat?
    /// Texts in the middle of the top, leading, trailing and bottom edge of the safe area.
    var labels: [String]?
    var category: String?
    var release: Int?
}

@MainActor @Suite(.serialized) struct SafeAreaFactTests {
    private final class Child: UIView {
        var calls: [String] = []
        override func layoutMarginsDidChange() {
            super.layoutMarginsDidChange()
            calls.append("layoutMarginsDidChange")
        }
        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            calls.append("safeAreaInsetsDidChange")
        }
    }

    @Test(arguments: Facts.of("safe-areas", SafeAreaGiven.self))
    func safeAreas(_ fact: Fact<SafeAreaGiven>) throws {
        if let name = fact.given.device {
            fact.check(device(try #require(DeviceModel.named(name))))
        } else if fact.given.labels != nil {
            fact.check(labels(fact.given))
        } else {
            fact.check(view(fact.given))
        }
    }

    private func device(_ device: DeviceModel) -> [String: Reading] {
        let upright = device.safeArea(isLandscape: false)
        let insets = UIEdgeInsets(
            top: upright.top, left: upright.left, bottom: upright.bottom, right: upright.right)
        let flat = device.safeArea(isLandscape: true)
        let root = UIView()
        let stage = Stage(showing: root) {
            $0.portraitSize = device.size
            $0.safeAreaInsets = insets
            $0.idiom = device.kind == .pad ? .pad : .phone
        }
        defer { _ = stage }
        return [
            "screen": .size(device.size), "portrait": .insets(root.safeAreaInsets),
            "landscape sides and bottom": .numbers(
                [flat.left, flat.bottom, flat.right].map { Double($0) }),
            "root margins": .numbers([root.layoutMargins.left, root.layoutMargins.right].map { Double($0) }),
        ]
    }

    private func view(_ given: SafeAreaGiven) -> [String: Reading] {
        let root = UIView()
        let stage = Stage(showing: root) {
            $0.portraitSize = CGSize(given.size!)
            $0.safeAreaInsets = UIEdgeInsets(given.insets!)
            $0.scale = 2
        }
        let child = Child(frame: CGRect(given.child!))
        if given.ignoresSafeArea == true { child.insetsLayoutMarginsFromSafeArea = false }
        if let margin = given.marginsAbove {
            root.layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
            child.preservesSuperviewLayoutMargins = true
        }
        if let margin = given.margin {
            child.layoutMargins = UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
        }
        child.calls = []
        root.addSubview(child)
        stage.frame()
        let readable = child.readableContentGuide.layoutFrame
        return [
            "safe area": .insets(child.safeAreaInsets), "margins": .insets(child.layoutMargins),
            "safe area guide": .frame(child.safeAreaLayoutGuide.layoutFrame),
            "margins guide": .frame(child.layoutMarginsGuide.layoutFrame), "calls": .words(child.calls),
            "readable": .numbers([Double(readable.minX), Double(readable.width)]),
        ]
    }

    private func labels(_ given: SafeAreaGiven) -> [String: Reading] {
        let root = UIView()
        let stage = Stage {
            $0.portraitSize = CGSize(given.size!)
            $0.safeAreaInsets = UIEdgeInsets(given.insets!)
            $0.category = given.category == "M" ? .medium : .large
            $0.systemRelease = given.release ?? 26
        }
        let styles: [UIFont.TextStyle] = [.headline, .body, .body, .subheadline]
        let labels = zip(given.labels!, styles).map { text, style in
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: style)
            return root.adding(label)
        }
        let area = root.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            labels[0].topAnchor.constraint(equalTo: area.topAnchor),
            labels[0].centerXAnchor.constraint(equalTo: area.centerXAnchor),
            labels[1].leadingAnchor.constraint(equalTo: area.leadingAnchor),
            labels[1].centerYAnchor.constraint(equalTo: area.centerYAnchor),
            labels[2].trailingAnchor.constraint(equalTo: area.trailingAnchor),
            labels[2].centerYAnchor.constraint(equalTo: area.centerYAnchor),
            labels[3].bottomAnchor.constraint(equalTo: area.bottomAnchor),
            labels[3].centerXAnchor.constraint(equalTo: area.centerXAnchor),
        ])
        let controller = UIViewController()
        controller.view = root
        stage.show(controller)
        var found: [String: Reading] = [
            "vertically": .numbers(labels.flatMap { [Double($0.frame.minY), Double($0.frame.height)] })
        ]
        for (index, label) in labels.enumerated() {
            found["across \(index)"] = .numbers([Double(label.frame.minX), Double(label.frame.width)])
        }
        return found
    }
}
