extension UIView {
    /// What a view says of itself after its class: what is not as of a new view, then its layer and what its class adds. Public for our
    /// SnapshotTesting, which is compiled with the tests of others.
    ///
    /// UIKit (printed by apps and debuggers, iOS 7 to 17): `<UILabel: 0x16e8f840; frame = (0 40; 82 20.5); text = 'i am groot!';
    /// hidden = YES; opaque = NO; autoresize = RM+BM; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x16e8f920>>`.
    ///
    /// - Parameter isForPrinting: With addresses and with what is not the same in every run; trees of snapshot tests leave it out.
    public func _describingWords(isForPrinting: Bool) -> [String] {
        guard isForPrinting else { return placeWords + stateWords + [layerWord(isForPrinting)] }
        let place = [baseClassWord].compactMap { $0 } + placeWords + [anchorWord].compactMap { $0 }
        return place + stateWords + printedWords + [layerWord(isForPrinting)] + contentWords
    }

    /// Class and address, then what the view says of itself.
    var describedForPrinting: String {
        let words =
            ["\(Self.appleName(of: type(of: self))): \(address)"] + _describingWords(isForPrinting: true)
        return "<\(words.joined(separator: "; "))>"
    }

    /// Of the app's own subclasses of anything but `UIView`.
    private var baseClassWord: String? {
        let base: AnyClass = LayoutOverrides.nearestOfUIKit(type(of: self))
        return base == type(of: self) || base == UIView.self
            ? nil : "baseClass = \(NSObject.appleName(of: base))"
    }

    private var placeWords: [String] {
        let (frame, matrix) = (frame, transform)
        var words = [
            "frame = (\(frame.minX.short) \(frame.minY.short); \(frame.width.short) \(frame.height.short))"
        ]
        if !matrix.isIdentity {
            let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
            words.append("transform = [\(numbers.map(\.exact).joined(separator: ", "))]")
        }
        return words
    }

    private var anchorWord: String? {
        let anchor = rootLayer.anchorPoint
        return anchor == CGPoint(x: 0.5, y: 0.5)
            ? nil : "anchorPoint = (\(anchor.x.short), \(anchor.y.short))"
    }

    private var stateWords: [String] {
        var words: [String] = []
        // The beginning of a long text.
        if let text = describedText {
            words.append("text = '\(text.count > 28 ? text.prefix(25) + "..." : text[...])'")
        }
        if clipsToBounds { words.append("clipsToBounds = YES") }
        if alpha != 1 { words.append("alpha = \(alpha.short)") }
        if isHidden { words.append("hidden = YES") }
        // A label is not opaque, and does not say so.
        if !isOpaque, !(self is UILabel) { words.append("opaque = NO") }
        let sides: [(AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        if !autoresizingMask.isEmpty {
            let names = sides.filter { autoresizingMask.contains($0.0) }.map(\.1)
            words.append("autoresize = \(names.joined(separator: "+"))")
        }
        if !autoresizesSubviews { words.append("autoresizesSubviews = NO") }
        if !isUserInteractionEnabled { words.append("userInteractionEnabled = NO") }
        return words
    }

    private var printedWords: [String] {
        var words: [String] = []
        if tag != 0 { words.append("tag = \(tag)") }
        if let recognizers = gestureRecognizers, !recognizers.isEmpty {
            words.append("gestureRecognizers = <NSArray: \(address)>")
        }
        if let backgroundColor { words.append("backgroundColor = \(backgroundColor)") }
        return words
    }

    private func layerWord(_ isForPrinting: Bool) -> String {
        let name = self is UILabel ? "_UILabelLayer" : NSObject.appleName(of: type(of: rootLayer))
        return "layer = <\(name)\(isForPrinting ? ": \(rootLayer.address)" : "")>"
    }

    private var describedText: String? {
        switch self {
        case let label as UILabel: label.text
        case let field as UITextField: field.text
        case let view as UITextView: view.text
        default: nil
        }
    }

    private var contentWords: [String] {
        guard let scroll = self as? UIScrollView else { return [] }
        let (offset, size, inset) = (scroll.contentOffset, scroll.contentSize, scroll.adjustedContentInset)
        var words = [
            "contentOffset: {\(offset.x.exact), \(offset.y.exact)}",
            "contentSize: {\(size.width.exact), \(size.height.exact)}",
            "adjustedContentInset: {\([inset.top, inset.left, inset.bottom, inset.right].map(\.exact).joined(separator: ", "))}",
        ]
        if let table = scroll as? UITableView, let source = table.dataSource {
            words.append("dataSource: \(described(source))")
        }
        if let grid = scroll as? UICollectionView {
            words.append("layout: \(grid.collectionViewLayout.plainDescription)")
            if let source = grid.dataSource { words.append("dataSource: \(described(source))") }
        }
        return words
    }

    /// Views in short, since a view may be its own data source. What Foundation on Linux says of an object has neither its module nor its address
    /// as on Apple's systems.
    private func described(_ object: AnyObject) -> String {
        let said = object is UIView ? nil : "\(object)"
        guard let plain = object as? NSObject,
            said == nil || said == "<\(type(of: plain)): \(Unmanaged.passUnretained(plain).toOpaque())>"
        else { return said ?? "" }
        return plain.plainDescription
    }
}

extension NSObject {
    /// A class's name as Apple's systems have it: UIKit's without its module, the app's as `App.Screen`.
    static func appleName(of type: AnyClass) -> String {
        let name = _typeName(type)
        let parts = name.split(separator: ".", maxSplits: 1)
        return parts.count == 2
            && ["UIKit", "QuartzCore", "AppleFoundation", "Foundation"].contains(parts[0])
            ? String(parts[1]) : name
    }

    /// Class and address alone.
    final var plainDescription: String { "<\(Self.appleName(of: type(of: self))): \(address)>" }

    final var address: String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    }
}
