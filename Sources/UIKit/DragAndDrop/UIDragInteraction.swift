/// What a drag carries.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    open internal(set) var itemProvider: NSItemProvider
    /// For the app's own use while the drag stays in the app.
    open var localObject: Any?
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// A picture of a dragged item.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    open internal(set) var view: UIView
    open internal(set) var parameters: UIPreviewParameters

    public init(view: UIView) {
        self.view = view
        parameters = UIPreviewParameters()
    }
    public init(view: UIView, parameters: UIPreviewParameters) {
        self.view = view
        self.parameters = parameters
    }
}

@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    func location(in view: UIView) -> CGPoint
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}

@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    var localDragSession: (any UIDragSession)? { get }
    /// Kept; nothing takes long enough here to show progress.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    var progress: Progress { get }
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDragDropSession {
    /// Whether an item is among them that Swift has as such a value: `String`, `URL`.
    public func canLoadObjects<T>(ofClass aClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}

extension UIDropSession {
    /// Gives what is among the items that Swift has as such values.
    @discardableResult
    public func loadObjects<T>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { completion($0.compactMap { $0 as? T }) }
    }
}

public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none = 0, `default` }

public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    open internal(set) var operation: UIDropOperation
    open var isPrecise = false {
        didSet {
            if isPrecise {
                Kept.say("UIDropProposal.isPrecise", "drops are told by the place under the finger")
            }
        }
    }
    open var prefersFullSizePreview = false {
        didSet {
            if prefersFullSizePreview {
                Kept.say(
                    "UIDropProposal.prefersFullSizePreview",
                    "previews are as large as the view that is dragged")
            }
        }
    }
    public init(operation: UIDropOperation) { self.operation = operation }
}

@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]
}

/// Lets the content of a view be dragged to other places.
/// DIFFERS: no drag begins here; the delegate is not asked. Rows of tables and items of collection views are dragged.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open var isEnabled = false
    open var allowsSimultaneousRecognitionDuringLift = false {
        didSet {
            if allowsSimultaneousRecognitionDuringLift {
                Kept.say(
                    "UIDragInteraction.allowsSimultaneousRecognitionDuringLift", "one drag is led at a time")
            }
        }
    }
    open class var isEnabledByDefault: Bool { false }

    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    // @optional
    // default: true
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    // default: UIDropProposal(operation: .cancel)
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

/// Takes what is dragged onto a view. DIFFERS: no drop arrives here.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    open var allowsSimultaneousDropSessions = false {
        didSet {
            if allowsSimultaneousDropSessions {
                Kept.say("UIDropInteraction.allowsSimultaneousDropSessions", "one drag is led at a time")
            }
        }
    }

    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
