import Foundation
import QuartzCore

/// Keeps what takes changes back, in groups: one group is one "Undo". Foundation has it on Apple's systems alone.
///
///     undoManager?.registerUndo(withTarget: self) { $0.rename(to: old) }
///     undoManager?.setActionName("Rename")
@preconcurrency @MainActor
open class UndoManager: NSObject {
    /// In the user info of a group that closes, when it may be thrown away.
    nonisolated public static let groupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

    /// Whether the first change of an event opens a group that ends with the event.
    open var groupsByEvent = true
    /// How many groups are kept; 0 keeps all.
    open var levelsOfUndo = 0 { didSet { trim() } }
    /// Kept; the end of an event is the end of a frame here.
    open var runLoopModes: [RunLoop.Mode] = [.default] {
        didSet { Kept.say("UndoManager.runLoopModes", "actions of a turn are grouped in every mode") }
    }

    open private(set) var isUndoing = false
    open private(set) var isRedoing = false

    final var undoGroups: [UndoGroup] = []
    final var redoGroups: [UndoGroup] = []
    /// Groups that are open, the outermost first.
    final var openGroups: [UndoGroup] = []
    private var disabled = 0
    private var eventEnd: FrameClock.Token?

    public override init() { super.init() }

    // MARK: Registration

    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() {
        guard disabled > 0 else {
            fatalError(
                "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration")
        }
        disabled -= 1
    }
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }

    /// `handler` takes the change back. The target is not retained; once it is gone nothing is called.
    public final func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        register(target) { [weak target] in
            if let target { handler(target) }
        }
    }

    /// Sends `selector` with `anObject` to the target.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        let target = target as AnyObject
        register(target) { [weak target] in _ = (target as? NSObject)?.perform(selector, with: anObject) }
    }

    private func register(_ target: AnyObject, _ action: @escaping @MainActor () -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            guard groupsByEvent else {
                fatalError(
                    "registerUndo: must begin a group before registering undo; call beginUndoGrouping()")
            }
            beginUndoGrouping()
            eventEnd = FrameClock.current.schedule(after: 0) { [weak self] in self?.endEvent() }
        }
        openGroups[openGroups.count - 1].actions.append(UndoGroup.Action(target: target, call: action))
        if !isUndoing, !isRedoing { redoGroups.removeAll() }
    }

    private func endEvent() {
        eventEnd = nil
        if openGroups.count == 1 { endUndoGrouping() }
    }

    // MARK: Groups

    /// How many groups are open within each other.
    open var groupingLevel: Int { openGroups.count }

    open func beginUndoGrouping() {
        post(.NSUndoManagerCheckpoint)
        openGroups.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    open func endUndoGrouping() {
        guard openGroups.last != nil else {
            fatalError("endUndoGrouping called with no matching begin; call beginUndoGrouping() before")
        }
        post(.NSUndoManagerCheckpoint)
        post(
            .NSUndoManagerWillCloseUndoGroup,
            openGroups.last?.isDiscardable == true ? [Self.groupIsDiscardableKey: true] : nil)
        let group = openGroups.removeLast()
        if let outer = openGroups.indices.last {
            openGroups[outer].append(group)
        } else {
            if let eventEnd { FrameClock.current.cancel(eventEnd) }
            eventEnd = nil
            if !group.actions.isEmpty { keep(group) }
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func keep(_ group: UndoGroup) {
        if isUndoing { redoGroups.append(group) } else { undoGroups.append(group) }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
        redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
    }

    // MARK: Undo and redo

    open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoGroups.isEmpty
    }
    /// How many groups could be undone.
    open var undoCount: Int { undoGroups.count + (openGroups.contains { !$0.actions.isEmpty } ? 1 : 0) }
    open var redoCount: Int { redoGroups.count }

    /// Closes the open group, and undoes the last one.
    open func undo() {
        if groupingLevel == 1 { endUndoGrouping() }
        guard groupingLevel == 0 else {
            fatalError(
                "undo was called with too many nested undo groups; end them first, or call undoNestedGroup()")
        }
        undoNestedGroup()
    }

    /// Undoes the last group that is closed.
    open func undoNestedGroup() {
        post(.NSUndoManagerCheckpoint)
        guard !isUndoing, !isRedoing, let group = undoGroups.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        turn(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    open func redo() {
        post(.NSUndoManagerCheckpoint)
        guard !isUndoing, !isRedoing, let group = redoGroups.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        turn(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    /// Calls a group's actions, the last first. What they register becomes one group of the same name.
    private func turn(_ group: UndoGroup) {
        beginUndoGrouping()
        openGroups[openGroups.count - 1].name = group.name
        openGroups[openGroups.count - 1].isDiscardable = group.isDiscardable
        for action in group.actions.reversed() { action.call() }
        endUndoGrouping()
    }

    open func removeAllActions() {
        undoGroups.removeAll()
        redoGroups.removeAll()
        for index in openGroups.indices { openGroups[index].actions.removeAll() }
        disabled = 0
    }

    /// Forgets what was registered with `target`.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func without(_ groups: [UndoGroup]) -> [UndoGroup] {
            groups.map { $0.without(target) }
        }
        undoGroups = without(undoGroups).filter { !$0.actions.isEmpty }
        redoGroups = without(redoGroups).filter { !$0.actions.isEmpty }
        openGroups = without(openGroups)
    }

    // MARK: Names

    /// Names the group that is open, for "Undo Rename" in menus.
    open func setActionName(_ actionName: String) {
        if openGroups.isEmpty {
            if !undoGroups.isEmpty { undoGroups[undoGroups.count - 1].name = actionName }
        } else {
            openGroups[openGroups.count - 1].name = actionName
        }
    }
    /// Empty when nothing can be undone or the group has no name.
    open var undoActionName: String { (openGroups.first ?? undoGroups.last)?.name ?? "" }
    open var redoActionName: String { redoGroups.last?.name ?? "" }

    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    /// Marks the group that is open as one that may be thrown away, such as a change of the selection.
    open func setActionIsDiscardable(_ discardable: Bool) {
        if openGroups.isEmpty {
            if !undoGroups.isEmpty { undoGroups[undoGroups.count - 1].isDiscardable = discardable }
        } else {
            openGroups[openGroups.count - 1].isDiscardable = discardable
        }
    }
    open var undoActionIsDiscardable: Bool { undoGroups.last?.isDiscardable ?? false }
    open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }

    private func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
    }
}

extension Notification.Name {
    /// A group is about to open or close, or somebody asks what can be redone.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerWillUndoChange = Notification.Name(
        "NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = Notification.Name(
        "NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
        "NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
        "NSUndoManagerDidCloseUndoGroupNotification")
}
