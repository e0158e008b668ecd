// Written by `make requirements` from the declarations of the enumerations.

extension NSItemProviderRepresentationVisibility {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.all, .team, .group, .ownProcess]) }
}

extension NSLayoutConstraint.Attribute {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [
                .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX,
                .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
                .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
            ])
    }
}

extension NSLayoutConstraint.Axis {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.horizontal, .vertical]) }
}

extension NSLayoutConstraint.Relation {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.lessThanOrEqual, .equal, .greaterThanOrEqual])
    }
}

extension NSLineBreakMode {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [
                .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
                .byTruncatingMiddle,
            ])
    }
}

extension NSRectAlignment {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [
                .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing,
                .topTrailing,
            ])
    }
}

extension NSTextAlignment {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.left, .center, .right, .justified, .natural])
    }
}

extension NSWritingDirection {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.natural, .leftToRight, .rightToLeft]) }
}

extension NSWritingDirectionFormatType {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.embedding, .override]) }
}

extension UIAccessibility.ZoomType {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.insertionPoint]) }
}

extension UIAccessibilityContainerType {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.none, .dataTable, .list, .landmark, .semanticGroup])
    }
}

extension UIAccessibilityContrast {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.unspecified, .normal, .high]) }
}

extension UIAccessibilityCustomRotor.Direction {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.previous, .next]) }
}

extension UIAccessibilityCustomRotor.SystemRotorType {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [
                .none, .link, .visitedLink, .heading, .headingLevel1, .headingLevel2, .headingLevel3,
                .headingLevel4, .headingLevel5, .headingLevel6, .boldText, .italicText, .underlineText,
                .misspelledWord, .image, .textField, .table, .list, .landmark,
            ])
    }
}

extension UIAccessibilityExpandedStatus {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.unsupported, .expanded, .collapsed]) }
}

extension UIAccessibilityNavigationStyle {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.automatic, .separate, .combined]) }
}

extension UIAccessibilityScrollDirection {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.right, .left, .up, .down, .next, .previous])
    }
}

extension UIActivity.Category {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.action, .share]) }
}

extension UIActivityIndicatorView.Style {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.medium, .large, .whiteLarge, .white, .gray])
    }
}

extension UIAlertAction.Style {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.`default`, .cancel, .destructive]) }
}

extension UIAlertController.Style {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.actionSheet, .alert]) }
}

extension UIAlertControllerSeverity {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.`default`, .critical]) }
}

extension UIApplication.State {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.active, .inactive, .background]) }
}

extension UIApplicationShortcutIcon.IconType {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [
                .compose, .play, .pause, .add, .location, .search, .share, .prohibit, .contact, .home,
                .markLocation, .favorite, .love, .cloud, .invitation, .confirmation, .mail, .message, .date,
                .time, .capturePhoto, .captureVideo, .task, .taskCompleted, .alarm, .bookmark, .shuffle,
                .audio, .update,
            ])
    }
}

extension UIAttachmentBehavior.AttachmentType {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.items, .anchor]) }
}

extension UIBackgroundFetchResult {
    /// Never nil.
    public init?(rawValue: UInt) { self = .known(rawValue, of: [.newData, .noData, .failed]) }
}

extension UIBackgroundRefreshStatus {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.restricted, .denied, .available]) }
}

extension UIBandSelectionInteraction.State {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.possible, .began, .selecting, .ended]) }
}

extension UIBarButtonItem.Style {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.plain, .bordered, .done]) }
}

extension UIBarButtonItem.SystemItem {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [
                .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action,
                .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind,
                .fastForward, .undo, .redo, .pageCurl, .close, ._back, ._forward, ._up, ._down, ._previous,
                ._next,
            ])
    }
}

extension UIBarMetrics {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.`default`, .compact, .defaultPrompt, .compactPrompt])
    }
}

extension UIBarPosition {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.any, .bottom, .top, .topAttached]) }
}

extension UIBarStyle {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.`default`, .black, .blackTranslucent]) }
}

extension UIBaselineAdjustment {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.alignBaselines, .alignCenters, .none]) }
}

