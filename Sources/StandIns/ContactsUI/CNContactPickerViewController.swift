@_exported import Contacts
@_exported import UIKit

@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
    // @optional
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}
extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// Chooses a contact of the device. There are none: it says so and can be left.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingService.show(in: self, "CNContactPickerViewController", "There are no contacts here.") {
            [weak self] in
            guard let self else { return }
            delegate?.contactPickerDidCancel(self)
            dismiss(animated: true)
        }
    }
}

@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    // @optional
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
extension CNContactViewControllerDelegate {
    public func contactViewController(
        _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
    ) {}
}

/// Shows a contact: its name and what it can be reached by.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
    open weak var delegate: (any CNContactViewControllerDelegate)?
    public let contact: CNContact
    open var contactStore: CNContactStore?
    open var allowsEditing = true
    open var allowsActions = true

    public init(for contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
    public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
    public required init?(coder: NSCoder) {
        contact = CNContact()
        super.init(coder: coder)
    }
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "all" as NSString }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.numberOfLines = 0
        label.textAlignment = .center
        let lines =
            [CNContactFormatter.string(from: contact, style: .fullName) ?? ""]
            + contact.phoneNumbers.map(\.value.stringValue)
            + contact.emailAddresses.map { $0.value as String }
        label.text = lines.joined(separator: "\n")
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
        ])
    }
}
