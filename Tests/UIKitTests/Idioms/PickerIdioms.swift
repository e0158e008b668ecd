import Foundation
import Testing

@testable import UIKit

extension Idioms {
    /// Apple's documentation of the pickers of colours, fonts and documents.
    @Suite @MainActor struct Pickers {
        private final class Teller: NSObject, UIColorPickerViewControllerDelegate,
            UIFontPickerViewControllerDelegate, UIDocumentPickerDelegate,
            UIDocumentBrowserViewControllerDelegate
        {
            var log: [String] = []
            func colorPickerViewController(
                _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
            ) { log.append("colour \(continuously)") }
            func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
                log.append("finish")
            }
            func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
                log.append("font \(viewController.selectedFontDescriptor != nil)")
            }
            func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
                log.append("cancel")
            }
            func documentPicker(
                _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
            ) { log += urls.map(\.lastPathComponent) }
            func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
                log.append("cancelled")
            }
            func documentBrowser(
                _ controller: UIDocumentBrowserViewController,
                didRequestDocumentCreationWithHandler importHandler:
                    @escaping (
                        URL?, UIDocumentBrowserViewController.ImportMode
                    ) -> Void
            ) { importHandler(URL(fileURLWithPath: "/new.txt"), .copy) }
            func documentBrowser(
                _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
                toDestinationURL destinationURL: URL
            ) { log.append("import \(destinationURL.lastPathComponent)") }
        }

        private final class OldTeller: NSObject, UIColorPickerViewControllerDelegate {
            var colors: [UIColor] = []
            func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
                colors.append(viewController.selectedColor)
            }
        }

        private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
            (view as? View) ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
        }

        private func list(of controller: UIViewController) throws -> PlainListController {
            let navigation = try #require(controller.children.first as? UINavigationController)
            return try #require(navigation.topViewController as? PlainListController)
        }

        private func press(_ item: UIBarButtonItem?) {
            guard let action = item?.primaryAction else { return }
            action.perform(sender: nil)
        }

        @Test func aTappedColourIsChosen() throws {
            let (picker, teller) = (UIColorPickerViewController(), Teller())
            picker.delegate = teller
            picker.selectedColor = .white
            let root = UIViewController()
            let stage = Stage(root)
            root.present(picker, animated: false)
            stage.frame()
            #expect(teller.log.isEmpty)
            let grid = try #require(find(ColorGridView.self, in: picker.view))
            let cell = grid.place(3, 4)
            stage.tap(grid.convert(CGPoint(x: cell.midX, y: cell.midY), to: nil))
            #expect(picker.selectedColor.cgColor == ColorGridView.color(row: 3, column: 4).cgColor)
            #expect(teller.log == ["colour false"])
            picker.dismiss(animated: false)
            stage.advance(by: 0.1)
            #expect(teller.log == ["colour false", "finish"])
        }

        /// `colorPickerViewControllerDidSelectColor(_:)` is what was there before iOS 15.
        @Test func theOlderMethodIsCalledWhereTheNewerIsMissing() throws {
            let (picker, teller) = (UIColorPickerViewController(), OldTeller())
            picker.delegate = teller
            let stage = Stage(picker)
            let grid = try #require(find(ColorGridView.self, in: picker.view))
            stage.tap(grid.convert(CGPoint(x: 5, y: 5), to: nil))
            #expect(teller.colors.map(\.cgColor) == [UIColor.white.cgColor], "the first cell is white")
        }

        @Test func aWellOpensThePickerAndTakesItsColour() throws {
            let well = UIColorWell()
            #expect(well.bounds.size == CGSize(width: 28, height: 28) && well.selectedColor == nil)
            well.title = "Paint"
            let root = UIViewController()
            let stage = Stage(root)
            root.view.addSubview(well)
            var changes = 0
            well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            well.selectedColor = .red
            #expect(changes == 0)
            well.sendActions(for: .touchUpInside)
            let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
            #expect(picker.title == "Paint" && picker.selectedColor == .red)
            stage.advance(by: 0.6)
            let grid = try #require(find(ColorGridView.self, in: picker.view))
            stage.tap(grid.convert(CGPoint(x: 5, y: 5), to: nil))
            #expect(changes == 1 && well.selectedColor?.cgColor == UIColor.white.cgColor)
        }

        @Test func familiesOfFontsAreListed() throws {
            try AppFonts.register(path: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
            let (picker, teller) = (UIFontPickerViewController(), Teller())
            picker.delegate = teller
            let stage = Stage(picker)
            let list = try list(of: picker)
            #expect(list.tableView.numberOfRows(inSection: 0) == UIFont.familyNames.count)
            list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
            stage.frame()
            press(list.navigationItem.leftBarButtonItem)
            #expect(teller.log == ["font true", "cancel"])
            let faces = UIFontPickerViewController.Configuration()
            faces.includeFaces = true
            #expect(UIFontPickerViewController(configuration: faces).configuration === faces)
        }

        @Test func filesOfAFolderAreListedAndPicked() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("picked-documents")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            for name in ["b.txt", "a.pdf", ".hidden"] {
                try Data().write(to: folder.appendingPathComponent(name))
            }
            let (picker, teller) = (UIDocumentPickerViewController(documentTypes: [], in: .open), Teller())
            picker.delegate = teller
            picker.directoryURL = folder
            let stage = Stage(picker)
            let list = try list(of: picker)
            #expect(list.tableView.numberOfRows(inSection: 0) == 2)
            list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
            press(list.navigationItem.leftBarButtonItem)
            stage.frame()
            #expect(teller.log == ["a.pdf", "cancelled"])
        }

        @Test func anEmptyFolderSaysSo() throws {
            let picker = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .import)
            picker.directoryURL = URL(fileURLWithPath: "/nowhere")
            let stage = Stage(picker)
            defer { withExtendedLifetime(stage) {} }
            #expect(ViewDump.find(text: "There are no documents here.") != nil)
            #expect(picker.documentPickerMode == .import)
            let export = UIDocumentPickerViewController(forExporting: [URL(fileURLWithPath: "/x.txt")])
            #expect(export.documentPickerMode == .moveToService)
        }

        @Test func theBrowserAsksForNewDocuments() throws {
            let (browser, teller) = (
                UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: nil), Teller()
            )
            browser.delegate = teller
            let stage = Stage(browser)
            defer { withExtendedLifetime(stage) {} }
            let list = try list(of: browser)
            press(list.navigationItem.rightBarButtonItems?.first)
            #expect(teller.log == ["import new.txt"])
            browser.allowsDocumentCreation = false
            #expect(list.navigationItem.rightBarButtonItems?.isEmpty != false)
        }
    }
}
