import Testing
import UIKit

/// A trait of the app's own, as Apple's documentation of `UITraitDefinition` writes them.
private struct Contained: UITraitDefinition {
    static let defaultValue = false
}
private enum Theme: Int { case plain, gold }
private struct ThemeTrait: UITraitDefinition {
    static let defaultValue = Theme.plain
    static let affectsColorAppearance = true
    static let name = "theme"
}
extension UITraitCollection {
    fileprivate var isContained: Bool { self[Contained.self] }
    fileprivate var theme: Theme { self[ThemeTrait.self] }
}
extension UIMutableTraits {
    fileprivate var isContained: Bool {
        get { self[Contained.self] }
        set { self[Contained.self] = newValue }
    }
    fileprivate var theme: Theme {
        get { self[ThemeTrait.self] }
        set { self[ThemeTrait.self] = newValue }
    }
}

extension Idioms {
    /// Apple's documentation of `UITraitDefinition`, `UIMutableTraits` and `registerForTraitChanges(_:handler:)`.
    @Suite @MainActor struct Traits {
        private class Watcher: UIView {
            var told: [Bool] = []
            override init(frame: CGRect) {
                super.init(frame: frame)
                registerForTraitChanges([Contained.self]) { (self: Self, previous: UITraitCollection) in
                    self.told.append(previous.isContained)
                }
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }

        @Test func ownTraitsReachTheViewsBelow() {
            let root = UIView()
            let watcher = Watcher()
            let holder = UIView()
            root.addSubview(holder)
            holder.addSubview(watcher)
            let stage = Stage(showing: root)
            #expect(!watcher.traitCollection.isContained && watcher.told.isEmpty)
            holder.traitOverrides.isContained = true
            #expect(watcher.traitCollection.isContained && watcher.told == [false])
            #expect(!root.traitCollection.isContained)
            #expect(holder.traitOverrides.contains(Contained.self))
            holder.traitOverrides.theme = .gold
            #expect(watcher.traitCollection.theme == .gold && watcher.told.count == 1)
            holder.traitOverrides.remove(Contained.self)
            #expect(!watcher.traitCollection.isContained && watcher.told == [false, true])
            #expect(watcher.traitCollection.theme == .gold)
            _ = stage
        }

        @Test func collectionsAreMadeAndModified() {
            let made = UITraitCollection { traits in
                traits.userInterfaceStyle = .dark
                traits.theme = .gold
            }
            #expect(made.userInterfaceStyle == .dark && made.theme == .gold)
            #expect(made.horizontalSizeClass == .unspecified)
            let other = made.modifyingTraits { $0.horizontalSizeClass = .compact }
            #expect(other.userInterfaceStyle == .dark && other.horizontalSizeClass == .compact)
            #expect(made != other && other[UITraitHorizontalSizeClass.self] == .compact)
            #expect(made.hasDifferentColorAppearance(comparedTo: made.modifyingTraits { $0.theme = .plain }))
            #expect(!made.hasDifferentColorAppearance(comparedTo: other))
            let merged = UITraitCollection(traitsFrom: [made, UITraitCollection { $0.isContained = true }])
            #expect(merged.theme == .gold && merged.isContained)
        }

        /// A colour that follows a trait of the app's own.
        @Test func coloursFollowOwnTraits() {
            let color = UIColor { $0.theme == .gold ? .yellow : .blue }
            #expect(color.resolvedColor(with: UITraitCollection { $0.theme = .gold }) == .yellow)
            #expect(color.resolvedColor(with: UITraitCollection()) == .blue)
            let root = UIView()
            let view = UIView()
            view.backgroundColor = color
            root.addSubview(view)
            let stage = Stage(showing: root)
            root.traitOverrides.theme = .gold
            #expect(view.layer.backgroundColor == UIColor.yellow.cgColor)
            _ = stage
        }
    }
}