extension UIBehavioralStyle {
    /// Never nil.
    public init?(rawValue: UInt) { self = .known(rawValue, of: [.automatic, .pad, .mac]) }
}

extension UIBlurEffect.Style {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [
                .extraLight, .light, .dark, .extraDark, .regular, .prominent, .systemUltraThinMaterial,
                .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
                .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
                .systemThickMaterialLight, .systemChromeMaterialLight, .systemUltraThinMaterialDark,
                .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
                .systemChromeMaterialDark,
            ])
    }
}

extension UIButton.ButtonType {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue, of: [.custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close])
    }
}

extension UIButton.Role {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.normal, .primary, .cancel, .destructive]) }
}

extension UICalendarView.DecorationSize {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.small, .medium, .large]) }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [
                .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
                .groupPagingCentered,
            ])
    }
}

extension UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.automatic, .always, .never]) }
}

extension UICollectionView.ElementCategory {
    /// Never nil.
    public init?(rawValue: UInt) {
        self = .known(rawValue, of: [.cell, .supplementaryView, .decorationView])
    }
}

extension UICollectionView.ReorderingCadence {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.immediate, .fast, .slow]) }
}

extension UICollectionView.ScrollDirection {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.vertical, .horizontal]) }
}

extension UICollectionView.SelfSizingInvalidation {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.disabled, .enabled, .enabledIncludingConstraints])
    }
}

extension UICollectionViewCell.DragState {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.none, .lifting, .dragging]) }
}

extension UICollectionViewDropProposal.Intent {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue, of: [.unspecified, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath])
    }
}

extension UICollectionViewFlowLayout.SectionInsetReference {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.fromContentInset, .fromSafeArea, .fromLayoutMargins])
    }
}

extension UICollectionViewUpdateItem.Action {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.insert, .delete, .reload, .move, .none]) }
}

extension UIContentInsetsReference {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.automatic, .none, .safeArea, .layoutMargins, .readableContent])
    }
}

extension UIContextMenuConfiguration.ElementOrder {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.automatic, .priority, .fixed]) }
}

extension UIContextMenuInteraction.Appearance {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.unknown, .rich, .compact]) }
}

extension UIContextMenuInteractionCommitStyle {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.dismiss, .pop]) }
}

extension UIContextualAction.Style {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.normal, .destructive]) }
}

extension UIControl.ContentHorizontalAlignment {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.center, .left, .right, .fill, .leading, .trailing])
    }
}

extension UIControl.ContentVerticalAlignment {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.center, .top, .bottom, .fill]) }
}

extension UIDatePicker.Mode {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth])
    }
}

extension UIDatePickerStyle {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.automatic, .wheels, .compact, .inline]) }
}

extension UIDevice.BatteryState {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.unknown, .unplugged, .charging, .full]) }
}

extension UIDeviceOrientation {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [
                .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
            ])
    }
}

extension UIDisplayGamut {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.unspecified, .SRGB, .P3]) }
}

extension UIDocument.ChangeKind {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.done, .undone, .redone, .cleared]) }
}

extension UIDocument.SaveOperation {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.forCreating, .forOverwriting]) }
}

extension UIDocumentBrowserViewController.BrowserUserInterfaceStyle {
    /// Never nil.
    public init?(rawValue: UInt) { self = .known(rawValue, of: [.white, .light, .dark]) }
}

extension UIDocumentBrowserViewController.ImportMode {
    /// Never nil.
    public init?(rawValue: UInt) { self = .known(rawValue, of: [.none, .copy, .move]) }
}

extension UIDocumentPickerMode {
    /// Never nil.
    public init?(rawValue: UInt) {
        self = .known(rawValue, of: [.`import`, .open, .exportToService, .moveToService])
    }
}

extension UIDropOperation {
    /// Never nil.
    public init?(rawValue: UInt) { self = .known(rawValue, of: [.cancel, .forbidden, .copy, .move]) }
}

extension UIDropSessionProgressIndicatorStyle {
    /// Never nil.
    public init?(rawValue: UInt) { self = .known(rawValue, of: [.none, .`default`]) }
}

