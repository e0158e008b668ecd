import ListEngine

/// A list in which a drag selects everything that it passes.
@MainActor
protocol DragSelectedList: UIScrollView {
    var gestures: ListGestures { get set }
    var allowsMultipleSelection: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }
    /// Whether one finger that came down at a place selects by moving along `travel`.
    func selectsByOneFinger(at place: CGPoint, along travel: CGPoint) -> Bool
    /// Whether the delegate lets a drag that begins at a row or item select.
    func mayBeginDragSelection(at path: IndexPath) -> Bool
    /// The row or item at a place in the content.
    func selectionPath(at place: CGPoint) -> IndexPath?
    /// Everything from one place to another, in this order.
    func paths(from start: IndexPath, to end: IndexPath) -> [IndexPath]
    var selectedPaths: Set<IndexPath> { get }
    /// Selects or deselects as a finger does: the delegate hears of it.
    func setSelectedByDrag(_ isSelected: Bool, _ path: IndexPath)
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
    private var origin: IndexPath?
    private var range: RangeSelection<IndexPath>?
    private var scrolling: EdgeScrolling?

    init(_ list: any DragSelectedList) {
        self.list = list
        pan.maximumNumberOfTouches = 2
        pan.allowsOneFinger = { [weak list] in list?.selectsByOneFinger(at: $0, along: $1) ?? false }
        pan.maySelect = { [weak list] place in
            list?.selectionPath(at: place).map { list?.mayBeginDragSelection(at: $0) ?? false } ?? false
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
        guard let path = list.selectionPath(at: CGPoint(x: now.x - travel.x, y: now.y - travel.y)) else {
            return
        }
        origin = path
        list.dragSelectionWillBegin()
        list.tellDragSelectionDidBegin(at: path)
        range = RangeSelection(initial: list.selectedPaths, origin: path)
        scrolling = EdgeScrolling(
            { [weak self] in
                guard let self, let list = self.list else { return nil }
                return (list, pan.location(in: list))
            },
            moved: { [weak self] in self?.move() })
        move()
    }

    private func move() {
        guard let list, let origin, let path = list.selectionPath(at: pan.location(in: list)) else { return }
        for change in range?.move(over: list.paths(from: origin, to: path)) ?? [] {
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
