import Testing

@testable import UIKit

/// A view with a natural size, as a label or an image has.
final class ContentView: UIView {
    var natural: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        natural = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { natural }
}

/// Text of a given total length: as high as the lines it needs.
final class WrappingView: UIView {
    var length: CGFloat { didSet { invalidateIntrinsicContentSize() } }
    var line: CGFloat = 20

    init(length: CGFloat) {
        self.length = length
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: length, height: line) }
    override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        let lines = width > 0 ? max(1, (length / width - 1e-9).rounded(.up)) : 1
        return CGSize(width: min(length, width), height: lines * line)
    }
}

@MainActor
func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
}

extension UIView {
    /// Adds a view that constraints will place.
    @discardableResult
    func adding<V: UIView>(_ view: V) -> V {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        return view
    }

    func laidOut() { layoutIfNeeded() }
}

func expectNear(
    _ frame: CGRect, _ expected: [CGFloat], tolerance: CGFloat = 0.5, _ what: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let parts = [frame.minX, frame.minY, frame.width, frame.height]
    let isNear = zip(parts, expected).allSatisfy { abs($0 - $1) <= tolerance + 1e-6 }
    #expect(isNear, "\(what) \(parts) is not \(expected)", sourceLocation: sourceLocation)
}

func expectFrame(
    _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    MainActor.assumeIsolated {
        expectNear(view.frame, [x, y, width, height], tolerance: 1e-4, sourceLocation: sourceLocation)
    }
}