extension UIDynamicItemCollisionBoundsType {
    /// Never nil.
    public init?(rawValue: UInt) { self = .known(rawValue, of: [.rectangle, .ellipse, .path]) }
}

extension UIEditMenuArrowDirection {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.automatic, .up, .down, .left, .right]) }
}

extension UIEditingInteractionConfiguration {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.none, .`default`]) }
}

extension UIEvent.EventSubtype {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [
                .none, .motionShake, .remoteControlPlay, .remoteControlPause, .remoteControlStop,
                .remoteControlTogglePlayPause, .remoteControlNextTrack, .remoteControlPreviousTrack,
                .remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward,
                .remoteControlBeginSeekingForward, .remoteControlEndSeekingForward,
            ])
    }
}

extension UIEvent.EventType {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue, of: [.touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform])
    }
}

extension UIFindSession.SearchResultDisplayStyle {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.currentAndTotal, .total, .none]) }
}

extension UIForceTouchCapability {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.unknown, .unavailable, .available]) }
}

extension UIGestureRecognizer.State {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.possible, .began, .changed, .ended, .cancelled, .failed])
    }
}

extension UIGlassEffect.Style {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.regular, .clear]) }
}

extension UIGraphicsImageRendererFormat.Range {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.unspecified, .automatic, .extended, .standard])
    }
}

extension UIImage.DynamicRange {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.unspecified, .standard, .constrainedHigh, .high])
    }
}

extension UIImage.Orientation {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [.up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored])
    }
}

extension UIImage.RenderingMode {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.automatic, .alwaysOriginal, .alwaysTemplate])
    }
}

extension UIImage.ResizingMode {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.tile, .stretch]) }
}

extension UIImage.SymbolScale {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.`default`, .unspecified, .small, .medium, .large])
    }
}

extension UIImage.SymbolWeight {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [
                .unspecified, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ])
    }
}

extension UIImagePickerController.CameraCaptureMode {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.photo, .video]) }
}

extension UIImagePickerController.CameraDevice {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.rear, .front]) }
}

extension UIImagePickerController.CameraFlashMode {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.off, .auto, .on]) }
}

extension UIImagePickerController.ImageURLExportPreset {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.compatible, .current]) }
}

extension UIImagePickerController.QualityType {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [.typeHigh, .typeMedium, .typeLow, .type640x480, .typeIFrame1280x720, .typeIFrame960x540])
    }
}

extension UIImagePickerController.SourceType {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.photoLibrary, .camera, .savedPhotosAlbum]) }
}

extension UIImpactFeedbackGenerator.FeedbackStyle {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.light, .medium, .heavy, .soft, .rigid]) }
}

extension UIInputView.Style {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.`default`, .keyboard]) }
}

extension UIInterfaceOrientation {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue, of: [.unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft])
    }
}

extension UIInterpolatingMotionEffect.EffectType {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.tiltAlongHorizontalAxis, .tiltAlongVerticalAxis])
    }
}

extension UIKeyboardAppearance {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.`default`, .dark, .light]) }
}

extension UIKeyboardHIDUsage {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [
                .keyboardErrorUndefined, .keyboardA, .keyboardB, .keyboardC, .keyboardD, .keyboardE,
                .keyboardF, .keyboardG, .keyboardH, .keyboardI, .keyboardJ, .keyboardK, .keyboardL,
                .keyboardM, .keyboardN, .keyboardO, .keyboardP, .keyboardQ, .keyboardR, .keyboardS,
                .keyboardT, .keyboardU, .keyboardV, .keyboardW, .keyboardX, .keyboardY, .keyboardZ,
                .keyboard1, .keyboard2, .keyboard3, .keyboard4, .keyboard5, .keyboard6, .keyboard7,
                .keyboard8, .keyboard9, .keyboard0, .keyboardReturnOrEnter, .keyboardEscape,
                .keyboardDeleteOrBackspace, .keyboardTab, .keyboardSpacebar, .keyboardHyphen,
                .keyboardEqualSign, .keyboardOpenBracket, .keyboardCloseBracket, .keyboardBackslash,
                .keyboardSemicolon, .keyboardQuote, .keyboardGraveAccentAndTilde, .keyboardComma,
                .keyboardPeriod, .keyboardSlash, .keyboardCapsLock, .keyboardHome, .keyboardPageUp,
                .keyboardDeleteForward, .keyboardEnd, .keyboardPageDown, .keyboardRightArrow,
                .keyboardLeftArrow, .keyboardDownArrow, .keyboardUpArrow, .keyboardLeftControl,
                .keyboardLeftShift, .keyboardLeftAlt, .keyboardLeftGUI,
            ])
    }
}

