/// UIKit's own properties by their names: what key-value coding, observers and the runtime attributes of nibs know of
/// them, beside the properties that an app's classes declare.
@MainActor
struct KitKey {
    /// `.none` for an object of another class.
    let read: (NSObject) -> Any??
    let write: (NSObject, Any?) -> _OutletAnswer

    static func property<Owner: NSObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) -> KitKey {
        made(
            { (owner: Owner) in owner[keyPath: path] },
            { (owner: Owner, value: Value) in owner[keyPath: path] = value })
    }

    static func made<Owner: NSObject, Value>(
        _ read: @escaping (Owner) -> Value, _ write: @escaping (Owner, Value) -> Void
    ) -> KitKey {
        KitKey(
            read: { object in (object as? Owner).map { KitKey.flat(read($0)) } ?? .none },
            write: { object, value in
                guard let owner = object as? Owner else { return .unknown }
                return _Outlet.assign(value) { write(owner, $0) }
            })
    }

    static func readOnly<Owner: NSObject, Value>(_ path: KeyPath<Owner, Value>) -> KitKey {
        KitKey(
            read: { object in (object as? Owner).map { KitKey.flat($0[keyPath: path]) } ?? .none },
            write: { _, _ in .unknown })
    }

    private static func flat<Value>(_ value: Value) -> Any? {
        if let optional = value as? any _OptionalValue { return optional.anyValue }
        // Enumerations are numbers by name.
        if let raw = value as? any RawRepresentable, let number = raw.rawValue as? Int { return number }
        return value
    }
}

private protocol _OptionalValue { var anyValue: Any? { get } }
extension Optional: _OptionalValue { fileprivate var anyValue: Any? { map { $0 as Any } } }

@MainActor
enum KitKeys {
    static func value(_ object: NSObject, _ key: String) -> Any?? {
        for entry in entries(key) {
            if case .some(let value) = entry.read(object) { return .some(value) }
        }
        return .none
    }

    /// A getter may be called `isHidden` and the property `hidden`: both are keys (Key-Value Coding Programming Guide, "Accessor Search
    /// Patterns").
    private static func entries(_ key: String) -> [KitKey] {
        if let found = table[key] { return found }
        guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else {
            return table["is" + key.prefix(1).uppercased() + key.dropFirst()] ?? []
        }
        return table[first.lowercased() + key.dropFirst(3)] ?? []
    }

    static func set(_ value: Any?, _ object: NSObject, _ key: String) -> _OutletAnswer {
        for entry in entries(key) {
            let answer = entry.write(object, value)
            if answer != .unknown { return answer }
        }
        return .unknown
    }

