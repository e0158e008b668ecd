/// What archives keep of each class of views, under the keys that Apple's archives and compiled nibs have.
///
/// In the order of setting: a property that another one changes comes after it.
///
/// DIFFERS: layouts of collection views, configurations of buttons and custom layout guides are not archived.
extension ArchivedMember {
    static let all: [ArchivedMember] =
        view + label + picture + control + button + field + scroll + stack + values + list

    private static let view: [ArchivedMember] = [
        .value("UIViewTransform", \UIView.transform),
        .value("UIBounds", \UIView.bounds),
        .value("UICenter", \UIView.center),
        .choice("UIAutoresizingMask", \UIView.autoresizingMask),
        .value("UIAutoresizeSubviews", \UIView.autoresizesSubviews),
        .value("UIViewTranslatesAutoresizingMask", \UIView.translatesAutoresizingMaskIntoConstraints),
        .object("UIBackgroundColor", \UIView.backgroundColor),
        .made("UITintColor", { (view: UIView) in view.tintStore.map(ArchivedObject.init) }) {
            $0.tintColor = $1?.object
        },
        .value("UIAlpha", \UIView.alpha),
        .value("UIHidden", \UIView.isHidden),
        .value("UIOpaque", \UIView.isOpaque),
        .value("UIClipsToBounds", \UIView.clipsToBounds),
        .value("UIClearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing),
        .choice("UIContentMode", \UIView.contentMode),
        .value("UITag", \UIView.tag),
        .value("UIUserInteractionEnabled", \UIView.isUserInteractionEnabled),
        .value("UIMultipleTouchEnabled", \UIView.isMultipleTouchEnabled),
        .value("UIExclusiveTouch", \UIView.isExclusiveTouch),
        .choice("UISemanticContentAttribute", \UIView.semanticContentAttribute),
        .choice("UIOverrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle),
        .value("UIRestorationIdentifier", \UIView.restorationIdentifier),
        .value("UIViewPreservesSuperviewMargins", \UIView.preservesSuperviewLayoutMargins),
        .value("UIViewInsetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
        .made("UIViewDirectionalLayoutMargins", { (view: UIView) in view.insetState.ownMargins }) {
            if let margins = $1 { $0.directionalLayoutMargins = margins }
        },
        priority("UIViewHorizontalHugging", { $0.hugging(.horizontal) }) {
            $0.setContentHuggingPriority($1, for: .horizontal)
        },
        priority("UIViewVerticalHugging", { $0.hugging(.vertical) }) {
            $0.setContentHuggingPriority($1, for: .vertical)
        },
        priority(
            "UIViewHorizontalCompressionResistance",
            { $0.contentCompressionResistancePriority(for: .horizontal) }
        ) {
            $0.setContentCompressionResistancePriority($1, for: .horizontal)
        },
        priority(
            "UIViewVerticalCompressionResistance", { $0.contentCompressionResistancePriority(for: .vertical) }
        ) {
            $0.setContentCompressionResistancePriority($1, for: .vertical)
        },
        .value("UIAccessibilityIdentifier", \UIView.accessibilityIdentifier),
        .value("UIAccessibilityLabel", \UIView.accessibilityLabelStore),
        .value("UIAccessibilityHint", \UIView.accessibilityHint),
        .value("UIAccessibilityValue", \UIView.accessibilityValue),
        .value("UIIsAccessibilityElement", \UIView.isAccessibilityElement),
        .choice("UIAccessibilityTraits", \UIView.accessibilityTraits),
    ]

    private static func priority(
        _ key: String, _ get: @escaping (UIView) -> UILayoutPriority,
        _ set: @escaping (UIView, UILayoutPriority) -> Void
    ) -> ArchivedMember {
        .made(key, { get($0).rawValue }) { set($0, UILayoutPriority($1)) }
    }

    private static let label: [ArchivedMember] = [
        .object("UIFont", \UILabel.font),
        .object("UITextColor", \UILabel.textColor),
        .object("UIHighlightedColor", \UILabel.highlightedTextColor),
        .object("UIShadowColor", \UILabel.shadowColor),
        .value("UIShadowOffset", \UILabel.shadowOffset),
        .choice("UITextAlignment", \UILabel.textAlignment),
        .choice("UILineBreakMode", \UILabel.lineBreakMode),
        .value("UINumberOfLines", \UILabel.numberOfLines),
        .value("UIAdjustsFontSizeToFit", \UILabel.adjustsFontSizeToFitWidth),
        .value("UIMinimumScaleFactor", \UILabel.minimumScaleFactor),
        .choice("UIBaselineAdjustment", \UILabel.baselineAdjustment),
        .value("UIAdjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
        .value("UIPreferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
        .value("UIEnabled", \UILabel.isEnabled),
        .value("UIHighlighted", \UILabel.isHighlighted),
        .made(
            "UIText",
            { (label: UILabel) -> String? in
                if case .plain(let text) = label.content { text } else { nil }
            }
        ) { $0.text = $1 },
        .made(
            "UIAttributedText",
            { (label: UILabel) -> ArchivedText? in
                if case .attributed(let text, _) = label.content { ArchivedText(text) } else { nil }
            }
        ) { $0.attributedText = $1?.text },
    ]

    private static let picture: [ArchivedMember] = [
        .object("UIImage", \UIImageView.image),
        .object("UIHighlightedImage", \UIImageView.highlightedImage),
        .value("UIHighlighted", \UIImageView.isHighlighted),
        .made("UIAnimationImages", { (view: UIImageView) in view.animationImages?.map(ArchivedObject.init) })
        {
            $0.animationImages = $1?.map(\.object)
        },
        .value("UIAnimationDuration", \UIImageView.animationDuration),
        .value("UIAnimationRepeatCount", \UIImageView.animationRepeatCount),
    ]

    private static let control: [ArchivedMember] = [
        .value("UIControlEnabled", \UIControl.isEnabled),
        .value("UISelected", \UIControl.isSelected),
        .value("UIHighlighted", \UIControl.isHighlighted),
        .choice("UIContentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
        .choice("UIContentVerticalAlignment", \UIControl.contentVerticalAlignment),
    ]

    private static let button: [ArchivedMember] = [
        .made("UIButtonType", { (button: UIButton) in button.buttonType.rawValue }) { _, _ in },
        .made("UIFont", { (button: UIButton) in button.titleLabel?.font.map(ArchivedObject.init) }) {
            $0.titleLabel?.font = $1?.object
        },
        .made("UILineBreakMode", { (button: UIButton) in button.titleLabel?.lineBreakMode.rawValue }) {
            if let mode = $1.flatMap(NSLineBreakMode.init) { $0.titleLabel?.lineBreakMode = mode }
        },
        .value("UIContentEdgeInsets", \UIButton.contentEdgeInsets),
        .value("UITitleEdgeInsets", \UIButton.titleEdgeInsets),
        .value("UIImageEdgeInsets", \UIButton.imageEdgeInsets),
        .made("UIButtonTitles", { (button: UIButton) in button.titles }) { $0.titles = $1 },
        .made(
            "UIButtonAttributedTitles",
            { (button: UIButton) in button.attributedTitles.map(ArchivedText.init) }
        ) {
            $0.attributedTitles = $1.map(\.text)
        },
        .made("UIButtonTitleColors", { (button: UIButton) in button.titleColors.map(ArchivedObject.init) }) {
            $0.titleColors = $1.map(\.object)
        },
        .made(
            "UIButtonBackgroundImages",
            { (button: UIButton) in button.backgroundImages.map(ArchivedObject.init) }
        ) {
            $0.backgroundImages = $1.map(\.object)
        },
        .made("UIButtonImages", { (button: UIButton) in button.images.map(ArchivedObject.init) }) {
            $0.images = $1.map(\.object)
            $0.contentDidChange()
        },
    ]

    private static let field: [ArchivedMember] = [
        .object("UIFont", \UITextField.font),
        .object("UITextColor", \UITextField.textColor),
        .choice("UITextAlignment", \UITextField.textAlignment),
        .choice("UIBorderStyle", \UITextField.borderStyle),
        .object("UIBackground", \UITextField.background),
        .object("UIDisabledBackground", \UITextField.disabledBackground),
        .choice("UIClearButtonMode", \UITextField.clearButtonMode),
        .object("UILeftView", \UITextField.leftView),
        .choice("UILeftViewMode", \UITextField.leftViewMode),
        .object("UIRightView", \UITextField.rightView),
        .choice("UIRightViewMode", \UITextField.rightViewMode),
        .value("UIClearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
        .value("UIAdjustsFontSizeToFit", \UITextField.adjustsFontSizeToFitWidth),
        .value("UIMinimumFontSize", \UITextField.minimumFontSize),
        .choice("UIKeyboardType", \UITextField.keyboardType),
        .choice("UIReturnKeyType", \UITextField.returnKeyType),
        .choice("UIAutocapitalizationType", \UITextField.autocapitalizationType),
        .choice("UIAutocorrectionType", \UITextField.autocorrectionType),
        .value("UISecureTextEntry", \UITextField.isSecureTextEntry),
        .made("UIPlaceholder", { (field: UITextField) in field.hint }) { $0.placeholder = $1 },
        .made(
            "UIAttributedPlaceholder", { (field: UITextField) in field.attributedHint.map(ArchivedText.init) }
        ) {
            if let text = $1?.text { $0.attributedPlaceholder = text }
        },
        .made("UIAttributedText", { (field: UITextField) in field.attributedText.map(ArchivedText.init) }) {
            $0.attributedText = $1?.text
        },
        .object("UIFont", \UITextView.font),
        .object("UITextColor", \UITextView.textColor),
        .choice("UITextAlignment", \UITextView.textAlignment),
        .value("UIEditable", \UITextView.isEditable),
        .value("UISelectable", \UITextView.isSelectable),
        .value("UITextContainerInset", \UITextView.textContainerInset),
        .choice("UIKeyboardType", \UITextView.keyboardType),
        .choice("UIReturnKeyType", \UITextView.returnKeyType),
        .made("UIAttributedText", { (view: UITextView) in ArchivedText(view.attributedText) }) {
            $0.attributedText = $1.text
        },
    ]

    private static let scroll: [ArchivedMember] = [
        .value("UIScrollEnabled", \UIScrollView.isScrollEnabled),
        .value("UIPagingEnabled", \UIScrollView.isPagingEnabled),
        .value("UIDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
        .value("UIBounces", \UIScrollView.bounces),
        .value("UIAlwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
        .value("UIAlwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
        .value("UIShowsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
        .value("UIShowsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
        .value("UIDelaysContentTouches", \UIScrollView.delaysContentTouches),
        .value("UICanCancelContentTouches", \UIScrollView.canCancelContentTouches),
        .value("UIScrollsToTop", \UIScrollView.scrollsToTop),
        .choice("UIIndicatorStyle", \UIScrollView.indicatorStyle),
        .choice("UIKeyboardDismissMode", \UIScrollView.keyboardDismissMode),
        .choice("UIContentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
        .choice("UIDecelerationRate", \UIScrollView.decelerationRate),
        .value("UIMinimumZoomScale", \UIScrollView.minimumZoomScale),
        .value("UIMaximumZoomScale", \UIScrollView.maximumZoomScale),
        .value("UIContentSize", \UIScrollView.contentSize),
        .value("UIContentInset", \UIScrollView.contentInset),
        .value("UIContentOffset", \UIScrollView.contentOffset),
    ]

    private static let stack: [ArchivedMember] = [
        .choice("UIStackViewAxis", \UIStackView.axis),
        .choice("UIStackViewDistribution", \UIStackView.distribution),
        .choice("UIStackViewAlignment", \UIStackView.alignment),
        .value("UIStackViewSpacing", \UIStackView.spacing),
        .value("UIStackViewBaselineRelative", \UIStackView.isBaselineRelativeArrangement),
        .value("UIStackViewLayoutMarginsRelative", \UIStackView.isLayoutMarginsRelativeArrangement),
        .made(
            "UIStackViewArrangedSubviews",
            { (stack: UIStackView) in
                let subviews = stack.archivedSubviews
                return stack.arrangedSubviews.compactMap { view in subviews.firstIndex { $0 === view } }
            }
        ) { stack, order in
            let subviews = stack.archivedSubviews
            for index in order where subviews.indices.contains(index) {
                stack.addArrangedSubview(subviews[index])
            }
        },
    ]

    /// Controls that show a value.
    private static let values: [ArchivedMember] = [
        .value("UISwitchOn", \UISwitch.isOn),
        .object("UISwitchOnTintColor", \UISwitch.onTintColor),
        .object("UISwitchThumbTintColor", \UISwitch.thumbTintColor),
        .value("UIMinValue", \UISlider.minimumValue),
        .value("UIMaxValue", \UISlider.maximumValue),
        .value("UIValue", \UISlider.value),
        .value("UIContinuous", \UISlider.isContinuous),
        .object("UIMinimumTrackTintColor", \UISlider.minimumTrackTintColor),
        .object("UIMaximumTrackTintColor", \UISlider.maximumTrackTintColor),
        .object("UIThumbTintColor", \UISlider.thumbTintColor),
        .object("UIMinimumValueImage", \UISlider.minimumValueImage),
        .object("UIMaximumValueImage", \UISlider.maximumValueImage),
        .value("UIStepperMinimumValue", \UIStepper.minimumValue),
        .value("UIStepperMaximumValue", \UIStepper.maximumValue),
        .value("UIStepperStepValue", \UIStepper.stepValue),
        .value("UIStepperValue", \UIStepper.value),
        .value("UIStepperWraps", \UIStepper.wraps),
        .choice("UIProgressViewStyle", \UIProgressView.progressViewStyle),
        .value("UIProgress", \UIProgressView.progress),
        .object("UIProgressTintColor", \UIProgressView.progressTintColor),
        .object("UITrackTintColor", \UIProgressView.trackTintColor),
        .value("UINumberOfPages", \UIPageControl.numberOfPages),
        .value("UICurrentPage", \UIPageControl.currentPage),
        .value("UIHidesForSinglePage", \UIPageControl.hidesForSinglePage),
        .object("UIPageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
        .object("UICurrentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
        .choice("UIActivityIndicatorViewStyle", \UIActivityIndicatorView.style),
        .object("UIActivityIndicatorColor", \UIActivityIndicatorView.color),
        .value("UIHidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
        .made("UIAnimating", { (spinner: UIActivityIndicatorView) in spinner.isAnimating }) {
            if $1 { $0.startAnimating() }
        },
        .made(
            "UISegments",
            { (control: UISegmentedControl) in
                (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
            }
        ) { control, titles in
            control.removeAllSegments()
            for (index, title) in titles.enumerated() {
                control.insertSegment(withTitle: title, at: index, animated: false)
            }
        },
        .made(
            "UISegmentImages",
            { (control: UISegmentedControl) in
                (0..<control.numberOfSegments).map {
                    control.imageForSegment(at: $0).map(ArchivedObject.init)
                }
            }
        ) { control, images in
            for (index, image) in images.enumerated() where index < control.numberOfSegments {
                if let image { control.setImage(image.object, forSegmentAt: index) }
            }
        },
        .value("UIMomentary", \UISegmentedControl.isMomentary),
        .value("UISelectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
        .object("UISelectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
    ]

    /// Tables, their cells and cells of collections: what the app gave them, not what a data source says.
    private static let list: [ArchivedMember] = [
        .made("UIStyle", { (table: UITableView) in table.style.rawValue }) { _, _ in },
        .value("UIRowHeight", \UITableView.rowHeight),
        .value("UIEstimatedRowHeight", \UITableView.estimatedRowHeight),
        .value("UISectionHeaderHeight", \UITableView.sectionHeaderHeight),
        .value("UISectionFooterHeight", \UITableView.sectionFooterHeight),
        .choice("UISeparatorStyle", \UITableView.separatorStyle),
        .object("UISeparatorColor", \UITableView.separatorColor),
        .value("UIAllowsSelection", \UITableView.allowsSelection),
        .value("UIAllowsMultipleSelection", \UITableView.allowsMultipleSelection),
        .object("UITableHeaderView", \UITableView.tableHeaderView),
        .object("UITableFooterView", \UITableView.tableFooterView),
        .object("UITableBackgroundView", \UITableView.backgroundView),
        .made("UIStyle", { (cell: UITableViewCell) in cell.cellStyle.rawValue }) { _, _ in },
        .value("UIReuseIdentifier", \UITableViewCell.identifierStore),
        .choice("UISelectionStyle", \UITableViewCell.selectionStyle),
        .choice("UIAccessoryType", \UITableViewCell.accessoryType),
        .object("UIAccessoryView", \UITableViewCell.accessoryView),
        .object("UIBackgroundView", \UITableViewCell.backgroundView),
        .object("UISelectedBackgroundView", \UITableViewCell.selectedBackgroundView),
        .made("UITextLabelText", { (cell: UITableViewCell) in cell.parts.content.textLabel?.text }) {
            if let text = $1 { $0.textLabel?.text = text }
        },
        .made("UIDetailTextLabelText", { (cell: UITableViewCell) in cell.parts.content.detailLabel?.text }) {
            if let text = $1 { $0.detailTextLabel?.text = text }
        },
        .made(
            "UICellImage",
            { (cell: UITableViewCell) in cell.parts.content.imageView?.image.map(ArchivedObject.init) }
        ) {
            if let image = $1?.object { $0.imageView?.image = image }
        },
        .made(
            "UIContentBackgroundColor",
            { (view: UIView) in
                view.archivedContent?.backgroundColor.map(ArchivedObject.init)
            }
        ) {
            if let color = $1?.object { $0.archivedContent?.backgroundColor = color }
        },
        .value("UIReuseIdentifier", \UICollectionReusableView.identifierStore),
        .object("UIBackgroundView", \UICollectionViewCell.backgroundView),
        .object("UISelectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
        .value("UICollectionAllowsSelection", \UICollectionView.allowsSelection),
        .value("UICollectionAllowsMultipleSelection", \UICollectionView.allowsMultipleSelection),
    ]
}
