/// Names of constants from before Swift 4.2.

@available(*, deprecated, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor public var UITableViewAutomaticDimension: CGFloat {
    UITableView.automaticDimension
}
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
@preconcurrency @MainActor public var UICollectionElementKindSectionHeader: String {
    UICollectionView.elementKindSectionHeader
}
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
@preconcurrency @MainActor public var UICollectionElementKindSectionFooter: String {
    UICollectionView.elementKindSectionFooter
}
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.automaticSize")
@preconcurrency @MainActor public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
    UICollectionViewFlowLayout.automaticSize
}
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor public var UILayoutFittingCompressedSize: CGSize {
    UIView.layoutFittingCompressedSize
}
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
@preconcurrency @MainActor public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
    UIScrollView.DecelerationRate.normal
}
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
@preconcurrency @MainActor public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
    UIScrollView.DecelerationRate.fast
}
@available(*, deprecated, renamed: "UIApplication.openSettingsURLString")
@preconcurrency @MainActor public var UIApplicationOpenSettingsURLString: String {
    UIApplication.openSettingsURLString
}
@available(*, deprecated, renamed: "UIBackgroundTaskIdentifier.invalid")
@preconcurrency @MainActor public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier.invalid
}
@available(*, deprecated, renamed: "UIWindow.Level.normal")
@preconcurrency @MainActor public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }
@available(*, deprecated, renamed: "UIWindow.Level.alert")
@preconcurrency @MainActor public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }
@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
@preconcurrency @MainActor public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }
@available(*, deprecated, renamed: "UILayoutPriority.required")
@preconcurrency @MainActor public var UILayoutPriorityRequired: UILayoutPriority { UILayoutPriority.required }
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
@preconcurrency @MainActor public var UILayoutPriorityDefaultHigh: UILayoutPriority {
    UILayoutPriority.defaultHigh
}
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
@preconcurrency @MainActor public var UILayoutPriorityDefaultLow: UILayoutPriority {
    UILayoutPriority.defaultLow
}
@available(*, deprecated, renamed: "UILayoutPriority.fittingSizeLevel")
@preconcurrency @MainActor public var UILayoutPriorityFittingSizeLevel: UILayoutPriority {
    UILayoutPriority.fittingSizeLevel
}
@available(*, deprecated, renamed: "UIFont.Weight.ultraLight")
@preconcurrency @MainActor public var UIFontWeightUltraLight: UIFont.Weight { UIFont.Weight.ultraLight }
@available(*, deprecated, renamed: "UIFont.Weight.thin")
@preconcurrency @MainActor public var UIFontWeightThin: UIFont.Weight { UIFont.Weight.thin }
@available(*, deprecated, renamed: "UIFont.Weight.light")
@preconcurrency @MainActor public var UIFontWeightLight: UIFont.Weight { UIFont.Weight.light }
@available(*, deprecated, renamed: "UIFont.Weight.regular")
@preconcurrency @MainActor public var UIFontWeightRegular: UIFont.Weight { UIFont.Weight.regular }
@available(*, deprecated, renamed: "UIFont.Weight.medium")
@preconcurrency @MainActor public var UIFontWeightMedium: UIFont.Weight { UIFont.Weight.medium }
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
@preconcurrency @MainActor public var UIFontWeightSemibold: UIFont.Weight { UIFont.Weight.semibold }
@available(*, deprecated, renamed: "UIFont.Weight.bold")
@preconcurrency @MainActor public var UIFontWeightBold: UIFont.Weight { UIFont.Weight.bold }
@available(*, deprecated, renamed: "UIFont.Weight.heavy")
@preconcurrency @MainActor public var UIFontWeightHeavy: UIFont.Weight { UIFont.Weight.heavy }
@available(*, deprecated, renamed: "UIFont.Weight.black")
@preconcurrency @MainActor public var UIFontWeightBlack: UIFont.Weight { UIFont.Weight.black }
@available(*, deprecated, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardFrameBeginUserInfoKey: String {
    UIResponder.keyboardFrameBeginUserInfoKey
}
@available(*, deprecated, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardFrameEndUserInfoKey: String {
    UIResponder.keyboardFrameEndUserInfoKey
}
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardAnimationDurationUserInfoKey: String {
    UIResponder.keyboardAnimationDurationUserInfoKey
}
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardAnimationCurveUserInfoKey: String {
    UIResponder.keyboardAnimationCurveUserInfoKey
}
@available(*, deprecated, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardIsLocalUserInfoKey: String {
    UIResponder.keyboardIsLocalUserInfoKey
}
@available(*, deprecated, renamed: "UIAccessibilityTraits.none")
@preconcurrency @MainActor public var UIAccessibilityTraitNone: UIAccessibilityTraits {
    UIAccessibilityTraits.none
}
@available(*, deprecated, renamed: "UIAccessibilityTraits.button")
@preconcurrency @MainActor public var UIAccessibilityTraitButton: UIAccessibilityTraits {
    UIAccessibilityTraits.button
}
@available(*, deprecated, renamed: "UIAccessibilityTraits.header")
@preconcurrency @MainActor public var UIAccessibilityTraitHeader: UIAccessibilityTraits {
    UIAccessibilityTraits.header
}
@available(*, deprecated, renamed: "UIAccessibilityTraits.image")
@preconcurrency @MainActor public var UIAccessibilityTraitImage: UIAccessibilityTraits {
    UIAccessibilityTraits.image
}
@available(*, deprecated, renamed: "UIAccessibilityTraits.link")
@preconcurrency @MainActor public var UIAccessibilityTraitLink: UIAccessibilityTraits {
    UIAccessibilityTraits.link
}
@available(*, deprecated, renamed: "UIAccessibilityTraits.notEnabled")
@preconcurrency @MainActor public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits {
    UIAccessibilityTraits.notEnabled
}
@available(*, deprecated, renamed: "UIAccessibilityTraits.selected")
@preconcurrency @MainActor public var UIAccessibilityTraitSelected: UIAccessibilityTraits {
    UIAccessibilityTraits.selected
}
@available(*, deprecated, renamed: "UIAccessibilityTraits.staticText")
@preconcurrency @MainActor public var UIAccessibilityTraitStaticText: UIAccessibilityTraits {
    UIAccessibilityTraits.staticText
}
@available(*, deprecated, renamed: "UIAccessibility.Notification.screenChanged")
@preconcurrency @MainActor public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.screenChanged
}
@available(*, deprecated, renamed: "UIAccessibility.Notification.layoutChanged")
@preconcurrency @MainActor public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.layoutChanged
}
@available(*, deprecated, renamed: "UIAccessibility.Notification.announcement")
@preconcurrency @MainActor public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.announcement
}

@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.originalImage")
@preconcurrency @MainActor public var UIImagePickerControllerOriginalImage: String {
    UIImagePickerController.InfoKey.originalImage.rawValue
}
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.editedImage")
@preconcurrency @MainActor public var UIImagePickerControllerEditedImage: String {
    UIImagePickerController.InfoKey.editedImage.rawValue
}
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaType")
@preconcurrency @MainActor public var UIImagePickerControllerMediaType: String {
    UIImagePickerController.InfoKey.mediaType.rawValue
}