    /// By name, the nearest classes first. Names that Apple does not document, such as "searchField", are those that
    /// apps use all the same.
    private static let table: [String: [KitKey]] = [
        "tabBar": [.property(\UITabBarController.tabBar)],
        // Views
        "alpha": [.property(\UIView.alpha)],
        "backgroundColor": [.property(\UIView.backgroundColor)],
        "bounds": [.property(\UIView.bounds)], "center": [.property(\UIView.center)],
        "frame": [.property(\UIView.frame)], "transform": [.property(\UIView.transform)],
        "hidden": [.property(\UIView.isHidden)],
        "tag": [.property(\UIView.tag), .property(\UIBarItem.tag)],
        "tintColor": [.property(\UIView.tintColor), .property(\UIBarButtonItem.tintColor)],
        "clipsToBounds": [.property(\UIView.clipsToBounds)], "opaque": [.property(\UIView.isOpaque)],
        "userInteractionEnabled": [.property(\UIView.isUserInteractionEnabled)],
        "exclusiveTouch": [.property(\UIView.isExclusiveTouch)],
        "contentMode": [.property(\UIView.contentMode)],
        "accessibilityIdentifier": [.property(\UIView.accessibilityIdentifier)],
        "accessibilityLabel": [.property(\UIView.accessibilityLabel)],
        "isAccessibilityElement": [.property(\UIView.isAccessibilityElement)],
        "preservesSuperviewLayoutMargins": [.property(\UIView.preservesSuperviewLayoutMargins)],
        "superview": [.readOnly(\UIView.superview)], "window": [.readOnly(\UIView.window)],
        "keyWindow": [.readOnly(\UIApplication.keyWindow)], "windows": [.readOnly(\UIApplication.windows)],
        "subviews": [.readOnly(\UIView.subviews)], "layer": [.readOnly(\UIView.layer)],
        "safeAreaInsets": [.readOnly(\UIView.safeAreaInsets)],
        // Texts
        "text": [
            .property(\UILabel.text), .property(\UITextField.text), .property(\UITextView.text),
            .property(\UISearchBar.text),
        ],
        "attributedText": [
            .property(\UILabel.attributedText), .property(\UITextField.attributedText),
            .property(\UITextView.attributedText),
        ],
        "font": [.property(\UILabel.font), .property(\UITextField.font), .property(\UITextView.font)],
        "textColor": [
            .property(\UILabel.textColor), .property(\UITextField.textColor),
            .property(\UITextView.textColor), .property(\UIDatePicker.textColor),
            .property(\UIPickerView.textColor),
        ],
        // Before iOS 16 apps turned their interface by this.
        "orientation": [
            .made({ (device: UIDevice) in device.orientation.rawValue }) { _, value in
                let way = UIInterfaceOrientation(rawValue: value) ?? .unknown
                if way != .unknown { _ = InterfaceOrientation.ask(for: way.mask) }
            }
        ],
        "highlightsToday": [.property(\UIDatePicker.highlightsToday)],
        "textAlignment": [
            .property(\UILabel.textAlignment), .property(\UITextField.textAlignment),
            .property(\UITextView.textAlignment),
        ],
        "numberOfLines": [.property(\UILabel.numberOfLines)],
        "adjustsFontSizeToFitWidth": [
            .property(\UILabel.adjustsFontSizeToFitWidth), .property(\UITextField.adjustsFontSizeToFitWidth),
        ],
        "minimumScaleFactor": [.property(\UILabel.minimumScaleFactor)],
        "adjustsFontForContentSizeCategory": [
            .property(\UILabel.adjustsFontForContentSizeCategory),
            .property(\UITextField.adjustsFontForContentSizeCategory),
            .property(\UITextView.adjustsFontForContentSizeCategory),
        ],
        "secureTextEntry": [
            .property(\UITextField.isSecureTextEntry), .property(\UITextView.isSecureTextEntry),
        ],
        "clearsOnBeginEditing": [.property(\UITextField.clearsOnBeginEditing)],
        "editable": [.property(\UITextView.isEditable)], "selectable": [.property(\UITextView.isSelectable)],
        "textContainer": [.readOnly(\UITextView.textContainer)],
        "textContainerInset": [.property(\UITextView.textContainerInset)],
        "lineFragmentPadding": [.property(\NSTextContainer.lineFragmentPadding)],
        "maximumNumberOfLines": [.property(\NSTextContainer.maximumNumberOfLines)],
        "placeholder": [.property(\UITextField.placeholder), .property(\UISearchBar.placeholder)],
        "attributedPlaceholder": [.property(\UITextField.attributedPlaceholder)],
        "placeholderLabel": [.readOnly(\UITextField.placeholderLabel)],
        "_placeholderLabel": [.readOnly(\UITextField.placeholderLabel)],
        "clearButton": [.readOnly(\UITextField.clearButton)],
        "_clearButton": [.readOnly(\UITextField.clearButton)],
        "searchField": [.readOnly(\UISearchBar.searchTextField)],
        "_searchField": [.readOnly(\UISearchBar.searchTextField)],
        "cancelButton": [.readOnly(\UISearchBar.cancelButton)],
        "cancelButtonText": [
            .made({ (bar: UISearchBar) in bar.cancelButton.currentTitle }) {
                $0.cancelButton.setTitle($1, for: .normal)
            }
        ],
        // Pictures and controls
        "image": [
            .property(\UIImageView.image), .property(\UIBarItem.image), .property(\UIAlertAction.image),
        ],
        "enabled": [
            .property(\UIControl.isEnabled), .property(\UIBarItem.isEnabled), .property(\UILabel.isEnabled),
        ],
        "selected": [.property(\UIControl.isSelected), .property(\UITableViewCell.isSelected)],
        "highlighted": [.property(\UIControl.isHighlighted), .property(\UITableViewCell.isHighlighted)],
        "titleLabel": [.readOnly(\UIButton.titleLabel)],
        "value": [.property(\UISlider.value), .property(\UIStepper.value)],
        "on": [.property(\UISwitch.isOn)],
        "pageImage": [.property(\UIPageControl.preferredIndicatorImage)],
        "_pageImage": [.property(\UIPageControl.preferredIndicatorImage)],
        "currentPageImage": [.property(\UIPageControl.preferredCurrentPageIndicatorImage)],
        "_currentPageImage": [.property(\UIPageControl.preferredCurrentPageIndicatorImage)],
        "spacing": [.property(\UIStackView.spacing)],
        "layoutMarginsRelativeArrangement": [.property(\UIStackView.isLayoutMarginsRelativeArrangement)],
        "baselineRelativeArrangement": [.property(\UIStackView.isBaselineRelativeArrangement)],
        "view": [.readOnly(\UIBarItem.shownView), .property(\UIViewController.view)],
        // Scroll views and cells
        "contentOffset": [.property(\UIScrollView.contentOffset)],
        "contentSize": [.property(\UIScrollView.contentSize)],
        "contentInset": [.property(\UIScrollView.contentInset)],
        "adjustedContentInset": [.readOnly(\UIScrollView.adjustedContentInset)],
        "contentInsetAdjustmentBehavior": [.property(\UIScrollView.contentInsetAdjustmentBehavior)],
        "scrollIndicatorInsets": [.property(\UIScrollView.scrollIndicatorInsets)],
        "verticalScrollIndicatorInsets": [.property(\UIScrollView.verticalScrollIndicatorInsets)],
        "horizontalScrollIndicatorInsets": [.property(\UIScrollView.horizontalScrollIndicatorInsets)],
        "showsVerticalScrollIndicator": [.property(\UIScrollView.showsVerticalScrollIndicator)],
        "showsHorizontalScrollIndicator": [.property(\UIScrollView.showsHorizontalScrollIndicator)],
        "keyboardDismissMode": [.property(\UIScrollView.keyboardDismissMode)],
        "zoomScale": [.property(\UIScrollView.zoomScale)],
        "minimumZoomScale": [.property(\UIScrollView.minimumZoomScale)],
        "maximumZoomScale": [.property(\UIScrollView.maximumZoomScale)],
        "dragging": [.readOnly(\UIScrollView.isDragging)], "tracking": [.readOnly(\UIScrollView.isTracking)],
        "decelerating": [.readOnly(\UIScrollView.isDecelerating)],
        "bounces": [.property(\UIScrollView.bounces)],
        "alwaysBounceVertical": [.property(\UIScrollView.alwaysBounceVertical)],
        "alwaysBounceHorizontal": [.property(\UIScrollView.alwaysBounceHorizontal)],
        "estimatedRowHeight": [.property(\UITableView.estimatedRowHeight)],
        "rowHeight": [.property(\UITableView.rowHeight)],
        "allowsSelection": [
            .property(\UITableView.allowsSelection), .property(\UICollectionView.allowsSelection),
        ],
        "allowsMultipleSelection": [
            .property(\UITableView.allowsMultipleSelection),
            .property(\UICollectionView.allowsMultipleSelection),
        ],
        "scrollEnabled": [.property(\UIScrollView.isScrollEnabled)],
        "pagingEnabled": [.property(\UIScrollView.isPagingEnabled)],
        "contentView": [
            .readOnly(\UITableViewCell.contentView), .readOnly(\UICollectionViewCell.contentView),
        ],
        "textLabel": [.readOnly(\UITableViewCell.textLabel)],
        "detailTextLabel": [.readOnly(\UITableViewCell.detailTextLabel)],
        "imageView": [.readOnly(\UITableViewCell.imageView), .readOnly(\UIButton.imageView)],
        // Controllers
        "title": [
            .property(\UIViewController.title), .property(\UIBarItem.title),
            .property(\UINavigationItem.title), .readOnly(\UIAlertAction.title),
        ],
        "hidesBottomBarWhenPushed": [.property(\UIViewController.hidesBottomBarWhenPushed)],
        "parent": [.readOnly(\UIViewController.parent)],
        "parentViewController": [.readOnly(\UIViewController.parent)],
        "preferredContentSize": [.property(\UIViewController.preferredContentSize)],
        "navigationItem": [.readOnly(\UIViewController.navigationItem)],
        "attributedTitle": [
            .property(\UIAlertController.attributedTitle), .property(\UIRefreshControl.attributedTitle),
        ],
        "attributedMessage": [.property(\UIAlertController.attributedMessage)],
        "message": [.property(\UIAlertController.message)],
        "contentViewController": [.property(\UIAlertController.contentViewController)],
        "checked": [.property(\UIAlertAction.isChecked)],
        "titleTextColor": [.property(\UIAlertAction.titleTextColor)],
        "_titleTextColor": [.property(\UIAlertAction.titleTextColor)],
        // Constraints
        "constant": [.property(\NSLayoutConstraint.constant)],
        "identifier": [.property(\NSLayoutConstraint.identifier)],
    ]
}
