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
public var UICollectionViewFlowLayoutAutomaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor public var UILayoutFittingCompressedSize: CGSize {
    UIView.layoutFittingCompressedSize
}
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
@available(*, deprecated, renamed: "UIApplication.openSettingsURLString")
@preconcurrency @MainActor public var UIApplicationOpenSettingsURLString: String {
    UIApplication.openSettingsURLString
}
@available(*, deprecated, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }
@available(*, deprecated, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public var UIKeyboardAnimationDurationUserInfoKey: String { UIResponder.keyboardAnimationDurationUserInfoKey }
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public var UIKeyboardAnimationCurveUserInfoKey: String { UIResponder.keyboardAnimationCurveUserInfoKey }
@available(*, deprecated, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.originalImage")
public var UIImagePickerControllerOriginalImage: String {
    UIImagePickerController.InfoKey.originalImage.rawValue
}
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.editedImage")
public var UIImagePickerControllerEditedImage: String { UIImagePickerController.InfoKey.editedImage.rawValue }
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaType")
public var UIImagePickerControllerMediaType: String { UIImagePickerController.InfoKey.mediaType.rawValue }

@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate { .normal }
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { .fast }
@available(*, deprecated, renamed: "UIWindow.Level.normal")
public var UIWindowLevelNormal: UIWindow.Level { .normal }
@available(*, deprecated, renamed: "UIWindow.Level.alert")
public var UIWindowLevelAlert: UIWindow.Level { .alert }
@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
public var UIWindowLevelStatusBar: UIWindow.Level { .statusBar }
@available(*, deprecated, renamed: "UIFont.Weight.ultraLight")
public var UIFontWeightUltraLight: UIFont.Weight { .ultraLight }
@available(*, deprecated, renamed: "UIFont.Weight.thin")
public var UIFontWeightThin: UIFont.Weight { .thin }
@available(*, deprecated, renamed: "UIFont.Weight.light")
public var UIFontWeightLight: UIFont.Weight { .light }
@available(*, deprecated, renamed: "UIFont.Weight.regular")
public var UIFontWeightRegular: UIFont.Weight { .regular }
@available(*, deprecated, renamed: "UIFont.Weight.medium")
public var UIFontWeightMedium: UIFont.Weight { .medium }
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
public var UIFontWeightSemibold: UIFont.Weight { .semibold }
@available(*, deprecated, renamed: "UIFont.Weight.bold")
public var UIFontWeightBold: UIFont.Weight { .bold }
@available(*, deprecated, renamed: "UIFont.Weight.heavy")
public var UIFontWeightHeavy: UIFont.Weight { .heavy }
@available(*, deprecated, renamed: "UIFont.Weight.black")
public var UIFontWeightBlack: UIFont.Weight { .black }
@available(*, deprecated, renamed: "UIAccessibility.Notification.screenChanged")
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification { .screenChanged }
@available(*, deprecated, renamed: "UIAccessibility.Notification.layoutChanged")
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification { .layoutChanged }
@available(*, deprecated, renamed: "UIAccessibility.Notification.announcement")
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification { .announcement }
@available(*, deprecated, renamed: "UIBackgroundTaskIdentifier.invalid")
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { .invalid }
@available(*, deprecated, renamed: "UILayoutPriority.required")
public var UILayoutPriorityRequired: UILayoutPriority { .required }
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
public var UILayoutPriorityDefaultHigh: UILayoutPriority { .defaultHigh }
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
public var UILayoutPriorityDefaultLow: UILayoutPriority { .defaultLow }
@available(*, deprecated, renamed: "UILayoutPriority.fittingSizeLevel")
public var UILayoutPriorityFittingSizeLevel: UILayoutPriority { .fittingSizeLevel }
@available(*, deprecated, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { .none }
@available(*, deprecated, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { .button }
@available(*, deprecated, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { .header }
@available(*, deprecated, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { .image }
@available(*, deprecated, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { .link }
@available(*, deprecated, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { .notEnabled }
@available(*, deprecated, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { .selected }
@available(*, deprecated, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { .staticText }
