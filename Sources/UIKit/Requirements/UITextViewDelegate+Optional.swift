// Written by `make requirements` from the protocol's declaration.

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        OptionalRequirement.absent(self, answering: true)
    }

    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        OptionalRequirement.absent(self, answering: true)
    }

    public func textViewDidBeginEditing(_ textView: UITextView) { OptionalRequirement.absent(self) }

    public func textViewDidEndEditing(_ textView: UITextView) { OptionalRequirement.absent(self) }

    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { OptionalRequirement.absent(self, answering: true) }

    public func textViewDidChange(_ textView: UITextView) { OptionalRequirement.absent(self) }

    public func textViewDidChangeSelection(_ textView: UITextView) { OptionalRequirement.absent(self) }

    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { OptionalRequirement.absent(self, answering: true) }

    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { OptionalRequirement.absent(self, answering: true) }

    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange)
        -> Bool
    { OptionalRequirement.absent(self, answering: true) }

    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { OptionalRequirement.absent(self, answering: defaultAction) }

    var optional: OptionalCalls<any UITextViewDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UITextViewDelegate {
    @inline(__always) @discardableResult
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool? {
        OptionalRequirement.call(target) { $0.textViewShouldBeginEditing(textView) }
    }

    @inline(__always) @discardableResult
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool? {
        OptionalRequirement.call(target) { $0.textViewShouldEndEditing(textView) }
    }

    @inline(__always) @discardableResult
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool?
    {
        OptionalRequirement.call(target) {
            $0.textView(textView, shouldChangeTextIn: range, replacementText: text)
        }
    }

    @inline(__always) @discardableResult
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool? {
        OptionalRequirement.call(target) {
            $0.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
        }
    }

    @inline(__always) @discardableResult
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool? {
        OptionalRequirement.call(target) {
            $0.textView(
                textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
        }
    }

    @inline(__always) @discardableResult
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool? {
        OptionalRequirement.call(target) {
            $0.textView(textView, shouldInteractWith: URL, in: characterRange)
        }
    }

    @inline(__always) @discardableResult
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> (
        UIAction?
    )? {
        OptionalRequirement.call(target) {
            $0.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
        }
    }
}
