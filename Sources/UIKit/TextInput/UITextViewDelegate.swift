/// Has a say in the editing of a text view. Every requirement is optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    /// A link was tapped; false: nothing more is to happen.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    /// What a tap on a link does; nil: nothing.
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
}

public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// A link or an attachment in a text.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }
    public let content: Content
    public let range: NSRange

    init(_ content: Content, _ range: NSRange) {
        self.content = content
        self.range = range
    }
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }
    public func textViewDidBeginEditing(_ textView: UITextView) { OptionalRequirement.absent(self) }
    public func textViewDidEndEditing(_ textView: UITextView) { OptionalRequirement.absent(self) }
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }
    public func textViewDidChange(_ textView: UITextView) { OptionalRequirement.absent(self) }
    public func textViewDidChangeSelection(_ textView: UITextView) { OptionalRequirement.absent(self) }
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange)
        -> Bool
    {
        OptionalRequirement.absent(self)
        return true
    }
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
        OptionalRequirement.absent(self)
        return defaultAction
    }
}
