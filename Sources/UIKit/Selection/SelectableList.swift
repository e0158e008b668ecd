import ListEngine

/// What a finger that came down on a list touches.
struct ListTouch {
    var place: RowIndex
    /// Whether the finger came down on the accessory button.
    var isAccessory = false
}

extension UIViewController {
    /// Ends the selection of a list as its screen comes back; a way back that is cancelled gives it back.
    func endSelection(
        _ paths: [IndexPath], deselect: (IndexPath) -> Void, select: @escaping (IndexPath) -> Void
    ) {
        paths.forEach(deselect)
        whenGoingBackIsCancelled { paths.forEach(select) }
    }
}

/// A list whose rows or items a finger highlights and selects: what both kinds of list do in one order. A list supplies
/// what is under the finger, what it looks like, and what its delegate says.
@MainActor
protocol SelectableList: SwipeList, DragSelectedList {
    var selection: ListSelection<RowIndex> { get set }
    var touched: ListTouch? { get set }
    /// Whether a finger selects at all now.
    var selectsByTouch: Bool { get }
    func touch(of finger: UITouch) -> ListTouch?

    func showHighlighted(_ isHighlighted: Bool, _ place: RowIndex)
    func showSelected(_ isSelected: Bool, _ place: RowIndex, animated: Bool)
    /// What was selected makes place for another choice.
    func deselectForAnother(_ place: RowIndex)

    // MARK: What the delegate says; nil: it does not say

    func mayHighlight(_ path: IndexPath) -> Bool?
    func tellHighlighted(_ isHighlighted: Bool, _ path: IndexPath)
    /// What the delegate makes of a finger's wish.
    /// - Returns: the path that is selected, or no longer; nil: none.
    func choice(_ path: IndexPath, isSelected: Bool) -> IndexPath?
    func tellSelected(_ isSelected: Bool, _ path: IndexPath)
    func canPerformPrimaryAction(_ path: IndexPath) -> Bool?
    func tellPrimaryAction(_ path: IndexPath)
}

extension SelectableList {
    /// Whether a tap adds to the selection.
    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    // MARK: The highlight

    func beginTouch(_ touches: Set<UITouch>) {
        // A touch beside open buttons closes them and does nothing else.
        if swiped != nil { return closeSwipe(animated: true) }
        guard touched == nil, let finger = touches.first, let found = touch(of: finger) else { return }
        guard !found.isAccessory else { return touched = found }
        guard selectsByTouch, let path = path(of: found.place), mayHighlight(path) ?? true else { return }
        touched = found
        setHighlighted(true, found.place)
    }

    func cancelTouch() {
        guard let old = touched else { return }
        touched = nil
        if !old.isAccessory { setHighlighted(false, old.place) }
    }

    private func setHighlighted(_ isHighlighted: Bool, _ place: RowIndex) {
        showHighlighted(isHighlighted, place)
        if let path = path(of: place) { tellHighlighted(isHighlighted, path) }
    }

    // MARK: The selection

    /// The delegate is not asked and not told.
    func setSelected(_ isSelected: Bool, _ place: RowIndex, animated: Bool = false) {
        if isSelected { selection.insert(place) } else { selection.remove(place) }
        showSelected(isSelected, place, animated: animated)
    }

    /// A tap as the delegate hears of it.
    func tap(_ place: RowIndex) {
        if selectsSeveral, selection.contains(place) { return changeSelection(false, place) }
        let chosen = choice(place, isSelected: true)
        let extendsSelection = selectsSeveral && !selection.isEmpty
        if let chosen { select(chosen, performsSegue: true) }
        if !extendsSelection { performPrimaryAction(chosen ?? place) }
    }

    private func choice(_ place: RowIndex, isSelected: Bool) -> RowIndex? {
        path(of: place).flatMap { choice($0, isSelected: isSelected) }.map { self.place(of: $0) }
    }

    /// Selects or deselects as a finger does: if the delegate lets, which is told.
    func changeSelection(_ isSelected: Bool, _ place: RowIndex) {
        guard let chosen = choice(place, isSelected: isSelected) else { return }
        if isSelected { select(chosen, performsSegue: false) } else { deselect(chosen) }
    }

    private func select(_ place: RowIndex, performsSegue: Bool) {
        if !selectsSeveral {
            for other in selection.sorted where other != place { deselectForAnother(other) }
        }
        setSelected(true, place)
        // UIKit: a cell's segue is prepared before the delegate hears of the selection (developers' logs).
        if performsSegue, let cell = cell(at: place) { cell.selectionTrigger?(cell) }
        tell(true, place)
    }

    func deselect(_ place: RowIndex) {
        setSelected(false, place)
        tell(false, place)
    }

    private func tell(_ isSelected: Bool, _ place: RowIndex) {
        if let path = path(of: place) { tellSelected(isSelected, path) }
    }

    /// What is selected and what a finger touches stay so through an update; what goes does not.
    /// - Parameter keepsReloaded: whether reloaded rows or items stay selected.
    func followSelection(_ map: BatchMap, keepsReloaded: Bool) {
        touched = touched.flatMap { old in
            map.row(after: old.place).map { ListTouch(place: $0, isAccessory: old.isAccessory) }
        }
        selection.follow {
            keepsReloaded || !map.reloadedRows.contains($0) ? map.row(after: $0) : nil
        }
    }

    // MARK: By a drag over rows or items

    func dragSelectionWillBegin() {
        cancelTouch()
        closeSwipe(animated: true)
    }

    var selectedPlaces: Set<RowIndex> { Set(selection.places) }

    func setSelectedByDrag(_ isSelected: Bool, _ place: RowIndex) {
        guard selectsSeveral, selection.contains(place) != isSelected else { return }
        changeSelection(isSelected, place)
    }

    // MARK: The primary action

    /// UIKit: after the selection, whether or not it was allowed, unless it extends another; while editing only where
    /// the delegate says so (Apple's documentation).
    private func performPrimaryAction(_ place: RowIndex) {
        guard let path = path(of: place) else { return }
        if canPerformPrimaryAction(path) ?? !isEditing { tellPrimaryAction(path) }
    }
}
