import ListEngine

/// A list in which a drag selects everything that it passes.
@MainActor
protocol DragSelectedList: CellList {
    var gestures: ListGestures { get set }
    var allowsMultipleSelection: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }
    /// Whether one finger that came down at a place selects by moving along `travel`.
    func selectsByOneFinger(at place: CGPoint, along travel: CGPoint) -> Bool
    /// Whether the delegate lets a drag that begins at a row or item select.
    func mayBeginDragSelection(at path: IndexPath) -> Bool
    var selectedPlaces: Set<RowIndex> { get }
    /// Selects or deselects as a finger does: the delegate hears of it.
    func setSelectedByDrag(_ isSelected: Bool, _ place: RowIndex)
    /// The touch that began the drag does nothing else.
    func dragSelectionWillBegin()
    func tellDragSelectionDidBegin(at path: IndexPath)
    func tellDragSelectionDidEnd()
}

extension DragSelectedList {
    func setUpDragSelection() {
        guard gestures.selection == nil, allowsMultipleSelection || allowsMultipleSelectionDuringEditing
        else {
            return
        }
        gestures.selection = SelectionDriver(self)
    }
}

/// Leads a drag that selects.
@MainActor
final class SelectionDriver {
    private weak var list: (any DragSelectedList)?
    let pan = SelectionPanGestureRecognizer(target: nil, action: nil)
    private var origin: RowIndex?
    private var range: RangeSelection<RowIndex>?
    private var scrolling: EdgeScrolling?

    init(_ list: any DragSelectedList) {
        self.list = list
        pan.maximumNumberOfTouches = 2
        pan.allowsOneFinger = { [weak list] in list?.selectsByOneFinger(at: $0, along: $1) ?? false }
        pan.maySelect = { [weak list] point in
            guard let list, let place = list.place(at: point), let path = list.path(of: place) else {
                return false
            }
            return list.mayBeginDragSelection(at: path)
        }
        pan.handlers.append { [weak self] _ in self?.follow() }
        list.addGestureRecognizer(pan)
        list.attachments.moveToFront(pan)
    }

    private func follow() {
        switch pan.state {
        case .began: begin()
        case .changed: move()
        case .ended, .cancelled: end()
        default: break
        }
    }

    private func begin() {
        guard let list else { return }
        let now = pan.location(in: list)
        let travel = pan.travel
        guard let place = list.place(at: CGPoint(x: now.x - travel.x, y: now.y - travel.y)),
            let path = list.path(of: place)
        else { return }
        origin = place
        list.dragSelectionWillBegin()
        list.tellDragSelectionDidBegin(at: path)
        range = RangeSelection(initial: list.selectedPlaces, origin: place)
        scrolling = EdgeScrolling(
            { [weak self] in
                guard let self, let list = self.list else { return nil }
                return (list, pan.location(in: list))
            },
            moved: { [weak self] in self?.move() })
        move()
    }

    private func move() {
        guard let list, let origin, let place = list.place(at: pan.location(in: list)) else { return }
        for change in range?.move(over: list.places(from: origin, to: place)) ?? [] {
            list.setSelectedByDrag(change.isSelected, change.index)
        }
    }

    private func end() {
        scrolling?.stop()
        scrolling = nil
        guard origin != nil else { return }
        origin = nil
        range = nil
        list?.tellDragSelectionDidEnd()
    }
}
