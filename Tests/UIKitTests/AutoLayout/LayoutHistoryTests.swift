import TestSeeds
import Testing

@testable import UIKit

/// However a tree came to be what it is: it looks like one that was made so at once.
@MainActor
@Suite(.serialized)
struct LayoutHistoryTests {
    @MainActor
    private final class Player {
        var dice: SeededGenerator
        let root = box(0, 0, 200, 300)
        var attached: [ContentView] = []
        var detached: [ContentView] = []

        init(seed: UInt64) { dice = SeededGenerator(seed: seed) }

        private func parentForNew() -> UIView {
            let choice = dice.next(attached.count + 1)
            return choice == attached.count ? root : attached[choice]
        }

        private func collectAttached() {
            var found: [ContentView] = []
            func visit(_ view: UIView) {
                for subview in view.subviews {
                    if let content = subview as? ContentView { found.append(content) }
                    visit(subview)
                }
            }
            visit(root)
            attached = found
        }

        private func constrain(_ view: UIView) {
            guard let parent = view.superview else { return }
            let other = dice.next(3) == 0 ? parent.subviews[dice.next(parent.subviews.count)] : parent
            let constant = CGFloat(dice.next(40))
            let constraint =
                switch dice.next(6) {
                case 0: view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: constant)
                case 1: view.topAnchor.constraint(equalTo: parent.topAnchor, constant: constant)
                case 2:
                    view.rightAnchor.constraint(lessThanOrEqualTo: parent.rightAnchor, constant: -constant)
                case 3:
                    view.widthAnchor.constraint(
                        equalTo: other.widthAnchor, multiplier: 0.5, constant: constant)
                case 4: view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -constant)
                default: view.heightAnchor.constraint(greaterThanOrEqualToConstant: constant)
                }
            constraint.priority = UILayoutPriority([999, 750, 500, 251][dice.next(4)])
            constraint.isActive = true
        }

        func step() {
            collectAttached()
            switch dice.next(12) {
            case 0, 1:
                let view = ContentView(CGFloat(dice.next(80)), CGFloat(dice.next(40)))
                parentForNew().adding(view)
                constrain(view)
            case 2, 3, 4: if let view = attached.randomElement(using: &dice) { constrain(view) }
            case 5:
                if let view = attached.randomElement(using: &dice) {
                    view.removeFromSuperview()
                    detached.append(view)
                }
            case 6:
                if let view = detached.popLast() {
                    if dice.next(2) == 0 { view.layoutIfNeeded() }
                    parentForNew().addSubview(view)
                    constrain(view)
                }
            case 7:
                if let view = attached.randomElement(using: &dice) {
                    view.natural = CGSize(width: dice.next(90), height: dice.next(30))
                }
            case 8:
                let holders: [UIView] = [root] + attached
                let holder = holders[dice.next(holders.count)]
                if let constraint = holder.constraints.randomElement(using: &dice) {
                    if dice.next(2) == 0 { constraint.constant += 3 } else { constraint.isActive = false }
                }
            case 9: root.frame.size.width = CGFloat(150 + dice.next(100))
            case 10:
                let views: [UIView] = [root] + attached
                let view = views[dice.next(views.count)]
                if dice.next(2) == 0 {
                    view.layoutIfNeeded()
                } else {
                    _ = view.systemLayoutSizeFitting(CGSize(width: 100, height: 0))
                }
            default:
                if let view = attached.randomElement(using: &dice) {
                    if view.translatesAutoresizingMaskIntoConstraints {
                        view.translatesAutoresizingMaskIntoConstraints = false
                    } else if dice.next(3) == 0 {
                        view.translatesAutoresizingMaskIntoConstraints = true
                        view.frame = CGRect(x: 3, y: 4, width: 50, height: 60)
                    }
                }
            }
        }
    }

    private func copy(_ root: UIView) -> UIView {
        var copies: [ObjectIdentifier: UIView] = [:]
        func duplicate(_ view: UIView) -> UIView {
            let twin: UIView
            if let content = view as? ContentView {
                twin = ContentView(content.natural.width, content.natural.height)
                twin.translatesAutoresizingMaskIntoConstraints =
                    content.translatesAutoresizingMaskIntoConstraints
            } else {
                twin = UIView()
            }
            if twin.translatesAutoresizingMaskIntoConstraints { twin.frame = view.frame }
            copies[ObjectIdentifier(view)] = twin
            for subview in view.subviews { twin.addSubview(duplicate(subview)) }
            return twin
        }
        let twin = duplicate(root)
        func constrain(_ view: UIView) {
            for known in view.constraints {
                let constraint = NSLayoutConstraint(
                    item: copies[ObjectIdentifier(known.firstItem!)]!, attribute: known.firstAttribute,
                    relatedBy: known.relation, toItem: known.secondItem.map { copies[ObjectIdentifier($0)]! },
                    attribute: known.secondAttribute, multiplier: known.multiplier, constant: known.constant)
                constraint.priority = known.priority
                constraint.isActive = true
            }
            for subview in view.subviews { constrain(subview) }
        }
        constrain(root)
        return twin
    }

    private func frames(_ view: UIView) -> [CGRect] {
        [view.frame] + view.subviews.flatMap(frames)
    }

    @Test(arguments: 1...60) func historyLeavesNoTrace(_ seed: UInt64) {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let player = Player(seed: seed)
        for step in 0..<60 {
            player.step()
            guard step % 10 == 9 else { continue }
            player.root.layoutIfNeeded()
            let twin = copy(player.root)
            twin.layoutIfNeeded()
            let (own, fresh) = (frames(player.root), frames(twin))
            let isSame = zip(own, fresh).allSatisfy {
                abs($0.minX - $1.minX) + abs($0.minY - $1.minY) + abs($0.width - $1.width)
                    + abs($0.height - $1.height) < 0.01
            }
            #expect(isSame && own.count == fresh.count, "seed \(seed), step \(step): \(own) is not \(fresh)")
            if !isSame { return }
        }
    }
}
