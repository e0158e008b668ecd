import NibFormat

extension UICollectionViewLayout {
    /// A collection view's layout has to be known before it is made.
    static func nib(_ coder: NSCoder) -> UICollectionViewLayout? {
        (coder as? NibCoder)?.object("collectionViewLayout")
    }

    func decodeNibLayout(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return }
        coder.instantiation.arrive(self, coder.source)
    }
}

extension UICollectionViewFlowLayout {
    func decodeNibFlowLayout(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return }
        let element = coder.element
        if let spacing = coder.number("minimumLineSpacing") { minimumLineSpacing = spacing }
        if let spacing = coder.number("minimumInteritemSpacing") { minimumInteritemSpacing = spacing }
        scrollDirection = element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
        if let size = element.size(key: "itemSize") { itemSize = size }
        if let size = element.size(key: "headerReferenceSize") { headerReferenceSize = size }
        if let size = element.size(key: "footerReferenceSize") { footerReferenceSize = size }
        if coder.flag("automaticEstimatedItemSize") ?? false {
            estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        } else if let size = element.size(key: "estimatedItemSize") {
            estimatedItemSize = size
        }
        if let insets = coder.insets("sectionInset") { sectionInset = insets }
        switch element["sectionInsetReference"] {
        case "safeArea", "fromSafeArea": sectionInsetReference = .fromSafeArea
        case "layoutMargins", "fromLayoutMargins": sectionInsetReference = .fromLayoutMargins
        default: break
        }
        sectionHeadersPinToVisibleBounds = coder.flag("sectionHeadersPinToVisibleBounds") ?? false
        sectionFootersPinToVisibleBounds = coder.flag("sectionFootersPinToVisibleBounds") ?? false
    }
}

extension UICollectionView {
    func decodeNibCollectionView(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeNibScrollView(coder)
        allowsSelection = coder.flag("allowsSelection") ?? true
        allowsMultipleSelection = coder.flag("allowsMultipleSelection") ?? false
        isPrefetchingEnabled = coder.flag("prefetchingEnabled") ?? true
        isSpringLoaded = coder.flag("springLoaded") ?? false
        if let view: UIView = coder.object("backgroundView") { backgroundView = view }
        for prototype in coder.element.members(of: "cells") {
            guard let identifier = prototype["reuseIdentifier"], !identifier.isEmpty else { continue }
            register(
                UINib(prototype: prototype, in: coder.instantiation), forCellWithReuseIdentifier: identifier)
        }
        let bars = [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ]
        for (key, kind) in bars {
            guard let element = coder.element.child(key: key), let identifier = element["reuseIdentifier"],
                !identifier.isEmpty
            else { continue }
            register(
                UINib(prototype: element, in: coder.instantiation), forSupplementaryViewOfKind: kind,
                withReuseIdentifier: identifier)
        }
    }
}

extension UICollectionReusableView {
    func decodeNibReusable(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        if let identifier = coder.element["reuseIdentifier"], !identifier.isEmpty {
            identifierStore = identifier
        }
    }
}

extension UICollectionViewCell {
    func decodeNibCollectionCell(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeContent(coder, into: contentView)
        contentView.frame = bounds
        if let view: UIView = coder.object("backgroundView") { backgroundView = view }
        if let view: UIView = coder.object("selectedBackgroundView") { selectedBackgroundView = view }
    }
}