extension UIKeyboardType {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [
                .`default`, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad,
                .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
            ])
    }
}

extension UILegibilityWeight {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.unspecified, .regular, .bold]) }
}

extension UIListEnvironment {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue, of: [.unspecified, .none, .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain])
    }
}

extension UIMenu.ElementSize {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.small, .medium, .large, .automatic]) }
}

extension UIMenuController.ArrowDirection {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.`default`, .up, .down, .left, .right]) }
}

extension UIMenuElement.State {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.off, .on, .mixed]) }
}

extension UIModalPresentationStyle {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [
                .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
                .overFullScreen, .overCurrentContext, .popover,
            ])
    }
}

extension UIModalTransitionStyle {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl])
    }
}

extension UINSToolbarItemPresentationSize {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.unspecified, .regular, .small, .large]) }
}

extension UINavigationControllerOperation {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.none, .push, .pop]) }
}

extension UINavigationItem.BackButtonDisplayMode {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.`default`, .generic, .minimal]) }
}

extension UINavigationItem.ItemStyle {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.navigator, .browser, .editor]) }
}

extension UINavigationItem.LargeTitleDisplayMode {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.automatic, .always, .never, .inline]) }
}

extension UINavigationItem.SearchBarPlacement {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.automatic, .inline, .stacked, .integratedCentered, .integratedButton])
    }
}

extension UINotificationFeedbackGenerator.FeedbackType {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.success, .warning, .error]) }
}

extension UIPageControl.BackgroundStyle {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.automatic, .prominent, .minimal]) }
}

extension UIPageControl.Direction {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.natural, .leftToRight, .rightToLeft, .topToBottom, .bottomToTop])
    }
}

extension UIPageControl.InteractionState {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.none, .discrete, .continuous]) }
}

extension UIPageViewController.NavigationDirection {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.forward, .reverse]) }
}

extension UIPageViewController.NavigationOrientation {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.horizontal, .vertical]) }
}

extension UIPageViewController.SpineLocation {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.none, .min, .mid, .max]) }
}

extension UIPageViewController.TransitionStyle {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.pageCurl, .scroll]) }
}

extension UIPasteControl.DisplayMode {
    /// Never nil.
    public init?(rawValue: UInt) {
        self = .known(rawValue, of: [.iconAndLabel, .iconOnly, .labelOnly, .arrowAndLabel])
    }
}

extension UIPencilPreferredAction {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue, of: [.ignore, .switchEraser, .switchPrevious, .showColorPalette, .showInkAttributes])
    }
}

extension UIPointerEffect.TintMode {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.none, .overlay, .underlay]) }
}

extension UIPress.Phase {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.began, .changed, .stationary, .ended, .cancelled])
    }
}

extension UIPress.PressType {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [
                .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp, .pageDown,
            ])
    }
}

extension UIPreviewAction.Style {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.`default`, .selected, .destructive]) }
}

extension UIPrintInfo.Duplex {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.none, .longEdge, .shortEdge]) }
}

extension UIPrintInfo.Orientation {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.portrait, .landscape]) }
}

extension UIPrintInfo.OutputType {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.general, .photo, .grayscale, .photoGrayscale])
    }
}

extension UIProgressView.Style {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.`default`, .bar]) }
}

extension UIPushBehavior.Mode {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.continuous, .instantaneous]) }
}

extension UIReturnKeyType {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [
                .`default`, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall,
                .`continue`,
            ])
    }
}

extension UIScene.ActivationState {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.unattached, .foregroundActive, .foregroundInactive, .background])
    }
}

