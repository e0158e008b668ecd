import CoreGraphics
import ScreenLint
import SnapshotComparison
import UIKit

extension LintScreen {
    /// Of a view and all below it; `pixels` are what the screen shows.
    @preconcurrency @MainActor
    public init(of root: ViewDump, pixels: SnapshotPixels?) {
        let screen = UIScreen.main
        var reader = LintReader(traits: root.view.traitCollection)
        reader.read(root)
        self.init(size: screen.bounds.size, scale: screen.scale, views: reader.views)
        self.pixels = pixels
        isDark = root.view.traitCollection.userInterfaceStyle == .dark
        hasLargeText = root.view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        conflicts = reader.conflicts
        // A snapshot of one view has not what it is in.
        var above = root.view.superview
        while let view = above {
            if let scroll = view as? UIScrollView {
                let inset = scroll.adjustedContentInset
                let content = scroll.contentSize
                if content.width + inset.left + inset.right > scroll.bounds.width + 0.5 {
                    scrollsAcross = true
                }
                if content.height + inset.top + inset.bottom > scroll.bounds.height + 0.5 {
                    scrollsDown = true
                }
            }
            above = view.superview
        }
        darkPicture = isDark ? ViewDump.darkPicture : nil
        systemGrounds = [
            UIColor.systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
            .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
            // Of rows that are chosen, and of filled buttons
            .systemGray4, .systemGray5, .systemGray6, .systemBlue,
        ].flatMap { color in
            [UIUserInterfaceLevel.base, .elevated].map { level in
                LintColor(
                    color,
                    UITraitCollection(traitsFrom: [
                        root.view.traitCollection, UITraitCollection(userInterfaceLevel: level),
                    ]))
            }
        }
    }
}

/// Reads what the rules look at from the live screen.
@MainActor
private struct LintReader {
    private(set) var views: [LintView] = []
    private(set) var conflicts: [LintScreen.Conflict] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    private var live: [ViewDump] = []
    private let strong: UITraitCollection

    init(traits: UITraitCollection) { strong = UITraitCollection(accessibilityContrast: .high) }

    mutating func read(_ root: ViewDump) {
        let path = ViewPath(root: root.name, controller: root.controller)
        visit(root, path, parent: nil, Surroundings())
        for index in live.indices {
            let dump = live[index]
            for conflict in dump.constraintConflicts {
                conflicts.append(
                    .init(
                        view: indices[ObjectIdentifier(conflict.view)] ?? index,
                        constraints: conflict.constraints, broken: conflict.broken))
            }
            for open in dump.openPlaces {
                // A stack that shows nothing has no size, and nothing is missed of it.
                let isEmpty =
                    (open.view as? UIStackView)?.arrangedSubviews.allSatisfy(\.isHidden) == true
                guard !isEmpty, let index = indices[ObjectIdentifier(open.view)] else { continue }
                views[index].constraints.openParts.append(open.part)
            }
        }
        for (view, words) in FixedSides(of: live.map(\.view)).found {
            if let index = indices[ObjectIdentifier(view)] { views[index].constraints.sides.append(words) }
        }
    }

    /// What a view has of those around it.
    private struct Surroundings {
        var alpha: CGFloat = 1
        var isOfSystem = false
        /// Inside of what UIKit draws by itself: buttons behind rows, menus, alerts
        var isOfKit = false
        /// The header or footer of a list that it is in
        var header: Int?
        var isEnabled = true
        /// The view of the controller that shows it
        var owner: Int?
        /// On a button that the system fills with its tint
        var isOnTint = false
        /// What says the texts inside: a cell, a control
        var isSaid = false
    }

