import Testing

@testable import UIKit

extension Idioms {
    /// Members of UIKit's headers that public source uses, and that an app on a touch screen, without extensions and dictionaries, asks in vain.
    @MainActor @Suite struct RareMembers {
        @Test func whatThereIsNoneOfSaysSo() {
            #expect(UIViewController().extensionContext == nil)
            #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "shelf"))
            #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
        }

        /// `UIActivityItemProvider.h`: the placeholder first, then the item, made for the activity.
        @Test func aProviderMakesItsItemForTheActivity() {
            final class Page: UIActivityItemProvider, @unchecked Sendable {
                override var item: Any { "page for \(activityType?.rawValue ?? "nobody")" }
            }
            let page = Page(placeholderItem: "page")
            let sheet = UIActivityViewController(activityItems: [page], applicationActivities: nil)
            #expect(page.activityViewControllerPlaceholderItem(sheet) as? String == "page")
            let item = page.activityViewController(sheet, itemForActivityType: .mail) as? String
            #expect(item == "page for com.apple.UIKit.activity.Mail")
        }

        @Test func identifiersAreAProtocols() {
            func name(_ object: NSObject) -> String? {
                (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
            }
            let (view, item) = (UILabel(), UIBarButtonItem())
            (view.accessibilityIdentifier, item.accessibilityIdentifier) = ("title", "add")
            #expect(name(view) == "title" && name(item) == "add" && name(NSObject()) == nil)
        }

        @Test func aTextsViewIsItsOwn() {
            let (field, text) = (UITextField(), UITextView())
            #expect(field.textInputView === field && text.textInputView === text)
        }

        @Test func guidesForTheFocusAreLayoutGuides() {
            let (view, guide) = (UIView(), UIFocusGuide())
            view.addLayoutGuide(guide)
            guide.preferredFocusEnvironments = [view]
            #expect(view.layoutGuides == [guide] && guide.isEnabled)
        }

        /// A table whose optional requirements are not there.
        @Test func tablesOfDataCompileWithoutTheirHeaders() {
            final class Cell: NSObject, UIAccessibilityContainerDataTableCell {
                func accessibilityRowRange() -> NSRange { NSRange(location: 0, length: 1) }
                func accessibilityColumnRange() -> NSRange { NSRange(location: 1, length: 2) }
            }
            final class Grid: UIView, UIAccessibilityContainerDataTable {
                func accessibilityDataTableCellElement(
                    forRow row: Int, column: Int
                ) -> (any UIAccessibilityContainerDataTableCell)? { Cell() }
                func accessibilityRowCount() -> Int { 1 }
                func accessibilityColumnCount() -> Int { 3 }
            }
            let cell = Grid().accessibilityDataTableCellElement(forRow: 0, column: 1)
            #expect(cell?.accessibilityColumnRange() == NSRange(location: 1, length: 2))
        }
    }
}