extension UISceneCaptureState {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.unspecified, .inactive, .active]) }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.automatic, .scrollableAxes, .never, .always])
    }
}

extension UIScrollView.IndexDisplayMode {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.automatic, .alwaysHidden]) }
}

extension UIScrollView.IndicatorStyle {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.`default`, .black, .white]) }
}

extension UIScrollView.KeyboardDismissMode {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue, of: [.none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory])
    }
}

extension UISearchBar.Icon {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.search, .clear, .bookmark, .resultsList]) }
}

extension UISearchBar.Style {
    /// Never nil.
    public init?(rawValue: UInt) { self = .known(rawValue, of: [.`default`, .prominent, .minimal]) }
}

extension UISearchController.ScopeBarActivation {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.automatic, .manual, .onTextEntry, .onSearchActivation])
    }
}

extension UISegmentedControl.Segment {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.any, .left, .center, .right, .alone]) }
}

extension UISemanticContentAttribute {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue, of: [.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft])
    }
}

extension UISlider.Style {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.`default`, .thumbless]) }
}

extension UISplitViewController.BackgroundStyle {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.none, .sidebar]) }
}

extension UISplitViewController.Column {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.primary, .supplementary, .secondary, .compact, .inspector])
    }
}

extension UISplitViewController.DisplayMode {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [
                .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
                .twoOverSecondary, .twoDisplaceSecondary,
            ])
    }
}

extension UISplitViewController.DisplayModeButtonVisibility {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.automatic, .never, .always]) }
}

extension UISplitViewController.LayoutEnvironment {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.none, .expanded, .collapsed]) }
}

extension UISplitViewController.PrimaryEdge {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.leading, .trailing]) }
}

extension UISplitViewController.SplitBehavior {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.automatic, .tile, .overlay, .displace]) }
}

extension UISplitViewController.Style {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.unspecified, .doubleColumn, .tripleColumn]) }
}

extension UISpringLoadedInteractionEffectState {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.inactive, .possible, .activating, .activated])
    }
}

extension UIStackView.Alignment {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline])
    }
}

extension UIStackView.Distribution {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue, of: [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
    }
}

extension UIStatusBarAnimation {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.none, .fade, .slide]) }
}

extension UIStatusBarStyle {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.`default`, .lightContent, .darkContent]) }
}

extension UISwitch.Style {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.automatic, .checkbox, .sliding]) }
}

extension UITab.Placement {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue, of: [.automatic, .`default`, .optional, .movable, .pinned, .fixed, .sidebarOnly])
    }
}

extension UITabBar.ItemPositioning {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.automatic, .fill, .centered]) }
}

extension UITabBarController.MinimizeBehavior {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.automatic, .never, .onScrollDown, .onScrollUp])
    }
}

extension UITabBarController.Mode {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.automatic, .tabBar, .tabSidebar]) }
}

extension UITabBarController.Sidebar.Layout {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.automatic, .overlap, .tile]) }
}

extension UITabBarItem.SystemItem {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [
                .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .search,
                .downloads, .mostRecent, .mostViewed,
            ])
    }
}

extension UITabBarItemAppearance.Style {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.stacked, .inline, .compactInline]) }
}

extension UITableView.RowAnimation {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.fade, .right, .left, .top, .bottom, .none, .middle, .automatic])
    }
}

extension UITableView.ScrollPosition {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.none, .top, .middle, .bottom]) }
}

extension UITableView.SelfSizingInvalidation {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.disabled, .enabled, .enabledIncludingConstraints])
    }
}

extension UITableView.SeparatorInsetReference {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.fromCellEdges, .fromAutomaticInsets]) }
}

extension UITableView.Style {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.plain, .grouped, .insetGrouped]) }
}

extension UITableViewCell.AccessoryType {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue, of: [.none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton])
    }
}

extension UITableViewCell.CellStyle {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.`default`, .value1, .value2, .subtitle]) }
}

extension UITableViewCell.DragState {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.none, .lifting, .dragging]) }
}

extension UITableViewCell.EditingStyle {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.none, .delete, .insert]) }
}