    private mutating func visit(_ dump: ViewDump, _ path: ViewPath, parent: Int?, _ around: Surroundings) {
        let view = dump.view
        var around = around
        around.alpha *= view.alpha
        guard !view.isHidden, around.alpha > 0.05 else { return }
        around.isOfSystem = around.isOfSystem || Self.isOfSystem(view)
        around.isOfKit = around.isOfKit || Self.isOfKit(view)
        if let button = view as? UIButton, button.configuration != nil {
            around.isOnTint = button.tintColor == .systemBlue
        }
        if let control = view as? UIControl { around.isEnabled = around.isEnabled && control.isEnabled }
        let index = views.count
        if dump.isHeader { around.header = index }
        if dump.controller != nil { around.owner = index }
        var read = LintView(path: path.text, frame: dump.windowFrame, parent: parent)
        read.clips = view.clipsToBounds
        read.isOfSystem = around.isOfSystem
        if let scroll = view as? UIScrollView {
            let inset = scroll.adjustedContentInset
            let content = CGRect(
                x: -inset.left, y: -inset.top, width: scroll.contentSize.width + inset.left + inset.right,
                height: scroll.contentSize.height + inset.top + inset.bottom)
            read.content = view.convert(content, to: nil)
        }
        if let color = view.backgroundColor {
            let traits = view.traitCollection
            read.background = LintPaint(
                LintColor(color, traits), strong: LintColor(color, strengthened(traits)))
        }
        read.dims = Self.dims(view, around, read.background?.color.alpha ?? 0, frame: read.frame)
        read.isOpaque =
            around.alpha > 0.99
            && ((read.background?.color.alpha ?? 0) > 0.99 || view is UIVisualEffectView
                || (view as? UIImageView)?.image != nil)
        if !around.isOfKit {
            read.text = text(of: dump, around)
            read.target = target(of: dump)
            read.element = element(of: dump, around)
        }
        read.context = .init(header: around.header, owner: around.owner, controller: dump.controller)
        read.isCell = view is UITableViewCell || view is UICollectionViewCell
        if let picture = dump.catalogPicture, !picture.isTemplate {
            read.picture = LintPicture(name: picture.name, hasDark: picture.hasDark)
        }
        views.append(read)
        live.append(dump)
        indices[ObjectIdentifier(view)] = index
        if view is UIControl || view is UITableViewCell || view is UICollectionViewCell {
            around.isSaid = true
        }
        let children = dump.children
        let names = children.map(\.name)
        for (position, child) in children.enumerated() {
            visit(
                child, ViewPath(position, of: names, in: path, controller: child.controller), parent: index,
                around)
        }
    }

    private func strengthened(_ traits: UITraitCollection) -> UITraitCollection {
        UITraitCollection(traitsFrom: [traits, strong])
    }

    /// Sizes and places inside of these are Apple's.
    private static func isOfSystem(_ view: UIView) -> Bool {
        switch view {
        case is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar, is UISegmentedControl,
            is UIDatePicker, is UIPickerView, is UIPageControl, is UISwitch, is UIStepper, is UISlider,
            is UIRefreshControl, is UIContentUnavailableView:
            true
        default: false
        }
    }

    /// The ground of sheets, alerts and menus, and what apps lay over the whole screen in its place.
    private static func dims(
        _ view: UIView, _ around: Surroundings, _ alpha: Double, frame: CGRect
    ) -> Bool {
        guard (0.05..<0.99).contains(alpha * Double(around.alpha)) else { return false }
        let takesTouches = view.isUserInteractionEnabled || around.isOfKit
        return String(describing: type(of: view)) == "UIDimmingView"
            || takesTouches && frame.contains(UIScreen.main.bounds)
    }

    /// What draws its own texts, and fades them.
    private static func isOfKit(_ view: UIView) -> Bool {
        view is UIDatePicker || view is UIPickerView || view is UICalendarView
            || kitParts.contains(String(describing: type(of: view)))
    }

    /// Views of UIKit's own that no app makes.
    private static let kitParts: Set<String> = [
        "TableCellEditControl", "TableCellReorderControl", "TableCellAccessoryView", "ListEditMark",
        "ListAccessoryView", "AlertView", "ContextMenuBackdrop", "SwipeButtonsView", "TableIndexView",
        "CalendarDayView", "CompactDateView", "ColorGridView", "PickerRowLabel",
    ]

    // MARK: Texts

