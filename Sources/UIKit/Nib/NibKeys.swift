/// Key-value coding as far as nibs need it: the app's own properties by `_setValue`, UIKit's by the tables here.
@MainActor
enum NibKeys {
    /// Sets what `path` leads to, "layer.cornerRadius".
    static func set(_ value: Any?, _ object: AnyObject, _ path: String) -> _OutletAnswer {
        guard let dot = path.firstIndex(of: ".") else { return setKey(value, object, path) }
        let first = String(path[..<dot])
        guard let inner = read(object, first) else { return .unknown }
        // A key of nil: nothing is set, as in Objective-C.
        guard let inner else { return .connected }
        return set(value, inner, String(path[path.index(after: dot)...]))
    }

    private static func read(_ object: AnyObject, _ key: String) -> AnyObject?? {
        if let view = object as? UIView {
            switch key {
            case "layer": return view.layer
            case "superview": return .some(view.superview)
            default: break
            }
        }
        switch (object, key) {
        case (let button as UIButton, "titleLabel"): return .some(button.titleLabel)
        case (let button as UIButton, "imageView"): return .some(button.imageView)
        case (let cell as UITableViewCell, "contentView"): return cell.contentView
        case (let cell as UITableViewCell, "textLabel"): return .some(cell.textLabel)
        case (let cell as UITableViewCell, "detailTextLabel"): return .some(cell.detailTextLabel)
        case (let cell as UITableViewCell, "imageView"): return .some(cell.imageView)
        case (let cell as UICollectionViewCell, "contentView"): return cell.contentView
        case (let controller as UIViewController, "view"): return .some(controller.view)
        case (let controller as UIViewController, "navigationItem"): return controller.navigationItem
        default: break
        }
        if let known = (object as? any _RuntimeMembers)?._value(forKey: key) {
            return .some(known.map { $0 as AnyObject })
        }
        return nil
    }

    private static func setKey(_ value: Any?, _ object: AnyObject, _ key: String) -> _OutletAnswer {
        if let members = object as? any _RuntimeMembers {
            let answer = members._setValue(value, forKey: key)
            if answer != .unknown { return answer }
        }
        if let layer = object as? CALayer { return setLayer(value, layer, key) }
        if let view = object as? UIView { return setView(value, view, key) }
        if let controller = object as? UIViewController {
            switch key {
            case "title": return _Outlet.assign(value) { controller.title = $0 }
            case "hidesBottomBarWhenPushed":
                return _Outlet.assign(value) { controller.hidesBottomBarWhenPushed = $0 }
            default: return .unknown
            }
        }
        if let constraint = object as? NSLayoutConstraint {
            switch key {
            case "constant": return _Outlet.assign(value) { constraint.constant = $0 }
            case "identifier": return _Outlet.assign(value) { constraint.identifier = $0 }
            default: return .unknown
            }
        }
        return .unknown
    }

    private static func setLayer(_ value: Any?, _ layer: CALayer, _ key: String) -> _OutletAnswer {
        switch key {
        case "cornerRadius": return _Outlet.assign(value) { layer.cornerRadius = $0 }
        case "borderWidth": return _Outlet.assign(value) { layer.borderWidth = $0 }
        case "masksToBounds": return _Outlet.assign(value) { layer.masksToBounds = $0 }
        case "opacity": return _Outlet.assign(value) { layer.opacity = $0 }
        case "shadowOpacity": return _Outlet.assign(value) { layer.shadowOpacity = $0 }
        case "shadowRadius": return _Outlet.assign(value) { layer.shadowRadius = $0 }
        case "shadowOffset": return _Outlet.assign(value) { layer.shadowOffset = $0 }
        case "zPosition": return _Outlet.assign(value) { layer.zPosition = $0 }
        case "hidden": return _Outlet.assign(value) { layer.isHidden = $0 }
        case "shouldRasterize": return .connected
        case "borderColor", "shadowColor", "backgroundColor":
            // A nib gives a UIColor where the layer takes a CGColor; UIKit's layers make nothing of it.
            Diagnostics.sayOnce(
                "The runtime attribute layer.\(key) has no effect: a nib gives a UIColor, the layer takes a CGColor. "
                    + "Set it in code")
            return .connected
        default: return .unknown
        }
    }

    private static func setView(_ value: Any?, _ view: UIView, _ key: String) -> _OutletAnswer {
        switch key {
        case "backgroundColor": return _Outlet.assign(value) { view.backgroundColor = $0 }
        case "tintColor": return _Outlet.assign(value) { view.tintColor = $0 }
        case "alpha": return _Outlet.assign(value) { view.alpha = $0 }
        case "hidden", "isHidden": return _Outlet.assign(value) { view.isHidden = $0 }
        case "tag": return _Outlet.assign(value) { view.tag = $0 }
        case "clipsToBounds": return _Outlet.assign(value) { view.clipsToBounds = $0 }
        case "userInteractionEnabled": return _Outlet.assign(value) { view.isUserInteractionEnabled = $0 }
        case "exclusiveTouch": return _Outlet.assign(value) { view.isExclusiveTouch = $0 }
        case "accessibilityIdentifier": return _Outlet.assign(value) { view.accessibilityIdentifier = $0 }
        case "accessibilityLabel": return _Outlet.assign(value) { view.accessibilityLabel = $0 }
        case "isAccessibilityElement": return _Outlet.assign(value) { view.isAccessibilityElement = $0 }
        case "preservesSuperviewLayoutMargins":
            return _Outlet.assign(value) { view.preservesSuperviewLayoutMargins = $0 }
        case "frame": return _Outlet.assign(value) { view.frame = $0 }
        case "bounds": return _Outlet.assign(value) { view.bounds = $0 }
        case "center": return _Outlet.assign(value) { view.center = $0 }
        default: return setKind(value, view, key)
        }
    }

    private static func setKind(_ value: Any?, _ view: UIView, _ key: String) -> _OutletAnswer {
        switch (view, key) {
        case (let label as UILabel, "text"): return _Outlet.assign(value) { label.text = $0 }
        case (let label as UILabel, "textColor"): return _Outlet.assign(value) { label.textColor = $0 }
        case (let label as UILabel, "numberOfLines"):
            return _Outlet.assign(value) { label.numberOfLines = $0 }
        case (let label as UILabel, "adjustsFontSizeToFitWidth"):
            return _Outlet.assign(value) { label.adjustsFontSizeToFitWidth = $0 }
        case (let view as UIImageView, "image"): return _Outlet.assign(value) { view.image = $0 }
        case (let scroll as UIScrollView, "contentOffset"):
            return _Outlet.assign(value) { scroll.contentOffset = $0 }
        case (let scroll as UIScrollView, "contentSize"):
            return _Outlet.assign(value) { scroll.contentSize = $0 }
        case (let scroll as UIScrollView, "scrollEnabled"):
            return _Outlet.assign(value) { scroll.isScrollEnabled = $0 }
        case (let scroll as UIScrollView, "pagingEnabled"):
            return _Outlet.assign(value) { scroll.isPagingEnabled = $0 }
        case (let control as UIControl, "enabled"): return _Outlet.assign(value) { control.isEnabled = $0 }
        case (let control as UIControl, "selected"): return _Outlet.assign(value) { control.isSelected = $0 }
        case (let stack as UIStackView, "spacing"): return _Outlet.assign(value) { stack.spacing = $0 }
        default: return .unknown
        }
    }
}
