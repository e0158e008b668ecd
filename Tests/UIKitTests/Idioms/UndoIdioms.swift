import Foundation
import Testing

@testable import UIKit

extension Idioms {
    /// Undo managers, as Apple documents them.
    @Suite(.serialized) @MainActor struct Undoing {
        /// Counts up and knows how to go back.
        @MainActor
        private final class Counter {
            var value = 0
            let manager: UndoManager
            init(_ manager: UndoManager) { self.manager = manager }

            func add(_ amount: Int) {
                value += amount
                manager.registerUndo(withTarget: self) { $0.add(-amount) }
            }
        }

        /// Apple's documentation of `registerUndo(withTarget:handler:)`: what is registered while undoing is what can be
        /// redone.
        @Test func aChangeIsUndoneAndRedone() {
            let manager = UndoManager()
            let counter = Counter(manager)
            #expect(!manager.canUndo && !manager.canRedo)
            counter.add(5)
            #expect(manager.canUndo && !manager.canRedo)
            manager.undo()
            #expect(counter.value == 0 && !manager.canUndo && manager.canRedo)
            manager.redo()
            #expect(counter.value == 5 && manager.canUndo && !manager.canRedo)
            manager.undo()
            counter.add(1)
            #expect(!manager.canRedo, "another change is the end of what could be redone")
        }

        /// Apple's documentation of `groupsByEvent`: the changes of one pass of the run loop are one group.
        @Test func theChangesOfAnEventAreOneGroup() {
            let stage = Stage(UIViewController())
            let manager = UndoManager()
            let counter = Counter(manager)
            counter.add(1)
            counter.add(2)
            #expect(manager.groupingLevel == 1)
            stage.advance(by: 0.1)
            #expect(manager.groupingLevel == 0)
            counter.add(4)
            stage.advance(by: 0.1)
            #expect(manager.undoCount == 2)
            manager.undo()
            #expect(counter.value == 3)
            manager.undo()
            #expect(counter.value == 0)
        }

        /// Apple's documentation of `beginUndoGrouping()`: groups within a group are undone with it, in reverse order.
        @Test func aGroupIsUndoneAsAWholeTheLastFirst() {
            let manager = UndoManager()
            manager.groupsByEvent = false
            let target = NSObject()
            var called: [Int] = []
            manager.beginUndoGrouping()
            manager.registerUndo(withTarget: target) { _ in called.append(1) }
            manager.beginUndoGrouping()
            manager.registerUndo(withTarget: target) { _ in called.append(2) }
            manager.endUndoGrouping()
            manager.registerUndo(withTarget: target) { _ in called.append(3) }
            manager.endUndoGrouping()
            #expect(manager.undoCount == 1)
            manager.undo()
            #expect(called == [3, 2, 1])
        }

        /// Apple's documentation of `setActionName(_:)`, `undoMenuItemTitle` and `redoMenuItemTitle`.
        @Test func aGroupKeepsItsName() {
            let manager = UndoManager()
            let counter = Counter(manager)
            #expect(manager.undoMenuItemTitle == "Undo" && manager.undoActionName == "")
            counter.add(1)
            manager.setActionName("Add")
            #expect(manager.undoActionName == "Add" && manager.undoMenuItemTitle == "Undo Add")
            manager.undo()
            #expect(manager.redoActionName == "Add" && manager.redoMenuItemTitle == "Redo Add")
            #expect(manager.undoActionName == "")
        }

        /// Apple's documentation of the notifications of `UndoManager`.
        @Test func undoingIsTold() {
            let manager = UndoManager()
            let counter = Counter(manager)
            counter.add(1)
            final class Log: @unchecked Sendable { var names: [String] = [] }
            let log = Log()
            let tokens = [
                Notification.Name.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
                .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
            ].map {
                NotificationCenter.default.addObserver(forName: $0, object: manager, queue: nil) {
                    log.names.append($0.name.rawValue)
                }
            }
            manager.undo()
            manager.redo()
            tokens.forEach(NotificationCenter.default.removeObserver)
            #expect(
                log.names == [
                    "NSUndoManagerWillUndoChangeNotification", "NSUndoManagerDidUndoChangeNotification",
                    "NSUndoManagerWillRedoChangeNotification", "NSUndoManagerDidRedoChangeNotification",
                ])
        }

        /// Apple's documentation of `levelsOfUndo`, `disableUndoRegistration()` and `removeAllActions(withTarget:)`.
        @Test func whatIsNotKeptCannotBeUndone() {
            let stage = Stage(UIViewController())
            let manager = UndoManager()
            let (counter, other) = (Counter(manager), Counter(manager))
            manager.levelsOfUndo = 2
            for _ in 0..<3 {
                counter.add(1)
                stage.advance(by: 0.1)
            }
            #expect(manager.undoCount == 2)
            manager.disableUndoRegistration()
            counter.add(10)
            manager.enableUndoRegistration()
            #expect(manager.undoCount == 2)
            other.add(1)
            stage.advance(by: 0.1)
            manager.removeAllActions(withTarget: counter)
            #expect(manager.undoCount == 1)
            manager.removeAllActions()
            #expect(!manager.canUndo)
        }

        /// Apple's documentation: the manager does not retain its targets.
        @Test func targetsAreNotRetained() {
            let manager = UndoManager()
            var counter: Counter? = Counter(manager)
            weak let gone = counter
            counter?.add(1)
            counter = nil
            #expect(gone == nil)
            manager.undo()
        }

        /// Apple's documentation of `UIResponder.undoManager`: the nearest responder's that has one; windows have one.
        @Test func respondersShareTheManagerOfTheirWindow() {
            let controller = UIViewController()
            #expect(controller.undoManager == nil)
            let stage = Stage(controller)
            let label = UILabel()
            controller.view.addSubview(label)
            #expect(stage.window.undoManager != nil)
            #expect(label.undoManager === stage.window.undoManager)
            #expect(controller.undoManager === stage.window.undoManager)

            final class Own: UIView {
                let own = UndoManager()
                override var undoManager: UndoManager? { own }
            }
            let own = Own()
            own.addSubview(label)
            #expect(label.undoManager === own.own)
        }
    }
}
