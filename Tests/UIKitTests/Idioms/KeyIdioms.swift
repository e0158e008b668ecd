import Foundation
import Testing
import UIKit

extension Idioms {
    /// UIKit's own properties by their names. Apple documents the ones of its headers as key-value coding compliant; the
    /// others are what public source reads and writes (search fields, titles of alerts, views of bar items).
    @Suite @MainActor struct Keys {
        @Test func documentedPropertiesAreReadAndSet() {
            let label = UILabel()
            label.setValue("Text", forKey: "text")
            label.setValue(7, forKey: "tag")
            label.setValue(NSTextAlignment.right.rawValue, forKey: "textAlignment")
            #expect(label.text == "Text" && label.tag == 7 && label.textAlignment == .right)
            #expect(label.value(forKey: "text") as? String == "Text")
            #expect(label.value(forKey: "textAlignment") as? Int == NSTextAlignment.right.rawValue)
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.setValue("Row", forKeyPath: "textLabel.text")
            #expect(cell.textLabel?.text == "Row")
            cell.setValue(5, forKeyPath: "layer.cornerRadius")
            #expect(cell.layer.cornerRadius == 5)
        }

        @Test func searchFieldsAndPlaceholdersAreFoundByName() throws {
            let bar = UISearchBar()
            let field = try #require(bar.value(forKey: "searchField") as? UITextField)
            #expect(field === bar.searchTextField)
            bar.setValue("Done", forKey: "cancelButtonText")
            #expect((bar.value(forKey: "cancelButton") as? UIButton)?.currentTitle == "Done")
            let plain = UITextField()
            plain.placeholder = "Name"
            let label = try #require(plain.value(forKey: "placeholderLabel") as? UILabel)
            #expect(label.text == "Name")
        }

        @Test func alertsTakeAttributedTitlesAndColours() throws {
            let alert = UIAlertController(title: "Plain", message: "Message", preferredStyle: .alert)
            let title = NSAttributedString(string: "Title", attributes: [.foregroundColor: UIColor.purple])
            alert.setValue(title, forKey: "attributedTitle")
            let action = UIAlertAction(title: "Go", style: .default)
            action.setValue(UIColor.orange, forKey: "titleTextColor")
            alert.addAction(action)
            let controller = UIViewController()
            let stage = Stage(controller)
            controller.present(alert, animated: false)
            stage.frame()
            func labels(_ view: UIView) -> [UILabel] {
                view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels($0) }
            }
            let shown = labels(alert.view)
            let drawn = shown.first { $0.text == "Title" }?.attributedText
            #expect(drawn?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .purple)
            #expect(shown.first { $0.text == "Go" }?.textColor == .orange)
        }

        @Test func barItemsGiveTheirViews() throws {
            let controller = UIViewController()
            let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
            controller.navigationItem.rightBarButtonItem = item
            controller.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 3)
            let tabs = UITabBarController()
            tabs.viewControllers = [
                UINavigationController(rootViewController: controller), UIViewController(),
            ]
            tabs.viewControllers?[0].tabBarItem = controller.tabBarItem
            let stage = Stage(tabs)
            stage.frame()
            let view = try #require(item.value(forKey: "view") as? UIView)
            #expect(view.window != nil && view.bounds.width > 0)
            let tab = try #require(controller.tabBarItem.value(forKey: "view") as? UIView)
            #expect(tab.isDescendant(of: tabs.tabBar))
            #expect(controller.tabBarItem.value(forKey: "tag") as? Int == 3)
        }
    }
}
