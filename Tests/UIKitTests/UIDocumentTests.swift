import Foundation
import Testing

@testable import UIKit

/// `UIDocument` by Apple's documentation and UIDocument.h.
@Suite(.serialized) @MainActor struct UIDocumentTests {
    private final class Note: UIDocument {
        var text = ""
        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
        }
    }

    private func file() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    }

    /// "forCreating: the document is being saved for the first time"; a document is closed until it is opened or saved so, and has what
    /// the file has after it was opened. Closing saves what has changed.
    @Test func whatIsSavedIsReadAgain() async throws {
        let url = file()
        defer { try? FileManager.default.removeItem(at: url) }
        let note = Note(fileURL: url)
        #expect(note.documentState.contains(.closed))
        #expect(note.localizedName == url.deletingPathExtension().lastPathComponent)
        note.text = "first"
        #expect(await note.save(to: url, for: .forCreating))
        #expect(note.documentState == .normal && !note.hasUnsavedChanges)
        #expect(try String(contentsOf: url, encoding: .utf8) == "first")
        note.text = "second"
        note.updateChangeCount(.done)
        #expect(note.hasUnsavedChanges)
        #expect(await note.close())
        #expect(note.documentState == .closed && !note.hasUnsavedChanges)
        let again = Note(fileURL: url)
        #expect(await again.open())
        #expect(again.text == "second" && again.documentState == .normal)
        #expect(again.fileModificationDate != nil)
    }

    /// "success: true if the open operation succeeds"; `handleError` is told why not.
    @Test func aFileThatIsNotThereIsNotOpened() async {
        final class Missing: UIDocument {
            var errors = 0
            override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
                errors += 1
                super.handleError(error, userInteractionPermitted: userInteractionPermitted)
            }
        }
        let document = Missing(fileURL: file())
        #expect(await !document.open())
        #expect(document.errors == 1 && document.documentState == .closed)
    }

    /// "If you implement undo and redo … the document's change tracking is automatic": an undo takes a change back.
    @Test func undoTakesChangesBack() async {
        let url = file()
        defer { try? FileManager.default.removeItem(at: url) }
        let note = Note(fileURL: url)
        _ = await note.save(to: url, for: .forCreating)
        let manager = UndoManager()
        manager.groupsByEvent = false
        note.undoManager = manager
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: note) { $0.text = "" }
        manager.endUndoGrouping()
        #expect(note.hasUnsavedChanges)
        manager.undo()
        #expect(!note.hasUnsavedChanges)
    }

    /// "UIDocument … periodically saves": after a change, without being asked, and not while nothing has changed.
    @Test func changesAreSavedByThemselves() async throws {
        let url = file()
        defer { try? FileManager.default.removeItem(at: url) }
        let stage = Stage()
        let note = Note(fileURL: url)
        note.text = "first"
        #expect(await note.save(to: url, for: .forCreating))
        note.text = "later"
        note.updateChangeCount(.done)
        stage.advance(by: UIDocument.autosaveDelay + 1)
        // What is written is written in the main queue's next turn.
        #expect(await note.close())
        #expect(!note.hasUnsavedChanges)
        #expect(try String(contentsOf: url, encoding: .utf8) == "later")
    }
}
