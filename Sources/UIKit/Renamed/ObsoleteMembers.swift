import Foundation

// Members from before Swift 3, as on Apple's systems: they no longer compile, and the message says the new name.

extension UIColor {
    @available(*, unavailable, renamed: "black") public static func blackColor() -> UIColor { .black }
    @available(*, unavailable, renamed: "darkGray") public static func darkGrayColor() -> UIColor {
        .darkGray
    }
    @available(*, unavailable, renamed: "lightGray") public static func lightGrayColor() -> UIColor {
        .lightGray
    }
    @available(*, unavailable, renamed: "white") public static func whiteColor() -> UIColor { .white }
    @available(*, unavailable, renamed: "gray") public static func grayColor() -> UIColor { .gray }
    @available(*, unavailable, renamed: "red") public static func redColor() -> UIColor { .red }
    @available(*, unavailable, renamed: "green") public static func greenColor() -> UIColor { .green }
    @available(*, unavailable, renamed: "blue") public static func blueColor() -> UIColor { .blue }
    @available(*, unavailable, renamed: "cyan") public static func cyanColor() -> UIColor { .cyan }
    @available(*, unavailable, renamed: "yellow") public static func yellowColor() -> UIColor { .yellow }
    @available(*, unavailable, renamed: "magenta") public static func magentaColor() -> UIColor { .magenta }
    @available(*, unavailable, renamed: "orange") public static func orangeColor() -> UIColor { .orange }
    @available(*, unavailable, renamed: "purple") public static func purpleColor() -> UIColor { .purple }
    @available(*, unavailable, renamed: "brown") public static func brownColor() -> UIColor { .brown }
    @available(*, unavailable, renamed: "clear") public static func clearColor() -> UIColor { .clear }
}

extension UIApplication {
    @available(*, unavailable, renamed: "shared")
    public static func sharedApplication() -> UIApplication { .shared }
}

extension UIScreen {
    @available(*, unavailable, renamed: "main")
    public static func mainScreen() -> UIScreen { .main }
}

extension UIDevice {
    @available(*, unavailable, renamed: "current")
    public static func currentDevice() -> UIDevice { .current }
}

extension UIFont {
    @available(*, unavailable, renamed: "systemFont(ofSize:)")
    public static func systemFontOfSize(_ size: CGFloat) -> UIFont { systemFont(ofSize: size) }
    @available(*, unavailable, renamed: "boldSystemFont(ofSize:)")
    public static func boldSystemFontOfSize(_ size: CGFloat) -> UIFont { boldSystemFont(ofSize: size) }
    @available(*, unavailable, renamed: "italicSystemFont(ofSize:)")
    public static func italicSystemFontOfSize(_ size: CGFloat) -> UIFont { italicSystemFont(ofSize: size) }
    @available(*, unavailable, renamed: "preferredFont(forTextStyle:)")
    public static func preferredFontForTextStyle(_ style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style)
    }
}

extension UIView {
    @available(*, unavailable, renamed: "animate(withDuration:animations:)")
    public static func animateWithDuration(_ duration: TimeInterval, animations: @escaping () -> Void) {}
    @available(*, unavailable, renamed: "animate(withDuration:animations:completion:)")
    public static func animateWithDuration(
        _ duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {}
    @available(*, unavailable, renamed: "convert(_:to:)")
    public func convertPoint(_ point: CGPoint, toView view: UIView?) -> CGPoint { point }
    @available(*, unavailable, renamed: "convert(_:from:)")
    public func convertPoint(_ point: CGPoint, fromView view: UIView?) -> CGPoint { point }
    @available(*, unavailable, renamed: "convert(_:to:)")
    public func convertRect(_ rect: CGRect, toView view: UIView?) -> CGRect { rect }
    @available(*, unavailable, renamed: "convert(_:from:)")
    public func convertRect(_ rect: CGRect, fromView view: UIView?) -> CGRect { rect }
}

extension UIViewController {
    @available(*, unavailable, renamed: "present(_:animated:completion:)")
    public func presentViewController(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {}
    @available(*, unavailable, renamed: "dismiss(animated:completion:)")
    public func dismissViewControllerAnimated(_ animated: Bool, completion: (() -> Void)?) {}
    @available(*, unavailable, renamed: "performSegue(withIdentifier:sender:)")
    public func performSegueWithIdentifier(_ identifier: String, sender: AnyObject?) {}
}

extension UINavigationController {
    @available(*, unavailable, renamed: "popViewController(animated:)")
    public func popViewControllerAnimated(_ animated: Bool) -> UIViewController? { nil }
    @available(*, unavailable, renamed: "popToRootViewController(animated:)")
    public func popToRootViewControllerAnimated(_ animated: Bool) -> [UIViewController]? { nil }
}

extension UITableView {
    @available(*, unavailable, renamed: "dequeueReusableCell(withIdentifier:)")
    public func dequeueReusableCellWithIdentifier(_ identifier: String) -> UITableViewCell? { nil }
    @available(*, unavailable, renamed: "dequeueReusableCell(withIdentifier:for:)")
    public func dequeueReusableCellWithIdentifier(
        _ identifier: String, forIndexPath indexPath: IndexPath
    ) -> UITableViewCell { dequeueReusableCell(withIdentifier: identifier, for: indexPath) }
    @available(*, unavailable, renamed: "deselectRow(at:animated:)")
    public func deselectRowAtIndexPath(_ indexPath: IndexPath, animated: Bool) {}
    @available(*, unavailable, renamed: "selectRow(at:animated:scrollPosition:)")
    public func selectRowAtIndexPath(
        _ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {}
    @available(*, unavailable, renamed: "cellForRow(at:)")
    public func cellForRowAtIndexPath(_ indexPath: IndexPath) -> UITableViewCell? { nil }
    @available(*, unavailable, renamed: "insertRows(at:with:)")
    public func insertRowsAtIndexPaths(
        _ indexPaths: [IndexPath], withRowAnimation animation: RowAnimation
    ) {}
    @available(*, unavailable, renamed: "deleteRows(at:with:)")
    public func deleteRowsAtIndexPaths(
        _ indexPaths: [IndexPath], withRowAnimation animation: RowAnimation
    ) {}
    @available(*, unavailable, renamed: "reloadRows(at:with:)")
    public func reloadRowsAtIndexPaths(
        _ indexPaths: [IndexPath], withRowAnimation animation: RowAnimation
    ) {}
}

extension UICollectionView {
    @available(*, unavailable, renamed: "dequeueReusableCell(withReuseIdentifier:for:)")
    public func dequeueReusableCellWithReuseIdentifier(
        _ identifier: String, forIndexPath indexPath: IndexPath
    ) -> UICollectionViewCell { dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }
    @available(*, unavailable, renamed: "cellForItem(at:)")
    public func cellForItemAtIndexPath(_ indexPath: IndexPath) -> UICollectionViewCell? { nil }
}

extension UIControl {
    @available(*, unavailable, renamed: "addTarget(_:action:for:)")
    public func addTarget(_ target: AnyObject?, action: Selector, forControlEvents events: Event) {}
}

extension UIButton {
    @available(*, unavailable, renamed: "setTitle(_:for:)")
    public func setTitle(_ title: String?, forState state: UIControl.State) {}
    @available(*, unavailable, renamed: "setTitleColor(_:for:)")
    public func setTitleColor(_ color: UIColor?, forState state: UIControl.State) {}
    @available(*, unavailable, renamed: "setImage(_:for:)")
    public func setImage(_ image: UIImage?, forState state: UIControl.State) {}
}
