// Written by `make requirements` from the declarations of the classes.

@MainActor
extension KitKeys {
    /// By class and key.
    static let properties: [ObjectIdentifier: [String: KitKey]] = [
        ObjectIdentifier(CADisplayLink.self): ofCADisplayLink,
        ObjectIdentifier(NSCollectionLayoutAnchor.self): ofNSCollectionLayoutAnchor,
        ObjectIdentifier(NSCollectionLayoutBoundarySupplementaryItem.self):
            ofNSCollectionLayoutBoundarySupplementaryItem,
        ObjectIdentifier(NSCollectionLayoutDecorationItem.self): ofNSCollectionLayoutDecorationItem,
        ObjectIdentifier(NSCollectionLayoutDimension.self): ofNSCollectionLayoutDimension,
        ObjectIdentifier(NSCollectionLayoutEdgeSpacing.self): ofNSCollectionLayoutEdgeSpacing,
        ObjectIdentifier(NSCollectionLayoutGroup.self): ofNSCollectionLayoutGroup,
        ObjectIdentifier(NSCollectionLayoutGroupCustomItem.self): ofNSCollectionLayoutGroupCustomItem,
        ObjectIdentifier(NSCollectionLayoutItem.self): ofNSCollectionLayoutItem,
        ObjectIdentifier(NSCollectionLayoutSection.self): ofNSCollectionLayoutSection,
        ObjectIdentifier(NSCollectionLayoutSize.self): ofNSCollectionLayoutSize,
        ObjectIdentifier(NSCollectionLayoutSpacing.self): ofNSCollectionLayoutSpacing,
        ObjectIdentifier(NSCollectionLayoutSupplementaryItem.self): ofNSCollectionLayoutSupplementaryItem,
        ObjectIdentifier(NSDataAsset.self): ofNSDataAsset,
        ObjectIdentifier(NSDataDetector.self): ofNSDataDetector,
        ObjectIdentifier(NSDiffableDataSourceSnapshotReference.self): ofNSDiffableDataSourceSnapshotReference,
        ObjectIdentifier(NSException.self): ofNSException,
        ObjectIdentifier(NSExpression.self): ofNSExpression,
        ObjectIdentifier(NSExtensionContext.self): ofNSExtensionContext,
        ObjectIdentifier(NSExtensionItem.self): ofNSExtensionItem,
        ObjectIdentifier(NSItemProvider.self): ofNSItemProvider,
        ObjectIdentifier(NSLayoutConstraint.self): ofNSLayoutConstraint,
        ObjectIdentifier(NSLayoutManager.self): ofNSLayoutManager,
        ObjectIdentifier(NSParagraphStyle.self): ofNSParagraphStyle,
        ObjectIdentifier(NSPointerArray.self): ofNSPointerArray,
        ObjectIdentifier(NSPointerFunctions.self): ofNSPointerFunctions,
        ObjectIdentifier(NSShadow.self): ofNSShadow,
        ObjectIdentifier(NSStringDrawingContext.self): ofNSStringDrawingContext,
        ObjectIdentifier(NSTextAttachment.self): ofNSTextAttachment,
        ObjectIdentifier(NSTextContainer.self): ofNSTextContainer,
        ObjectIdentifier(NSTextList.self): ofNSTextList,
        ObjectIdentifier(NSTextTab.self): ofNSTextTab,
        ObjectIdentifier(NSUbiquitousKeyValueStore.self): ofNSUbiquitousKeyValueStore,
        ObjectIdentifier(NSUserActivity.self): ofNSUserActivity,
        ObjectIdentifier(UIAccessibilityCustomAction.self): ofUIAccessibilityCustomAction,
        ObjectIdentifier(UIAccessibilityCustomRotor.self): ofUIAccessibilityCustomRotor,
        ObjectIdentifier(UIAccessibilityCustomRotorItemResult.self): ofUIAccessibilityCustomRotorItemResult,
        ObjectIdentifier(UIAccessibilityCustomRotorSearchPredicate.self):
            ofUIAccessibilityCustomRotorSearchPredicate,
        ObjectIdentifier(UIAccessibilityElement.self): ofUIAccessibilityElement,
        ObjectIdentifier(UIAction.self): ofUIAction,
        ObjectIdentifier(UIActivity.self): ofUIActivity,
        ObjectIdentifier(UIActivityIndicatorView.self): ofUIActivityIndicatorView,
        ObjectIdentifier(UIActivityItemsConfiguration.self): ofUIActivityItemsConfiguration,
        ObjectIdentifier(UIActivityViewController.self): ofUIActivityViewController,
        ObjectIdentifier(UIAlertAction.self): ofUIAlertAction,
        ObjectIdentifier(UIAlertController.self): ofUIAlertController,
        ObjectIdentifier(UIApplication.self): ofUIApplication,
        ObjectIdentifier(UIApplicationShortcutIcon.self): ofUIApplicationShortcutIcon,
        ObjectIdentifier(UIApplicationShortcutItem.self): ofUIApplicationShortcutItem,
        ObjectIdentifier(UIAttachmentBehavior.self): ofUIAttachmentBehavior,
        ObjectIdentifier(UIBackgroundExtensionView.self): ofUIBackgroundExtensionView,
        ObjectIdentifier(UIBandSelectionInteraction.self): ofUIBandSelectionInteraction,
        ObjectIdentifier(UIBarAppearance.self): ofUIBarAppearance,
        ObjectIdentifier(UIBarButtonItem.self): ofUIBarButtonItem,
        ObjectIdentifier(UIBarButtonItemAppearance.self): ofUIBarButtonItemAppearance,
        ObjectIdentifier(UIBarButtonItemGroup.self): ofUIBarButtonItemGroup,
        ObjectIdentifier(UIBarButtonItemStateAppearance.self): ofUIBarButtonItemStateAppearance,
        ObjectIdentifier(UIBarItem.self): ofUIBarItem,
        ObjectIdentifier(UIBezierPath.self): ofUIBezierPath,
        ObjectIdentifier(UIButton.self): ofUIButton,
        ObjectIdentifier(UICalendarSelectionMultiDate.self): ofUICalendarSelectionMultiDate,
        ObjectIdentifier(UICalendarSelectionSingleDate.self): ofUICalendarSelectionSingleDate,
        ObjectIdentifier(UICalendarView.self): ofUICalendarView,
        ObjectIdentifier(UICollectionLayoutSectionOrthogonalScrollingProperties.self):
            ofUICollectionLayoutSectionOrthogonalScrollingProperties,
        ObjectIdentifier(UICollectionReusableView.self): ofUICollectionReusableView,
        ObjectIdentifier(UICollectionView.self): ofUICollectionView,
        ObjectIdentifier(UICollectionViewCell.self): ofUICollectionViewCell,
        ObjectIdentifier(UICollectionViewCompositionalLayout.self): ofUICollectionViewCompositionalLayout,
        ObjectIdentifier(UICollectionViewCompositionalLayoutConfiguration.self):
            ofUICollectionViewCompositionalLayoutConfiguration,
        ObjectIdentifier(UICollectionViewController.self): ofUICollectionViewController,
        ObjectIdentifier(UICollectionViewDropPlaceholder.self): ofUICollectionViewDropPlaceholder,
        ObjectIdentifier(UICollectionViewDropProposal.self): ofUICollectionViewDropProposal,
        ObjectIdentifier(UICollectionViewFlowLayout.self): ofUICollectionViewFlowLayout,
        ObjectIdentifier(UICollectionViewFlowLayoutInvalidationContext.self):
            ofUICollectionViewFlowLayoutInvalidationContext,
        ObjectIdentifier(UICollectionViewFocusUpdateContext.self): ofUICollectionViewFocusUpdateContext,
        ObjectIdentifier(UICollectionViewLayout.self): ofUICollectionViewLayout,
        ObjectIdentifier(UICollectionViewLayoutAttributes.self): ofUICollectionViewLayoutAttributes,
        ObjectIdentifier(UICollectionViewLayoutInvalidationContext.self):
            ofUICollectionViewLayoutInvalidationContext,
        ObjectIdentifier(UICollectionViewListCell.self): ofUICollectionViewListCell,
        ObjectIdentifier(UICollectionViewPlaceholder.self): ofUICollectionViewPlaceholder,
        ObjectIdentifier(UICollectionViewTransitionLayout.self): ofUICollectionViewTransitionLayout,
        ObjectIdentifier(UICollectionViewUpdateItem.self): ofUICollectionViewUpdateItem,
        ObjectIdentifier(UICollisionBehavior.self): ofUICollisionBehavior,
        ObjectIdentifier(UIColor.self): ofUIColor,
        ObjectIdentifier(UIColorPickerViewController.self): ofUIColorPickerViewController,
        ObjectIdentifier(UIColorWell.self): ofUIColorWell,
        ObjectIdentifier(UICommand.self): ofUICommand,
        ObjectIdentifier(UIContentUnavailableView.self): ofUIContentUnavailableView,
        ObjectIdentifier(UIContextMenuConfiguration.self): ofUIContextMenuConfiguration,
        ObjectIdentifier(UIContextMenuInteraction.self): ofUIContextMenuInteraction,
        ObjectIdentifier(UIContextualAction.self): ofUIContextualAction,
        ObjectIdentifier(UIControl.self): ofUIControl,
        ObjectIdentifier(UICubicTimingParameters.self): ofUICubicTimingParameters,
        ObjectIdentifier(UIDatePicker.self): ofUIDatePicker,
        ObjectIdentifier(UIDevice.self): ofUIDevice,
        ObjectIdentifier(UIDocument.self): ofUIDocument,
        ObjectIdentifier(UIDocumentBrowserViewController.self): ofUIDocumentBrowserViewController,
        ObjectIdentifier(UIDocumentInteractionController.self): ofUIDocumentInteractionController,
        ObjectIdentifier(UIDocumentPickerViewController.self): ofUIDocumentPickerViewController,
        ObjectIdentifier(UIDragInteraction.self): ofUIDragInteraction,
        ObjectIdentifier(UIDragItem.self): ofUIDragItem,
        ObjectIdentifier(UIDragPreview.self): ofUIDragPreview,
        ObjectIdentifier(UIDropInteraction.self): ofUIDropInteraction,
        ObjectIdentifier(UIDropProposal.self): ofUIDropProposal,
        ObjectIdentifier(UIDynamicAnimator.self): ofUIDynamicAnimator,
        ObjectIdentifier(UIDynamicBehavior.self): ofUIDynamicBehavior,
        ObjectIdentifier(UIDynamicItemBehavior.self): ofUIDynamicItemBehavior,
        ObjectIdentifier(UIDynamicItemGroup.self): ofUIDynamicItemGroup,
        ObjectIdentifier(UIDynamicItemsBehavior.self): ofUIDynamicItemsBehavior,
        ObjectIdentifier(UIEditMenuConfiguration.self): ofUIEditMenuConfiguration,
        ObjectIdentifier(UIEditMenuInteraction.self): ofUIEditMenuInteraction,
        ObjectIdentifier(UIEvent.self): ofUIEvent,
        ObjectIdentifier(UIFieldBehavior.self): ofUIFieldBehavior,
        ObjectIdentifier(UIFindInteraction.self): ofUIFindInteraction,
        ObjectIdentifier(UIFindSession.self): ofUIFindSession,
        ObjectIdentifier(UIFocusGuide.self): ofUIFocusGuide,
        ObjectIdentifier(UIFocusHaloEffect.self): ofUIFocusHaloEffect,
        ObjectIdentifier(UIFocusUpdateContext.self): ofUIFocusUpdateContext,
        ObjectIdentifier(UIFont.self): ofUIFont,
        ObjectIdentifier(UIFontDescriptor.self): ofUIFontDescriptor,
        ObjectIdentifier(UIFontPickerViewController.self): ofUIFontPickerViewController,
        ObjectIdentifier(UIGestureRecognizer.self): ofUIGestureRecognizer,
        ObjectIdentifier(UIGlassContainerEffect.self): ofUIGlassContainerEffect,
        ObjectIdentifier(UIGlassEffect.self): ofUIGlassEffect,
        ObjectIdentifier(UIGraphicsImageRenderer.self): ofUIGraphicsImageRenderer,
        ObjectIdentifier(UIGraphicsImageRendererContext.self): ofUIGraphicsImageRendererContext,
        ObjectIdentifier(UIGraphicsImageRendererFormat.self): ofUIGraphicsImageRendererFormat,
        ObjectIdentifier(UIGraphicsPDFRenderer.self): ofUIGraphicsPDFRenderer,
        ObjectIdentifier(UIGraphicsPDFRendererContext.self): ofUIGraphicsPDFRendererContext,
        ObjectIdentifier(UIGraphicsPDFRendererFormat.self): ofUIGraphicsPDFRendererFormat,
        ObjectIdentifier(UIGraphicsRendererContext.self): ofUIGraphicsRendererContext,
        ObjectIdentifier(UIGraphicsRendererFormat.self): ofUIGraphicsRendererFormat,
        ObjectIdentifier(UIGravityBehavior.self): ofUIGravityBehavior,
        ObjectIdentifier(UIHoverGestureRecognizer.self): ofUIHoverGestureRecognizer,
        ObjectIdentifier(UIImage.self): ofUIImage,
        ObjectIdentifier(UIImagePickerController.self): ofUIImagePickerController,
        ObjectIdentifier(UIImageView.self): ofUIImageView,
        ObjectIdentifier(UIInputView.self): ofUIInputView,
        ObjectIdentifier(UIInputViewController.self): ofUIInputViewController,
        ObjectIdentifier(UIInterpolatingMotionEffect.self): ofUIInterpolatingMotionEffect,
        ObjectIdentifier(UIKey.self): ofUIKey,
        ObjectIdentifier(UIKeyCommand.self): ofUIKeyCommand,
        ObjectIdentifier(UIKeyboardLayoutGuide.self): ofUIKeyboardLayoutGuide,
        ObjectIdentifier(UILabel.self): ofUILabel,
        ObjectIdentifier(UILargeContentViewerInteraction.self): ofUILargeContentViewerInteraction,
        ObjectIdentifier(UILayoutGuide.self): ofUILayoutGuide,
        ObjectIdentifier(UILexicon.self): ofUILexicon,
        ObjectIdentifier(UILexiconEntry.self): ofUILexiconEntry,
        ObjectIdentifier(UIListContentView.self): ofUIListContentView,
        ObjectIdentifier(UILocalizedIndexedCollation.self): ofUILocalizedIndexedCollation,
        ObjectIdentifier(UILongPressGestureRecognizer.self): ofUILongPressGestureRecognizer,
        ObjectIdentifier(UIMarkupTextPrintFormatter.self): ofUIMarkupTextPrintFormatter,
        ObjectIdentifier(UIMenu.self): ofUIMenu,
        ObjectIdentifier(UIMenuController.self): ofUIMenuController,
        ObjectIdentifier(UIMenuElement.self): ofUIMenuElement,
        ObjectIdentifier(UIMenuItem.self): ofUIMenuItem,
        ObjectIdentifier(UIMotionEffectGroup.self): ofUIMotionEffectGroup,
        ObjectIdentifier(UINavigationBar.self): ofUINavigationBar,
        ObjectIdentifier(UINavigationBarAppearance.self): ofUINavigationBarAppearance,
        ObjectIdentifier(UINavigationController.self): ofUINavigationController,
        ObjectIdentifier(UINavigationItem.self): ofUINavigationItem,
        ObjectIdentifier(UIOpenURLContext.self): ofUIOpenURLContext,
        ObjectIdentifier(UIPageControl.self): ofUIPageControl,
        ObjectIdentifier(UIPageControlProgress.self): ofUIPageControlProgress,
        ObjectIdentifier(UIPageControlTimerProgress.self): ofUIPageControlTimerProgress,
        ObjectIdentifier(UIPageViewController.self): ofUIPageViewController,
        ObjectIdentifier(UIPanGestureRecognizer.self): ofUIPanGestureRecognizer,
        ObjectIdentifier(UIPasteConfiguration.self): ofUIPasteConfiguration,
        ObjectIdentifier(UIPasteControl.self): ofUIPasteControl,
        ObjectIdentifier(UIPasteboard.self): ofUIPasteboard,
        ObjectIdentifier(UIPencilInteraction.self): ofUIPencilInteraction,
        ObjectIdentifier(UIPercentDrivenInteractiveTransition.self): ofUIPercentDrivenInteractiveTransition,
        ObjectIdentifier(UIPickerView.self): ofUIPickerView,
        ObjectIdentifier(UIPinchGestureRecognizer.self): ofUIPinchGestureRecognizer,
        ObjectIdentifier(UIPointerAccessory.self): ofUIPointerAccessory,
        ObjectIdentifier(UIPointerInteraction.self): ofUIPointerInteraction,
        ObjectIdentifier(UIPointerRegion.self): ofUIPointerRegion,
        ObjectIdentifier(UIPointerRegionRequest.self): ofUIPointerRegionRequest,
        ObjectIdentifier(UIPointerStyle.self): ofUIPointerStyle,
        ObjectIdentifier(UIPopoverPresentationController.self): ofUIPopoverPresentationController,
        ObjectIdentifier(UIPresentationController.self): ofUIPresentationController,
        ObjectIdentifier(UIPress.self): ofUIPress,
        ObjectIdentifier(UIPressesEvent.self): ofUIPressesEvent,
        ObjectIdentifier(UIPreviewAction.self): ofUIPreviewAction,
        ObjectIdentifier(UIPreviewActionGroup.self): ofUIPreviewActionGroup,
        ObjectIdentifier(UIPreviewInteraction.self): ofUIPreviewInteraction,
        ObjectIdentifier(UIPreviewParameters.self): ofUIPreviewParameters,
        ObjectIdentifier(UIPreviewTarget.self): ofUIPreviewTarget,
        ObjectIdentifier(UIPrintFormatter.self): ofUIPrintFormatter,
        ObjectIdentifier(UIPrintInfo.self): ofUIPrintInfo,
        ObjectIdentifier(UIPrintInteractionController.self): ofUIPrintInteractionController,
        ObjectIdentifier(UIPrintPageRenderer.self): ofUIPrintPageRenderer,
        ObjectIdentifier(UIProgressView.self): ofUIProgressView,
        ObjectIdentifier(UIPushBehavior.self): ofUIPushBehavior,
        ObjectIdentifier(UIRefreshControl.self): ofUIRefreshControl,
        ObjectIdentifier(UIResponder.self): ofUIResponder,
        ObjectIdentifier(UIRotationGestureRecognizer.self): ofUIRotationGestureRecognizer,
        ObjectIdentifier(UIScene.self): ofUIScene,
        ObjectIdentifier(UISceneConfiguration.self): ofUISceneConfiguration,
        ObjectIdentifier(UISceneSession.self): ofUISceneSession,
        ObjectIdentifier(UISceneSizeRestrictions.self): ofUISceneSizeRestrictions,
        ObjectIdentifier(UIScreen.self): ofUIScreen,
        ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self): ofUIScreenEdgePanGestureRecognizer,
        ObjectIdentifier(UIScreenMode.self): ofUIScreenMode,
        ObjectIdentifier(UIScribbleInteraction.self): ofUIScribbleInteraction,
        ObjectIdentifier(UIScrollEdgeEffect.self): ofUIScrollEdgeEffect,
        ObjectIdentifier(UIScrollEdgeElementContainerInteraction.self):
            ofUIScrollEdgeElementContainerInteraction,
        ObjectIdentifier(UIScrollView.self): ofUIScrollView,
        ObjectIdentifier(UISearchBar.self): ofUISearchBar,
        ObjectIdentifier(UISearchContainerViewController.self): ofUISearchContainerViewController,
        ObjectIdentifier(UISearchController.self): ofUISearchController,
        ObjectIdentifier(UISearchSuggestionItem.self): ofUISearchSuggestionItem,
        ObjectIdentifier(UISearchTab.self): ofUISearchTab,
        ObjectIdentifier(UISearchTextField.self): ofUISearchTextField,
        ObjectIdentifier(UISearchToken.self): ofUISearchToken,
        ObjectIdentifier(UISegmentedControl.self): ofUISegmentedControl,
        ObjectIdentifier(UISheetPresentationController.self): ofUISheetPresentationController,
        ObjectIdentifier(UISimpleTextPrintFormatter.self): ofUISimpleTextPrintFormatter,
        ObjectIdentifier(UISlider.self): ofUISlider,
        ObjectIdentifier(UISnapBehavior.self): ofUISnapBehavior,
        ObjectIdentifier(UISplitViewController.self): ofUISplitViewController,
        ObjectIdentifier(UISpringLoadedInteraction.self): ofUISpringLoadedInteraction,
        ObjectIdentifier(UISpringTimingParameters.self): ofUISpringTimingParameters,
        ObjectIdentifier(UIStackView.self): ofUIStackView,
        ObjectIdentifier(UIStatusBarManager.self): ofUIStatusBarManager,
        ObjectIdentifier(UIStepper.self): ofUIStepper,
        ObjectIdentifier(UIStoryboardSegue.self): ofUIStoryboardSegue,
        ObjectIdentifier(UIStoryboardUnwindSegueSource.self): ofUIStoryboardUnwindSegueSource,
        ObjectIdentifier(UISwipeActionsConfiguration.self): ofUISwipeActionsConfiguration,
        ObjectIdentifier(UISwipeGestureRecognizer.self): ofUISwipeGestureRecognizer,
        ObjectIdentifier(UISwitch.self): ofUISwitch,
        ObjectIdentifier(UISymbolEffectCompletionContext.self): ofUISymbolEffectCompletionContext,
        ObjectIdentifier(UITab.self): ofUITab,
        ObjectIdentifier(UITabAccessory.self): ofUITabAccessory,
        ObjectIdentifier(UITabBar.self): ofUITabBar,
        ObjectIdentifier(UITabBarAppearance.self): ofUITabBarAppearance,
        ObjectIdentifier(UITabBarController.self): ofUITabBarController,
        ObjectIdentifier(UITabBarItem.self): ofUITabBarItem,
        ObjectIdentifier(UITabBarItemAppearance.self): ofUITabBarItemAppearance,
        ObjectIdentifier(UITabBarItemStateAppearance.self): ofUITabBarItemStateAppearance,
        ObjectIdentifier(UITabGroup.self): ofUITabGroup,
        ObjectIdentifier(UITableView.self): ofUITableView,
        ObjectIdentifier(UITableViewCell.self): ofUITableViewCell,
        ObjectIdentifier(UITableViewController.self): ofUITableViewController,
        ObjectIdentifier(UITableViewDropPlaceholder.self): ofUITableViewDropPlaceholder,
        ObjectIdentifier(UITableViewDropProposal.self): ofUITableViewDropProposal,
        ObjectIdentifier(UITableViewFocusUpdateContext.self): ofUITableViewFocusUpdateContext,
        ObjectIdentifier(UITableViewHeaderFooterView.self): ofUITableViewHeaderFooterView,
        ObjectIdentifier(UITableViewPlaceholder.self): ofUITableViewPlaceholder,
        ObjectIdentifier(UITableViewRowAction.self): ofUITableViewRowAction,
        ObjectIdentifier(UITapGestureRecognizer.self): ofUITapGestureRecognizer,
        ObjectIdentifier(UITargetedPreview.self): ofUITargetedPreview,
        ObjectIdentifier(UITextChecker.self): ofUITextChecker,
        ObjectIdentifier(UITextField.self): ofUITextField,
        ObjectIdentifier(UITextInputAssistantItem.self): ofUITextInputAssistantItem,
        ObjectIdentifier(UITextInputMode.self): ofUITextInputMode,
        ObjectIdentifier(UITextInputPasswordRules.self): ofUITextInputPasswordRules,
        ObjectIdentifier(UITextItem.self): ofUITextItem,
        ObjectIdentifier(UITextRange.self): ofUITextRange,
        ObjectIdentifier(UITextSearchOptions.self): ofUITextSearchOptions,
        ObjectIdentifier(UITextSelectionRect.self): ofUITextSelectionRect,
        ObjectIdentifier(UITextView.self): ofUITextView,
        ObjectIdentifier(UIToolTipConfiguration.self): ofUIToolTipConfiguration,
        ObjectIdentifier(UIToolTipInteraction.self): ofUIToolTipInteraction,
        ObjectIdentifier(UIToolbar.self): ofUIToolbar,
        ObjectIdentifier(UIToolbarAppearance.self): ofUIToolbarAppearance,
        ObjectIdentifier(UITouch.self): ofUITouch,
        ObjectIdentifier(UITraitCollection.self): ofUITraitCollection,
        ObjectIdentifier(UIUpdateInfo.self): ofUIUpdateInfo,
        ObjectIdentifier(UIUpdateLink.self): ofUIUpdateLink,
        ObjectIdentifier(UIView.self): ofUIView,
        ObjectIdentifier(UIViewController.self): ofUIViewController,
        ObjectIdentifier(UIViewPropertyAnimator.self): ofUIViewPropertyAnimator,
        ObjectIdentifier(UIVisualEffectView.self): ofUIVisualEffectView,
        ObjectIdentifier(UIWindow.self): ofUIWindow,
        ObjectIdentifier(UIWindowScene.self): ofUIWindowScene,
        ObjectIdentifier(UIWindowSceneDestructionRequestOptions.self):
            ofUIWindowSceneDestructionRequestOptions,
        ObjectIdentifier(UndoManager.self): ofUndoManager,
        ObjectIdentifier(_DirectedBehavior.self): of_DirectedBehavior,
    ]

    private static let ofCADisplayLink: [String: KitKey] = [
        "duration": .readOnly(\CADisplayLink.duration),
        "paused": .property(\CADisplayLink.isPaused),
        "preferredFrameRateRange": .property(\CADisplayLink.preferredFrameRateRange),
        "preferredFramesPerSecond": .property(\CADisplayLink.preferredFramesPerSecond),
        "targetTimestamp": .readOnly(\CADisplayLink.targetTimestamp),
        "timestamp": .readOnly(\CADisplayLink.timestamp),
    ]

    private static let ofNSCollectionLayoutAnchor: [String: KitKey] = [
        "absoluteOffset": .readOnly(\NSCollectionLayoutAnchor.isAbsoluteOffset),
        "edges": .readOnly(\NSCollectionLayoutAnchor.edges),
        "fractionalOffset": .readOnly(\NSCollectionLayoutAnchor.isFractionalOffset),
        "offset": .readOnly(\NSCollectionLayoutAnchor.offset),
    ]

    private static let ofNSCollectionLayoutBoundarySupplementaryItem: [String: KitKey] = [
        "alignment": .readOnly(\NSCollectionLayoutBoundarySupplementaryItem.alignment),
        "extendsBoundary": .property(\NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary),
        "offset": .readOnly(\NSCollectionLayoutBoundarySupplementaryItem.offset),
        "pinToVisibleBounds": .property(\NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds),
    ]

    private static let ofNSCollectionLayoutDecorationItem: [String: KitKey] = [
        "elementKind": .readOnly(\NSCollectionLayoutDecorationItem.elementKind),
        "zIndex": .property(\NSCollectionLayoutDecorationItem.zIndex),
    ]

    private static let ofNSCollectionLayoutDimension: [String: KitKey] = [
        "absolute": .readOnly(\NSCollectionLayoutDimension.isAbsolute),
        "dimension": .readOnly(\NSCollectionLayoutDimension.dimension),
        "estimated": .readOnly(\NSCollectionLayoutDimension.isEstimated),
        "fractionalHeight": .readOnly(\NSCollectionLayoutDimension.isFractionalHeight),
        "fractionalWidth": .readOnly(\NSCollectionLayoutDimension.isFractionalWidth),
        "uniformAcrossSiblings": .readOnly(\NSCollectionLayoutDimension.isUniformAcrossSiblings),
    ]

    private static let ofNSCollectionLayoutEdgeSpacing: [String: KitKey] = [
        "bottom": .readOnly(\NSCollectionLayoutEdgeSpacing.bottom),
        "leading": .readOnly(\NSCollectionLayoutEdgeSpacing.leading),
        "top": .readOnly(\NSCollectionLayoutEdgeSpacing.top),
        "trailing": .readOnly(\NSCollectionLayoutEdgeSpacing.trailing),
    ]

    private static let ofNSCollectionLayoutGroup: [String: KitKey] = [
        "interItemSpacing": .property(\NSCollectionLayoutGroup.interItemSpacing),
        "subitems": .readOnly(\NSCollectionLayoutGroup.subitems),
    ]

    private static let ofNSCollectionLayoutGroupCustomItem: [String: KitKey] = [
        "frame": .readOnly(\NSCollectionLayoutGroupCustomItem.frame),
        "zIndex": .readOnly(\NSCollectionLayoutGroupCustomItem.zIndex),
    ]

    private static let ofNSCollectionLayoutItem: [String: KitKey] = [
        "contentInsets": .property(\NSCollectionLayoutItem.contentInsets),
        "edgeSpacing": .property(\NSCollectionLayoutItem.edgeSpacing),
        "layoutSize": .readOnly(\NSCollectionLayoutItem.layoutSize),
        "supplementaryItems": .readOnly(\NSCollectionLayoutItem.supplementaryItems),
    ]

    private static let ofNSCollectionLayoutSection: [String: KitKey] = [
        "boundarySupplementaryItems": .property(\NSCollectionLayoutSection.boundarySupplementaryItems),
        "contentInsets": .property(\NSCollectionLayoutSection.contentInsets),
        "contentInsetsReference": .property(\NSCollectionLayoutSection.contentInsetsReference),
        "decorationItems": .property(\NSCollectionLayoutSection.decorationItems),
        "interGroupSpacing": .property(\NSCollectionLayoutSection.interGroupSpacing),
        "orthogonalScrollingBehavior": .property(\NSCollectionLayoutSection.orthogonalScrollingBehavior),
        "orthogonalScrollingProperties": .readOnly(\NSCollectionLayoutSection.orthogonalScrollingProperties),
        "supplementariesFollowContentInsets": .property(
            \NSCollectionLayoutSection.supplementariesFollowContentInsets),
        "supplementaryContentInsetsReference": .property(
            \NSCollectionLayoutSection.supplementaryContentInsetsReference),
        "visibleItemsInvalidationHandler": .property(
            \NSCollectionLayoutSection.visibleItemsInvalidationHandler),
    ]

    private static let ofNSCollectionLayoutSize: [String: KitKey] = [
        "heightDimension": .readOnly(\NSCollectionLayoutSize.heightDimension),
        "widthDimension": .readOnly(\NSCollectionLayoutSize.widthDimension),
    ]

    private static let ofNSCollectionLayoutSpacing: [String: KitKey] = [
        "fixed": .readOnly(\NSCollectionLayoutSpacing.isFixed),
        "flexible": .readOnly(\NSCollectionLayoutSpacing.isFlexible),
        "spacing": .readOnly(\NSCollectionLayoutSpacing.spacing),
    ]

    private static let ofNSCollectionLayoutSupplementaryItem: [String: KitKey] = [
        "containerAnchor": .readOnly(\NSCollectionLayoutSupplementaryItem.containerAnchor),
        "elementKind": .readOnly(\NSCollectionLayoutSupplementaryItem.elementKind),
        "itemAnchor": .readOnly(\NSCollectionLayoutSupplementaryItem.itemAnchor),
        "zIndex": .property(\NSCollectionLayoutSupplementaryItem.zIndex),
    ]

    private static let ofNSDataAsset: [String: KitKey] = [
        "data": .readOnly(\NSDataAsset.data),
        "name": .readOnly(\NSDataAsset.name),
        "typeIdentifier": .readOnly(\NSDataAsset.typeIdentifier),
    ]

    private static let ofNSDataDetector: [String: KitKey] = [
        "checkingTypes": .readOnly(\NSDataDetector.checkingTypes)
    ]

    private static let ofNSDiffableDataSourceSnapshotReference: [String: KitKey] = [
        "itemIdentifiers": .readOnly(\NSDiffableDataSourceSnapshotReference.itemIdentifiers),
        "numberOfItems": .readOnly(\NSDiffableDataSourceSnapshotReference.numberOfItems),
        "numberOfSections": .readOnly(\NSDiffableDataSourceSnapshotReference.numberOfSections),
        "reloadedItemIdentifiers": .readOnly(\NSDiffableDataSourceSnapshotReference.reloadedItemIdentifiers),
        "sectionIdentifiers": .readOnly(\NSDiffableDataSourceSnapshotReference.sectionIdentifiers),
    ]

    private static let ofNSException: [String: KitKey] = [
        "name": .readOnly(\NSException.name),
        "reason": .readOnly(\NSException.reason),
        "userInfo": .readOnly(\NSException.userInfo),
    ]

    private static let ofNSExpression: [String: KitKey] = [
        "constantValue": .readOnly(\NSExpression.constantValue),
        "expressionType": .readOnly(\NSExpression.expressionType),
        "keyPath": .readOnly(\NSExpression.keyPath),
    ]

    private static let ofNSExtensionContext: [String: KitKey] = [
        "inputItems": .readOnly(\NSExtensionContext.inputItems)
    ]

    private static let ofNSExtensionItem: [String: KitKey] = [
        "attachments": .property(\NSExtensionItem.attachments),
        "attributedContentText": .property(\NSExtensionItem.attributedContentText),
        "attributedTitle": .property(\NSExtensionItem.attributedTitle),
        "userInfo": .property(\NSExtensionItem.userInfo),
    ]

    private static let ofNSItemProvider: [String: KitKey] = [
        "registeredContentTypes": .readOnly(\NSItemProvider.registeredContentTypes),
        "registeredTypeIdentifiers": .readOnly(\NSItemProvider.registeredTypeIdentifiers),
        "suggestedName": .property(\NSItemProvider.suggestedName),
    ]

    private static let ofNSLayoutConstraint: [String: KitKey] = [
        "active": .property(\NSLayoutConstraint.isActive),
        "constant": .property(\NSLayoutConstraint.constant),
        "firstAnchor": .readOnly(\NSLayoutConstraint.firstAnchor),
        "firstAttribute": .readOnly(\NSLayoutConstraint.firstAttribute),
        "firstItem": .readOnly(\NSLayoutConstraint.firstItem),
        "identifier": .property(\NSLayoutConstraint.identifier),
        "multiplier": .readOnly(\NSLayoutConstraint.multiplier),
        "priority": .property(\NSLayoutConstraint.priority),
        "relation": .readOnly(\NSLayoutConstraint.relation),
        "secondAnchor": .readOnly(\NSLayoutConstraint.secondAnchor),
        "secondAttribute": .readOnly(\NSLayoutConstraint.secondAttribute),
        "secondItem": .readOnly(\NSLayoutConstraint.secondItem),
        "shouldBeArchived": .property(\NSLayoutConstraint.shouldBeArchived),
    ]

    private static let ofNSLayoutManager: [String: KitKey] = [
        "allowsNonContiguousLayout": .property(\NSLayoutManager.allowsNonContiguousLayout),
        "delegate": .property(\NSLayoutManager.delegate),
        "extraLineFragmentRect": .readOnly(\NSLayoutManager.extraLineFragmentRect),
        "extraLineFragmentTextContainer": .readOnly(\NSLayoutManager.extraLineFragmentTextContainer),
        "extraLineFragmentUsedRect": .readOnly(\NSLayoutManager.extraLineFragmentUsedRect),
        "hyphenationFactor": .property(\NSLayoutManager.hyphenationFactor),
        "numberOfGlyphs": .readOnly(\NSLayoutManager.numberOfGlyphs),
        "showsControlCharacters": .property(\NSLayoutManager.showsControlCharacters),
        "showsInvisibleCharacters": .property(\NSLayoutManager.showsInvisibleCharacters),
        "textContainers": .readOnly(\NSLayoutManager.textContainers),
        "textStorage": .property(\NSLayoutManager.textStorage),
        "usesDefaultHyphenation": .property(\NSLayoutManager.usesDefaultHyphenation),
        "usesFontLeading": .property(\NSLayoutManager.usesFontLeading),
    ]

    private static let ofNSParagraphStyle: [String: KitKey] = [
        "alignment": .readOnly(\NSParagraphStyle.alignment),
        "allowsDefaultTighteningForTruncation": .readOnly(
            \NSParagraphStyle.allowsDefaultTighteningForTruncation),
        "baseWritingDirection": .readOnly(\NSParagraphStyle.baseWritingDirection),
        "defaultTabInterval": .readOnly(\NSParagraphStyle.defaultTabInterval),
        "firstLineHeadIndent": .readOnly(\NSParagraphStyle.firstLineHeadIndent),
        "headIndent": .readOnly(\NSParagraphStyle.headIndent),
        "hyphenationFactor": .readOnly(\NSParagraphStyle.hyphenationFactor),
        "lineBreakMode": .readOnly(\NSParagraphStyle.lineBreakMode),
        "lineBreakStrategy": .readOnly(\NSParagraphStyle.lineBreakStrategy),
        "lineHeightMultiple": .readOnly(\NSParagraphStyle.lineHeightMultiple),
        "lineSpacing": .readOnly(\NSParagraphStyle.lineSpacing),
        "maximumLineHeight": .readOnly(\NSParagraphStyle.maximumLineHeight),
        "minimumLineHeight": .readOnly(\NSParagraphStyle.minimumLineHeight),
        "paragraphSpacing": .readOnly(\NSParagraphStyle.paragraphSpacing),
        "paragraphSpacingBefore": .readOnly(\NSParagraphStyle.paragraphSpacingBefore),
        "tabStops": .readOnly(\NSParagraphStyle.tabStops),
        "tailIndent": .readOnly(\NSParagraphStyle.tailIndent),
        "textLists": .readOnly(\NSParagraphStyle.textLists),
        "usesDefaultHyphenation": .readOnly(\NSParagraphStyle.usesDefaultHyphenation),
    ]

    private static let ofNSPointerArray: [String: KitKey] = [
        "allObjects": .readOnly(\NSPointerArray.allObjects),
        "count": .property(\NSPointerArray.count),
    ]

    private static let ofNSPointerFunctions: [String: KitKey] = [
        "options": .readOnly(\NSPointerFunctions.options)
    ]

    private static let ofNSShadow: [String: KitKey] = [
        "shadowBlurRadius": .property(\NSShadow.shadowBlurRadius),
        "shadowColor": .property(\NSShadow.shadowColor),
        "shadowOffset": .property(\NSShadow.shadowOffset),
    ]

    private static let ofNSStringDrawingContext: [String: KitKey] = [
        "actualScaleFactor": .readOnly(\NSStringDrawingContext.actualScaleFactor),
        "minimumScaleFactor": .property(\NSStringDrawingContext.minimumScaleFactor),
        "totalBounds": .readOnly(\NSStringDrawingContext.totalBounds),
    ]

    private static let ofNSTextAttachment: [String: KitKey] = [
        "adjustsImageSizeForAccessibilityContentSizeCategory": .property(
            \NSTextAttachment.adjustsImageSizeForAccessibilityContentSizeCategory),
        "allowsTextAttachmentView": .property(\NSTextAttachment.allowsTextAttachmentView),
        "bounds": .property(\NSTextAttachment.bounds),
        "contents": .property(\NSTextAttachment.contents),
        "fileType": .property(\NSTextAttachment.fileType),
        "image": .property(\NSTextAttachment.image),
        "lineLayoutPadding": .property(\NSTextAttachment.lineLayoutPadding),
    ]

    private static let ofNSTextContainer: [String: KitKey] = [
        "exclusionPaths": .property(\NSTextContainer.exclusionPaths),
        "heightTracksTextView": .property(\NSTextContainer.heightTracksTextView),
        "layoutManager": .readOnly(\NSTextContainer.layoutManager),
        "lineBreakMode": .property(\NSTextContainer.lineBreakMode),
        "lineFragmentPadding": .property(\NSTextContainer.lineFragmentPadding),
        "maximumNumberOfLines": .property(\NSTextContainer.maximumNumberOfLines),
        "simpleRectangular": .readOnly(\NSTextContainer.isSimpleRectangular),
        "size": .property(\NSTextContainer.size),
        "widthTracksTextView": .property(\NSTextContainer.widthTracksTextView),
    ]

    private static let ofNSTextList: [String: KitKey] = [
        "listOptions": .readOnly(\NSTextList.listOptions),
        "markerFormat": .readOnly(\NSTextList.markerFormat),
        "ordered": .readOnly(\NSTextList.isOrdered),
        "startingItemNumber": .property(\NSTextList.startingItemNumber),
    ]

    private static let ofNSTextTab: [String: KitKey] = [
        "alignment": .readOnly(\NSTextTab.alignment),
        "location": .readOnly(\NSTextTab.location),
        "options": .readOnly(\NSTextTab.options),
    ]

    private static let ofNSUbiquitousKeyValueStore: [String: KitKey] = [
        "dictionaryRepresentation": .readOnly(\NSUbiquitousKeyValueStore.dictionaryRepresentation)
    ]

    private static let ofNSUserActivity: [String: KitKey] = [
        "activityType": .readOnly(\NSUserActivity.activityType),
        "eligibleForHandoff": .property(\NSUserActivity.isEligibleForHandoff),
        "eligibleForPrediction": .property(\NSUserActivity.isEligibleForPrediction),
        "eligibleForSearch": .property(\NSUserActivity.isEligibleForSearch),
        "keywords": .property(\NSUserActivity.keywords),
        "needsSave": .property(\NSUserActivity.needsSave),
        "persistentIdentifier": .property(\NSUserActivity.persistentIdentifier),
        "requiredUserInfoKeys": .property(\NSUserActivity.requiredUserInfoKeys),
        "targetContentIdentifier": .property(\NSUserActivity.targetContentIdentifier),
        "title": .property(\NSUserActivity.title),
        "userInfo": .property(\NSUserActivity.userInfo),
        "webpageURL": .property(\NSUserActivity.webpageURL),
    ]

    private static let ofUIAccessibilityCustomAction: [String: KitKey] = [
        "actionHandler": .property(\UIAccessibilityCustomAction.actionHandler),
        "attributedName": .property(\UIAccessibilityCustomAction.attributedName),
        "image": .property(\UIAccessibilityCustomAction.image),
        "name": .property(\UIAccessibilityCustomAction.name),
        "selector": .property(\UIAccessibilityCustomAction.selector),
        "target": .property(\UIAccessibilityCustomAction.target),
    ]

    private static let ofUIAccessibilityCustomRotor: [String: KitKey] = [
        "attributedName": .property(\UIAccessibilityCustomRotor.attributedName),
        "itemSearchBlock": .property(\UIAccessibilityCustomRotor.itemSearchBlock),
        "name": .property(\UIAccessibilityCustomRotor.name),
        "systemRotorType": .readOnly(\UIAccessibilityCustomRotor.systemRotorType),
    ]

    private static let ofUIAccessibilityCustomRotorItemResult: [String: KitKey] = [
        "targetElement": .property(\UIAccessibilityCustomRotorItemResult.targetElement),
        "targetRange": .property(\UIAccessibilityCustomRotorItemResult.targetRange),
    ]

    private static let ofUIAccessibilityCustomRotorSearchPredicate: [String: KitKey] = [
        "currentItem": .property(\UIAccessibilityCustomRotorSearchPredicate.currentItem),
        "searchDirection": .property(\UIAccessibilityCustomRotorSearchPredicate.searchDirection),
    ]

    private static let ofUIAccessibilityElement: [String: KitKey] = [
        "accessibilityAttributedHint": .property(\UIAccessibilityElement.accessibilityAttributedHint),
        "accessibilityAttributedLabel": .property(\UIAccessibilityElement.accessibilityAttributedLabel),
        "accessibilityAttributedValue": .property(\UIAccessibilityElement.accessibilityAttributedValue),
        "accessibilityContainer": .property(\UIAccessibilityElement.accessibilityContainer),
        "accessibilityElement": .property(\UIAccessibilityElement.isAccessibilityElement),
        "accessibilityFrame": .property(\UIAccessibilityElement.accessibilityFrame),
        "accessibilityFrameInContainerSpace": .property(
            \UIAccessibilityElement.accessibilityFrameInContainerSpace),
        "accessibilityHint": .property(\UIAccessibilityElement.accessibilityHint),
        "accessibilityIdentifier": .property(\UIAccessibilityElement.accessibilityIdentifier),
        "accessibilityLabel": .property(\UIAccessibilityElement.accessibilityLabel),
        "accessibilityTraits": .property(\UIAccessibilityElement.accessibilityTraits),
        "accessibilityValue": .property(\UIAccessibilityElement.accessibilityValue),
    ]

    private static let ofUIAction: [String: KitKey] = [
        "attributes": .property(\UIAction.attributes),
        "discoverabilityTitle": .property(\UIAction.discoverabilityTitle),
        "identifier": .readOnly(\UIAction.identifier),
        "selectedImage": .property(\UIAction.selectedImage),
        "sender": .readOnly(\UIAction.sender),
        "state": .property(\UIAction.state),
    ]

    private static let ofUIActivity: [String: KitKey] = [
        "activityImage": .readOnly(\UIActivity.activityImage),
        "activityTitle": .readOnly(\UIActivity.activityTitle),
        "activityType": .readOnly(\UIActivity.activityType),
        "activityViewController": .readOnly(\UIActivity.activityViewController),
    ]

    private static let ofUIActivityIndicatorView: [String: KitKey] = [
        "animating": .readOnly(\UIActivityIndicatorView.isAnimating),
        "color": .property(\UIActivityIndicatorView.color),
        "hidesWhenStopped": .property(\UIActivityIndicatorView.hidesWhenStopped),
        "style": .property(\UIActivityIndicatorView.style),
    ]

    private static let ofUIActivityItemsConfiguration: [String: KitKey] = [
        "applicationActivitiesProvider": .property(
            \UIActivityItemsConfiguration.applicationActivitiesProvider),
        "itemProvidersForActivityItemsConfiguration": .readOnly(
            \UIActivityItemsConfiguration.itemProvidersForActivityItemsConfiguration),
        "localObject": .property(\UIActivityItemsConfiguration.localObject),
        "metadataProvider": .property(\UIActivityItemsConfiguration.metadataProvider),
        "perItemMetadataProvider": .property(\UIActivityItemsConfiguration.perItemMetadataProvider),
        "previewProvider": .property(\UIActivityItemsConfiguration.previewProvider),
        "supportedInteractions": .property(\UIActivityItemsConfiguration.supportedInteractions),
    ]

    private static let ofUIActivityViewController: [String: KitKey] = [
        "activityItems": .readOnly(\UIActivityViewController.activityItems),
        "allowsProminentActivity": .property(\UIActivityViewController.allowsProminentActivity),
        "completionWithItemsHandler": .property(\UIActivityViewController.completionWithItemsHandler),
        "excludedActivityTypes": .property(\UIActivityViewController.excludedActivityTypes),
    ]

    private static let ofUIAlertAction: [String: KitKey] = [
        "enabled": .property(\UIAlertAction.isEnabled),
        "style": .readOnly(\UIAlertAction.style),
        "title": .readOnly(\UIAlertAction.title),
    ]

    private static let ofUIAlertController: [String: KitKey] = [
        "actions": .readOnly(\UIAlertController.actions),
        "message": .property(\UIAlertController.message),
        "preferredAction": .property(\UIAlertController.preferredAction),
        "preferredStyle": .readOnly(\UIAlertController.preferredStyle),
        "severity": .property(\UIAlertController.severity),
        "springLoaded": .property(\UIAlertController.isSpringLoaded),
        "textFields": .readOnly(\UIAlertController.textFields),
    ]

    private static let ofUIApplication: [String: KitKey] = [
        "alternateIconName": .readOnly(\UIApplication.alternateIconName),
        "applicationIconBadgeNumber": .property(\UIApplication.applicationIconBadgeNumber),
        "applicationState": .readOnly(\UIApplication.applicationState),
        "applicationSupportsShakeToEdit": .property(\UIApplication.applicationSupportsShakeToEdit),
        "backgroundRefreshStatus": .readOnly(\UIApplication.backgroundRefreshStatus),
        "backgroundTimeRemaining": .readOnly(\UIApplication.backgroundTimeRemaining),
        "connectedScenes": .readOnly(\UIApplication.connectedScenes),
        "delegate": .property(\UIApplication.delegate),
        "idleTimerDisabled": .property(\UIApplication.isIdleTimerDisabled),
        "ignoringInteractionEvents": .readOnly(\UIApplication.isIgnoringInteractionEvents),
        "keyWindow": .readOnly(\UIApplication.keyWindow),
        "networkActivityIndicatorVisible": .property(\UIApplication.isNetworkActivityIndicatorVisible),
        "openSessions": .readOnly(\UIApplication.openSessions),
        "preferredContentSizeCategory": .readOnly(\UIApplication.preferredContentSizeCategory),
        "protectedDataAvailable": .readOnly(\UIApplication.isProtectedDataAvailable),
        "registeredForRemoteNotifications": .readOnly(\UIApplication.isRegisteredForRemoteNotifications),
        "shortcutItems": .property(\UIApplication.shortcutItems),
        "statusBarFrame": .readOnly(\UIApplication.statusBarFrame),
        "statusBarHidden": .property(\UIApplication.isStatusBarHidden),
        "statusBarOrientation": .readOnly(\UIApplication.statusBarOrientation),
        "statusBarOrientationAnimationDuration": .readOnly(
            \UIApplication.statusBarOrientationAnimationDuration),
        "statusBarStyle": .property(\UIApplication.statusBarStyle),
        "supportsAlternateIcons": .readOnly(\UIApplication.supportsAlternateIcons),
        "supportsMultipleScenes": .readOnly(\UIApplication.supportsMultipleScenes),
        "userInterfaceLayoutDirection": .readOnly(\UIApplication.userInterfaceLayoutDirection),
        "windows": .readOnly(\UIApplication.windows),
    ]

    private static let ofUIApplicationShortcutIcon: [String: KitKey] = [
        "systemImageName": .readOnly(\UIApplicationShortcutIcon.systemImageName)
    ]

    private static let ofUIApplicationShortcutItem: [String: KitKey] = [
        "icon": .readOnly(\UIApplicationShortcutItem.icon),
        "localizedSubtitle": .readOnly(\UIApplicationShortcutItem.localizedSubtitle),
        "localizedTitle": .readOnly(\UIApplicationShortcutItem.localizedTitle),
        "type": .readOnly(\UIApplicationShortcutItem.type),
        "userInfo": .readOnly(\UIApplicationShortcutItem.userInfo),
    ]

    private static let ofUIAttachmentBehavior: [String: KitKey] = [
        "anchorPoint": .property(\UIAttachmentBehavior.anchorPoint),
        "attachedBehaviorType": .readOnly(\UIAttachmentBehavior.attachedBehaviorType),
        "damping": .property(\UIAttachmentBehavior.damping),
        "frequency": .property(\UIAttachmentBehavior.frequency),
        "frictionTorque": .property(\UIAttachmentBehavior.frictionTorque),
        "items": .readOnly(\UIAttachmentBehavior.items),
        "length": .property(\UIAttachmentBehavior.length),
    ]

    private static let ofUIBackgroundExtensionView: [String: KitKey] = [
        "automaticallyPlacesContentView": .property(
            \UIBackgroundExtensionView.automaticallyPlacesContentView),
        "contentView": .property(\UIBackgroundExtensionView.contentView),
    ]

    private static let ofUIBandSelectionInteraction: [String: KitKey] = [
        "enabled": .property(\UIBandSelectionInteraction.isEnabled),
        "initialModifierFlags": .readOnly(\UIBandSelectionInteraction.initialModifierFlags),
        "selectionRect": .readOnly(\UIBandSelectionInteraction.selectionRect),
        "shouldBeginHandler": .property(\UIBandSelectionInteraction.shouldBeginHandler),
        "state": .readOnly(\UIBandSelectionInteraction.state),
        "view": .readOnly(\UIBandSelectionInteraction.view),
    ]

    private static let ofUIBarAppearance: [String: KitKey] = [
        "backgroundColor": .property(\UIBarAppearance.backgroundColor),
        "backgroundEffect": .property(\UIBarAppearance.backgroundEffect),
        "backgroundImage": .property(\UIBarAppearance.backgroundImage),
        "backgroundImageContentMode": .property(\UIBarAppearance.backgroundImageContentMode),
        "shadowColor": .property(\UIBarAppearance.shadowColor),
        "shadowImage": .property(\UIBarAppearance.shadowImage),
    ]

    private static let ofUIBarButtonItem: [String: KitKey] = [
        "action": .property(\UIBarButtonItem.action),
        "badge": .property(\UIBarButtonItem.badge),
        "changesSelectionAsPrimaryAction": .property(\UIBarButtonItem.changesSelectionAsPrimaryAction),
        "customView": .property(\UIBarButtonItem.customView),
        "hidden": .property(\UIBarButtonItem.isHidden),
        "hidesSharedBackground": .property(\UIBarButtonItem.hidesSharedBackground),
        "identifier": .property(\UIBarButtonItem.identifier),
        "menu": .property(\UIBarButtonItem.menu),
        "menuRepresentation": .property(\UIBarButtonItem.menuRepresentation),
        "possibleTitles": .property(\UIBarButtonItem.possibleTitles),
        "preferredMenuElementOrder": .property(\UIBarButtonItem.preferredMenuElementOrder),
        "primaryAction": .property(\UIBarButtonItem.primaryAction),
        "selected": .property(\UIBarButtonItem.isSelected),
        "sharesBackground": .property(\UIBarButtonItem.sharesBackground),
        "springLoaded": .property(\UIBarButtonItem.isSpringLoaded),
        "style": .property(\UIBarButtonItem.style),
        "symbolAnimationEnabled": .property(\UIBarButtonItem.isSymbolAnimationEnabled),
        "target": .property(\UIBarButtonItem.target),
        "tintColor": .property(\UIBarButtonItem.tintColor),
        "width": .property(\UIBarButtonItem.width),
    ]

    private static let ofUIBarButtonItemAppearance: [String: KitKey] = [
        "disabled": .readOnly(\UIBarButtonItemAppearance.disabled),
        "focused": .readOnly(\UIBarButtonItemAppearance.focused),
        "highlighted": .readOnly(\UIBarButtonItemAppearance.highlighted),
        "normal": .readOnly(\UIBarButtonItemAppearance.normal),
    ]

    private static let ofUIBarButtonItemGroup: [String: KitKey] = [
        "alwaysAvailable": .property(\UIBarButtonItemGroup.alwaysAvailable),
        "barButtonItems": .property(\UIBarButtonItemGroup.barButtonItems),
        "displayingRepresentativeItem": .readOnly(\UIBarButtonItemGroup.isDisplayingRepresentativeItem),
        "hidden": .property(\UIBarButtonItemGroup.isHidden),
        "menuRepresentation": .property(\UIBarButtonItemGroup.menuRepresentation),
        "representativeItem": .property(\UIBarButtonItemGroup.representativeItem),
    ]

    private static let ofUIBarButtonItemStateAppearance: [String: KitKey] = [
        "backgroundImage": .property(\UIBarButtonItemStateAppearance.backgroundImage),
        "backgroundImagePositionAdjustment": .property(
            \UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment),
        "titlePositionAdjustment": .property(\UIBarButtonItemStateAppearance.titlePositionAdjustment),
        "titleTextAttributes": .property(\UIBarButtonItemStateAppearance.titleTextAttributes),
    ]

    private static let ofUIBarItem: [String: KitKey] = [
        "accessibilityHint": .property(\UIBarItem.accessibilityHint),
        "accessibilityIdentifier": .property(\UIBarItem.accessibilityIdentifier),
        "accessibilityLabel": .property(\UIBarItem.accessibilityLabel),
        "accessibilityValue": .property(\UIBarItem.accessibilityValue),
        "enabled": .property(\UIBarItem.isEnabled),
        "image": .property(\UIBarItem.image),
        "imageInsets": .property(\UIBarItem.imageInsets),
        "landscapeImagePhone": .property(\UIBarItem.landscapeImagePhone),
        "landscapeImagePhoneInsets": .property(\UIBarItem.landscapeImagePhoneInsets),
        "largeContentSizeImage": .property(\UIBarItem.largeContentSizeImage),
        "largeContentSizeImageInsets": .property(\UIBarItem.largeContentSizeImageInsets),
        "tag": .property(\UIBarItem.tag),
        "title": .property(\UIBarItem.title),
    ]

    private static let ofUIBezierPath: [String: KitKey] = [
        "bounds": .readOnly(\UIBezierPath.bounds),
        "cgPath": .property(\UIBezierPath.cgPath),
        "currentPoint": .readOnly(\UIBezierPath.currentPoint),
        "empty": .readOnly(\UIBezierPath.isEmpty),
        "flatness": .property(\UIBezierPath.flatness),
        "lineCapStyle": .property(\UIBezierPath.lineCapStyle),
        "lineJoinStyle": .property(\UIBezierPath.lineJoinStyle),
        "lineWidth": .property(\UIBezierPath.lineWidth),
        "miterLimit": .property(\UIBezierPath.miterLimit),
        "usesEvenOddFillRule": .property(\UIBezierPath.usesEvenOddFillRule),
    ]

    private static let ofUIButton: [String: KitKey] = [
        "adjustsImageSizeForAccessibilityContentSizeCategory": .property(
            \UIButton.adjustsImageSizeForAccessibilityContentSizeCategory),
        "adjustsImageWhenDisabled": .property(\UIButton.adjustsImageWhenDisabled),
        "adjustsImageWhenHighlighted": .property(\UIButton.adjustsImageWhenHighlighted),
        "automaticallyUpdatesConfiguration": .property(\UIButton.automaticallyUpdatesConfiguration),
        "behavioralStyle": .readOnly(\UIButton.behavioralStyle),
        "buttonType": .readOnly(\UIButton.buttonType),
        "changesSelectionAsPrimaryAction": .property(\UIButton.changesSelectionAsPrimaryAction),
        "configuration": .property(\UIButton.configuration),
        "configurationUpdateHandler": .property(\UIButton.configurationUpdateHandler),
        "contentEdgeInsets": .property(\UIButton.contentEdgeInsets),
        "currentAttributedTitle": .readOnly(\UIButton.currentAttributedTitle),
        "currentBackgroundImage": .readOnly(\UIButton.currentBackgroundImage),
        "currentImage": .readOnly(\UIButton.currentImage),
        "currentTitle": .readOnly(\UIButton.currentTitle),
        "currentTitleColor": .readOnly(\UIButton.currentTitleColor),
        "currentTitleShadowColor": .readOnly(\UIButton.currentTitleShadowColor),
        "imageEdgeInsets": .property(\UIButton.imageEdgeInsets),
        "imageView": .readOnly(\UIButton.imageView),
        "menu": .property(\UIButton.menu),
        "pointerInteractionEnabled": .property(\UIButton.isPointerInteractionEnabled),
        "pointerStyleProvider": .property(\UIButton.pointerStyleProvider),
        "preferredBehavioralStyle": .property(\UIButton.preferredBehavioralStyle),
        "preferredMenuElementOrder": .property(\UIButton.preferredMenuElementOrder),
        "reversesTitleShadowWhenHighlighted": .property(\UIButton.reversesTitleShadowWhenHighlighted),
        "role": .property(\UIButton.role),
        "showsTouchWhenHighlighted": .property(\UIButton.showsTouchWhenHighlighted),
        "springLoaded": .property(\UIButton.isSpringLoaded),
        "subtitleLabel": .readOnly(\UIButton.subtitleLabel),
        "titleEdgeInsets": .property(\UIButton.titleEdgeInsets),
        "titleLabel": .readOnly(\UIButton.titleLabel),
    ]

    private static let ofUICalendarSelectionMultiDate: [String: KitKey] = [
        "delegate": .readOnly(\UICalendarSelectionMultiDate.delegate),
        "selectedDates": .property(\UICalendarSelectionMultiDate.selectedDates),
    ]

    private static let ofUICalendarSelectionSingleDate: [String: KitKey] = [
        "delegate": .readOnly(\UICalendarSelectionSingleDate.delegate),
        "selectedDate": .property(\UICalendarSelectionSingleDate.selectedDate),
    ]

    private static let ofUICalendarView: [String: KitKey] = [
        "availableDateRange": .property(\UICalendarView.availableDateRange),
        "calendar": .property(\UICalendarView.calendar),
        "delegate": .property(\UICalendarView.delegate),
        "fontDesign": .property(\UICalendarView.fontDesign),
        "locale": .property(\UICalendarView.locale),
        "selectionBehavior": .property(\UICalendarView.selectionBehavior),
        "timeZone": .property(\UICalendarView.timeZone),
        "visibleDateComponents": .property(\UICalendarView.visibleDateComponents),
        "wantsDateDecorations": .property(\UICalendarView.wantsDateDecorations),
    ]

    private static let ofUICollectionLayoutSectionOrthogonalScrollingProperties: [String: KitKey] = [
        "bounce": .property(\UICollectionLayoutSectionOrthogonalScrollingProperties.bounce),
        "decelerationRate": .property(
            \UICollectionLayoutSectionOrthogonalScrollingProperties.decelerationRate),
    ]

    private static let ofUICollectionReusableView: [String: KitKey] = [
        "reuseIdentifier": .readOnly(\UICollectionReusableView.reuseIdentifier)
    ]

    private static let ofUICollectionView: [String: KitKey] = [
        "allowsFocus": .property(\UICollectionView.allowsFocus),
        "allowsFocusDuringEditing": .property(\UICollectionView.allowsFocusDuringEditing),
        "allowsMultipleSelection": .property(\UICollectionView.allowsMultipleSelection),
        "allowsMultipleSelectionDuringEditing": .property(
            \UICollectionView.allowsMultipleSelectionDuringEditing),
        "allowsSelection": .property(\UICollectionView.allowsSelection),
        "allowsSelectionDuringEditing": .property(\UICollectionView.allowsSelectionDuringEditing),
        "backgroundView": .property(\UICollectionView.backgroundView),
        "collectionViewLayout": .property(\UICollectionView.collectionViewLayout),
        "contextMenuInteraction": .readOnly(\UICollectionView.contextMenuInteraction),
        "dataSource": .property(\UICollectionView.dataSource),
        "delegate": .property(\UICollectionView.delegate),
        "dragDelegate": .property(\UICollectionView.dragDelegate),
        "dragInteractionEnabled": .property(\UICollectionView.dragInteractionEnabled),
        "dropDelegate": .property(\UICollectionView.dropDelegate),
        "editing": .property(\UICollectionView.isEditing),
        "hasActiveDrag": .readOnly(\UICollectionView.hasActiveDrag),
        "hasActiveDrop": .readOnly(\UICollectionView.hasActiveDrop),
        "hasUncommittedUpdates": .readOnly(\UICollectionView.hasUncommittedUpdates),
        "indexPathsForSelectedItems": .readOnly(\UICollectionView.indexPathsForSelectedItems),
        "indexPathsForVisibleItems": .readOnly(\UICollectionView.indexPathsForVisibleItems),
        "numberOfSections": .readOnly(\UICollectionView.numberOfSections),
        "prefetchDataSource": .property(\UICollectionView.prefetchDataSource),
        "prefetchingEnabled": .property(\UICollectionView.isPrefetchingEnabled),
        "remembersLastFocusedIndexPath": .property(\UICollectionView.remembersLastFocusedIndexPath),
        "reorderingCadence": .property(\UICollectionView.reorderingCadence),
        "selectionFollowsFocus": .property(\UICollectionView.selectionFollowsFocus),
        "selfSizingInvalidation": .property(\UICollectionView.selfSizingInvalidation),
        "springLoaded": .property(\UICollectionView.isSpringLoaded),
        "visibleCells": .readOnly(\UICollectionView.visibleCells),
    ]

    private static let ofUICollectionViewCell: [String: KitKey] = [
        "automaticallyUpdatesBackgroundConfiguration": .property(
            \UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration),
        "automaticallyUpdatesContentConfiguration": .property(
            \UICollectionViewCell.automaticallyUpdatesContentConfiguration),
        "backgroundConfiguration": .property(\UICollectionViewCell.backgroundConfiguration),
        "backgroundView": .property(\UICollectionViewCell.backgroundView),
        "configurationState": .readOnly(\UICollectionViewCell.configurationState),
        "configurationUpdateHandler": .property(\UICollectionViewCell.configurationUpdateHandler),
        "contentConfiguration": .property(\UICollectionViewCell.contentConfiguration),
        "contentView": .readOnly(\UICollectionViewCell.contentView),
        "highlighted": .property(\UICollectionViewCell.isHighlighted),
        "selected": .property(\UICollectionViewCell.isSelected),
        "selectedBackgroundView": .property(\UICollectionViewCell.selectedBackgroundView),
    ]

    private static let ofUICollectionViewCompositionalLayout: [String: KitKey] = [
        "configuration": .property(\UICollectionViewCompositionalLayout.configuration)
    ]

    private static let ofUICollectionViewCompositionalLayoutConfiguration: [String: KitKey] = [
        "boundarySupplementaryItems": .property(
            \UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems),
        "contentInsetsReference": .property(
            \UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference),
        "interSectionSpacing": .property(
            \UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing),
        "scrollDirection": .property(\UICollectionViewCompositionalLayoutConfiguration.scrollDirection),
    ]

    private static let ofUICollectionViewController: [String: KitKey] = [
        "clearsSelectionOnViewWillAppear": .property(
            \UICollectionViewController.clearsSelectionOnViewWillAppear),
        "collectionView": .property(\UICollectionViewController.collectionView),
        "collectionViewLayout": .readOnly(\UICollectionViewController.collectionViewLayout),
        "installsStandardGestureForInteractiveMovement": .property(
            \UICollectionViewController.installsStandardGestureForInteractiveMovement),
        "useLayoutToLayoutNavigationTransitions": .property(
            \UICollectionViewController.useLayoutToLayoutNavigationTransitions),
    ]

    private static let ofUICollectionViewDropPlaceholder: [String: KitKey] = [
        "previewParametersProvider": .property(\UICollectionViewDropPlaceholder.previewParametersProvider)
    ]

    private static let ofUICollectionViewDropProposal: [String: KitKey] = [
        "intent": .readOnly(\UICollectionViewDropProposal.intent)
    ]

    private static let ofUICollectionViewFlowLayout: [String: KitKey] = [
        "estimatedItemSize": .property(\UICollectionViewFlowLayout.estimatedItemSize),
        "footerReferenceSize": .property(\UICollectionViewFlowLayout.footerReferenceSize),
        "headerReferenceSize": .property(\UICollectionViewFlowLayout.headerReferenceSize),
        "itemSize": .property(\UICollectionViewFlowLayout.itemSize),
        "minimumInteritemSpacing": .property(\UICollectionViewFlowLayout.minimumInteritemSpacing),
        "minimumLineSpacing": .property(\UICollectionViewFlowLayout.minimumLineSpacing),
        "scrollDirection": .property(\UICollectionViewFlowLayout.scrollDirection),
        "sectionFootersPinToVisibleBounds": .property(
            \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds),
        "sectionHeadersPinToVisibleBounds": .property(
            \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds),
        "sectionInset": .property(\UICollectionViewFlowLayout.sectionInset),
        "sectionInsetReference": .property(\UICollectionViewFlowLayout.sectionInsetReference),
    ]

    private static let ofUICollectionViewFlowLayoutInvalidationContext: [String: KitKey] = [
        "invalidateFlowLayoutAttributes": .property(
            \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes),
        "invalidateFlowLayoutDelegateMetrics": .property(
            \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics),
    ]

    private static let ofUICollectionViewFocusUpdateContext: [String: KitKey] = [
        "nextFocusedIndexPath": .readOnly(\UICollectionViewFocusUpdateContext.nextFocusedIndexPath),
        "previouslyFocusedIndexPath": .readOnly(
            \UICollectionViewFocusUpdateContext.previouslyFocusedIndexPath),
    ]

    private static let ofUICollectionViewLayout: [String: KitKey] = [
        "collectionView": .readOnly(\UICollectionViewLayout.collectionView),
        "collectionViewContentSize": .readOnly(\UICollectionViewLayout.collectionViewContentSize),
        "developmentLayoutDirection": .readOnly(\UICollectionViewLayout.developmentLayoutDirection),
        "flipsHorizontallyInOppositeLayoutDirection": .readOnly(
            \UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection),
    ]

    private static let ofUICollectionViewLayoutAttributes: [String: KitKey] = [
        "alpha": .property(\UICollectionViewLayoutAttributes.alpha),
        "bounds": .property(\UICollectionViewLayoutAttributes.bounds),
        "center": .property(\UICollectionViewLayoutAttributes.center),
        "frame": .property(\UICollectionViewLayoutAttributes.frame),
        "hidden": .property(\UICollectionViewLayoutAttributes.isHidden),
        "indexPath": .property(\UICollectionViewLayoutAttributes.indexPath),
        "representedElementCategory": .readOnly(\UICollectionViewLayoutAttributes.representedElementCategory),
        "representedElementKind": .readOnly(\UICollectionViewLayoutAttributes.representedElementKind),
        "size": .property(\UICollectionViewLayoutAttributes.size),
        "transform": .property(\UICollectionViewLayoutAttributes.transform),
        "transform3D": .property(\UICollectionViewLayoutAttributes.transform3D),
        "zIndex": .property(\UICollectionViewLayoutAttributes.zIndex),
    ]

    private static let ofUICollectionViewLayoutInvalidationContext: [String: KitKey] = [
        "contentOffsetAdjustment": .property(
            \UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment),
        "contentSizeAdjustment": .property(\UICollectionViewLayoutInvalidationContext.contentSizeAdjustment),
        "interactiveMovementTarget": .readOnly(
            \UICollectionViewLayoutInvalidationContext.interactiveMovementTarget),
        "invalidateDataSourceCounts": .readOnly(
            \UICollectionViewLayoutInvalidationContext.invalidateDataSourceCounts),
        "invalidateEverything": .readOnly(\UICollectionViewLayoutInvalidationContext.invalidateEverything),
        "invalidatedDecorationIndexPaths": .readOnly(
            \UICollectionViewLayoutInvalidationContext.invalidatedDecorationIndexPaths),
        "invalidatedItemIndexPaths": .readOnly(
            \UICollectionViewLayoutInvalidationContext.invalidatedItemIndexPaths),
        "invalidatedSupplementaryIndexPaths": .readOnly(
            \UICollectionViewLayoutInvalidationContext.invalidatedSupplementaryIndexPaths),
        "previousIndexPathsForInteractivelyMovingItems": .readOnly(
            \UICollectionViewLayoutInvalidationContext.previousIndexPathsForInteractivelyMovingItems),
        "targetIndexPathsForInteractivelyMovingItems": .readOnly(
            \UICollectionViewLayoutInvalidationContext.targetIndexPathsForInteractivelyMovingItems),
    ]

    private static let ofUICollectionViewListCell: [String: KitKey] = [
        "accessories": .property(\UICollectionViewListCell.accessories),
        "indentationLevel": .property(\UICollectionViewListCell.indentationLevel),
        "indentationWidth": .property(\UICollectionViewListCell.indentationWidth),
        "indentsAccessories": .property(\UICollectionViewListCell.indentsAccessories),
        "separatorLayoutGuide": .readOnly(\UICollectionViewListCell.separatorLayoutGuide),
    ]

    private static let ofUICollectionViewPlaceholder: [String: KitKey] = [
        "cellUpdateHandler": .property(\UICollectionViewPlaceholder.cellUpdateHandler)
    ]

    private static let ofUICollectionViewTransitionLayout: [String: KitKey] = [
        "currentLayout": .readOnly(\UICollectionViewTransitionLayout.currentLayout),
        "nextLayout": .readOnly(\UICollectionViewTransitionLayout.nextLayout),
        "transitionProgress": .property(\UICollectionViewTransitionLayout.transitionProgress),
    ]

    private static let ofUICollectionViewUpdateItem: [String: KitKey] = [
        "indexPathAfterUpdate": .readOnly(\UICollectionViewUpdateItem.indexPathAfterUpdate),
        "indexPathBeforeUpdate": .readOnly(\UICollectionViewUpdateItem.indexPathBeforeUpdate),
        "updateAction": .readOnly(\UICollectionViewUpdateItem.updateAction),
    ]

    private static let ofUICollisionBehavior: [String: KitKey] = [
        "boundaryIdentifiers": .readOnly(\UICollisionBehavior.boundaryIdentifiers),
        "collisionDelegate": .property(\UICollisionBehavior.collisionDelegate),
        "collisionMode": .property(\UICollisionBehavior.collisionMode),
        "translatesReferenceBoundsIntoBoundary": .property(
            \UICollisionBehavior.translatesReferenceBoundsIntoBoundary),
    ]

    private static let ofUIColor: [String: KitKey] = [
        "accessibilityName": .readOnly(\UIColor.accessibilityName),
        "cgColor": .readOnly(\UIColor.cgColor),
    ]

    private static let ofUIColorPickerViewController: [String: KitKey] = [
        "delegate": .property(\UIColorPickerViewController.delegate),
        "selectedColor": .property(\UIColorPickerViewController.selectedColor),
        "supportsAlpha": .property(\UIColorPickerViewController.supportsAlpha),
        "supportsEyedropper": .property(\UIColorPickerViewController.supportsEyedropper),
    ]

    private static let ofUIColorWell: [String: KitKey] = [
        "selectedColor": .property(\UIColorWell.selectedColor),
        "supportsAlpha": .property(\UIColorWell.supportsAlpha),
        "supportsEyedropper": .property(\UIColorWell.supportsEyedropper),
        "title": .property(\UIColorWell.title),
    ]

    private static let ofUICommand: [String: KitKey] = [
        "action": .readOnly(\UICommand.action),
        "attributes": .property(\UICommand.attributes),
        "discoverabilityTitle": .property(\UICommand.discoverabilityTitle),
        "propertyList": .readOnly(\UICommand.propertyList),
        "state": .property(\UICommand.state),
    ]

    private static let ofUIContentUnavailableView: [String: KitKey] = [
        "configuration": .property(\UIContentUnavailableView.configuration),
        "scrollEnabled": .property(\UIContentUnavailableView.isScrollEnabled),
    ]

    private static let ofUIContextMenuConfiguration: [String: KitKey] = [
        "badgeCount": .property(\UIContextMenuConfiguration.badgeCount),
        "identifier": .readOnly(\UIContextMenuConfiguration.identifier),
        "preferredMenuElementOrder": .property(\UIContextMenuConfiguration.preferredMenuElementOrder),
        "secondaryItemIdentifiers": .property(\UIContextMenuConfiguration.secondaryItemIdentifiers),
    ]

    private static let ofUIContextMenuInteraction: [String: KitKey] = [
        "delegate": .readOnly(\UIContextMenuInteraction.delegate),
        "menuAppearance": .readOnly(\UIContextMenuInteraction.menuAppearance),
        "view": .readOnly(\UIContextMenuInteraction.view),
    ]

    private static let ofUIContextualAction: [String: KitKey] = [
        "backgroundColor": .property(\UIContextualAction.backgroundColor),
        "handler": .readOnly(\UIContextualAction.handler),
        "image": .property(\UIContextualAction.image),
        "style": .readOnly(\UIContextualAction.style),
        "title": .property(\UIContextualAction.title),
    ]

    private static let ofUIControl: [String: KitKey] = [
        "allControlEvents": .readOnly(\UIControl.allControlEvents),
        "allTargets": .readOnly(\UIControl.allTargets),
        "contentHorizontalAlignment": .property(\UIControl.contentHorizontalAlignment),
        "contentVerticalAlignment": .property(\UIControl.contentVerticalAlignment),
        "contextMenuInteraction": .readOnly(\UIControl.contextMenuInteraction),
        "contextMenuInteractionEnabled": .property(\UIControl.isContextMenuInteractionEnabled),
        "effectiveContentHorizontalAlignment": .readOnly(\UIControl.effectiveContentHorizontalAlignment),
        "enabled": .property(\UIControl.isEnabled),
        "highlighted": .property(\UIControl.isHighlighted),
        "selected": .property(\UIControl.isSelected),
        "showsMenuAsPrimaryAction": .property(\UIControl.showsMenuAsPrimaryAction),
        "state": .readOnly(\UIControl.state),
        "toolTip": .property(\UIControl.toolTip),
        "toolTipInteraction": .readOnly(\UIControl.toolTipInteraction),
        "touchInside": .readOnly(\UIControl.isTouchInside),
        "tracking": .readOnly(\UIControl.isTracking),
    ]

    private static let ofUICubicTimingParameters: [String: KitKey] = [
        "animationCurve": .readOnly(\UICubicTimingParameters.animationCurve),
        "controlPoint1": .readOnly(\UICubicTimingParameters.controlPoint1),
        "controlPoint2": .readOnly(\UICubicTimingParameters.controlPoint2),
        "cubicTimingParameters": .readOnly(\UICubicTimingParameters.cubicTimingParameters),
        "springTimingParameters": .readOnly(\UICubicTimingParameters.springTimingParameters),
        "timingCurveType": .readOnly(\UICubicTimingParameters.timingCurveType),
    ]

    private static let ofUIDatePicker: [String: KitKey] = [
        "calendar": .property(\UIDatePicker.calendar),
        "countDownDuration": .property(\UIDatePicker.countDownDuration),
        "date": .property(\UIDatePicker.date),
        "datePickerMode": .property(\UIDatePicker.datePickerMode),
        "datePickerStyle": .readOnly(\UIDatePicker.datePickerStyle),
        "locale": .property(\UIDatePicker.locale),
        "maximumDate": .property(\UIDatePicker.maximumDate),
        "minimumDate": .property(\UIDatePicker.minimumDate),
        "minuteInterval": .property(\UIDatePicker.minuteInterval),
        "preferredDatePickerStyle": .property(\UIDatePicker.preferredDatePickerStyle),
        "roundsToMinuteInterval": .property(\UIDatePicker.roundsToMinuteInterval),
        "timeZone": .property(\UIDatePicker.timeZone),
    ]

    private static let ofUIDevice: [String: KitKey] = [
        "batteryLevel": .readOnly(\UIDevice.batteryLevel),
        "batteryMonitoringEnabled": .property(\UIDevice.isBatteryMonitoringEnabled),
        "batteryState": .readOnly(\UIDevice.batteryState),
        "generatingDeviceOrientationNotifications": .readOnly(
            \UIDevice.isGeneratingDeviceOrientationNotifications),
        "identifierForVendor": .readOnly(\UIDevice.identifierForVendor),
        "localizedModel": .readOnly(\UIDevice.localizedModel),
        "model": .readOnly(\UIDevice.model),
        "multitaskingSupported": .readOnly(\UIDevice.isMultitaskingSupported),
        "name": .readOnly(\UIDevice.name),
        "orientation": .readOnly(\UIDevice.orientation),
        "proximityMonitoringEnabled": .property(\UIDevice.isProximityMonitoringEnabled),
        "proximityState": .readOnly(\UIDevice.proximityState),
        "systemName": .readOnly(\UIDevice.systemName),
        "systemVersion": .readOnly(\UIDevice.systemVersion),
        "userInterfaceIdiom": .readOnly(\UIDevice.userInterfaceIdiom),
    ]

    private static let ofUIDocument: [String: KitKey] = [
        "documentState": .readOnly(\UIDocument.documentState),
        "fileModificationDate": .property(\UIDocument.fileModificationDate),
        "fileType": .readOnly(\UIDocument.fileType),
        "fileURL": .readOnly(\UIDocument.fileURL),
        "hasUnsavedChanges": .readOnly(\UIDocument.hasUnsavedChanges),
        "localizedName": .readOnly(\UIDocument.localizedName),
        "progress": .readOnly(\UIDocument.progress),
        "savingFileType": .readOnly(\UIDocument.savingFileType),
        "undoManager": .property(\UIDocument.undoManager),
        "userActivity": .property(\UIDocument.userActivity),
    ]

    private static let ofUIDocumentBrowserViewController: [String: KitKey] = [
        "additionalLeadingNavigationBarButtonItems": .property(
            \UIDocumentBrowserViewController.additionalLeadingNavigationBarButtonItems),
        "additionalTrailingNavigationBarButtonItems": .property(
            \UIDocumentBrowserViewController.additionalTrailingNavigationBarButtonItems),
        "allowedContentTypes": .property(\UIDocumentBrowserViewController.allowedContentTypes),
        "allowsDocumentCreation": .property(\UIDocumentBrowserViewController.allowsDocumentCreation),
        "allowsPickingMultipleItems": .property(\UIDocumentBrowserViewController.allowsPickingMultipleItems),
        "browserUserInterfaceStyle": .property(\UIDocumentBrowserViewController.browserUserInterfaceStyle),
        "defaultDocumentAspectRatio": .property(\UIDocumentBrowserViewController.defaultDocumentAspectRatio),
        "delegate": .property(\UIDocumentBrowserViewController.delegate),
        "localizedCreateDocumentActionTitle": .property(
            \UIDocumentBrowserViewController.localizedCreateDocumentActionTitle),
        "shouldShowFileExtensions": .property(\UIDocumentBrowserViewController.shouldShowFileExtensions),
    ]

    private static let ofUIDocumentInteractionController: [String: KitKey] = [
        "annotation": .property(\UIDocumentInteractionController.annotation),
        "delegate": .property(\UIDocumentInteractionController.delegate),
        "gestureRecognizers": .readOnly(\UIDocumentInteractionController.gestureRecognizers),
        "icons": .readOnly(\UIDocumentInteractionController.icons),
        "name": .property(\UIDocumentInteractionController.name),
        "url": .property(\UIDocumentInteractionController.url),
        "uti": .property(\UIDocumentInteractionController.uti),
    ]

    private static let ofUIDocumentPickerViewController: [String: KitKey] = [
        "allowsMultipleSelection": .property(\UIDocumentPickerViewController.allowsMultipleSelection),
        "delegate": .property(\UIDocumentPickerViewController.delegate),
        "directoryURL": .property(\UIDocumentPickerViewController.directoryURL),
        "documentPickerMode": .readOnly(\UIDocumentPickerViewController.documentPickerMode),
        "shouldShowFileExtensions": .property(\UIDocumentPickerViewController.shouldShowFileExtensions),
    ]

    private static let ofUIDragInteraction: [String: KitKey] = [
        "allowsSimultaneousRecognitionDuringLift": .property(
            \UIDragInteraction.allowsSimultaneousRecognitionDuringLift),
        "delegate": .readOnly(\UIDragInteraction.delegate),
        "enabled": .property(\UIDragInteraction.isEnabled),
        "view": .readOnly(\UIDragInteraction.view),
    ]

    private static let ofUIDragItem: [String: KitKey] = [
        "itemProvider": .readOnly(\UIDragItem.itemProvider),
        "localObject": .property(\UIDragItem.localObject),
        "previewProvider": .property(\UIDragItem.previewProvider),
    ]

    private static let ofUIDragPreview: [String: KitKey] = [
        "parameters": .readOnly(\UIDragPreview.parameters),
        "view": .readOnly(\UIDragPreview.view),
    ]

    private static let ofUIDropInteraction: [String: KitKey] = [
        "allowsSimultaneousDropSessions": .property(\UIDropInteraction.allowsSimultaneousDropSessions),
        "delegate": .readOnly(\UIDropInteraction.delegate),
        "view": .readOnly(\UIDropInteraction.view),
    ]

    private static let ofUIDropProposal: [String: KitKey] = [
        "operation": .readOnly(\UIDropProposal.operation),
        "precise": .property(\UIDropProposal.isPrecise),
        "prefersFullSizePreview": .property(\UIDropProposal.prefersFullSizePreview),
    ]

    private static let ofUIDynamicAnimator: [String: KitKey] = [
        "behaviors": .readOnly(\UIDynamicAnimator.behaviors),
        "delegate": .property(\UIDynamicAnimator.delegate),
        "elapsedTime": .readOnly(\UIDynamicAnimator.elapsedTime),
        "referenceView": .readOnly(\UIDynamicAnimator.referenceView),
        "running": .readOnly(\UIDynamicAnimator.isRunning),
    ]

    private static let ofUIDynamicBehavior: [String: KitKey] = [
        "action": .property(\UIDynamicBehavior.action),
        "childBehaviors": .readOnly(\UIDynamicBehavior.childBehaviors),
        "dynamicAnimator": .readOnly(\UIDynamicBehavior.dynamicAnimator),
    ]

    private static let ofUIDynamicItemBehavior: [String: KitKey] = [
        "allowsRotation": .property(\UIDynamicItemBehavior.allowsRotation),
        "anchored": .property(\UIDynamicItemBehavior.isAnchored),
        "angularResistance": .property(\UIDynamicItemBehavior.angularResistance),
        "charge": .property(\UIDynamicItemBehavior.charge),
        "density": .property(\UIDynamicItemBehavior.density),
        "elasticity": .property(\UIDynamicItemBehavior.elasticity),
        "friction": .property(\UIDynamicItemBehavior.friction),
        "resistance": .property(\UIDynamicItemBehavior.resistance),
    ]

    private static let ofUIDynamicItemGroup: [String: KitKey] = [
        "bounds": .readOnly(\UIDynamicItemGroup.bounds),
        "center": .property(\UIDynamicItemGroup.center),
        "items": .readOnly(\UIDynamicItemGroup.items),
        "transform": .property(\UIDynamicItemGroup.transform),
    ]

    private static let ofUIDynamicItemsBehavior: [String: KitKey] = [
        "items": .readOnly(\UIDynamicItemsBehavior.items)
    ]

    private static let ofUIEditMenuConfiguration: [String: KitKey] = [
        "identifier": .readOnly(\UIEditMenuConfiguration.identifier),
        "preferredArrowDirection": .property(\UIEditMenuConfiguration.preferredArrowDirection),
        "sourcePoint": .readOnly(\UIEditMenuConfiguration.sourcePoint),
    ]

    private static let ofUIEditMenuInteraction: [String: KitKey] = [
        "delegate": .readOnly(\UIEditMenuInteraction.delegate),
        "view": .readOnly(\UIEditMenuInteraction.view),
    ]

    private static let ofUIEvent: [String: KitKey] = [
        "allTouches": .readOnly(\UIEvent.allTouches),
        "buttonMask": .readOnly(\UIEvent.buttonMask),
        "subtype": .readOnly(\UIEvent.subtype),
        "timestamp": .readOnly(\UIEvent.timestamp),
        "type": .readOnly(\UIEvent.type),
    ]

    private static let ofUIFieldBehavior: [String: KitKey] = [
        "animationSpeed": .property(\UIFieldBehavior.animationSpeed),
        "direction": .property(\UIFieldBehavior.direction),
        "falloff": .property(\UIFieldBehavior.falloff),
        "minimumRadius": .property(\UIFieldBehavior.minimumRadius),
        "position": .property(\UIFieldBehavior.position),
        "region": .property(\UIFieldBehavior.region),
        "smoothness": .property(\UIFieldBehavior.smoothness),
        "strength": .property(\UIFieldBehavior.strength),
    ]

    private static let ofUIFindInteraction: [String: KitKey] = [
        "activeFindSession": .readOnly(\UIFindInteraction.activeFindSession),
        "delegate": .readOnly(\UIFindInteraction.delegate),
        "findNavigatorVisible": .readOnly(\UIFindInteraction.isFindNavigatorVisible),
        "optionsMenuProvider": .property(\UIFindInteraction.optionsMenuProvider),
        "replacementText": .property(\UIFindInteraction.replacementText),
        "searchText": .property(\UIFindInteraction.searchText),
        "view": .readOnly(\UIFindInteraction.view),
    ]

    private static let ofUIFindSession: [String: KitKey] = [
        "allowsReplacementForCurrentlyHighlightedResult": .readOnly(
            \UIFindSession.allowsReplacementForCurrentlyHighlightedResult),
        "highlightedResultIndex": .readOnly(\UIFindSession.highlightedResultIndex),
        "resultCount": .readOnly(\UIFindSession.resultCount),
        "searchResultDisplayStyle": .property(\UIFindSession.searchResultDisplayStyle),
        "supportsReplacement": .readOnly(\UIFindSession.supportsReplacement),
    ]

    private static let ofUIFocusGuide: [String: KitKey] = [
        "enabled": .property(\UIFocusGuide.isEnabled),
        "preferredFocusEnvironments": .property(\UIFocusGuide.preferredFocusEnvironments),
    ]

    private static let ofUIFocusHaloEffect: [String: KitKey] = [
        "containerView": .property(\UIFocusHaloEffect.containerView),
        "referenceView": .property(\UIFocusHaloEffect.referenceView),
    ]

    private static let ofUIFocusUpdateContext: [String: KitKey] = [
        "nextFocusedView": .readOnly(\UIFocusUpdateContext.nextFocusedView),
        "previouslyFocusedView": .readOnly(\UIFocusUpdateContext.previouslyFocusedView),
    ]

    private static let ofUIFont: [String: KitKey] = [
        "ascender": .readOnly(\UIFont.ascender),
        "capHeight": .readOnly(\UIFont.capHeight),
        "descender": .readOnly(\UIFont.descender),
        "familyName": .readOnly(\UIFont.familyName),
        "fontDescriptor": .readOnly(\UIFont.fontDescriptor),
        "fontName": .readOnly(\UIFont.fontName),
        "leading": .readOnly(\UIFont.leading),
        "lineHeight": .readOnly(\UIFont.lineHeight),
        "pointSize": .readOnly(\UIFont.pointSize),
        "xHeight": .readOnly(\UIFont.xHeight),
    ]

    private static let ofUIFontDescriptor: [String: KitKey] = [
        "fontAttributes": .readOnly(\UIFontDescriptor.fontAttributes),
        "matrix": .readOnly(\UIFontDescriptor.matrix),
        "pointSize": .readOnly(\UIFontDescriptor.pointSize),
        "postscriptName": .readOnly(\UIFontDescriptor.postscriptName),
        "symbolicTraits": .readOnly(\UIFontDescriptor.symbolicTraits),
    ]

    private static let ofUIFontPickerViewController: [String: KitKey] = [
        "configuration": .readOnly(\UIFontPickerViewController.configuration),
        "delegate": .property(\UIFontPickerViewController.delegate),
        "selectedFontDescriptor": .property(\UIFontPickerViewController.selectedFontDescriptor),
    ]

    private static let ofUIGestureRecognizer: [String: KitKey] = [
        "allowedPressTypes": .property(\UIGestureRecognizer.allowedPressTypes),
        "allowedTouchTypes": .property(\UIGestureRecognizer.allowedTouchTypes),
        "buttonMask": .readOnly(\UIGestureRecognizer.buttonMask),
        "cancelsTouchesInView": .property(\UIGestureRecognizer.cancelsTouchesInView),
        "delaysTouchesBegan": .property(\UIGestureRecognizer.delaysTouchesBegan),
        "delaysTouchesEnded": .property(\UIGestureRecognizer.delaysTouchesEnded),
        "delegate": .property(\UIGestureRecognizer.delegate),
        "enabled": .property(\UIGestureRecognizer.isEnabled),
        "name": .property(\UIGestureRecognizer.name),
        "numberOfTouches": .readOnly(\UIGestureRecognizer.numberOfTouches),
        "requiresExclusiveTouchType": .property(\UIGestureRecognizer.requiresExclusiveTouchType),
        "state": .property(\UIGestureRecognizer.state),
        "view": .readOnly(\UIGestureRecognizer.view),
    ]

    private static let ofUIGlassContainerEffect: [String: KitKey] = [
        "spacing": .property(\UIGlassContainerEffect.spacing)
    ]

    private static let ofUIGlassEffect: [String: KitKey] = [
        "interactive": .property(\UIGlassEffect.isInteractive),
        "tintColor": .property(\UIGlassEffect.tintColor),
    ]

    private static let ofUIGraphicsImageRenderer: [String: KitKey] = [
        "format": .readOnly(\UIGraphicsImageRenderer.format)
    ]

    private static let ofUIGraphicsImageRendererContext: [String: KitKey] = [
        "currentImage": .readOnly(\UIGraphicsImageRendererContext.currentImage)
    ]

    private static let ofUIGraphicsImageRendererFormat: [String: KitKey] = [
        "opaque": .property(\UIGraphicsImageRendererFormat.opaque),
        "preferredRange": .property(\UIGraphicsImageRendererFormat.preferredRange),
        "scale": .property(\UIGraphicsImageRendererFormat.scale),
    ]

    private static let ofUIGraphicsPDFRenderer: [String: KitKey] = [
        "format": .readOnly(\UIGraphicsPDFRenderer.format)
    ]

    private static let ofUIGraphicsPDFRendererContext: [String: KitKey] = [
        "pdfContextBounds": .readOnly(\UIGraphicsPDFRendererContext.pdfContextBounds)
    ]

    private static let ofUIGraphicsPDFRendererFormat: [String: KitKey] = [
        "documentInfo": .property(\UIGraphicsPDFRendererFormat.documentInfo)
    ]

    private static let ofUIGraphicsRendererContext: [String: KitKey] = [
        "cgContext": .readOnly(\UIGraphicsRendererContext.cgContext),
        "format": .readOnly(\UIGraphicsRendererContext.format),
    ]

    private static let ofUIGraphicsRendererFormat: [String: KitKey] = [
        "bounds": .readOnly(\UIGraphicsRendererFormat.bounds)
    ]

    private static let ofUIGravityBehavior: [String: KitKey] = [
        "gravityDirection": .property(\UIGravityBehavior.gravityDirection)
    ]

    private static let ofUIHoverGestureRecognizer: [String: KitKey] = [
        "altitudeAngle": .readOnly(\UIHoverGestureRecognizer.altitudeAngle),
        "zOffset": .readOnly(\UIHoverGestureRecognizer.zOffset),
    ]

    private static let ofUIImage: [String: KitKey] = [
        "accessibilityIdentifier": .property(\UIImage.accessibilityIdentifier),
        "alignmentRectInsets": .readOnly(\UIImage.alignmentRectInsets),
        "baselineOffsetFromBottom": .readOnly(\UIImage.baselineOffsetFromBottom),
        "capInsets": .readOnly(\UIImage.capInsets),
        "cgImage": .readOnly(\UIImage.cgImage),
        "duration": .readOnly(\UIImage.duration),
        "flipsForRightToLeftLayoutDirection": .readOnly(\UIImage.flipsForRightToLeftLayoutDirection),
        "imageAsset": .readOnly(\UIImage.imageAsset),
        "imageOrientation": .readOnly(\UIImage.imageOrientation),
        "imageRendererFormat": .readOnly(\UIImage.imageRendererFormat),
        "images": .readOnly(\UIImage.images),
        "renderingMode": .readOnly(\UIImage.renderingMode),
        "resizingMode": .readOnly(\UIImage.resizingMode),
        "scale": .readOnly(\UIImage.scale),
        "size": .readOnly(\UIImage.size),
        "symbolConfiguration": .readOnly(\UIImage.symbolConfiguration),
        "symbolImage": .readOnly(\UIImage.isSymbolImage),
    ]

    private static let ofUIImagePickerController: [String: KitKey] = [
        "allowsEditing": .property(\UIImagePickerController.allowsEditing),
        "cameraCaptureMode": .property(\UIImagePickerController.cameraCaptureMode),
        "cameraDevice": .property(\UIImagePickerController.cameraDevice),
        "cameraFlashMode": .property(\UIImagePickerController.cameraFlashMode),
        "cameraOverlayView": .property(\UIImagePickerController.cameraOverlayView),
        "cameraViewTransform": .property(\UIImagePickerController.cameraViewTransform),
        "imageExportPreset": .property(\UIImagePickerController.imageExportPreset),
        "mediaTypes": .property(\UIImagePickerController.mediaTypes),
        "showsCameraControls": .property(\UIImagePickerController.showsCameraControls),
        "sourceType": .property(\UIImagePickerController.sourceType),
        "videoExportPreset": .property(\UIImagePickerController.videoExportPreset),
        "videoMaximumDuration": .property(\UIImagePickerController.videoMaximumDuration),
        "videoQuality": .property(\UIImagePickerController.videoQuality),
    ]

    private static let ofUIImageView: [String: KitKey] = [
        "adjustsImageSizeForAccessibilityContentSizeCategory": .property(
            \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory),
        "animating": .readOnly(\UIImageView.isAnimating),
        "animationDuration": .property(\UIImageView.animationDuration),
        "animationImages": .property(\UIImageView.animationImages),
        "animationRepeatCount": .property(\UIImageView.animationRepeatCount),
        "highlighted": .property(\UIImageView.isHighlighted),
        "highlightedImage": .property(\UIImageView.highlightedImage),
        "image": .property(\UIImageView.image),
        "imageDynamicRange": .readOnly(\UIImageView.imageDynamicRange),
        "preferredImageDynamicRange": .property(\UIImageView.preferredImageDynamicRange),
        "preferredSymbolConfiguration": .property(\UIImageView.preferredSymbolConfiguration),
    ]

    private static let ofUIInputView: [String: KitKey] = [
        "allowsSelfSizing": .property(\UIInputView.allowsSelfSizing),
        "inputViewStyle": .readOnly(\UIInputView.inputViewStyle),
    ]

    private static let ofUIInputViewController: [String: KitKey] = [
        "hasDictationKey": .property(\UIInputViewController.hasDictationKey),
        "hasFullAccess": .readOnly(\UIInputViewController.hasFullAccess),
        "needsInputModeSwitchKey": .readOnly(\UIInputViewController.needsInputModeSwitchKey),
        "primaryLanguage": .property(\UIInputViewController.primaryLanguage),
        "textDocumentProxy": .readOnly(\UIInputViewController.textDocumentProxy),
    ]

    private static let ofUIInterpolatingMotionEffect: [String: KitKey] = [
        "keyPath": .readOnly(\UIInterpolatingMotionEffect.keyPath),
        "maximumRelativeValue": .property(\UIInterpolatingMotionEffect.maximumRelativeValue),
        "minimumRelativeValue": .property(\UIInterpolatingMotionEffect.minimumRelativeValue),
        "type": .readOnly(\UIInterpolatingMotionEffect.type),
    ]

    private static let ofUIKey: [String: KitKey] = [
        "characters": .readOnly(\UIKey.characters),
        "charactersIgnoringModifiers": .readOnly(\UIKey.charactersIgnoringModifiers),
        "keyCode": .readOnly(\UIKey.keyCode),
        "modifierFlags": .readOnly(\UIKey.modifierFlags),
    ]

    private static let ofUIKeyCommand: [String: KitKey] = [
        "allowsAutomaticLocalization": .property(\UIKeyCommand.allowsAutomaticLocalization),
        "allowsAutomaticMirroring": .property(\UIKeyCommand.allowsAutomaticMirroring),
        "input": .readOnly(\UIKeyCommand.input),
        "modifierFlags": .readOnly(\UIKeyCommand.modifierFlags),
        "wantsPriorityOverSystemBehavior": .property(\UIKeyCommand.wantsPriorityOverSystemBehavior),
    ]

    private static let ofUIKeyboardLayoutGuide: [String: KitKey] = [
        "followsUndockedKeyboard": .property(\UIKeyboardLayoutGuide.followsUndockedKeyboard),
        "keyboardDismissPadding": .property(\UIKeyboardLayoutGuide.keyboardDismissPadding),
        "usesBottomSafeArea": .property(\UIKeyboardLayoutGuide.usesBottomSafeArea),
    ]

    private static let ofUILabel: [String: KitKey] = [
        "adjustsFontForContentSizeCategory": .property(\UILabel.adjustsFontForContentSizeCategory),
        "adjustsFontSizeToFitWidth": .property(\UILabel.adjustsFontSizeToFitWidth),
        "allowsDefaultTighteningForTruncation": .property(\UILabel.allowsDefaultTighteningForTruncation),
        "attributedText": .property(\UILabel.attributedText),
        "baselineAdjustment": .property(\UILabel.baselineAdjustment),
        "enabled": .property(\UILabel.isEnabled),
        "font": .property(\UILabel.font),
        "highlighted": .property(\UILabel.isHighlighted),
        "highlightedTextColor": .property(\UILabel.highlightedTextColor),
        "lineBreakMode": .property(\UILabel.lineBreakMode),
        "lineBreakStrategy": .property(\UILabel.lineBreakStrategy),
        "minimumScaleFactor": .property(\UILabel.minimumScaleFactor),
        "numberOfLines": .property(\UILabel.numberOfLines),
        "preferredMaxLayoutWidth": .property(\UILabel.preferredMaxLayoutWidth),
        "shadowColor": .property(\UILabel.shadowColor),
        "shadowOffset": .property(\UILabel.shadowOffset),
        "showsExpansionTextWhenTruncated": .property(\UILabel.showsExpansionTextWhenTruncated),
        "text": .property(\UILabel.text),
        "textAlignment": .property(\UILabel.textAlignment),
        "textColor": .property(\UILabel.textColor),
    ]

    private static let ofUILargeContentViewerInteraction: [String: KitKey] = [
        "delegate": .readOnly(\UILargeContentViewerInteraction.delegate),
        "gestureRecognizerForExclusionRelationship": .readOnly(
            \UILargeContentViewerInteraction.gestureRecognizerForExclusionRelationship),
        "view": .readOnly(\UILargeContentViewerInteraction.view),
    ]

    private static let ofUILayoutGuide: [String: KitKey] = [
        "bottomAnchor": .readOnly(\UILayoutGuide.bottomAnchor),
        "centerXAnchor": .readOnly(\UILayoutGuide.centerXAnchor),
        "centerYAnchor": .readOnly(\UILayoutGuide.centerYAnchor),
        "heightAnchor": .readOnly(\UILayoutGuide.heightAnchor),
        "identifier": .property(\UILayoutGuide.identifier),
        "layoutFrame": .readOnly(\UILayoutGuide.layoutFrame),
        "leadingAnchor": .readOnly(\UILayoutGuide.leadingAnchor),
        "leftAnchor": .readOnly(\UILayoutGuide.leftAnchor),
        "owningView": .property(\UILayoutGuide.owningView),
        "rightAnchor": .readOnly(\UILayoutGuide.rightAnchor),
        "topAnchor": .readOnly(\UILayoutGuide.topAnchor),
        "trailingAnchor": .readOnly(\UILayoutGuide.trailingAnchor),
        "widthAnchor": .readOnly(\UILayoutGuide.widthAnchor),
    ]

    private static let ofUILexicon: [String: KitKey] = [
        "entries": .readOnly(\UILexicon.entries)
    ]

    private static let ofUILexiconEntry: [String: KitKey] = [
        "documentText": .readOnly(\UILexiconEntry.documentText),
        "userInput": .readOnly(\UILexiconEntry.userInput),
    ]

    private static let ofUIListContentView: [String: KitKey] = [
        "configuration": .property(\UIListContentView.configuration),
        "imageLayoutGuide": .readOnly(\UIListContentView.imageLayoutGuide),
        "secondaryTextLayoutGuide": .readOnly(\UIListContentView.secondaryTextLayoutGuide),
        "textLayoutGuide": .readOnly(\UIListContentView.textLayoutGuide),
    ]

    private static let ofUILocalizedIndexedCollation: [String: KitKey] = [
        "sectionIndexTitles": .readOnly(\UILocalizedIndexedCollation.sectionIndexTitles),
        "sectionTitles": .readOnly(\UILocalizedIndexedCollation.sectionTitles),
    ]

    private static let ofUILongPressGestureRecognizer: [String: KitKey] = [
        "allowableMovement": .property(\UILongPressGestureRecognizer.allowableMovement),
        "minimumPressDuration": .property(\UILongPressGestureRecognizer.minimumPressDuration),
        "numberOfTapsRequired": .property(\UILongPressGestureRecognizer.numberOfTapsRequired),
        "numberOfTouchesRequired": .property(\UILongPressGestureRecognizer.numberOfTouchesRequired),
    ]

    private static let ofUIMarkupTextPrintFormatter: [String: KitKey] = [
        "markupText": .property(\UIMarkupTextPrintFormatter.markupText)
    ]

    private static let ofUIMenu: [String: KitKey] = [
        "children": .readOnly(\UIMenu.children),
        "identifier": .readOnly(\UIMenu.identifier),
        "options": .readOnly(\UIMenu.options),
        "preferredElementSize": .property(\UIMenu.preferredElementSize),
        "selectedElements": .readOnly(\UIMenu.selectedElements),
    ]

    private static let ofUIMenuController: [String: KitKey] = [
        "arrowDirection": .property(\UIMenuController.arrowDirection),
        "menuFrame": .readOnly(\UIMenuController.menuFrame),
        "menuItems": .property(\UIMenuController.menuItems),
        "menuVisible": .property(\UIMenuController.isMenuVisible),
    ]

    private static let ofUIMenuElement: [String: KitKey] = [
        "image": .readOnly(\UIMenuElement.image),
        "subtitle": .property(\UIMenuElement.subtitle),
        "title": .readOnly(\UIMenuElement.title),
    ]

    private static let ofUIMenuItem: [String: KitKey] = [
        "action": .property(\UIMenuItem.action),
        "title": .property(\UIMenuItem.title),
    ]

    private static let ofUIMotionEffectGroup: [String: KitKey] = [
        "motionEffects": .property(\UIMotionEffectGroup.motionEffects)
    ]

    private static let ofUINavigationBar: [String: KitKey] = [
        "backIndicatorImage": .property(\UINavigationBar.backIndicatorImage),
        "backIndicatorTransitionMaskImage": .property(\UINavigationBar.backIndicatorTransitionMaskImage),
        "backItem": .readOnly(\UINavigationBar.backItem),
        "barPosition": .readOnly(\UINavigationBar.barPosition),
        "barStyle": .property(\UINavigationBar.barStyle),
        "barTintColor": .property(\UINavigationBar.barTintColor),
        "compactAppearance": .property(\UINavigationBar.compactAppearance),
        "compactScrollEdgeAppearance": .property(\UINavigationBar.compactScrollEdgeAppearance),
        "delegate": .property(\UINavigationBar.delegate),
        "items": .property(\UINavigationBar.items),
        "largeTitleTextAttributes": .property(\UINavigationBar.largeTitleTextAttributes),
        "prefersLargeTitles": .property(\UINavigationBar.prefersLargeTitles),
        "scrollEdgeAppearance": .property(\UINavigationBar.scrollEdgeAppearance),
        "shadowImage": .property(\UINavigationBar.shadowImage),
        "standardAppearance": .property(\UINavigationBar.standardAppearance),
        "titleTextAttributes": .property(\UINavigationBar.titleTextAttributes),
        "topItem": .readOnly(\UINavigationBar.topItem),
        "translucent": .property(\UINavigationBar.isTranslucent),
    ]

    private static let ofUINavigationBarAppearance: [String: KitKey] = [
        "backButtonAppearance": .property(\UINavigationBarAppearance.backButtonAppearance),
        "backIndicatorImage": .readOnly(\UINavigationBarAppearance.backIndicatorImage),
        "backIndicatorTransitionMaskImage": .readOnly(
            \UINavigationBarAppearance.backIndicatorTransitionMaskImage),
        "buttonAppearance": .property(\UINavigationBarAppearance.buttonAppearance),
        "doneButtonAppearance": .property(\UINavigationBarAppearance.doneButtonAppearance),
        "largeSubtitleTextAttributes": .property(\UINavigationBarAppearance.largeSubtitleTextAttributes),
        "largeTitleTextAttributes": .property(\UINavigationBarAppearance.largeTitleTextAttributes),
        "prominentButtonAppearance": .property(\UINavigationBarAppearance.prominentButtonAppearance),
        "subtitleTextAttributes": .property(\UINavigationBarAppearance.subtitleTextAttributes),
        "titlePositionAdjustment": .property(\UINavigationBarAppearance.titlePositionAdjustment),
        "titleTextAttributes": .property(\UINavigationBarAppearance.titleTextAttributes),
    ]

    private static let ofUINavigationController: [String: KitKey] = [
        "barHideOnSwipeGestureRecognizer": .readOnly(\UINavigationController.barHideOnSwipeGestureRecognizer),
        "barHideOnTapGestureRecognizer": .readOnly(\UINavigationController.barHideOnTapGestureRecognizer),
        "delegate": .property(\UINavigationController.delegate),
        "hidesBarsOnSwipe": .property(\UINavigationController.hidesBarsOnSwipe),
        "hidesBarsOnTap": .property(\UINavigationController.hidesBarsOnTap),
        "hidesBarsWhenKeyboardAppears": .property(\UINavigationController.hidesBarsWhenKeyboardAppears),
        "hidesBarsWhenVerticallyCompact": .property(\UINavigationController.hidesBarsWhenVerticallyCompact),
        "interactiveContentPopGestureRecognizer": .readOnly(
            \UINavigationController.interactiveContentPopGestureRecognizer),
        "interactivePopGestureRecognizer": .readOnly(\UINavigationController.interactivePopGestureRecognizer),
        "navigationBar": .readOnly(\UINavigationController.navigationBar),
        "navigationBarHidden": .property(\UINavigationController.isNavigationBarHidden),
        "toolbar": .readOnly(\UINavigationController.toolbar),
        "toolbarHidden": .property(\UINavigationController.isToolbarHidden),
        "topViewController": .readOnly(\UINavigationController.topViewController),
        "viewControllers": .property(\UINavigationController.viewControllers),
        "visibleViewController": .readOnly(\UINavigationController.visibleViewController),
    ]

    private static let ofUINavigationItem: [String: KitKey] = [
        "additionalOverflowItems": .property(\UINavigationItem.additionalOverflowItems),
        "backAction": .property(\UINavigationItem.backAction),
        "backBarButtonItem": .property(\UINavigationItem.backBarButtonItem),
        "backButtonDisplayMode": .property(\UINavigationItem.backButtonDisplayMode),
        "backButtonTitle": .property(\UINavigationItem.backButtonTitle),
        "centerItemGroups": .property(\UINavigationItem.centerItemGroups),
        "compactAppearance": .property(\UINavigationItem.compactAppearance),
        "compactScrollEdgeAppearance": .property(\UINavigationItem.compactScrollEdgeAppearance),
        "customizationIdentifier": .property(\UINavigationItem.customizationIdentifier),
        "hidesBackButton": .property(\UINavigationItem.hidesBackButton),
        "hidesSearchBarWhenScrolling": .property(\UINavigationItem.hidesSearchBarWhenScrolling),
        "largeSubtitle": .property(\UINavigationItem.largeSubtitle),
        "largeSubtitleView": .property(\UINavigationItem.largeSubtitleView),
        "largeTitleDisplayMode": .property(\UINavigationItem.largeTitleDisplayMode),
        "leadingItemGroups": .property(\UINavigationItem.leadingItemGroups),
        "leftBarButtonItem": .property(\UINavigationItem.leftBarButtonItem),
        "leftBarButtonItems": .property(\UINavigationItem.leftBarButtonItems),
        "leftItemsSupplementBackButton": .property(\UINavigationItem.leftItemsSupplementBackButton),
        "pinnedTrailingGroup": .property(\UINavigationItem.pinnedTrailingGroup),
        "preferredSearchBarPlacement": .property(\UINavigationItem.preferredSearchBarPlacement),
        "prompt": .property(\UINavigationItem.prompt),
        "renameDelegate": .property(\UINavigationItem.renameDelegate),
        "rightBarButtonItem": .property(\UINavigationItem.rightBarButtonItem),
        "rightBarButtonItems": .property(\UINavigationItem.rightBarButtonItems),
        "scrollEdgeAppearance": .property(\UINavigationItem.scrollEdgeAppearance),
        "searchBarPlacementAllowsExternalIntegration": .property(
            \UINavigationItem.searchBarPlacementAllowsExternalIntegration),
        "searchBarPlacementAllowsToolbarIntegration": .property(
            \UINavigationItem.searchBarPlacementAllowsToolbarIntegration),
        "searchBarPlacementBarButtonItem": .readOnly(\UINavigationItem.searchBarPlacementBarButtonItem),
        "searchController": .property(\UINavigationItem.searchController),
        "standardAppearance": .property(\UINavigationItem.standardAppearance),
        "style": .property(\UINavigationItem.style),
        "subtitle": .property(\UINavigationItem.subtitle),
        "subtitleView": .property(\UINavigationItem.subtitleView),
        "title": .property(\UINavigationItem.title),
        "titleMenuProvider": .property(\UINavigationItem.titleMenuProvider),
        "titleView": .property(\UINavigationItem.titleView),
        "trailingItemGroups": .property(\UINavigationItem.trailingItemGroups),
    ]

    private static let ofUIOpenURLContext: [String: KitKey] = [
        "url": .readOnly(\UIOpenURLContext.url)
    ]

    private static let ofUIPageControl: [String: KitKey] = [
        "allowsContinuousInteraction": .property(\UIPageControl.allowsContinuousInteraction),
        "backgroundStyle": .property(\UIPageControl.backgroundStyle),
        "currentPage": .property(\UIPageControl.currentPage),
        "currentPageIndicatorTintColor": .property(\UIPageControl.currentPageIndicatorTintColor),
        "defersCurrentPageDisplay": .property(\UIPageControl.defersCurrentPageDisplay),
        "direction": .property(\UIPageControl.direction),
        "hidesForSinglePage": .property(\UIPageControl.hidesForSinglePage),
        "interactionState": .readOnly(\UIPageControl.interactionState),
        "numberOfPages": .property(\UIPageControl.numberOfPages),
        "pageIndicatorTintColor": .property(\UIPageControl.pageIndicatorTintColor),
        "preferredCurrentPageIndicatorImage": .property(\UIPageControl.preferredCurrentPageIndicatorImage),
        "preferredIndicatorImage": .property(\UIPageControl.preferredIndicatorImage),
        "progress": .property(\UIPageControl.progress),
    ]

    private static let ofUIPageControlProgress: [String: KitKey] = [
        "currentProgress": .property(\UIPageControlProgress.currentProgress),
        "progressVisible": .readOnly(\UIPageControlProgress.isProgressVisible),
    ]

    private static let ofUIPageControlTimerProgress: [String: KitKey] = [
        "delegate": .property(\UIPageControlTimerProgress.delegate),
        "preferredDuration": .property(\UIPageControlTimerProgress.preferredDuration),
        "resetsToInitialPageAfterEnd": .property(\UIPageControlTimerProgress.resetsToInitialPageAfterEnd),
        "running": .readOnly(\UIPageControlTimerProgress.isRunning),
    ]

    private static let ofUIPageViewController: [String: KitKey] = [
        "dataSource": .property(\UIPageViewController.dataSource),
        "delegate": .property(\UIPageViewController.delegate),
        "doubleSided": .property(\UIPageViewController.isDoubleSided),
        "gestureRecognizers": .readOnly(\UIPageViewController.gestureRecognizers),
        "navigationOrientation": .readOnly(\UIPageViewController.navigationOrientation),
        "spineLocation": .readOnly(\UIPageViewController.spineLocation),
        "transitionStyle": .readOnly(\UIPageViewController.transitionStyle),
        "viewControllers": .readOnly(\UIPageViewController.viewControllers),
    ]

    private static let ofUIPanGestureRecognizer: [String: KitKey] = [
        "allowedScrollTypesMask": .property(\UIPanGestureRecognizer.allowedScrollTypesMask),
        "maximumNumberOfTouches": .property(\UIPanGestureRecognizer.maximumNumberOfTouches),
        "minimumNumberOfTouches": .property(\UIPanGestureRecognizer.minimumNumberOfTouches),
    ]

    private static let ofUIPasteConfiguration: [String: KitKey] = [
        "acceptableTypeIdentifiers": .property(\UIPasteConfiguration.acceptableTypeIdentifiers)
    ]

    private static let ofUIPasteControl: [String: KitKey] = [
        "configuration": .readOnly(\UIPasteControl.configuration),
        "target": .property(\UIPasteControl.target),
    ]

    private static let ofUIPasteboard: [String: KitKey] = [
        "changeCount": .readOnly(\UIPasteboard.changeCount),
        "color": .property(\UIPasteboard.color),
        "colors": .property(\UIPasteboard.colors),
        "hasColors": .readOnly(\UIPasteboard.hasColors),
        "hasImages": .readOnly(\UIPasteboard.hasImages),
        "hasStrings": .readOnly(\UIPasteboard.hasStrings),
        "hasURLs": .readOnly(\UIPasteboard.hasURLs),
        "image": .property(\UIPasteboard.image),
        "images": .property(\UIPasteboard.images),
        "itemProviders": .readOnly(\UIPasteboard.itemProviders),
        "items": .property(\UIPasteboard.items),
        "name": .readOnly(\UIPasteboard.name),
        "numberOfItems": .readOnly(\UIPasteboard.numberOfItems),
        "string": .property(\UIPasteboard.string),
        "strings": .property(\UIPasteboard.strings),
        "types": .readOnly(\UIPasteboard.types),
        "url": .property(\UIPasteboard.url),
        "urls": .property(\UIPasteboard.urls),
    ]

    private static let ofUIPencilInteraction: [String: KitKey] = [
        "delegate": .property(\UIPencilInteraction.delegate),
        "enabled": .property(\UIPencilInteraction.isEnabled),
        "view": .readOnly(\UIPencilInteraction.view),
    ]

    private static let ofUIPercentDrivenInteractiveTransition: [String: KitKey] = [
        "completionCurve": .property(\UIPercentDrivenInteractiveTransition.completionCurve),
        "completionSpeed": .property(\UIPercentDrivenInteractiveTransition.completionSpeed),
        "duration": .readOnly(\UIPercentDrivenInteractiveTransition.duration),
        "percentComplete": .readOnly(\UIPercentDrivenInteractiveTransition.percentComplete),
        "wantsInteractiveStart": .property(\UIPercentDrivenInteractiveTransition.wantsInteractiveStart),
    ]

    private static let ofUIPickerView: [String: KitKey] = [
        "dataSource": .property(\UIPickerView.dataSource),
        "delegate": .property(\UIPickerView.delegate),
        "numberOfComponents": .readOnly(\UIPickerView.numberOfComponents),
        "showsSelectionIndicator": .property(\UIPickerView.showsSelectionIndicator),
    ]

    private static let ofUIPinchGestureRecognizer: [String: KitKey] = [
        "scale": .property(\UIPinchGestureRecognizer.scale),
        "velocity": .readOnly(\UIPinchGestureRecognizer.velocity),
    ]

    private static let ofUIPointerAccessory: [String: KitKey] = [
        "orientationMatchesAngle": .property(\UIPointerAccessory.orientationMatchesAngle),
        "position": .readOnly(\UIPointerAccessory.position),
        "shape": .readOnly(\UIPointerAccessory.shape),
    ]

    private static let ofUIPointerInteraction: [String: KitKey] = [
        "delegate": .readOnly(\UIPointerInteraction.delegate),
        "enabled": .property(\UIPointerInteraction.isEnabled),
        "view": .readOnly(\UIPointerInteraction.view),
    ]

    private static let ofUIPointerRegion: [String: KitKey] = [
        "identifier": .readOnly(\UIPointerRegion.identifier),
        "latchingAxes": .property(\UIPointerRegion.latchingAxes),
        "rect": .readOnly(\UIPointerRegion.rect),
    ]

    private static let ofUIPointerRegionRequest: [String: KitKey] = [
        "location": .readOnly(\UIPointerRegionRequest.location),
        "modifiers": .readOnly(\UIPointerRegionRequest.modifiers),
    ]

    private static let ofUIPointerStyle: [String: KitKey] = [
        "accessories": .property(\UIPointerStyle.accessories)
    ]

    private static let ofUIPopoverPresentationController: [String: KitKey] = [
        "adaptiveSheetPresentationController": .readOnly(
            \UIPopoverPresentationController.adaptiveSheetPresentationController),
        "arrowDirection": .readOnly(\UIPopoverPresentationController.arrowDirection),
        "backgroundColor": .property(\UIPopoverPresentationController.backgroundColor),
        "barButtonItem": .property(\UIPopoverPresentationController.barButtonItem),
        "canOverlapSourceViewRect": .property(\UIPopoverPresentationController.canOverlapSourceViewRect),
        "passthroughViews": .property(\UIPopoverPresentationController.passthroughViews),
        "permittedArrowDirections": .property(\UIPopoverPresentationController.permittedArrowDirections),
        "popoverBackgroundViewClass": .property(\UIPopoverPresentationController.popoverBackgroundViewClass),
        "popoverLayoutMargins": .property(\UIPopoverPresentationController.popoverLayoutMargins),
        "sourceItem": .property(\UIPopoverPresentationController.sourceItem),
        "sourceRect": .property(\UIPopoverPresentationController.sourceRect),
        "sourceView": .property(\UIPopoverPresentationController.sourceView),
    ]

    private static let ofUIPresentationController: [String: KitKey] = [
        "adaptivePresentationStyle": .readOnly(\UIPresentationController.adaptivePresentationStyle),
        "containerView": .readOnly(\UIPresentationController.containerView),
        "delegate": .property(\UIPresentationController.delegate),
        "frameOfPresentedViewInContainerView": .readOnly(
            \UIPresentationController.frameOfPresentedViewInContainerView),
        "overrideTraitCollection": .property(\UIPresentationController.overrideTraitCollection),
        "preferredContentSize": .readOnly(\UIPresentationController.preferredContentSize),
        "presentationStyle": .readOnly(\UIPresentationController.presentationStyle),
        "presentedView": .readOnly(\UIPresentationController.presentedView),
        "presentedViewController": .readOnly(\UIPresentationController.presentedViewController),
        "presentingViewController": .readOnly(\UIPresentationController.presentingViewController),
        "shouldPresentInFullscreen": .readOnly(\UIPresentationController.shouldPresentInFullscreen),
        "shouldRemovePresentersView": .readOnly(\UIPresentationController.shouldRemovePresentersView),
        "traitCollection": .readOnly(\UIPresentationController.traitCollection),
        "traitOverrides": .property(\UIPresentationController.traitOverrides),
    ]

    private static let ofUIPress: [String: KitKey] = [
        "force": .readOnly(\UIPress.force),
        "key": .readOnly(\UIPress.key),
        "phase": .readOnly(\UIPress.phase),
        "responder": .readOnly(\UIPress.responder),
        "timestamp": .readOnly(\UIPress.timestamp),
        "type": .readOnly(\UIPress.type),
    ]

    private static let ofUIPressesEvent: [String: KitKey] = [
        "allPresses": .readOnly(\UIPressesEvent.allPresses)
    ]

    private static let ofUIPreviewAction: [String: KitKey] = [
        "handler": .readOnly(\UIPreviewAction.handler),
        "style": .readOnly(\UIPreviewAction.style),
        "title": .readOnly(\UIPreviewAction.title),
    ]

    private static let ofUIPreviewActionGroup: [String: KitKey] = [
        "title": .readOnly(\UIPreviewActionGroup.title)
    ]

    private static let ofUIPreviewInteraction: [String: KitKey] = [
        "delegate": .property(\UIPreviewInteraction.delegate),
        "view": .readOnly(\UIPreviewInteraction.view),
    ]

    private static let ofUIPreviewParameters: [String: KitKey] = [
        "backgroundColor": .property(\UIPreviewParameters.backgroundColor),
        "shadowPath": .property(\UIPreviewParameters.shadowPath),
        "visiblePath": .property(\UIPreviewParameters.visiblePath),
    ]

    private static let ofUIPreviewTarget: [String: KitKey] = [
        "center": .readOnly(\UIPreviewTarget.center),
        "container": .readOnly(\UIPreviewTarget.container),
        "transform": .readOnly(\UIPreviewTarget.transform),
    ]

    private static let ofUIPrintFormatter: [String: KitKey] = [
        "maximumContentHeight": .property(\UIPrintFormatter.maximumContentHeight),
        "maximumContentWidth": .property(\UIPrintFormatter.maximumContentWidth),
        "pageCount": .readOnly(\UIPrintFormatter.pageCount),
        "perPageContentInsets": .property(\UIPrintFormatter.perPageContentInsets),
        "startPage": .property(\UIPrintFormatter.startPage),
    ]

    private static let ofUIPrintInfo: [String: KitKey] = [
        "duplex": .property(\UIPrintInfo.duplex),
        "jobName": .property(\UIPrintInfo.jobName),
        "orientation": .property(\UIPrintInfo.orientation),
        "outputType": .property(\UIPrintInfo.outputType),
        "printerID": .property(\UIPrintInfo.printerID),
    ]

    private static let ofUIPrintInteractionController: [String: KitKey] = [
        "delegate": .property(\UIPrintInteractionController.delegate),
        "printFormatter": .property(\UIPrintInteractionController.printFormatter),
        "printInfo": .property(\UIPrintInteractionController.printInfo),
        "printPageRenderer": .property(\UIPrintInteractionController.printPageRenderer),
        "printingItem": .property(\UIPrintInteractionController.printingItem),
        "printingItems": .property(\UIPrintInteractionController.printingItems),
        "showsNumberOfCopies": .property(\UIPrintInteractionController.showsNumberOfCopies),
        "showsPaperSelectionForLoadedPapers": .property(
            \UIPrintInteractionController.showsPaperSelectionForLoadedPapers),
    ]

    private static let ofUIPrintPageRenderer: [String: KitKey] = [
        "footerHeight": .property(\UIPrintPageRenderer.footerHeight),
        "headerHeight": .property(\UIPrintPageRenderer.headerHeight),
        "numberOfPages": .readOnly(\UIPrintPageRenderer.numberOfPages),
        "paperRect": .readOnly(\UIPrintPageRenderer.paperRect),
        "printFormatters": .readOnly(\UIPrintPageRenderer.printFormatters),
        "printableRect": .readOnly(\UIPrintPageRenderer.printableRect),
    ]

    private static let ofUIProgressView: [String: KitKey] = [
        "observedProgress": .property(\UIProgressView.observedProgress),
        "progress": .property(\UIProgressView.progress),
        "progressImage": .property(\UIProgressView.progressImage),
        "progressTintColor": .property(\UIProgressView.progressTintColor),
        "progressViewStyle": .property(\UIProgressView.progressViewStyle),
        "trackImage": .property(\UIProgressView.trackImage),
        "trackTintColor": .property(\UIProgressView.trackTintColor),
    ]

    private static let ofUIPushBehavior: [String: KitKey] = [
        "active": .property(\UIPushBehavior.active),
        "mode": .readOnly(\UIPushBehavior.mode),
        "pushDirection": .property(\UIPushBehavior.pushDirection),
    ]

    private static let ofUIRefreshControl: [String: KitKey] = [
        "attributedTitle": .property(\UIRefreshControl.attributedTitle),
        "refreshing": .readOnly(\UIRefreshControl.isRefreshing),
    ]

    private static let ofUIResponder: [String: KitKey] = [
        "activityItemsConfiguration": .property(\UIResponder.activityItemsConfiguration),
        "canBecomeFirstResponder": .readOnly(\UIResponder.canBecomeFirstResponder),
        "canResignFirstResponder": .readOnly(\UIResponder.canResignFirstResponder),
        "editingInteractionConfiguration": .readOnly(\UIResponder.editingInteractionConfiguration),
        "firstResponder": .readOnly(\UIResponder.isFirstResponder),
        "inputAccessoryView": .readOnly(\UIResponder.inputAccessoryView),
        "inputAccessoryViewController": .readOnly(\UIResponder.inputAccessoryViewController),
        "inputAssistantItem": .readOnly(\UIResponder.inputAssistantItem),
        "inputView": .readOnly(\UIResponder.inputView),
        "inputViewController": .readOnly(\UIResponder.inputViewController),
        "keyCommands": .readOnly(\UIResponder.keyCommands),
        "next": .readOnly(\UIResponder.next),
        "pasteConfiguration": .property(\UIResponder.pasteConfiguration),
        "textInputMode": .readOnly(\UIResponder.textInputMode),
        "undoManager": .readOnly(\UIResponder.undoManager),
        "userActivity": .property(\UIResponder.userActivity),
    ]

    private static let ofUIRotationGestureRecognizer: [String: KitKey] = [
        "rotation": .property(\UIRotationGestureRecognizer.rotation),
        "velocity": .readOnly(\UIRotationGestureRecognizer.velocity),
    ]

    private static let ofUIScene: [String: KitKey] = [
        "activationState": .readOnly(\UIScene.activationState),
        "delegate": .property(\UIScene.delegate),
        "session": .readOnly(\UIScene.session),
        "title": .property(\UIScene.title),
    ]

    private static let ofUISceneConfiguration: [String: KitKey] = [
        "delegateClass": .property(\UISceneConfiguration.delegateClass),
        "name": .readOnly(\UISceneConfiguration.name),
        "role": .readOnly(\UISceneConfiguration.role),
        "sceneClass": .property(\UISceneConfiguration.sceneClass),
        "storyboard": .property(\UISceneConfiguration.storyboard),
    ]

    private static let ofUISceneSession: [String: KitKey] = [
        "configuration": .readOnly(\UISceneSession.configuration),
        "persistentIdentifier": .readOnly(\UISceneSession.persistentIdentifier),
        "role": .readOnly(\UISceneSession.role),
        "scene": .readOnly(\UISceneSession.scene),
        "stateRestorationActivity": .property(\UISceneSession.stateRestorationActivity),
        "userInfo": .property(\UISceneSession.userInfo),
    ]

    private static let ofUISceneSizeRestrictions: [String: KitKey] = [
        "allowsFullScreen": .property(\UISceneSizeRestrictions.allowsFullScreen),
        "maximumSize": .property(\UISceneSizeRestrictions.maximumSize),
        "minimumSize": .property(\UISceneSizeRestrictions.minimumSize),
    ]

    private static let ofUIScreen: [String: KitKey] = [
        "availableModes": .readOnly(\UIScreen.availableModes),
        "bounds": .readOnly(\UIScreen.bounds),
        "brightness": .property(\UIScreen.brightness),
        "calibratedLatency": .readOnly(\UIScreen.calibratedLatency),
        "captured": .readOnly(\UIScreen.isCaptured),
        "configuration": .readOnly(\UIScreen.configuration),
        "coordinateSpace": .readOnly(\UIScreen.coordinateSpace),
        "currentEDRHeadroom": .readOnly(\UIScreen.currentEDRHeadroom),
        "currentMode": .readOnly(\UIScreen.currentMode),
        "fixedCoordinateSpace": .readOnly(\UIScreen.fixedCoordinateSpace),
        "maximumFramesPerSecond": .readOnly(\UIScreen.maximumFramesPerSecond),
        "mirrored": .readOnly(\UIScreen.mirrored),
        "nativeBounds": .readOnly(\UIScreen.nativeBounds),
        "nativeScale": .readOnly(\UIScreen.nativeScale),
        "potentialEDRHeadroom": .readOnly(\UIScreen.potentialEDRHeadroom),
        "preferredMode": .readOnly(\UIScreen.preferredMode),
        "scale": .readOnly(\UIScreen.scale),
        "traitCollection": .readOnly(\UIScreen.traitCollection),
        "wantsSoftwareDimming": .property(\UIScreen.wantsSoftwareDimming),
    ]

    private static let ofUIScreenEdgePanGestureRecognizer: [String: KitKey] = [
        "edges": .property(\UIScreenEdgePanGestureRecognizer.edges)
    ]

    private static let ofUIScreenMode: [String: KitKey] = [
        "pixelAspectRatio": .readOnly(\UIScreenMode.pixelAspectRatio),
        "size": .readOnly(\UIScreenMode.size),
    ]

    private static let ofUIScribbleInteraction: [String: KitKey] = [
        "delegate": .readOnly(\UIScribbleInteraction.delegate),
        "handlingWriting": .readOnly(\UIScribbleInteraction.isHandlingWriting),
        "view": .readOnly(\UIScribbleInteraction.view),
    ]

    private static let ofUIScrollEdgeEffect: [String: KitKey] = [
        "hidden": .property(\UIScrollEdgeEffect.isHidden),
        "style": .property(\UIScrollEdgeEffect.style),
    ]

    private static let ofUIScrollEdgeElementContainerInteraction: [String: KitKey] = [
        "edge": .property(\UIScrollEdgeElementContainerInteraction.edge),
        "scrollView": .property(\UIScrollEdgeElementContainerInteraction.scrollView),
        "view": .readOnly(\UIScrollEdgeElementContainerInteraction.view),
    ]

    private static let ofUIScrollView: [String: KitKey] = [
        "adjustedContentInset": .readOnly(\UIScrollView.adjustedContentInset),
        "allowsKeyboardScrolling": .property(\UIScrollView.allowsKeyboardScrolling),
        "alwaysBounceHorizontal": .property(\UIScrollView.alwaysBounceHorizontal),
        "alwaysBounceVertical": .property(\UIScrollView.alwaysBounceVertical),
        "automaticallyAdjustsScrollIndicatorInsets": .property(
            \UIScrollView.automaticallyAdjustsScrollIndicatorInsets),
        "bottomEdgeEffect": .readOnly(\UIScrollView.bottomEdgeEffect),
        "bounces": .property(\UIScrollView.bounces),
        "bouncesHorizontally": .property(\UIScrollView.bouncesHorizontally),
        "bouncesVertically": .property(\UIScrollView.bouncesVertically),
        "bouncesZoom": .property(\UIScrollView.bouncesZoom),
        "canCancelContentTouches": .property(\UIScrollView.canCancelContentTouches),
        "contentAlignmentPoint": .property(\UIScrollView.contentAlignmentPoint),
        "contentInset": .property(\UIScrollView.contentInset),
        "contentInsetAdjustmentBehavior": .property(\UIScrollView.contentInsetAdjustmentBehavior),
        "contentLayoutGuide": .readOnly(\UIScrollView.contentLayoutGuide),
        "contentOffset": .property(\UIScrollView.contentOffset),
        "contentSize": .property(\UIScrollView.contentSize),
        "decelerating": .readOnly(\UIScrollView.isDecelerating),
        "decelerationRate": .property(\UIScrollView.decelerationRate),
        "delaysContentTouches": .property(\UIScrollView.delaysContentTouches),
        "directionalLockEnabled": .property(\UIScrollView.isDirectionalLockEnabled),
        "directionalPressGestureRecognizer": .readOnly(\UIScrollView.directionalPressGestureRecognizer),
        "dragging": .readOnly(\UIScrollView.isDragging),
        "frameLayoutGuide": .readOnly(\UIScrollView.frameLayoutGuide),
        "horizontalScrollIndicatorInsets": .property(\UIScrollView.horizontalScrollIndicatorInsets),
        "indexDisplayMode": .property(\UIScrollView.indexDisplayMode),
        "indicatorStyle": .property(\UIScrollView.indicatorStyle),
        "keyboardDismissMode": .property(\UIScrollView.keyboardDismissMode),
        "leftEdgeEffect": .readOnly(\UIScrollView.leftEdgeEffect),
        "lookToScrollAxes": .property(\UIScrollView.lookToScrollAxes),
        "maximumZoomScale": .property(\UIScrollView.maximumZoomScale),
        "minimumZoomScale": .property(\UIScrollView.minimumZoomScale),
        "pagingEnabled": .property(\UIScrollView.isPagingEnabled),
        "panGestureRecognizer": .readOnly(\UIScrollView.panGestureRecognizer),
        "pinchGestureRecognizer": .readOnly(\UIScrollView.pinchGestureRecognizer),
        "refreshControl": .property(\UIScrollView.refreshControl),
        "rightEdgeEffect": .readOnly(\UIScrollView.rightEdgeEffect),
        "scrollAnimating": .readOnly(\UIScrollView.isScrollAnimating),
        "scrollEnabled": .property(\UIScrollView.isScrollEnabled),
        "scrollIndicatorInsets": .property(\UIScrollView.scrollIndicatorInsets),
        "scrollsToTop": .property(\UIScrollView.scrollsToTop),
        "showsHorizontalScrollIndicator": .property(\UIScrollView.showsHorizontalScrollIndicator),
        "showsVerticalScrollIndicator": .property(\UIScrollView.showsVerticalScrollIndicator),
        "topEdgeEffect": .readOnly(\UIScrollView.topEdgeEffect),
        "tracking": .readOnly(\UIScrollView.isTracking),
        "transfersHorizontalScrollingToParent": .property(\UIScrollView.transfersHorizontalScrollingToParent),
        "transfersVerticalScrollingToParent": .property(\UIScrollView.transfersVerticalScrollingToParent),
        "verticalScrollIndicatorInsets": .property(\UIScrollView.verticalScrollIndicatorInsets),
        "zoomAnimating": .readOnly(\UIScrollView.isZoomAnimating),
        "zoomBouncing": .readOnly(\UIScrollView.isZoomBouncing),
        "zoomScale": .property(\UIScrollView.zoomScale),
        "zooming": .readOnly(\UIScrollView.isZooming),
    ]

    private static let ofUISearchBar: [String: KitKey] = [
        "autocapitalizationType": .property(\UISearchBar.autocapitalizationType),
        "autocorrectionType": .property(\UISearchBar.autocorrectionType),
        "backgroundImage": .property(\UISearchBar.backgroundImage),
        "barPosition": .readOnly(\UISearchBar.barPosition),
        "barStyle": .property(\UISearchBar.barStyle),
        "barTintColor": .property(\UISearchBar.barTintColor),
        "delegate": .property(\UISearchBar.delegate),
        "enabled": .property(\UISearchBar.isEnabled),
        "enablesReturnKeyAutomatically": .property(\UISearchBar.enablesReturnKeyAutomatically),
        "inlinePredictionType": .property(\UISearchBar.inlinePredictionType),
        "keyboardAppearance": .property(\UISearchBar.keyboardAppearance),
        "keyboardType": .property(\UISearchBar.keyboardType),
        "passwordRules": .property(\UISearchBar.passwordRules),
        "placeholder": .property(\UISearchBar.placeholder),
        "prompt": .property(\UISearchBar.prompt),
        "returnKeyType": .property(\UISearchBar.returnKeyType),
        "scopeBarBackgroundImage": .property(\UISearchBar.scopeBarBackgroundImage),
        "scopeButtonTitles": .property(\UISearchBar.scopeButtonTitles),
        "searchBarStyle": .property(\UISearchBar.searchBarStyle),
        "searchFieldBackgroundPositionAdjustment": .property(
            \UISearchBar.searchFieldBackgroundPositionAdjustment),
        "searchResultsButtonSelected": .property(\UISearchBar.isSearchResultsButtonSelected),
        "searchTextField": .readOnly(\UISearchBar.searchTextField),
        "searchTextPositionAdjustment": .property(\UISearchBar.searchTextPositionAdjustment),
        "secureTextEntry": .property(\UISearchBar.isSecureTextEntry),
        "selectedScopeButtonIndex": .property(\UISearchBar.selectedScopeButtonIndex),
        "showsBookmarkButton": .property(\UISearchBar.showsBookmarkButton),
        "showsCancelButton": .property(\UISearchBar.showsCancelButton),
        "showsScopeBar": .property(\UISearchBar.showsScopeBar),
        "showsSearchResultsButton": .property(\UISearchBar.showsSearchResultsButton),
        "smartDashesType": .property(\UISearchBar.smartDashesType),
        "smartInsertDeleteType": .property(\UISearchBar.smartInsertDeleteType),
        "smartQuotesType": .property(\UISearchBar.smartQuotesType),
        "spellCheckingType": .property(\UISearchBar.spellCheckingType),
        "text": .property(\UISearchBar.text),
        "textContentType": .property(\UISearchBar.textContentType),
        "translucent": .property(\UISearchBar.isTranslucent),
    ]

    private static let ofUISearchContainerViewController: [String: KitKey] = [
        "searchController": .readOnly(\UISearchContainerViewController.searchController)
    ]

    private static let ofUISearchController: [String: KitKey] = [
        "active": .property(\UISearchController.isActive),
        "automaticallyShowsCancelButton": .property(\UISearchController.automaticallyShowsCancelButton),
        "automaticallyShowsScopeBar": .property(\UISearchController.automaticallyShowsScopeBar),
        "automaticallyShowsSearchResultsController": .property(
            \UISearchController.automaticallyShowsSearchResultsController),
        "delegate": .property(\UISearchController.delegate),
        "dimsBackgroundDuringPresentation": .property(\UISearchController.dimsBackgroundDuringPresentation),
        "hidesNavigationBarDuringPresentation": .property(
            \UISearchController.hidesNavigationBarDuringPresentation),
        "obscuresBackgroundDuringPresentation": .property(
            \UISearchController.obscuresBackgroundDuringPresentation),
        "scopeBarActivation": .property(\UISearchController.scopeBarActivation),
        "searchBar": .readOnly(\UISearchController.searchBar),
        "searchResultsController": .readOnly(\UISearchController.searchResultsController),
        "searchResultsUpdater": .property(\UISearchController.searchResultsUpdater),
        "searchSuggestions": .property(\UISearchController.searchSuggestions),
        "showsSearchResultsController": .property(\UISearchController.showsSearchResultsController),
    ]

    private static let ofUISearchSuggestionItem: [String: KitKey] = [
        "iconImage": .readOnly(\UISearchSuggestionItem.iconImage),
        "localizedAttributedSuggestion": .readOnly(\UISearchSuggestionItem.localizedAttributedSuggestion),
        "localizedDescription": .readOnly(\UISearchSuggestionItem.localizedDescription),
        "localizedSuggestion": .readOnly(\UISearchSuggestionItem.localizedSuggestion),
        "representedObject": .property(\UISearchSuggestionItem.representedObject),
    ]

    private static let ofUISearchTab: [String: KitKey] = [
        "automaticallyActivatesSearch": .property(\UISearchTab.automaticallyActivatesSearch)
    ]

    private static let ofUISearchTextField: [String: KitKey] = [
        "allowsCopyingTokens": .property(\UISearchTextField.allowsCopyingTokens),
        "allowsDeletingTokens": .property(\UISearchTextField.allowsDeletingTokens),
        "textualRange": .readOnly(\UISearchTextField.textualRange),
        "tokenBackgroundColor": .property(\UISearchTextField.tokenBackgroundColor),
        "tokens": .property(\UISearchTextField.tokens),
    ]

    private static let ofUISearchToken: [String: KitKey] = [
        "representedObject": .property(\UISearchToken.representedObject)
    ]

    private static let ofUISegmentedControl: [String: KitKey] = [
        "apportionsSegmentWidthsByContent": .property(\UISegmentedControl.apportionsSegmentWidthsByContent),
        "momentary": .property(\UISegmentedControl.isMomentary),
        "numberOfSegments": .readOnly(\UISegmentedControl.numberOfSegments),
        "selectedSegmentIndex": .property(\UISegmentedControl.selectedSegmentIndex),
        "selectedSegmentTintColor": .property(\UISegmentedControl.selectedSegmentTintColor),
        "springLoaded": .property(\UISegmentedControl.isSpringLoaded),
    ]

    private static let ofUISheetPresentationController: [String: KitKey] = [
        "detents": .property(\UISheetPresentationController.detents),
        "largestUndimmedDetentIdentifier": .property(
            \UISheetPresentationController.largestUndimmedDetentIdentifier),
        "preferredCornerRadius": .property(\UISheetPresentationController.preferredCornerRadius),
        "prefersEdgeAttachedInCompactHeight": .property(
            \UISheetPresentationController.prefersEdgeAttachedInCompactHeight),
        "prefersGrabberVisible": .property(\UISheetPresentationController.prefersGrabberVisible),
        "prefersPageSizing": .property(\UISheetPresentationController.prefersPageSizing),
        "prefersScrollingExpandsWhenScrolledToEdge": .property(
            \UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge),
        "selectedDetentIdentifier": .property(\UISheetPresentationController.selectedDetentIdentifier),
        "sourceView": .property(\UISheetPresentationController.sourceView),
        "widthFollowsPreferredContentSizeWhenEdgeAttached": .property(
            \UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached),
    ]

    private static let ofUISimpleTextPrintFormatter: [String: KitKey] = [
        "attributedText": .property(\UISimpleTextPrintFormatter.attributedText),
        "color": .property(\UISimpleTextPrintFormatter.color),
        "font": .property(\UISimpleTextPrintFormatter.font),
        "text": .property(\UISimpleTextPrintFormatter.text),
        "textAlignment": .property(\UISimpleTextPrintFormatter.textAlignment),
    ]

    private static let ofUISlider: [String: KitKey] = [
        "continuous": .property(\UISlider.isContinuous),
        "currentMaximumTrackImage": .readOnly(\UISlider.currentMaximumTrackImage),
        "currentMinimumTrackImage": .readOnly(\UISlider.currentMinimumTrackImage),
        "currentThumbImage": .readOnly(\UISlider.currentThumbImage),
        "maximumTrackTintColor": .property(\UISlider.maximumTrackTintColor),
        "maximumValue": .property(\UISlider.maximumValue),
        "maximumValueImage": .property(\UISlider.maximumValueImage),
        "minimumTrackTintColor": .property(\UISlider.minimumTrackTintColor),
        "minimumValue": .property(\UISlider.minimumValue),
        "minimumValueImage": .property(\UISlider.minimumValueImage),
        "sliderStyle": .property(\UISlider.sliderStyle),
        "thumbTintColor": .property(\UISlider.thumbTintColor),
        "trackConfiguration": .property(\UISlider.trackConfiguration),
        "value": .property(\UISlider.value),
    ]

    private static let ofUISnapBehavior: [String: KitKey] = [
        "damping": .property(\UISnapBehavior.damping),
        "snapPoint": .property(\UISnapBehavior.snapPoint),
    ]

    private static let ofUISplitViewController: [String: KitKey] = [
        "collapsed": .readOnly(\UISplitViewController.isCollapsed),
        "delegate": .property(\UISplitViewController.delegate),
        "displayMode": .readOnly(\UISplitViewController.displayMode),
        "displayModeButtonItem": .readOnly(\UISplitViewController.displayModeButtonItem),
        "displayModeButtonVisibility": .property(\UISplitViewController.displayModeButtonVisibility),
        "maximumPrimaryColumnWidth": .property(\UISplitViewController.maximumPrimaryColumnWidth),
        "maximumSupplementaryColumnWidth": .property(\UISplitViewController.maximumSupplementaryColumnWidth),
        "minimumPrimaryColumnWidth": .property(\UISplitViewController.minimumPrimaryColumnWidth),
        "minimumSupplementaryColumnWidth": .property(\UISplitViewController.minimumSupplementaryColumnWidth),
        "preferredDisplayMode": .property(\UISplitViewController.preferredDisplayMode),
        "preferredPrimaryColumnWidth": .property(\UISplitViewController.preferredPrimaryColumnWidth),
        "preferredPrimaryColumnWidthFraction": .property(
            \UISplitViewController.preferredPrimaryColumnWidthFraction),
        "preferredSplitBehavior": .property(\UISplitViewController.preferredSplitBehavior),
        "preferredSupplementaryColumnWidth": .property(
            \UISplitViewController.preferredSupplementaryColumnWidth),
        "preferredSupplementaryColumnWidthFraction": .property(
            \UISplitViewController.preferredSupplementaryColumnWidthFraction),
        "presentsWithGesture": .property(\UISplitViewController.presentsWithGesture),
        "primaryBackgroundStyle": .property(\UISplitViewController.primaryBackgroundStyle),
        "primaryColumnWidth": .readOnly(\UISplitViewController.primaryColumnWidth),
        "primaryEdge": .property(\UISplitViewController.primaryEdge),
        "showsSecondaryOnlyButton": .property(\UISplitViewController.showsSecondaryOnlyButton),
        "splitBehavior": .readOnly(\UISplitViewController.splitBehavior),
        "style": .readOnly(\UISplitViewController.style),
        "supplementaryColumnWidth": .readOnly(\UISplitViewController.supplementaryColumnWidth),
        "viewControllers": .property(\UISplitViewController.viewControllers),
    ]

    private static let ofUISpringLoadedInteraction: [String: KitKey] = [
        "interactionBehavior": .readOnly(\UISpringLoadedInteraction.interactionBehavior),
        "interactionEffect": .readOnly(\UISpringLoadedInteraction.interactionEffect),
        "view": .readOnly(\UISpringLoadedInteraction.view),
    ]

    private static let ofUISpringTimingParameters: [String: KitKey] = [
        "cubicTimingParameters": .readOnly(\UISpringTimingParameters.cubicTimingParameters),
        "initialVelocity": .readOnly(\UISpringTimingParameters.initialVelocity),
        "springTimingParameters": .readOnly(\UISpringTimingParameters.springTimingParameters),
        "timingCurveType": .readOnly(\UISpringTimingParameters.timingCurveType),
    ]

    private static let ofUIStackView: [String: KitKey] = [
        "alignment": .property(\UIStackView.alignment),
        "arrangedSubviews": .readOnly(\UIStackView.arrangedSubviews),
        "axis": .property(\UIStackView.axis),
        "baselineRelativeArrangement": .property(\UIStackView.isBaselineRelativeArrangement),
        "distribution": .property(\UIStackView.distribution),
        "layoutMarginsRelativeArrangement": .property(\UIStackView.isLayoutMarginsRelativeArrangement),
        "spacing": .property(\UIStackView.spacing),
    ]

    private static let ofUIStatusBarManager: [String: KitKey] = [
        "statusBarFrame": .readOnly(\UIStatusBarManager.statusBarFrame),
        "statusBarHidden": .readOnly(\UIStatusBarManager.isStatusBarHidden),
        "statusBarStyle": .readOnly(\UIStatusBarManager.statusBarStyle),
    ]

    private static let ofUIStepper: [String: KitKey] = [
        "autorepeat": .property(\UIStepper.autorepeat),
        "continuous": .property(\UIStepper.isContinuous),
        "maximumValue": .property(\UIStepper.maximumValue),
        "minimumValue": .property(\UIStepper.minimumValue),
        "stepValue": .property(\UIStepper.stepValue),
        "value": .property(\UIStepper.value),
        "wraps": .property(\UIStepper.wraps),
    ]

    private static let ofUIStoryboardSegue: [String: KitKey] = [
        "destination": .readOnly(\UIStoryboardSegue.destination),
        "identifier": .readOnly(\UIStoryboardSegue.identifier),
        "source": .readOnly(\UIStoryboardSegue.source),
    ]

    private static let ofUIStoryboardUnwindSegueSource: [String: KitKey] = [
        "sender": .readOnly(\UIStoryboardUnwindSegueSource.sender),
        "source": .readOnly(\UIStoryboardUnwindSegueSource.source),
        "unwindAction": .readOnly(\UIStoryboardUnwindSegueSource.unwindAction),
    ]

    private static let ofUISwipeActionsConfiguration: [String: KitKey] = [
        "actions": .readOnly(\UISwipeActionsConfiguration.actions),
        "performsFirstActionWithFullSwipe": .property(
            \UISwipeActionsConfiguration.performsFirstActionWithFullSwipe),
    ]

    private static let ofUISwipeGestureRecognizer: [String: KitKey] = [
        "direction": .property(\UISwipeGestureRecognizer.direction),
        "numberOfTouchesRequired": .property(\UISwipeGestureRecognizer.numberOfTouchesRequired),
    ]

    private static let ofUISwitch: [String: KitKey] = [
        "offImage": .property(\UISwitch.offImage),
        "on": .property(\UISwitch.isOn),
        "onImage": .property(\UISwitch.onImage),
        "onTintColor": .property(\UISwitch.onTintColor),
        "preferredStyle": .property(\UISwitch.preferredStyle),
        "style": .readOnly(\UISwitch.style),
        "thumbTintColor": .property(\UISwitch.thumbTintColor),
        "title": .property(\UISwitch.title),
    ]

    private static let ofUISymbolEffectCompletionContext: [String: KitKey] = [
        "contentTransition": .readOnly(\UISymbolEffectCompletionContext.contentTransition),
        "effect": .readOnly(\UISymbolEffectCompletionContext.effect),
        "finished": .readOnly(\UISymbolEffectCompletionContext.isFinished),
        "sender": .readOnly(\UISymbolEffectCompletionContext.sender),
    ]

    private static let ofUITab: [String: KitKey] = [
        "allowsHiding": .property(\UITab.allowsHiding),
        "badgeValue": .property(\UITab.badgeValue),
        "enabled": .property(\UITab.isEnabled),
        "hasVisiblePlacement": .readOnly(\UITab.hasVisiblePlacement),
        "hidden": .property(\UITab.isHidden),
        "hiddenByDefault": .property(\UITab.isHiddenByDefault),
        "identifier": .readOnly(\UITab.identifier),
        "image": .property(\UITab.image),
        "managingTabGroup": .readOnly(\UITab.managingTabGroup),
        "parent": .readOnly(\UITab.parent),
        "preferredPlacement": .property(\UITab.preferredPlacement),
        "subtitle": .property(\UITab.subtitle),
        "tabBarController": .readOnly(\UITab.tabBarController),
        "title": .property(\UITab.title),
        "userInfo": .property(\UITab.userInfo),
        "viewController": .readOnly(\UITab.viewController),
    ]

    private static let ofUITabAccessory: [String: KitKey] = [
        "contentView": .readOnly(\UITabAccessory.contentView)
    ]

    private static let ofUITabBar: [String: KitKey] = [
        "backgroundImage": .property(\UITabBar.backgroundImage),
        "barPosition": .readOnly(\UITabBar.barPosition),
        "barStyle": .property(\UITabBar.barStyle),
        "barTintColor": .property(\UITabBar.barTintColor),
        "customizing": .readOnly(\UITabBar.isCustomizing),
        "delegate": .property(\UITabBar.delegate),
        "itemPositioning": .property(\UITabBar.itemPositioning),
        "itemSpacing": .property(\UITabBar.itemSpacing),
        "itemWidth": .property(\UITabBar.itemWidth),
        "items": .property(\UITabBar.items),
        "scrollEdgeAppearance": .property(\UITabBar.scrollEdgeAppearance),
        "selectedItem": .property(\UITabBar.selectedItem),
        "selectionIndicatorImage": .property(\UITabBar.selectionIndicatorImage),
        "shadowImage": .property(\UITabBar.shadowImage),
        "springLoaded": .property(\UITabBar.isSpringLoaded),
        "standardAppearance": .property(\UITabBar.standardAppearance),
        "translucent": .property(\UITabBar.isTranslucent),
        "unselectedItemTintColor": .property(\UITabBar.unselectedItemTintColor),
    ]

    private static let ofUITabBarAppearance: [String: KitKey] = [
        "compactInlineLayoutAppearance": .property(\UITabBarAppearance.compactInlineLayoutAppearance),
        "inlineLayoutAppearance": .property(\UITabBarAppearance.inlineLayoutAppearance),
        "selectionIndicatorImage": .property(\UITabBarAppearance.selectionIndicatorImage),
        "selectionIndicatorTintColor": .property(\UITabBarAppearance.selectionIndicatorTintColor),
        "stackedItemPositioning": .property(\UITabBarAppearance.stackedItemPositioning),
        "stackedItemSpacing": .property(\UITabBarAppearance.stackedItemSpacing),
        "stackedItemWidth": .property(\UITabBarAppearance.stackedItemWidth),
        "stackedLayoutAppearance": .property(\UITabBarAppearance.stackedLayoutAppearance),
    ]

    private static let ofUITabBarController: [String: KitKey] = [
        "bottomAccessory": .property(\UITabBarController.bottomAccessory),
        "compactTabIdentifiers": .property(\UITabBarController.compactTabIdentifiers),
        "customizableViewControllers": .property(\UITabBarController.customizableViewControllers),
        "customizationIdentifier": .property(\UITabBarController.customizationIdentifier),
        "delegate": .property(\UITabBarController.delegate),
        "mode": .property(\UITabBarController.mode),
        "moreNavigationController": .readOnly(\UITabBarController.moreNavigationController),
        "selectedIndex": .property(\UITabBarController.selectedIndex),
        "selectedTab": .property(\UITabBarController.selectedTab),
        "selectedViewController": .property(\UITabBarController.selectedViewController),
        "sidebar": .readOnly(\UITabBarController.sidebar),
        "tabBar": .readOnly(\UITabBarController.tabBar),
        "tabBarHidden": .property(\UITabBarController.isTabBarHidden),
        "tabBarMinimizeBehavior": .property(\UITabBarController.tabBarMinimizeBehavior),
        "tabs": .property(\UITabBarController.tabs),
        "viewControllers": .property(\UITabBarController.viewControllers),
    ]

    private static let ofUITabBarItem: [String: KitKey] = [
        "badgeColor": .property(\UITabBarItem.badgeColor),
        "badgeValue": .property(\UITabBarItem.badgeValue),
        "scrollEdgeAppearance": .property(\UITabBarItem.scrollEdgeAppearance),
        "selectedImage": .property(\UITabBarItem.selectedImage),
        "standardAppearance": .property(\UITabBarItem.standardAppearance),
        "titlePositionAdjustment": .property(\UITabBarItem.titlePositionAdjustment),
    ]

    private static let ofUITabBarItemAppearance: [String: KitKey] = [
        "disabled": .readOnly(\UITabBarItemAppearance.disabled),
        "focused": .readOnly(\UITabBarItemAppearance.focused),
        "normal": .readOnly(\UITabBarItemAppearance.normal),
        "selected": .readOnly(\UITabBarItemAppearance.selected),
    ]

    private static let ofUITabBarItemStateAppearance: [String: KitKey] = [
        "badgeBackgroundColor": .property(\UITabBarItemStateAppearance.badgeBackgroundColor),
        "badgePositionAdjustment": .property(\UITabBarItemStateAppearance.badgePositionAdjustment),
        "badgeTextAttributes": .property(\UITabBarItemStateAppearance.badgeTextAttributes),
        "badgeTitlePositionAdjustment": .property(\UITabBarItemStateAppearance.badgeTitlePositionAdjustment),
        "iconColor": .property(\UITabBarItemStateAppearance.iconColor),
        "titlePositionAdjustment": .property(\UITabBarItemStateAppearance.titlePositionAdjustment),
        "titleTextAttributes": .property(\UITabBarItemStateAppearance.titleTextAttributes),
    ]

    private static let ofUITabGroup: [String: KitKey] = [
        "allowsReordering": .property(\UITabGroup.allowsReordering),
        "children": .property(\UITabGroup.children),
        "defaultChildIdentifier": .property(\UITabGroup.defaultChildIdentifier),
        "displayOrder": .readOnly(\UITabGroup.displayOrder),
        "displayOrderIdentifiers": .property(\UITabGroup.displayOrderIdentifiers),
        "managingNavigationController": .property(\UITabGroup.managingNavigationController),
        "selectedChild": .property(\UITabGroup.selectedChild),
        "sidebarActions": .property(\UITabGroup.sidebarActions),
    ]

    private static let ofUITableView: [String: KitKey] = [
        "allowsFocus": .property(\UITableView.allowsFocus),
        "allowsFocusDuringEditing": .property(\UITableView.allowsFocusDuringEditing),
        "allowsMultipleSelection": .property(\UITableView.allowsMultipleSelection),
        "allowsMultipleSelectionDuringEditing": .property(\UITableView.allowsMultipleSelectionDuringEditing),
        "allowsSelection": .property(\UITableView.allowsSelection),
        "allowsSelectionDuringEditing": .property(\UITableView.allowsSelectionDuringEditing),
        "backgroundView": .property(\UITableView.backgroundView),
        "cellLayoutMarginsFollowReadableWidth": .property(\UITableView.cellLayoutMarginsFollowReadableWidth),
        "contentHuggingElements": .property(\UITableView.contentHuggingElements),
        "contextMenuInteraction": .readOnly(\UITableView.contextMenuInteraction),
        "dataSource": .property(\UITableView.dataSource),
        "delegate": .property(\UITableView.delegate),
        "dragDelegate": .property(\UITableView.dragDelegate),
        "dragInteractionEnabled": .property(\UITableView.dragInteractionEnabled),
        "dropDelegate": .property(\UITableView.dropDelegate),
        "editing": .property(\UITableView.isEditing),
        "estimatedRowHeight": .property(\UITableView.estimatedRowHeight),
        "estimatedSectionFooterHeight": .property(\UITableView.estimatedSectionFooterHeight),
        "estimatedSectionHeaderHeight": .property(\UITableView.estimatedSectionHeaderHeight),
        "fillerRowHeight": .property(\UITableView.fillerRowHeight),
        "hasActiveDrag": .readOnly(\UITableView.hasActiveDrag),
        "hasActiveDrop": .readOnly(\UITableView.hasActiveDrop),
        "hasUncommittedUpdates": .readOnly(\UITableView.hasUncommittedUpdates),
        "indexPathForSelectedRow": .readOnly(\UITableView.indexPathForSelectedRow),
        "indexPathsForSelectedRows": .readOnly(\UITableView.indexPathsForSelectedRows),
        "indexPathsForVisibleRows": .readOnly(\UITableView.indexPathsForVisibleRows),
        "insetsContentViewsToSafeArea": .property(\UITableView.insetsContentViewsToSafeArea),
        "numberOfSections": .readOnly(\UITableView.numberOfSections),
        "prefetchDataSource": .property(\UITableView.prefetchDataSource),
        "prefetchingEnabled": .property(\UITableView.isPrefetchingEnabled),
        "remembersLastFocusedIndexPath": .property(\UITableView.remembersLastFocusedIndexPath),
        "rowHeight": .property(\UITableView.rowHeight),
        "sectionFooterHeight": .property(\UITableView.sectionFooterHeight),
        "sectionHeaderHeight": .property(\UITableView.sectionHeaderHeight),
        "sectionHeaderTopPadding": .property(\UITableView.sectionHeaderTopPadding),
        "sectionIndexBackgroundColor": .property(\UITableView.sectionIndexBackgroundColor),
        "sectionIndexColor": .property(\UITableView.sectionIndexColor),
        "sectionIndexMinimumDisplayRowCount": .property(\UITableView.sectionIndexMinimumDisplayRowCount),
        "sectionIndexTrackingBackgroundColor": .property(\UITableView.sectionIndexTrackingBackgroundColor),
        "selectionFollowsFocus": .property(\UITableView.selectionFollowsFocus),
        "selfSizingInvalidation": .property(\UITableView.selfSizingInvalidation),
        "separatorColor": .property(\UITableView.separatorColor),
        "separatorEffect": .property(\UITableView.separatorEffect),
        "separatorInset": .property(\UITableView.separatorInset),
        "separatorInsetReference": .property(\UITableView.separatorInsetReference),
        "separatorStyle": .property(\UITableView.separatorStyle),
        "springLoaded": .property(\UITableView.isSpringLoaded),
        "style": .readOnly(\UITableView.style),
        "tableFooterView": .property(\UITableView.tableFooterView),
        "tableHeaderView": .property(\UITableView.tableHeaderView),
        "visibleCells": .readOnly(\UITableView.visibleCells),
    ]

    private static let ofUITableViewCell: [String: KitKey] = [
        "accessoryType": .property(\UITableViewCell.accessoryType),
        "accessoryView": .property(\UITableViewCell.accessoryView),
        "automaticallyUpdatesBackgroundConfiguration": .property(
            \UITableViewCell.automaticallyUpdatesBackgroundConfiguration),
        "automaticallyUpdatesContentConfiguration": .property(
            \UITableViewCell.automaticallyUpdatesContentConfiguration),
        "backgroundConfiguration": .property(\UITableViewCell.backgroundConfiguration),
        "backgroundView": .property(\UITableViewCell.backgroundView),
        "configurationState": .readOnly(\UITableViewCell.configurationState),
        "configurationUpdateHandler": .property(\UITableViewCell.configurationUpdateHandler),
        "contentConfiguration": .property(\UITableViewCell.contentConfiguration),
        "contentView": .readOnly(\UITableViewCell.contentView),
        "detailTextLabel": .readOnly(\UITableViewCell.detailTextLabel),
        "editing": .property(\UITableViewCell.isEditing),
        "editingAccessoryType": .property(\UITableViewCell.editingAccessoryType),
        "editingAccessoryView": .property(\UITableViewCell.editingAccessoryView),
        "editingStyle": .readOnly(\UITableViewCell.editingStyle),
        "focusStyle": .property(\UITableViewCell.focusStyle),
        "highlighted": .property(\UITableViewCell.isHighlighted),
        "imageView": .readOnly(\UITableViewCell.imageView),
        "indentationLevel": .property(\UITableViewCell.indentationLevel),
        "indentationWidth": .property(\UITableViewCell.indentationWidth),
        "multipleSelectionBackgroundView": .property(\UITableViewCell.multipleSelectionBackgroundView),
        "reuseIdentifier": .readOnly(\UITableViewCell.reuseIdentifier),
        "selected": .property(\UITableViewCell.isSelected),
        "selectedBackgroundView": .property(\UITableViewCell.selectedBackgroundView),
        "selectionStyle": .property(\UITableViewCell.selectionStyle),
        "separatorInset": .property(\UITableViewCell.separatorInset),
        "shouldIndentWhileEditing": .property(\UITableViewCell.shouldIndentWhileEditing),
        "showingDeleteConfirmation": .readOnly(\UITableViewCell.showingDeleteConfirmation),
        "showsReorderControl": .property(\UITableViewCell.showsReorderControl),
        "textLabel": .readOnly(\UITableViewCell.textLabel),
        "userInteractionEnabledWhileDragging": .property(
            \UITableViewCell.userInteractionEnabledWhileDragging),
    ]

    private static let ofUITableViewController: [String: KitKey] = [
        "clearsSelectionOnViewWillAppear": .property(\UITableViewController.clearsSelectionOnViewWillAppear),
        "refreshControl": .property(\UITableViewController.refreshControl),
        "tableView": .property(\UITableViewController.tableView),
    ]

    private static let ofUITableViewDropPlaceholder: [String: KitKey] = [
        "previewParametersProvider": .property(\UITableViewDropPlaceholder.previewParametersProvider)
    ]

    private static let ofUITableViewDropProposal: [String: KitKey] = [
        "intent": .readOnly(\UITableViewDropProposal.intent)
    ]

    private static let ofUITableViewFocusUpdateContext: [String: KitKey] = [
        "nextFocusedIndexPath": .readOnly(\UITableViewFocusUpdateContext.nextFocusedIndexPath),
        "previouslyFocusedIndexPath": .readOnly(\UITableViewFocusUpdateContext.previouslyFocusedIndexPath),
    ]

    private static let ofUITableViewHeaderFooterView: [String: KitKey] = [
        "automaticallyUpdatesBackgroundConfiguration": .property(
            \UITableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration),
        "automaticallyUpdatesContentConfiguration": .property(
            \UITableViewHeaderFooterView.automaticallyUpdatesContentConfiguration),
        "backgroundConfiguration": .property(\UITableViewHeaderFooterView.backgroundConfiguration),
        "backgroundView": .property(\UITableViewHeaderFooterView.backgroundView),
        "configurationState": .readOnly(\UITableViewHeaderFooterView.configurationState),
        "configurationUpdateHandler": .property(\UITableViewHeaderFooterView.configurationUpdateHandler),
        "contentConfiguration": .property(\UITableViewHeaderFooterView.contentConfiguration),
        "contentView": .readOnly(\UITableViewHeaderFooterView.contentView),
        "detailTextLabel": .readOnly(\UITableViewHeaderFooterView.detailTextLabel),
        "reuseIdentifier": .readOnly(\UITableViewHeaderFooterView.reuseIdentifier),
        "textLabel": .readOnly(\UITableViewHeaderFooterView.textLabel),
    ]

    private static let ofUITableViewPlaceholder: [String: KitKey] = [
        "cellUpdateHandler": .property(\UITableViewPlaceholder.cellUpdateHandler)
    ]

    private static let ofUITableViewRowAction: [String: KitKey] = [
        "backgroundColor": .property(\UITableViewRowAction.backgroundColor),
        "backgroundEffect": .property(\UITableViewRowAction.backgroundEffect),
        "style": .readOnly(\UITableViewRowAction.style),
        "title": .property(\UITableViewRowAction.title),
    ]

    private static let ofUITapGestureRecognizer: [String: KitKey] = [
        "numberOfTapsRequired": .property(\UITapGestureRecognizer.numberOfTapsRequired),
        "numberOfTouchesRequired": .property(\UITapGestureRecognizer.numberOfTouchesRequired),
    ]

    private static let ofUITargetedPreview: [String: KitKey] = [
        "parameters": .readOnly(\UITargetedPreview.parameters),
        "size": .readOnly(\UITargetedPreview.size),
        "target": .readOnly(\UITargetedPreview.target),
        "view": .readOnly(\UITargetedPreview.view),
    ]

    private static let ofUITextChecker: [String: KitKey] = [
        "ignoredWords": .property(\UITextChecker.ignoredWords)
    ]

    private static let ofUITextField: [String: KitKey] = [
        "adjustsFontForContentSizeCategory": .property(\UITextField.adjustsFontForContentSizeCategory),
        "adjustsFontSizeToFitWidth": .property(\UITextField.adjustsFontSizeToFitWidth),
        "allowsEditingTextAttributes": .property(\UITextField.allowsEditingTextAttributes),
        "attributedPlaceholder": .property(\UITextField.attributedPlaceholder),
        "attributedText": .property(\UITextField.attributedText),
        "autocapitalizationType": .property(\UITextField.autocapitalizationType),
        "autocorrectionType": .property(\UITextField.autocorrectionType),
        "background": .property(\UITextField.background),
        "borderStyle": .property(\UITextField.borderStyle),
        "clearButtonMode": .property(\UITextField.clearButtonMode),
        "clearsOnBeginEditing": .property(\UITextField.clearsOnBeginEditing),
        "clearsOnInsertion": .property(\UITextField.clearsOnInsertion),
        "defaultTextAttributes": .property(\UITextField.defaultTextAttributes),
        "delegate": .property(\UITextField.delegate),
        "disabledBackground": .property(\UITextField.disabledBackground),
        "editing": .readOnly(\UITextField.isEditing),
        "enablesReturnKeyAutomatically": .property(\UITextField.enablesReturnKeyAutomatically),
        "font": .property(\UITextField.font),
        "hasText": .readOnly(\UITextField.hasText),
        "inlinePredictionType": .property(\UITextField.inlinePredictionType),
        "inputDelegate": .property(\UITextField.inputDelegate),
        "keyboardAppearance": .property(\UITextField.keyboardAppearance),
        "keyboardType": .property(\UITextField.keyboardType),
        "leftView": .property(\UITextField.leftView),
        "leftViewMode": .property(\UITextField.leftViewMode),
        "markedTextStyle": .property(\UITextField.markedTextStyle),
        "minimumFontSize": .property(\UITextField.minimumFontSize),
        "passwordRules": .property(\UITextField.passwordRules),
        "placeholder": .property(\UITextField.placeholder),
        "returnKeyType": .property(\UITextField.returnKeyType),
        "rightView": .property(\UITextField.rightView),
        "rightViewMode": .property(\UITextField.rightViewMode),
        "secureTextEntry": .property(\UITextField.isSecureTextEntry),
        "selectedTextRange": .property(\UITextField.selectedTextRange),
        "smartDashesType": .property(\UITextField.smartDashesType),
        "smartInsertDeleteType": .property(\UITextField.smartInsertDeleteType),
        "smartQuotesType": .property(\UITextField.smartQuotesType),
        "spellCheckingType": .property(\UITextField.spellCheckingType),
        "text": .property(\UITextField.text),
        "textAlignment": .property(\UITextField.textAlignment),
        "textColor": .property(\UITextField.textColor),
        "textContentType": .property(\UITextField.textContentType),
        "typingAttributes": .property(\UITextField.typingAttributes),
    ]

    private static let ofUITextInputAssistantItem: [String: KitKey] = [
        "allowsHidingShortcuts": .property(\UITextInputAssistantItem.allowsHidingShortcuts),
        "leadingBarButtonGroups": .property(\UITextInputAssistantItem.leadingBarButtonGroups),
        "trailingBarButtonGroups": .property(\UITextInputAssistantItem.trailingBarButtonGroups),
    ]

    private static let ofUITextInputMode: [String: KitKey] = [
        "primaryLanguage": .readOnly(\UITextInputMode.primaryLanguage)
    ]

    private static let ofUITextInputPasswordRules: [String: KitKey] = [
        "passwordRulesDescriptor": .readOnly(\UITextInputPasswordRules.passwordRulesDescriptor)
    ]

    private static let ofUITextItem: [String: KitKey] = [
        "content": .readOnly(\UITextItem.content),
        "range": .readOnly(\UITextItem.range),
    ]

    private static let ofUITextRange: [String: KitKey] = [
        "empty": .readOnly(\UITextRange.isEmpty),
        "end": .readOnly(\UITextRange.end),
        "start": .readOnly(\UITextRange.start),
    ]

    private static let ofUITextSearchOptions: [String: KitKey] = [
        "stringCompareOptions": .readOnly(\UITextSearchOptions.stringCompareOptions),
        "wordMatchMethod": .readOnly(\UITextSearchOptions.wordMatchMethod),
    ]

    private static let ofUITextSelectionRect: [String: KitKey] = [
        "containsEnd": .readOnly(\UITextSelectionRect.containsEnd),
        "containsStart": .readOnly(\UITextSelectionRect.containsStart),
        "rect": .readOnly(\UITextSelectionRect.rect),
        "vertical": .readOnly(\UITextSelectionRect.isVertical),
        "writingDirection": .readOnly(\UITextSelectionRect.writingDirection),
    ]

    private static let ofUITextView: [String: KitKey] = [
        "adjustsFontForContentSizeCategory": .property(\UITextView.adjustsFontForContentSizeCategory),
        "allowsEditingTextAttributes": .property(\UITextView.allowsEditingTextAttributes),
        "attributedText": .property(\UITextView.attributedText),
        "autocapitalizationType": .property(\UITextView.autocapitalizationType),
        "autocorrectionType": .property(\UITextView.autocorrectionType),
        "clearsOnInsertion": .property(\UITextView.clearsOnInsertion),
        "dataDetectorTypes": .property(\UITextView.dataDetectorTypes),
        "delegate": .property(\UITextView.delegate),
        "editable": .property(\UITextView.isEditable),
        "enablesReturnKeyAutomatically": .property(\UITextView.enablesReturnKeyAutomatically),
        "findInteraction": .readOnly(\UITextView.findInteraction),
        "findInteractionEnabled": .property(\UITextView.isFindInteractionEnabled),
        "font": .property(\UITextView.font),
        "hasText": .readOnly(\UITextView.hasText),
        "inlinePredictionType": .property(\UITextView.inlinePredictionType),
        "inputDelegate": .property(\UITextView.inputDelegate),
        "keyboardAppearance": .property(\UITextView.keyboardAppearance),
        "keyboardType": .property(\UITextView.keyboardType),
        "layoutManager": .readOnly(\UITextView.layoutManager),
        "linkTextAttributes": .property(\UITextView.linkTextAttributes),
        "markedTextStyle": .property(\UITextView.markedTextStyle),
        "passwordRules": .property(\UITextView.passwordRules),
        "returnKeyType": .property(\UITextView.returnKeyType),
        "secureTextEntry": .property(\UITextView.isSecureTextEntry),
        "selectable": .property(\UITextView.isSelectable),
        "selectedRange": .property(\UITextView.selectedRange),
        "selectedTextRange": .property(\UITextView.selectedTextRange),
        "smartDashesType": .property(\UITextView.smartDashesType),
        "smartInsertDeleteType": .property(\UITextView.smartInsertDeleteType),
        "smartQuotesType": .property(\UITextView.smartQuotesType),
        "spellCheckingType": .property(\UITextView.spellCheckingType),
        "text": .property(\UITextView.text),
        "textAlignment": .property(\UITextView.textAlignment),
        "textColor": .property(\UITextView.textColor),
        "textContainer": .readOnly(\UITextView.textContainer),
        "textContainerInset": .property(\UITextView.textContainerInset),
        "textContentType": .property(\UITextView.textContentType),
        "textStorage": .readOnly(\UITextView.textStorage),
        "typingAttributes": .property(\UITextView.typingAttributes),
        "usesStandardTextScaling": .property(\UITextView.usesStandardTextScaling),
        "writingToolsBehavior": .property(\UITextView.writingToolsBehavior),
    ]

    private static let ofUIToolTipConfiguration: [String: KitKey] = [
        "sourceRect": .readOnly(\UIToolTipConfiguration.sourceRect),
        "toolTip": .readOnly(\UIToolTipConfiguration.toolTip),
    ]

    private static let ofUIToolTipInteraction: [String: KitKey] = [
        "defaultToolTip": .property(\UIToolTipInteraction.defaultToolTip),
        "delegate": .property(\UIToolTipInteraction.delegate),
        "enabled": .property(\UIToolTipInteraction.isEnabled),
        "view": .readOnly(\UIToolTipInteraction.view),
    ]

    private static let ofUIToolbar: [String: KitKey] = [
        "barPosition": .readOnly(\UIToolbar.barPosition),
        "barStyle": .property(\UIToolbar.barStyle),
        "barTintColor": .property(\UIToolbar.barTintColor),
        "compactAppearance": .property(\UIToolbar.compactAppearance),
        "compactScrollEdgeAppearance": .property(\UIToolbar.compactScrollEdgeAppearance),
        "delegate": .property(\UIToolbar.delegate),
        "items": .property(\UIToolbar.items),
        "scrollEdgeAppearance": .property(\UIToolbar.scrollEdgeAppearance),
        "standardAppearance": .property(\UIToolbar.standardAppearance),
        "translucent": .property(\UIToolbar.isTranslucent),
    ]

    private static let ofUIToolbarAppearance: [String: KitKey] = [
        "buttonAppearance": .property(\UIToolbarAppearance.buttonAppearance),
        "doneButtonAppearance": .property(\UIToolbarAppearance.doneButtonAppearance),
        "prominentButtonAppearance": .property(\UIToolbarAppearance.prominentButtonAppearance),
    ]

    private static let ofUITouch: [String: KitKey] = [
        "altitudeAngle": .readOnly(\UITouch.altitudeAngle),
        "estimatedProperties": .readOnly(\UITouch.estimatedProperties),
        "estimatedPropertiesExpectingUpdates": .readOnly(\UITouch.estimatedPropertiesExpectingUpdates),
        "estimationUpdateIndex": .readOnly(\UITouch.estimationUpdateIndex),
        "force": .readOnly(\UITouch.force),
        "gestureRecognizers": .readOnly(\UITouch.gestureRecognizers),
        "majorRadius": .readOnly(\UITouch.majorRadius),
        "majorRadiusTolerance": .readOnly(\UITouch.majorRadiusTolerance),
        "maximumPossibleForce": .readOnly(\UITouch.maximumPossibleForce),
        "phase": .readOnly(\UITouch.phase),
        "tapCount": .readOnly(\UITouch.tapCount),
        "timestamp": .readOnly(\UITouch.timestamp),
        "type": .readOnly(\UITouch.type),
        "view": .readOnly(\UITouch.view),
        "window": .readOnly(\UITouch.window),
    ]

    private static let ofUITraitCollection: [String: KitKey] = [
        "accessibilityContrast": .readOnly(\UITraitCollection.accessibilityContrast),
        "activeAppearance": .readOnly(\UITraitCollection.activeAppearance),
        "displayGamut": .readOnly(\UITraitCollection.displayGamut),
        "displayScale": .readOnly(\UITraitCollection.displayScale),
        "forceTouchCapability": .readOnly(\UITraitCollection.forceTouchCapability),
        "horizontalSizeClass": .readOnly(\UITraitCollection.horizontalSizeClass),
        "imageConfiguration": .readOnly(\UITraitCollection.imageConfiguration),
        "imageDynamicRange": .readOnly(\UITraitCollection.imageDynamicRange),
        "layoutDirection": .readOnly(\UITraitCollection.layoutDirection),
        "legibilityWeight": .readOnly(\UITraitCollection.legibilityWeight),
        "listEnvironment": .readOnly(\UITraitCollection.listEnvironment),
        "preferredContentSizeCategory": .readOnly(\UITraitCollection.preferredContentSizeCategory),
        "sceneCaptureState": .readOnly(\UITraitCollection.sceneCaptureState),
        "splitViewControllerLayoutEnvironment": .readOnly(
            \UITraitCollection.splitViewControllerLayoutEnvironment),
        "toolbarItemPresentationSize": .readOnly(\UITraitCollection.toolbarItemPresentationSize),
        "typesettingLanguage": .readOnly(\UITraitCollection.typesettingLanguage),
        "userInterfaceIdiom": .readOnly(\UITraitCollection.userInterfaceIdiom),
        "userInterfaceLevel": .readOnly(\UITraitCollection.userInterfaceLevel),
        "userInterfaceStyle": .readOnly(\UITraitCollection.userInterfaceStyle),
        "verticalSizeClass": .readOnly(\UITraitCollection.verticalSizeClass),
    ]

    private static let ofUIUpdateInfo: [String: KitKey] = [
        "completionDeadlineTime": .readOnly(\UIUpdateInfo.completionDeadlineTime),
        "estimatedPresentationTime": .readOnly(\UIUpdateInfo.estimatedPresentationTime),
        "immediatePresentationExpected": .readOnly(\UIUpdateInfo.isImmediatePresentationExpected),
        "modelTime": .readOnly(\UIUpdateInfo.modelTime),
        "performingLowLatencyPhases": .readOnly(\UIUpdateInfo.isPerformingLowLatencyPhases),
    ]

    private static let ofUIUpdateLink: [String: KitKey] = [
        "currentUpdateInfo": .readOnly(\UIUpdateLink.currentUpdateInfo),
        "enabled": .property(\UIUpdateLink.isEnabled),
        "preferredFrameRateRange": .property(\UIUpdateLink.preferredFrameRateRange),
        "requiresContinuousUpdates": .property(\UIUpdateLink.requiresContinuousUpdates),
        "wantsImmediatePresentation": .property(\UIUpdateLink.wantsImmediatePresentation),
        "wantsLowLatencyEventDispatch": .property(\UIUpdateLink.wantsLowLatencyEventDispatch),
    ]

    private static let ofUIView: [String: KitKey] = [
        "accessibilityActivationPoint": .property(\UIView.accessibilityActivationPoint),
        "accessibilityAttributedHint": .property(\UIView.accessibilityAttributedHint),
        "accessibilityAttributedLabel": .property(\UIView.accessibilityAttributedLabel),
        "accessibilityAttributedValue": .property(\UIView.accessibilityAttributedValue),
        "accessibilityContainerType": .property(\UIView.accessibilityContainerType),
        "accessibilityCustomActions": .property(\UIView.accessibilityCustomActions),
        "accessibilityCustomRotors": .property(\UIView.accessibilityCustomRotors),
        "accessibilityDirectTouchOptions": .property(\UIView.accessibilityDirectTouchOptions),
        "accessibilityElement": .property(\UIView.isAccessibilityElement),
        "accessibilityElements": .property(\UIView.accessibilityElements),
        "accessibilityElementsHidden": .property(\UIView.accessibilityElementsHidden),
        "accessibilityFrame": .property(\UIView.accessibilityFrame),
        "accessibilityHint": .property(\UIView.accessibilityHint),
        "accessibilityIdentifier": .property(\UIView.accessibilityIdentifier),
        "accessibilityIgnoresInvertColors": .property(\UIView.accessibilityIgnoresInvertColors),
        "accessibilityLabel": .property(\UIView.accessibilityLabel),
        "accessibilityLanguage": .property(\UIView.accessibilityLanguage),
        "accessibilityNavigationStyle": .property(\UIView.accessibilityNavigationStyle),
        "accessibilityPath": .property(\UIView.accessibilityPath),
        "accessibilityRespondsToUserInteraction": .property(\UIView.accessibilityRespondsToUserInteraction),
        "accessibilityTextualContext": .property(\UIView.accessibilityTextualContext),
        "accessibilityTraits": .property(\UIView.accessibilityTraits),
        "accessibilityUserInputLabels": .property(\UIView.accessibilityUserInputLabels),
        "accessibilityValue": .property(\UIView.accessibilityValue),
        "accessibilityViewIsModal": .property(\UIView.accessibilityViewIsModal),
        "alignmentRectInsets": .readOnly(\UIView.alignmentRectInsets),
        "alpha": .property(\UIView.alpha),
        "anchorPoint": .property(\UIView.anchorPoint),
        "appliedContentSizeCategoryLimitsDescription": .readOnly(
            \UIView.appliedContentSizeCategoryLimitsDescription),
        "autoresizesSubviews": .property(\UIView.autoresizesSubviews),
        "autoresizingMask": .property(\UIView.autoresizingMask),
        "backgroundColor": .property(\UIView.backgroundColor),
        "bottomAnchor": .readOnly(\UIView.bottomAnchor),
        "bounds": .property(\UIView.bounds),
        "canBecomeFocused": .readOnly(\UIView.canBecomeFocused),
        "center": .property(\UIView.center),
        "centerXAnchor": .readOnly(\UIView.centerXAnchor),
        "centerYAnchor": .readOnly(\UIView.centerYAnchor),
        "clearsContextBeforeDrawing": .property(\UIView.clearsContextBeforeDrawing),
        "clipsToBounds": .property(\UIView.clipsToBounds),
        "collisionBoundingPath": .readOnly(\UIView.collisionBoundingPath),
        "collisionBoundsType": .readOnly(\UIView.collisionBoundsType),
        "constraints": .readOnly(\UIView.constraints),
        "contentMode": .property(\UIView.contentMode),
        "contentScaleFactor": .property(\UIView.contentScaleFactor),
        "cornerConfiguration": .property(\UIView.cornerConfiguration),
        "directionalLayoutMargins": .property(\UIView.directionalLayoutMargins),
        "effectiveUserInterfaceLayoutDirection": .readOnly(\UIView.effectiveUserInterfaceLayoutDirection),
        "exclusiveTouch": .property(\UIView.isExclusiveTouch),
        "firstBaselineAnchor": .readOnly(\UIView.firstBaselineAnchor),
        "focusEffect": .property(\UIView.focusEffect),
        "focusGroupIdentifier": .property(\UIView.focusGroupIdentifier),
        "focused": .readOnly(\UIView.isFocused),
        "forFirstBaselineLayout": .readOnly(\UIView.forFirstBaselineLayout),
        "forLastBaselineLayout": .readOnly(\UIView.forLastBaselineLayout),
        "frame": .property(\UIView.frame),
        "gestureRecognizers": .property(\UIView.gestureRecognizers),
        "hasAmbiguousLayout": .readOnly(\UIView.hasAmbiguousLayout),
        "hasPendingLayout": .readOnly(\UIView.hasPendingLayout),
        "heightAnchor": .readOnly(\UIView.heightAnchor),
        "hidden": .property(\UIView.isHidden),
        "insetsLayoutMarginsFromSafeArea": .property(\UIView.insetsLayoutMarginsFromSafeArea),
        "interactions": .property(\UIView.interactions),
        "intrinsicContentSize": .readOnly(\UIView.intrinsicContentSize),
        "keyboardLayoutGuide": .readOnly(\UIView.keyboardLayoutGuide),
        "largeContentImage": .property(\UIView.largeContentImage),
        "largeContentImageInsets": .property(\UIView.largeContentImageInsets),
        "largeContentTitle": .property(\UIView.largeContentTitle),
        "lastBaselineAnchor": .readOnly(\UIView.lastBaselineAnchor),
        "layer": .readOnly(\UIView.layer),
        "layoutGuides": .readOnly(\UIView.layoutGuides),
        "layoutMargins": .property(\UIView.layoutMargins),
        "layoutMarginsGuide": .readOnly(\UIView.layoutMarginsGuide),
        "leadingAnchor": .readOnly(\UIView.leadingAnchor),
        "leftAnchor": .readOnly(\UIView.leftAnchor),
        "mask": .property(\UIView.mask),
        "maximumContentSizeCategory": .property(\UIView.maximumContentSizeCategory),
        "minimumContentSizeCategory": .property(\UIView.minimumContentSizeCategory),
        "motionEffects": .property(\UIView.motionEffects),
        "multipleTouchEnabled": .property(\UIView.isMultipleTouchEnabled),
        "opaque": .property(\UIView.isOpaque),
        "overrideUserInterfaceStyle": .property(\UIView.overrideUserInterfaceStyle),
        "preferredFocusEnvironments": .readOnly(\UIView.preferredFocusEnvironments),
        "preservesSuperviewLayoutMargins": .property(\UIView.preservesSuperviewLayoutMargins),
        "readableContentGuide": .readOnly(\UIView.readableContentGuide),
        "restorationIdentifier": .property(\UIView.restorationIdentifier),
        "rightAnchor": .readOnly(\UIView.rightAnchor),
        "safeAreaInsets": .readOnly(\UIView.safeAreaInsets),
        "safeAreaLayoutGuide": .readOnly(\UIView.safeAreaLayoutGuide),
        "scalesLargeContentImage": .property(\UIView.scalesLargeContentImage),
        "semanticContentAttribute": .property(\UIView.semanticContentAttribute),
        "shouldGroupAccessibilityChildren": .property(\UIView.shouldGroupAccessibilityChildren),
        "showsLargeContentViewer": .property(\UIView.showsLargeContentViewer),
        "subviews": .readOnly(\UIView.subviews),
        "superview": .readOnly(\UIView.superview),
        "tag": .property(\UIView.tag),
        "tintAdjustmentMode": .property(\UIView.tintAdjustmentMode),
        "tintColor": .property(\UIView.tintColor),
        "topAnchor": .readOnly(\UIView.topAnchor),
        "trailingAnchor": .readOnly(\UIView.trailingAnchor),
        "traitCollection": .readOnly(\UIView.traitCollection),
        "traitOverrides": .property(\UIView.traitOverrides),
        "transform": .property(\UIView.transform),
        "transform3D": .property(\UIView.transform3D),
        "translatesAutoresizingMaskIntoConstraints": .property(
            \UIView.translatesAutoresizingMaskIntoConstraints),
        "userInteractionEnabled": .property(\UIView.isUserInteractionEnabled),
        "waitsForLayout": .readOnly(\UIView.waitsForLayout),
        "widthAnchor": .readOnly(\UIView.widthAnchor),
        "window": .readOnly(\UIView.window),
    ]

    private static let ofUIViewController: [String: KitKey] = [
        "activePresentationController": .readOnly(\UIViewController.activePresentationController),
        "additionalSafeAreaInsets": .property(\UIViewController.additionalSafeAreaInsets),
        "automaticallyAdjustsScrollViewInsets": .property(
            \UIViewController.automaticallyAdjustsScrollViewInsets),
        "beingDismissed": .readOnly(\UIViewController.isBeingDismissed),
        "beingPresented": .readOnly(\UIViewController.isBeingPresented),
        "bottomLayoutGuide": .readOnly(\UIViewController.bottomLayoutGuide),
        "childForHomeIndicatorAutoHidden": .readOnly(\UIViewController.childForHomeIndicatorAutoHidden),
        "childForInterfaceOrientationLock": .readOnly(\UIViewController.childForInterfaceOrientationLock),
        "childForScreenEdgesDeferringSystemGestures": .readOnly(
            \UIViewController.childForScreenEdgesDeferringSystemGestures),
        "childForStatusBarHidden": .readOnly(\UIViewController.childForStatusBarHidden),
        "childForStatusBarStyle": .readOnly(\UIViewController.childForStatusBarStyle),
        "children": .readOnly(\UIViewController.children),
        "contentUnavailableConfiguration": .property(\UIViewController.contentUnavailableConfiguration),
        "contentUnavailableConfigurationState": .readOnly(
            \UIViewController.contentUnavailableConfigurationState),
        "definesPresentationContext": .property(\UIViewController.definesPresentationContext),
        "disablesAutomaticKeyboardDismissal": .readOnly(\UIViewController.disablesAutomaticKeyboardDismissal),
        "edgesForExtendedLayout": .property(\UIViewController.edgesForExtendedLayout),
        "editButtonItem": .readOnly(\UIViewController.editButtonItem),
        "editing": .property(\UIViewController.isEditing),
        "extendedLayoutIncludesOpaqueBars": .property(\UIViewController.extendedLayoutIncludesOpaqueBars),
        "extensionContext": .readOnly(\UIViewController.extensionContext),
        "hidesBottomBarWhenPushed": .property(\UIViewController.hidesBottomBarWhenPushed),
        "modalInPresentation": .property(\UIViewController.isModalInPresentation),
        "modalPresentationCapturesStatusBarAppearance": .property(
            \UIViewController.modalPresentationCapturesStatusBarAppearance),
        "modalPresentationStyle": .property(\UIViewController.modalPresentationStyle),
        "modalTransitionStyle": .property(\UIViewController.modalTransitionStyle),
        "movingFromParent": .readOnly(\UIViewController.isMovingFromParent),
        "movingToParent": .readOnly(\UIViewController.isMovingToParent),
        "navigationController": .readOnly(\UIViewController.navigationController),
        "navigationItem": .readOnly(\UIViewController.navigationItem),
        "nibBundle": .readOnly(\UIViewController.nibBundle),
        "nibName": .readOnly(\UIViewController.nibName),
        "overrideUserInterfaceStyle": .property(\UIViewController.overrideUserInterfaceStyle),
        "parent": .readOnly(\UIViewController.parent),
        "popoverPresentationController": .readOnly(\UIViewController.popoverPresentationController),
        "preferredContentSize": .property(\UIViewController.preferredContentSize),
        "preferredFocusEnvironments": .readOnly(\UIViewController.preferredFocusEnvironments),
        "preferredInterfaceOrientationForPresentation": .readOnly(
            \UIViewController.preferredInterfaceOrientationForPresentation),
        "preferredScreenEdgesDeferringSystemGestures": .readOnly(
            \UIViewController.preferredScreenEdgesDeferringSystemGestures),
        "preferredStatusBarStyle": .readOnly(\UIViewController.preferredStatusBarStyle),
        "preferredStatusBarUpdateAnimation": .readOnly(\UIViewController.preferredStatusBarUpdateAnimation),
        "preferredTransition": .property(\UIViewController.preferredTransition),
        "prefersHomeIndicatorAutoHidden": .readOnly(\UIViewController.prefersHomeIndicatorAutoHidden),
        "prefersInterfaceOrientationLocked": .readOnly(\UIViewController.prefersInterfaceOrientationLocked),
        "prefersPointerLocked": .readOnly(\UIViewController.prefersPointerLocked),
        "prefersStatusBarHidden": .readOnly(\UIViewController.prefersStatusBarHidden),
        "presentationController": .readOnly(\UIViewController.presentationController),
        "presentedViewController": .readOnly(\UIViewController.presentedViewController),
        "presentingViewController": .readOnly(\UIViewController.presentingViewController),
        "previewActionItems": .readOnly(\UIViewController.previewActionItems),
        "providesPresentationContextTransitionStyle": .property(
            \UIViewController.providesPresentationContextTransitionStyle),
        "restorationClass": .property(\UIViewController.restorationClass),
        "restorationIdentifier": .property(\UIViewController.restorationIdentifier),
        "restoresFocusAfterTransition": .property(\UIViewController.restoresFocusAfterTransition),
        "sheetPresentationController": .readOnly(\UIViewController.sheetPresentationController),
        "shouldAutomaticallyForwardAppearanceMethods": .readOnly(
            \UIViewController.shouldAutomaticallyForwardAppearanceMethods),
        "shouldAutorotate": .readOnly(\UIViewController.shouldAutorotate),
        "splitViewController": .readOnly(\UIViewController.splitViewController),
        "storyboard": .readOnly(\UIViewController.storyboard),
        "supportedInterfaceOrientations": .readOnly(\UIViewController.supportedInterfaceOrientations),
        "systemMinimumLayoutMargins": .readOnly(\UIViewController.systemMinimumLayoutMargins),
        "tab": .readOnly(\UIViewController.tab),
        "tabBarController": .readOnly(\UIViewController.tabBarController),
        "tabBarItem": .property(\UIViewController.tabBarItem),
        "title": .property(\UIViewController.title),
        "toolbarItems": .property(\UIViewController.toolbarItems),
        "topLayoutGuide": .readOnly(\UIViewController.topLayoutGuide),
        "traitCollection": .readOnly(\UIViewController.traitCollection),
        "traitOverrides": .property(\UIViewController.traitOverrides),
        "transitionCoordinator": .readOnly(\UIViewController.transitionCoordinator),
        "transitioningDelegate": .property(\UIViewController.transitioningDelegate),
        "view": .property(\UIViewController.view),
        "viewIfLoaded": .readOnly(\UIViewController.viewIfLoaded),
        "viewLoaded": .readOnly(\UIViewController.isViewLoaded),
        "viewRespectsSystemMinimumLayoutMargins": .property(
            \UIViewController.viewRespectsSystemMinimumLayoutMargins),
    ]

    private static let ofUIViewPropertyAnimator: [String: KitKey] = [
        "delay": .readOnly(\UIViewPropertyAnimator.delay),
        "duration": .readOnly(\UIViewPropertyAnimator.duration),
        "fractionComplete": .property(\UIViewPropertyAnimator.fractionComplete),
        "interruptible": .property(\UIViewPropertyAnimator.isInterruptible),
        "manualHitTestingEnabled": .property(\UIViewPropertyAnimator.isManualHitTestingEnabled),
        "pausesOnCompletion": .property(\UIViewPropertyAnimator.pausesOnCompletion),
        "reversed": .property(\UIViewPropertyAnimator.isReversed),
        "running": .readOnly(\UIViewPropertyAnimator.isRunning),
        "scrubsLinearly": .property(\UIViewPropertyAnimator.scrubsLinearly),
        "state": .readOnly(\UIViewPropertyAnimator.state),
        "timingParameters": .readOnly(\UIViewPropertyAnimator.timingParameters),
        "userInteractionEnabled": .property(\UIViewPropertyAnimator.isUserInteractionEnabled),
    ]

    private static let ofUIVisualEffectView: [String: KitKey] = [
        "contentView": .readOnly(\UIVisualEffectView.contentView),
        "effect": .property(\UIVisualEffectView.effect),
    ]

    private static let ofUIWindow: [String: KitKey] = [
        "canBecomeKey": .readOnly(\UIWindow.canBecomeKey),
        "keyWindow": .readOnly(\UIWindow.isKeyWindow),
        "rootViewController": .property(\UIWindow.rootViewController),
        "screen": .readOnly(\UIWindow.screen),
        "windowLevel": .property(\UIWindow.windowLevel),
        "windowScene": .property(\UIWindow.windowScene),
    ]

    private static let ofUIWindowScene: [String: KitKey] = [
        "coordinateSpace": .readOnly(\UIWindowScene.coordinateSpace),
        "effectiveGeometry": .readOnly(\UIWindowScene.effectiveGeometry),
        "fullScreen": .readOnly(\UIWindowScene.isFullScreen),
        "interfaceOrientation": .readOnly(\UIWindowScene.interfaceOrientation),
        "keyWindow": .readOnly(\UIWindowScene.keyWindow),
        "screen": .readOnly(\UIWindowScene.screen),
        "sizeRestrictions": .readOnly(\UIWindowScene.sizeRestrictions),
        "statusBarManager": .readOnly(\UIWindowScene.statusBarManager),
        "traitCollection": .readOnly(\UIWindowScene.traitCollection),
        "windows": .readOnly(\UIWindowScene.windows),
    ]

    private static let ofUIWindowSceneDestructionRequestOptions: [String: KitKey] = [
        "windowDismissalAnimation": .property(
            \UIWindowSceneDestructionRequestOptions.windowDismissalAnimation)
    ]

    private static let ofUndoManager: [String: KitKey] = [
        "canRedo": .readOnly(\UndoManager.canRedo),
        "canUndo": .readOnly(\UndoManager.canUndo),
        "groupingLevel": .readOnly(\UndoManager.groupingLevel),
        "groupsByEvent": .property(\UndoManager.groupsByEvent),
        "levelsOfUndo": .property(\UndoManager.levelsOfUndo),
        "redoActionIsDiscardable": .readOnly(\UndoManager.redoActionIsDiscardable),
        "redoActionName": .readOnly(\UndoManager.redoActionName),
        "redoCount": .readOnly(\UndoManager.redoCount),
        "redoMenuItemTitle": .readOnly(\UndoManager.redoMenuItemTitle),
        "redoing": .readOnly(\UndoManager.isRedoing),
        "runLoopModes": .property(\UndoManager.runLoopModes),
        "undoActionIsDiscardable": .readOnly(\UndoManager.undoActionIsDiscardable),
        "undoActionName": .readOnly(\UndoManager.undoActionName),
        "undoCount": .readOnly(\UndoManager.undoCount),
        "undoMenuItemTitle": .readOnly(\UndoManager.undoMenuItemTitle),
        "undoRegistrationEnabled": .readOnly(\UndoManager.isUndoRegistrationEnabled),
        "undoing": .readOnly(\UndoManager.isUndoing),
    ]

    private static let of_DirectedBehavior: [String: KitKey] = [
        "angle": .property(\_DirectedBehavior.angle),
        "magnitude": .property(\_DirectedBehavior.magnitude),
    ]
}
