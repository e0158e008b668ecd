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

        /// What apps of alerts with pickers rely on: the controller's view is as wide as the alert, as high as its
        /// `preferredContentSize` says, below the texts and above the buttons.
        @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
        func anAlertShowsTheViewOfAContentController(style: UIAlertController.Style) throws {
            let stage = Stage()
            let controller = UIViewController()
            stage.show(controller)
            func height(_ content: UIViewController?) -> CGFloat {
                let alert = UIAlertController(title: "Pick", message: nil, preferredStyle: style)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                alert.setValue(content, forKey: "contentViewController")
                controller.present(alert, animated: false)
                stage.advance(by: 0.5)
                defer {
                    controller.dismiss(animated: false)
                    stage.advance(by: 0.5)
                }
                guard let content else { return alert.view.bounds.height }
                #expect(alert.value(forKey: "contentViewController") as? UIViewController === content)
                #expect(content.parent === alert)
                let frame = content.view.convert(content.view.bounds, to: alert.view)
                #expect(frame.width == alert.view.bounds.width)
                #expect(frame.height == 120)
                let title = ViewDump.find(text: "Pick")?.windowFrame ?? .zero
                let button = ViewDump.find(text: "OK")?.windowFrame ?? .zero
                let place = content.view.convert(content.view.bounds, to: nil)
                #expect(place.minY >= title.maxY && place.maxY <= button.minY + 0.5)
                content.preferredContentSize.height = 150
                stage.frame()
                #expect(content.view.bounds.height == 150)
                content.preferredContentSize.height = 120
                stage.frame()
                return alert.view.bounds.height
            }
            let content = UIViewController()
            content.preferredContentSize.height = 120
            let without = height(nil)
            #expect(height(content) == without + 120)
        }

        @Test func pickersTakeTheirTextColourByName() throws {
            let stage = Stage()
            let root = UIViewController()
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .wheels
            picker.setValue(UIColor.orange, forKey: "textColor")
            picker.setValue(false, forKeyPath: "highlightsToday")
            root.view.addSubview(picker)
            stage.show(root)
            func labels(_ view: UIView) -> [UILabel] {
                view.subviews.filter { !$0.isHidden }
                    .flatMap { [$0 as? UILabel].compactMap { $0 } + labels($0) }
            }
            #expect(!labels(picker).isEmpty && labels(picker).allSatisfy { $0.textColor == .orange })
            #expect(picker.value(forKey: "textColor") as? UIColor == .orange)
            picker.setValue(UIColor.purple, forKeyPath: "textColor")
            stage.frame()
            #expect(!labels(picker).isEmpty && labels(picker).allSatisfy { $0.textColor == .purple })
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
