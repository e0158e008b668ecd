/// A drag within the app, from the press that lifts something to the drop.
@MainActor
final class LocalDragSession: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    var localDragSession: (any UIDragSession)? { self }
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    let progress = Progress(totalUnitCount: 1)
    /// In the window's coordinates.
    var finger = CGPoint.zero
    /// Where it was when something was lifted, in the window's coordinates.
    var start = CGPoint.zero
    /// What lists said when the drag came over them first.
    private var answers: [(list: UIView, accepts: Bool)] = []
    /// From the finger to the middle of what was lifted, in points.
    var grip = CGVector.zero
    /// The list that something was lifted from, and its place there.
    weak var origin: (any DragSource)?
    var originPath: IndexPath?
    /// Whether the data source can move what was lifted by itself.
    var isMovable = false
    /// What is seen under the finger.
    var preview: DragPreviewView?

    func location(in view: UIView) -> CGPoint { view.convert(finger, from: nil) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        var objects: [any NSItemProviderReading] = []
        for item in items {
            item.itemProvider.loadObject(ofClass: aClass) { object, _ in
                if let object { objects.append(object) }
            }
        }
        completion(objects)
        progress.completedUnitCount = 1
        return progress
    }

    /// UIKit: a list is asked once for each session (Apple's documentation).
    func isAccepted(by list: UIView, _ ask: () -> Bool) -> Bool {
        if let known = answers.first(where: { $0.list === list }) { return known.accepts }
        let answer = ask()
        answers.append((list, answer))
        return answer
    }

    /// The finger holds a cell where it is; what is seen under it is the first item's own preview, or the cell's picture.
    /// - Parameter parameters: the list's, for a preview that says nothing of them.
    func lift(_ cell: UIView, parameters: () -> UIDragPreviewParameters?) {
        let center = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
        grip = CGVector(dx: center.x - finger.x, dy: center.y - finger.y)
        let own = items.first?.previewProvider.map { $0() }
        if let content = own == nil ? cell.snapshotView(afterScreenUpdates: true) : own??.view {
            preview = DragPreviewView(content, own??.parameters ?? parameters(), over: self)
        }
    }

    /// The place that an item was lifted from, when that is in `list`.
    func sourcePath(of item: UIDragItem, in list: UIView) -> IndexPath? {
        origin === list && items.first === item ? originPath : nil
    }
}