    private func text(of dump: ViewDump, _ around: Surroundings) -> LintText? {
        guard let shown = dump.shownText else { return nil }
        let view = dump.view
        let traits = view.traitCollection
        let font = shown.fonts.first
        var text = LintText(
            shown.string, box: view.convert(shown.box, to: nil), lineHeight: font?.lineHeight ?? 0)
        text.hasLines = view is UILabel
        text.isTruncated = shown.isTruncated
        text.lineLimit = shown.lineLimit
        text.fontSize = Double(font?.pointSize ?? 17)
        text.isBold = shown.fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(.traitBold) }
        text.followsTextSize = shown.followsTextSize
        // WCAG 1.4.3: texts of what is disabled need no contrast.
        guard around.isEnabled, (view as? UILabel)?.isEnabled != false else { return text }
        text.paints = shown.colors.map { color in
            var (own, strong) = (LintColor(color, traits), LintColor(color, strengthened(traits)))
            own.alpha *= Double(around.alpha)
            strong.alpha *= Double(around.alpha)
            let isBadge = around.isOfSystem && view.backgroundColor == .systemRed && color == .white
            let isOfSystem =
                Self.textColors.contains { $0 == color } || color == view.tintColor || around.isOnTint
                || isBadge
            return LintPaint(own, strong: strong, isOfSystem: isOfSystem && around.alpha == 1)
        }
        return text
    }

    private static let textColors: [UIColor] = [
        .label, .secondaryLabel, .placeholderText, .link, .tintColor, .systemBlue,
    ]

    // MARK: What is touched and what is said

    private func target(of dump: ViewDump) -> LintTarget? {
        let view = dump.view
        guard view.isUserInteractionEnabled else { return nil }
        switch view {
        case let control as UIControl:
            guard control.isEnabled, !Self.isBehind(view) else { return nil }
            let isFixed =
                Self.isOfSystem(control) || control is UITextField
            return LintTarget(area: area(of: view), hasSystemSize: isFixed)
        default:
            guard Self.takesTaps(view), !Self.isBehind(view) else { return nil }
            return LintTarget(area: area(of: view))
        }
    }

    /// A view that was given a recogniser of taps, other than a whole screen, which takes them to end what is edited.
    private static func takesTaps(_ view: UIView) -> Bool {
        let isGround =
            view.next is UIViewController || view is UIWindow || view is UIScrollView
            || view.bounds.height > UIScreen.main.bounds.height / 2
        guard !isGround, let recognizers = view.gestureRecognizers else { return false }
        return recognizers.contains {
            ($0 as? UITapGestureRecognizer).map { $0.isEnabled && $0.numberOfTapsRequired == 1 } ?? false
        }
    }

    /// Whether something in front takes the touches at its middle, such as what dims the screen behind an alert.
    private static func isBehind(_ view: UIView) -> Bool {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        guard let touched = view.window?.hitTest(middle, with: nil) else { return false }
        return !touched.isDescendant(of: view) && !view.isDescendant(of: touched)
    }

    /// Where the view says that points are inside of it, 22 points around its middle at most.
    private func area(of view: UIView) -> CGRect {
        let (bounds, reach) = (view.bounds, CGFloat(22))
        func isInside(_ x: CGFloat, _ y: CGFloat) -> Bool {
            view.point(inside: CGPoint(x: bounds.midX + x, y: bounds.midY + y), with: nil)
        }
        var area = bounds
        if bounds.width < 2 * reach, isInside(-reach, 0), isInside(reach - 0.1, 0) {
            area = area.insetBy(dx: bounds.width / 2 - reach, dy: 0)
        }
        if bounds.height < 2 * reach, isInside(0, -reach), isInside(0, reach - 0.1) {
            area = area.insetBy(dx: 0, dy: bounds.height / 2 - reach)
        }
        return view.convert(area, to: nil)
    }

    private func element(of dump: ViewDump, _ around: Surroundings) -> LintElement? {
        let view = dump.view
        guard !view.accessibilityElementsHidden else { return nil }
        switch view {
        case is UITextView where !view.isAccessibilityElement, is UIPageControl, is UIStepper,
            is UISegmentedControl, is UIDatePicker, is UIRefreshControl:
            // They say themselves what they are.
            return nil
        case is UISwitch, is UISlider:
            // A row says its texts for the switch in it.
            if around.isSaid { return nil }
        case is UIControl: break
        default:
            guard view.isAccessibilityElement && !(view is UILabel) || Self.takesTaps(view) else {
                return nil
            }
        }
        guard !Self.isBehind(view) else { return nil }
        let said = dump.spoken
        let configured = (view as? UIButton)?.configuration
        let label = [
            said.label, configured?.title ?? "",
            configured?.attributedTitle.map { String($0.characters) } ?? "",
        ].first { !$0.isEmpty }
        return LintElement(role: said.role == .group ? "button" : said.role.rawValue, label: label ?? "")
    }
}

extension ViewDump {
    fileprivate var name: ViewPath.Name {
        let path =
            (view as? UITableViewCell).flatMap { cell in
                cell.superTable?.indexPath(for: cell)
            }
            ?? (view as? UICollectionViewCell).flatMap { cell in cell.superCollection?.indexPath(for: cell) }
        return ViewPath.Name(
            kind: String(describing: type(of: view)), id: view.accessibilityIdentifier,
            indexPath: path.map(Array.init))
    }

    /// Cells are headers, too (`UICollectionViewListCell` often is); then the list has no path for them.
    fileprivate var isHeader: Bool {
        guard let cell = view as? UICollectionViewCell else {
            return view is UITableViewHeaderFooterView || view is UICollectionReusableView
        }
        return cell.superCollection.map { $0.indexPath(for: cell) == nil } ?? false
    }

    fileprivate var controller: String? {
        (view.next as? UIViewController).map { String(describing: type(of: $0)) }
    }
}

extension UIView {
    fileprivate var superTable: UITableView? { superview as? UITableView ?? superview?.superTable }
    fileprivate var superCollection: UICollectionView? {
        superview as? UICollectionView ?? superview?.superCollection
    }
}

extension LintColor {
    fileprivate init(_ color: UIColor, _ traits: UITraitCollection) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }
}
