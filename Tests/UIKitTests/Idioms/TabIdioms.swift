import Foundation
import Testing

@testable import UIKit

extension Idioms {
    /// Apple's documentation of `UITab`, `UITabGroup`, `UISearchTab` and of the tab bar controller's use of them.
    @Suite @MainActor struct Tabs {
        private final class Teller: NSObject, UITabBarControllerDelegate {
            var log: [String] = []
            var refused: String?
            func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
                log.append("should \(tab.identifier)")
                return tab.identifier != refused
            }
            func tabBarController(
                _ tabs: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
            ) { log.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")") }
            func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
                log.append("controller")
            }
        }

        private func tab(_ name: String, _ made: @escaping (UIViewController) -> Void = { _ in }) -> UITab {
            UITab(title: name.capitalized, image: UIImage(systemName: "star"), identifier: name) { _ in
                let controller = UIViewController()
                made(controller)
                return controller
            }
        }

        private func centre(_ text: String) -> CGPoint {
            let frame = ViewDump.find(text: text)?.windowFrame ?? .zero
            return CGPoint(x: frame.midX, y: frame.midY)
        }

        /// "The closure the system calls to create the view controller when it is needed."
        @Test func controllersAreMadeWhenTheirTabIsShown() throws {
            var made: [String] = []
            let one = tab("one") { _ in made.append("one") }
            let two = tab("two") { _ in made.append("two") }
            let bar = UITabBarController(tabs: [one, two])
            let stage = Stage(bar)
            #expect(made == ["one"])
            #expect(bar.tabBar.items?.map(\.title) == ["One", "Two"])
            #expect(bar.selectedTab === one && bar.selectedIndex == 0)
            #expect(one.tabBarController === bar && one.viewController?.viewIfLoaded?.window != nil)
            bar.selectedTab = two
            stage.frame()
            #expect(made == ["one", "two"] && bar.selectedIndex == 1)
            #expect(two.viewController?.viewIfLoaded?.window != nil)
            #expect(one.viewController?.viewIfLoaded?.window == nil)
            #expect(bar.selectedViewController === two.viewController)
            #expect(bar.tab(forIdentifier: "two") === two && bar.tab(forIdentifier: "none") == nil)
        }

        @Test func tapsTellOfTabs() {
            let (teller, bar) = (Teller(), UITabBarController(tabs: [tab("one"), tab("two"), tab("three")]))
            bar.delegate = teller
            let stage = Stage(bar)
            stage.tap(centre("Two"))
            teller.refused = "three"
            stage.tap(centre("Three"))
            #expect(teller.log == ["should two", "did two after one", "should three"])
            #expect(bar.selectedTab?.identifier == "two")
        }

        @Test func whatATabSaysIsSeenInTheBar() {
            let one = tab("one")
            let bar = UITabBarController(tabs: [one, tab("two")])
            let stage = Stage(bar)
            defer { withExtendedLifetime(stage) {} }
            one.badgeValue = "3"
            one.title = "First"
            #expect(bar.tabBar.items?[0].badgeValue == "3" && bar.tabBar.items?[0].title == "First")
            bar.tabs[1].isHidden = true
            #expect(bar.tabBar.items?.count == 1 && bar.tabs.count == 2)
            bar.tabs[1].isHidden = false
            #expect(bar.tabBar.items?.count == 2 && bar.selectedTab === one)
        }

        @Test func aGroupShowsTheChildThatIsSelected() {
            let (red, blue) = (tab("red"), tab("blue"))
            let group = UITabGroup(
                title: "Colours", image: nil, identifier: "colours", children: [red, blue])
            let bar = UITabBarController(tabs: [tab("one"), group])
            let stage = Stage(bar)
            #expect(bar.tabBar.items?.count == 2 && red.parent === group)
            bar.selectedTab = blue
            stage.frame()
            #expect(bar.selectedTab === blue && group.selectedChild === blue)
            #expect(blue.viewController?.viewIfLoaded?.window != nil)
            group.selectedChild = red
            stage.frame()
            #expect(bar.selectedTab === red && red.viewController?.viewIfLoaded?.window != nil)
            #expect(blue.viewController?.viewIfLoaded?.window == nil)
            #expect(bar.tab(forIdentifier: "blue") === blue && group.tab(forIdentifier: "red") === red)
            #expect(red.tabBarController === bar)
        }

        @Test func theSearchTabHasTheSystemsLook() {
            let search = UISearchTab { _ in UIViewController() }
            #expect(search.title == "Search" && search.image == UIImage(systemName: "magnifyingglass"))
        }

        @Test func controllersTakeThePlaceOfTabs() {
            let (teller, bar) = (Teller(), UITabBarController(tabs: [tab("one"), tab("two")]))
            bar.delegate = teller
            let (a, b) = (UIViewController(), UIViewController())
            a.tabBarItem = UITabBarItem(title: "Aye", image: nil, tag: 0)
            b.tabBarItem = UITabBarItem(title: "Bee", image: nil, tag: 0)
            bar.viewControllers = [a, b]
            let stage = Stage(bar)
            #expect(bar.tabs.isEmpty && bar.selectedTab == nil && bar.selectedViewController === a)
            stage.tap(centre("Bee"))
            #expect(bar.selectedViewController === b && teller.log == ["controller"])
        }
    }

    /// Apple's documentation of `UISearchTextField` and `UISearchToken`.
    @Suite @MainActor struct SearchTokens {
        private func field() -> UISearchTextField {
            let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))
            field.placeholder = "Search"
            return field
        }

        private func token(_ text: String) -> UISearchToken { UISearchToken(icon: nil, text: text) }

        @Test func tokensStandBeforeTheText() throws {
            let field = field()
            let stage = Stage(showing: UIView())
            stage.window.rootViewController?.view.addSubview(field)
            field.text = "x"
            stage.frame()
            let before = field.textRect(forBounds: field.bounds)
            field.tokens = [token("Red"), token("Large")]
            stage.frame()
            let after = field.textRect(forBounds: field.bounds)
            let (first, second) = (try #require(field.tokenViews.first), try #require(field.tokenViews.last))
            #expect(first.frame.minX == before.minX && first.frame.maxX < second.frame.minX)
            #expect(second.frame.maxX < after.minX && after.maxX == before.maxX)
            #expect(field.text == "x", "tokens are no text")
            field.removeToken(at: 0)
            field.insertToken(token("Blue"), at: 1)
            #expect(field.tokenViews.count == 2 && field.tokens.last?.text == "Blue")
        }

        @Test func aTextWithTokensHidesThePlaceholder() {
            let field = field()
            let stage = Stage(showing: field)
            defer { withExtendedLifetime(stage) {} }
            #expect(!field.placeholderLabel.isHidden)
            field.tokens = [token("Red")]
            field.layoutIfNeeded()
            #expect(field.placeholderLabel.isHidden)
            field.tokens = []
            field.layoutIfNeeded()
            #expect(!field.placeholderLabel.isHidden)
        }

        @Test func placesOfTokensLieBeforeTheText() throws {
            let field = field()
            field.text = "shoe"
            let (red, large) = (token("Red"), token("Large"))
            field.tokens = [red, large]
            #expect(field.text(in: field.textualRange) == "shoe")
            let all = TextOffsetRange(NSRange(location: -2, length: 2))
            #expect(field.positionOfToken(at: 0) == all.start)
            #expect(field.tokens(in: all) == [red, large])
            #expect(field.tokens(in: field.textualRange).isEmpty)
            field.replaceTextualPortion(of: field.textualRange, with: token("Shoe"), at: 2)
            #expect(field.text == "" && field.tokens.map(\.text) == ["Red", "Large", "Shoe"])
        }

        /// "allowsDeletingTokens: whether people can remove tokens by deleting."
        @Test func deletionsSelectATokenAndTakeItAway() {
            let field = field()
            let stage = Stage(showing: field)
            defer { withExtendedLifetime(stage) {} }
            var changes = 0
            field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
            field.becomeFirstResponder()
            field.tokens = [token("Red"), token("Large")]
            field.insertText("a")
            field.deleteBackward()
            #expect(field.text == "" && field.tokens.count == 2)
            changes = 0
            field.deleteBackward()
            #expect(field.selectedToken == 1 && field.tokens.count == 2 && changes == 0)
            field.deleteBackward()
            #expect(field.tokens.map(\.text) == ["Red"] && changes == 1)
            field.allowsDeletingTokens = false
            field.deleteBackward()
            field.deleteBackward()
            #expect(field.tokens.count == 1)
        }
    }
}
