/// Dragging items within one collection view: a long press lifts one, the others make room, the drop delegate
/// puts it there.
extension UICollectionView {
    func dragDelegateDidChange() {
        guard dragDelegate != nil, dragGesture == nil else { return }
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        let driver = DragDriver(self)
        press.handlers.append { driver.follow($0) }
        addGestureRecognizer(press)
        dragGesture = press
    }
}

/// A drag within the app.
@MainActor
final class LocalDragSession: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication: Bool { false }
    var localDragSession: (any UIDragSession)? { self }
    /// In the window's coordinates.
    var finger = CGPoint.zero

    func location(in view: UIView) -> CGPoint { view.convert(finger, from: nil) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    func canLoadObjects<T>(ofClass aClass: T.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    func loadObjects<T>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress {
        var objects: [T] = []
        for item in items {
            item.itemProvider.loadObject(ofClass: aClass) { object, _ in
                if let object { objects.append(object) }
            }
        }
        completion(objects)
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }
}

/// Leads a drag from the press to the drop.
@MainActor
final class DragDriver {
    private weak var view: UICollectionView?
    private var session: LocalDragSession?
    private var proposal: UICollectionViewDropProposal?
    private var grip = CGPoint.zero

    init(_ view: UICollectionView) { self.view = view }

    func follow(_ recognizer: UIGestureRecognizer) {
        guard let view else { return }
        session?.finger = recognizer.location(in: nil)
        switch recognizer.state {
        case .began: begin(view, recognizer)
        case .changed: move(view)
        case .ended: end(view, drops: true)
        default: end(view, drops: false)
        }
    }

    private func begin(_ view: UICollectionView, _ recognizer: UIGestureRecognizer) {
        let place = recognizer.location(in: view)
        guard view.dragInteractionEnabled, let delegate = view.dragDelegate,
            let path = view.indexPathForItem(at: place), let attributes = view.askItem(path)
        else { return }
        let session = LocalDragSession()
        session.finger = recognizer.location(in: nil)
        session.items = delegate.collectionView(view, itemsForBeginning: session, at: path)
        guard !session.items.isEmpty else { return }
        session.allowsMoveOperation = delegate.collectionView(view, dragSessionAllowsMoveOperation: session)
        self.session = session
        grip = CGPoint(x: attributes.center.x - place.x, y: attributes.center.y - place.y)
        delegate.collectionView(view, dragSessionWillBegin: session)
        view.liftItem(at: path)
        if view.dropDelegate?.collectionView(view, canHandle: session) ?? false {
            view.dropDelegate?.collectionView(view, dropSessionDidEnter: session)
        }
    }

    private func move(_ view: UICollectionView) {
        guard let session, let movement = view.pass.movement else { return }
        let place = session.location(in: view)
        let middle = CGPoint(x: place.x + grip.x, y: place.y + grip.y)
        let under = view.item(at: place, except: movement.current) ?? movement.current
        proposal = view.dropDelegate?.collectionView(
            view, dropSessionDidUpdate: session, withDestinationIndexPath: under)
        let makesRoom = proposal?.operation == .move && proposal?.intent == .insertAtDestinationIndexPath
        view.moveMovement(to: middle, makingRoom: makesRoom)
    }

    private func end(_ view: UICollectionView, drops: Bool) {
        guard let session, let movement = view.pass.movement else { return }
        self.session = nil
        let coordinator = DropCoordinator(view, session, movement, proposal)
        proposal = nil
        view.abandonMovement()
        if drops, let delegate = view.dropDelegate,
            coordinator.proposal.operation == .move || coordinator.proposal.operation == .copy
        {
            delegate.collectionView(view, performDropWith: coordinator)
            coordinator.finish()
        }
        view.dropDelegate?.collectionView(view, dropSessionDidEnd: session)
        view.dragDelegate?.collectionView(view, dragSessionDidEnd: session)
    }
}

@MainActor
final class DropCoordinator: NSObject, UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    private var animations: [DropAnimation] = []

    init(
        _ view: UICollectionView, _ session: LocalDragSession, _ movement: CollectionMovement,
        _ proposal: UICollectionViewDropProposal?
    ) {
        self.session = session
        self.proposal = proposal ?? UICollectionViewDropProposal(operation: .cancel)
        destinationIndexPath =
            movement.current == movement.origin
            ? view.item(at: session.location(in: view), except: movement.current) ?? movement.current
            : movement.current
        let size = view.askItem(movement.current)?.size ?? .zero
        items = session.items.enumerated().map { index, item in
            DropItem(item, index == 0 ? movement.origin : nil, size)
        }
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { animation() }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        animation()
    }

    private func animation() -> DropAnimation {
        let animation = DropAnimation()
        animations.append(animation)
        return animation
    }

    func finish() { for animation in animations { animation.run() } }
}

@MainActor
final class DropItem: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
        dragItem = item
        sourceIndexPath = source
        previewSize = size
    }
}

@MainActor
final class DropAnimation: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    func run() {
        let (animations, completions) = (animations, completions)
        UIView.animate(
            withDuration: CollectionMotion.duration, animations: { for body in animations { body() } },
            completion: { _ in for body in completions { body(.end) } })
    }
}
