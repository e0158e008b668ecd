// Written by `make requirements` from the protocol's declaration.

extension NSLayoutManagerDelegate {
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { OptionalRequirement.absent(self, answering: 0) }

    var optional: OptionalCalls<any NSLayoutManagerDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any NSLayoutManagerDelegate {
    @inline(__always) @discardableResult
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat? {
        OptionalRequirement.call(target) {
            $0.layoutManager(
                layoutManager, lineSpacingAfterGlyphAt: glyphIndex, withProposedLineFragmentRect: rect)
        }
    }
}