extension UITableViewCell.FocusStyle {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.`default`, .custom]) }
}

extension UITableViewCell.SelectionStyle {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.none, .blue, .gray, .`default`]) }
}

extension UITableViewCell.SeparatorStyle {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.none, .singleLine, .singleLineEtched]) }
}

extension UITableViewDropProposal.Intent {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [.unspecified, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath, .automatic])
    }
}

extension UITableViewRowAction.Style {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.`default`, .normal]) }
}

extension UITextAutocapitalizationType {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.none, .words, .sentences, .allCharacters]) }
}

extension UITextAutocorrectionType {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.`default`, .no, .yes]) }
}

extension UITextField.BorderStyle {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.none, .line, .bezel, .roundedRect]) }
}

extension UITextField.DidEndEditingReason {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.committed, .cancelled]) }
}

extension UITextField.ViewMode {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.never, .whileEditing, .unlessEditing, .always])
    }
}

extension UITextGranularity {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.character, .word, .sentence, .paragraph, .line, .document])
    }
}

extension UITextInlinePredictionType {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.`default`, .no, .yes]) }
}

extension UITextItemInteraction {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.invokeDefaultAction, .presentActions, .preview])
    }
}

extension UITextLayoutDirection {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.right, .left, .up, .down]) }
}

extension UITextSearchOptions.WordMatchMethod {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.contains, .startsWith, .fullWord]) }
}

extension UITextSmartDashesType {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.`default`, .no, .yes]) }
}

extension UITextSmartInsertDeleteType {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.`default`, .no, .yes]) }
}

extension UITextSmartQuotesType {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.`default`, .no, .yes]) }
}

extension UITextSpellCheckingType {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.`default`, .no, .yes]) }
}

extension UITextStorageDirection {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.forward, .backward]) }
}

extension UITimingCurveType {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.builtin, .cubic, .spring, .composed]) }
}

extension UITouch.Phase {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [
                .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
            ])
    }
}

extension UITouch.TouchType {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.direct, .indirect, .pencil, .indirectPointer])
    }
}

extension UITraitEnvironmentLayoutDirection {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.unspecified, .leftToRight, .rightToLeft]) }
}

extension UIUserInterfaceActiveAppearance {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.unspecified, .inactive, .active]) }
}

extension UIUserInterfaceIdiom {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision])
    }
}

extension UIUserInterfaceLayoutDirection {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.leftToRight, .rightToLeft]) }
}

extension UIUserInterfaceLevel {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.unspecified, .base, .elevated]) }
}

extension UIUserInterfaceSizeClass {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.unspecified, .compact, .regular]) }
}

extension UIUserInterfaceStyle {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.unspecified, .light, .dark]) }
}

extension UIVibrancyEffectStyle {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [
                .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .fill, .secondaryFill,
                .tertiaryFill, .separator,
            ])
    }
}

extension UIView.AnimationTransition {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(rawValue, of: [.none, .flipFromLeft, .flipFromRight, .curlUp, .curlDown])
    }
}

extension UIView.ContentMode {
    /// Never nil.
    public init?(rawValue: Int) {
        self = .known(
            rawValue,
            of: [
                .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left,
                .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
            ])
    }
}

extension UIView.SystemAnimation {
    /// Never nil.
    public init?(rawValue: UInt) { self = .known(rawValue, of: [.delete]) }
}

extension UIView.TintAdjustmentMode {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.automatic, .normal, .dimmed]) }
}

extension UIViewAnimatingPosition {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.end, .start, .current]) }
}

extension UIViewAnimatingState {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.inactive, .active, .stopped]) }
}

extension UIWindowScene.DismissalAnimation {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.standard, .commit, .decline]) }
}

extension UIWindowScene.PresentationStyle {
    /// Never nil.
    public init?(rawValue: UInt) { self = .known(rawValue, of: [.automatic, .standard, .prominent]) }
}

extension UIWritingToolsBehavior {
    /// Never nil.
    public init?(rawValue: Int) { self = .known(rawValue, of: [.none, .`default`, .complete, .limited]) }
}
