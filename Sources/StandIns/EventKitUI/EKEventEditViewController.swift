@_exported import EventKit
@_exported import UIKit

public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }

@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// Edits an event. There are no calendars: it says so and can be left.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore! = EKEventStore()
    open var event: EKEvent?
    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingService.show(in: self, "EKEventEditViewController", "There are no calendars here.") {
            [weak self] in
            guard let self else { return }
            if let editViewDelegate {
                editViewDelegate.eventEditViewController(self, didCompleteWith: .canceled)
            } else {
                dismiss(animated: true)
            }
        }
    }
}

public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }

@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
    open weak var delegate: (any EKEventViewDelegate)?
    open var event: EKEvent!
    open var allowsEditing = false
    open var allowsCalendarPreview = false
}
