@_exported import UIKit

public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// Writes a mail. Nobody sends any from here: `canSendMail()` is false, as on a device without an account.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    open class func canSendMail() -> Bool { false }
    open func setSubject(_ subject: String) {}
    open func setToRecipients(_ toRecipients: [String]?) {}
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
    open func addAttachmentData(
        _ attachment: Data, mimeType: String, fileName filename: String
    ) {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingService.show(in: self, "MFMailComposeViewController", "There is no mail here.") {
            [weak self] in
            guard let self else { return }
            if let delegate = mailComposeDelegate {
                delegate.mailComposeController(self, didFinishWith: .cancelled, error: nil)
            } else {
                dismiss(animated: true)
            }
        }
    }
}

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

public struct MFMailComposeError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { MFMailComposeErrorDomain }
    public static var errorDomain: String { MFMailComposeErrorDomain }
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = MFMailComposeError
        case saveFailed, sendFailed
    }
    public static var saveFailed: Code { .saveFailed }
    public static var sendFailed: Code { .sendFailed }
}

@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    // @optional
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    ) {}
}

/// Writes a message. Nobody sends any from here: `canSendText()` is false.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?

    open class func canSendText() -> Bool { false }
    open class func canSendSubject() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }
    @discardableResult
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool
    {
        false
    }
    @discardableResult
    open func addAttachmentData(
        _ attachmentData: Data, typeIdentifier uti: String, filename: String
    ) -> Bool { false }
    open func disableUserAttachments() {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingService.show(in: self, "MFMessageComposeViewController", "There are no messages here.") {
            [weak self] in
            guard let self else { return }
            if let delegate = messageComposeDelegate {
                delegate.messageComposeViewController(self, didFinishWith: .cancelled)
            } else {
                dismiss(animated: true)
            }
        }
    }
}

public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
