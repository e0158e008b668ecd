/// What appearances give, by class: the members that Apple marks `UI_APPEARANCE_SELECTOR`, and those that apps commonly
/// set on `appearance()` although they are not marked.
@MainActor
enum AppearanceMembers {
    struct Table {
        let isOwner: (NSObject) -> Bool
        let members: [AppearanceMember]

        init<Owner: NSObject>(_ owner: Owner.Type, _ members: [AppearanceMember]) {
            isOwner = { $0 is Owner }
            self.members = members
        }
    }

    static let tables: [Table] = views + texts + lists + controls + bars + items

    private static let views = [
        Table(
            UIView.self,
            [
                .background,
                .stored(\UIView.tintStore, \UIView.tintColor),
                // How apps that choose their language themselves turn around.
                .value(\UIView.semanticContentAttribute), .value(\UIView.isExclusiveTouch),
                .value(\UIView.isUserInteractionEnabled), .value(\UIView.clipsToBounds),
            ]),
        Table(
            UIScrollView.self,
            [
                .value(\UIScrollView.contentInsetAdjustmentBehavior),
                .value(\UIScrollView.keyboardDismissMode), .value(\UIScrollView.indicatorStyle),
                .value(\UIScrollView.showsVerticalScrollIndicator),
                .value(\UIScrollView.showsHorizontalScrollIndicator), .value(\UIScrollView.bounces),
                .value(\UIScrollView.delaysContentTouches), .value(\UIScrollView.contentInset),
            ]),
    ]

    private static let texts = [
        Table(
            UILabel.self,
            [
                .optional(\UILabel.font), .optional(\UILabel.textColor),
                .optional(\UILabel.highlightedTextColor), .optional(\UILabel.shadowColor),
                .value(\UILabel.shadowOffset), .value(\UILabel.adjustsFontForContentSizeCategory),
                .value(\UILabel.numberOfLines), .value(\UILabel.adjustsFontSizeToFitWidth),
            ]),
        Table(
            UITextField.self,
            [
                .optional(\UITextField.font), .optional(\UITextField.textColor),
                .value(\UITextField.keyboardAppearance), .value(\UITextField.borderStyle),
                .value(\UITextField.clearButtonMode),
                .optional(\UITextField.attributedPlaceholder),
                .keyedAttributes("field text", { [0: $0.defaultTextAttributes] }) {
                    (field: UITextField, _, attributes) in field.defaultTextAttributes = attributes
                },
            ]),
        Table(
            UITextView.self,
            [
                .optional(\UITextView.font), .optional(\UITextView.textColor),
                .value(\UITextView.keyboardAppearance), .attributes(\UITextView.linkTextAttributes),
            ]),
    ]

    private static let lists = [
        Table(
            UITableView.self,
            [
                .optional(\UITableView.separatorColor), .value(\UITableView.separatorInset),
                .value(\UITableView.separatorStyle), .value(\UITableView.sectionHeaderTopPadding),
                .optional(\UITableView.sectionIndexColor),
                .optional(\UITableView.sectionIndexBackgroundColor),
                .optional(\UITableView.sectionIndexTrackingBackgroundColor),
                .value(\UITableView.estimatedRowHeight), .value(\UITableView.rowHeight),
                .value(\UITableView.estimatedSectionHeaderHeight),
                .value(\UITableView.estimatedSectionFooterHeight),
                .value(\UITableView.cellLayoutMarginsFollowReadableWidth),
                .value(\UITableView.allowsSelection), .optional(\UITableView.tableFooterView),
            ]),
        Table(
            UITableViewCell.self,
            [
                .stored(\UITableViewCell.separatorInsetStore, \UITableViewCell.separatorInset),
                .value(\UITableViewCell.selectionStyle), .value(\UITableViewCell.focusStyle),
                .value(\UITableViewCell.accessoryType),
                .optional(\UITableViewCell.selectedBackgroundView),
            ]),
    ]

    private static let controls = [
        Table(UIActivityIndicatorView.self, [.optional(\UIActivityIndicatorView.color)]),
        Table(
            UIButton.self,
            [
                .value(\UIButton.contentEdgeInsets),
                .keyed("title color", { $0.titleColors.values }) { (button: UIButton, state, color) in
                    button.setTitleColor(color, for: UIControl.State(rawValue: state))
                },
                .keyed("background image", { $0.backgroundImages.values }) {
                    (button: UIButton, state, image) in
                    button.setBackgroundImage(image, for: UIControl.State(rawValue: state))
                },
            ]),
        Table(
            UIPageControl.self,
            [
                .optional(\UIPageControl.pageIndicatorTintColor),
                .optional(\UIPageControl.currentPageIndicatorTintColor),
                .value(\UIPageControl.hidesForSinglePage), .value(\UIPageControl.backgroundStyle),
                .optional(\UIPageControl.preferredIndicatorImage),
            ]),
        Table(
            UIProgressView.self,
            [
                .optional(\UIProgressView.progressTintColor), .optional(\UIProgressView.trackTintColor),
                .optional(\UIProgressView.progressImage), .optional(\UIProgressView.trackImage),
            ]),
        Table(UIRefreshControl.self, [.optional(\UIRefreshControl.attributedTitle)]),
        Table(
            UISegmentedControl.self,
            [
                .optional(\UISegmentedControl.selectedSegmentTintColor),
                .keyedAttributes("segment titles", { $0.titleAttributes.values }) {
                    (control: UISegmentedControl, state, attributes) in
                    control.setTitleTextAttributes(attributes, for: UIControl.State(rawValue: state))
                },
                .keyed("segment background", { $0.backgroundImages.values }) {
                    (control: UISegmentedControl, state, image) in
                    control.setBackgroundImage(
                        image, for: UIControl.State(rawValue: state), barMetrics: .default)
                },
                .keyed("segment divider", { $0.dividerImages }) {
                    (control: UISegmentedControl, place, image) in
                    control.setDividerImage(
                        image, forLeftSegmentState: place.left, rightSegmentState: place.right,
                        barMetrics: .default)
                },
                .keyed("segment adjustment", { $0.contentAdjustments }) {
                    (control: UISegmentedControl, segment, offset) in
                    control.setContentPositionAdjustment(
                        offset, forSegmentType: segment, barMetrics: .default)
                },
            ]),
        Table(
            UISlider.self,
            [
                .optional(\UISlider.minimumTrackTintColor), .optional(\UISlider.maximumTrackTintColor),
                .optional(\UISlider.thumbTintColor), .optional(\UISlider.minimumValueImage),
                .optional(\UISlider.maximumValueImage),
                .keyed("thumb", { $0.thumbImages.values }) { (slider: UISlider, state, image) in
                    slider.setThumbImage(image, for: UIControl.State(rawValue: state))
                },
                .keyed("minimum track", { $0.minimumTrackImages.values }) {
                    (slider: UISlider, state, image) in
                    slider.setMinimumTrackImage(image, for: UIControl.State(rawValue: state))
                },
                .keyed("maximum track", { $0.maximumTrackImages.values }) {
                    (slider: UISlider, state, image) in
                    slider.setMaximumTrackImage(image, for: UIControl.State(rawValue: state))
                },
            ]),
        Table(
            UIStepper.self,
            [
                .keyed("increment", { $0.incrementImages.values }) { (stepper: UIStepper, state, image) in
                    stepper.setIncrementImage(image, for: UIControl.State(rawValue: state))
                },
                .keyed("decrement", { $0.decrementImages.values }) { (stepper: UIStepper, state, image) in
                    stepper.setDecrementImage(image, for: UIControl.State(rawValue: state))
                },
            ]),
        Table(
            UISwitch.self, [.optional(\UISwitch.onTintColor), .optional(\UISwitch.thumbTintColor)]),
    ]

    private static let bars = [
        Table(
            UINavigationBar.self,
            [
                .optional(\UINavigationBar.barTintColor), .value(\UINavigationBar.barStyle),
                .value(\UINavigationBar.isTranslucent), .value(\UINavigationBar.prefersLargeTitles),
                .attributes(\UINavigationBar.titleTextAttributes),
                .attributes(\UINavigationBar.largeTitleTextAttributes),
                .optional(\UINavigationBar.shadowImage), .optional(\UINavigationBar.backIndicatorImage),
                .optional(\UINavigationBar.backIndicatorTransitionMaskImage),
                .keyed(
                    "standard UINavigationBar",
                    { $0.hasOwnStandardAppearance ? [0: $0.standardAppearance] : [:] }
                ) {
                    (bar: UINavigationBar, _, look) in bar.standardAppearance = look
                }, .optional(\UINavigationBar.compactAppearance),
                .optional(\UINavigationBar.scrollEdgeAppearance),
                .optional(\UINavigationBar.compactScrollEdgeAppearance),
                .keyed("bar background", { $0.images }) { (bar: UINavigationBar, metrics, image) in
                    UIBarMetrics(rawValue: metrics).map { bar.setBackgroundImage(image, for: $0) }
                },
            ]),
        Table(
            UIToolbar.self,
            [
                .optional(\UIToolbar.barTintColor), .value(\UIToolbar.barStyle),
                .value(\UIToolbar.isTranslucent),
                .keyed(
                    "standard UIToolbar", { $0.hasOwnStandardAppearance ? [0: $0.standardAppearance] : [:] }
                ) {
                    (bar: UIToolbar, _, look) in bar.standardAppearance = look
                },
                .optional(\UIToolbar.compactAppearance), .optional(\UIToolbar.scrollEdgeAppearance),
                .keyed("toolbar background", { $0.images }) { (bar: UIToolbar, metrics, image) in
                    UIBarMetrics(rawValue: metrics).map {
                        bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: $0)
                    }
                },
            ]),
        Table(
            UITabBar.self,
            [
                .optional(\UITabBar.barTintColor), .optional(\UITabBar.unselectedItemTintColor),
                .value(\UITabBar.barStyle), .value(\UITabBar.isTranslucent),
                .optional(\UITabBar.backgroundImage), .optional(\UITabBar.selectionIndicatorImage),
                .optional(\UITabBar.shadowImage), .value(\UITabBar.itemPositioning),
                .value(\UITabBar.itemWidth), .value(\UITabBar.itemSpacing),
                .keyed(
                    "standard UITabBar", { $0.hasOwnStandardAppearance ? [0: $0.standardAppearance] : [:] }
                ) {
                    (bar: UITabBar, _, look) in bar.standardAppearance = look
                }, .optional(\UITabBar.scrollEdgeAppearance),
            ]),
        Table(
            UISearchBar.self,
            [
                .optional(\UISearchBar.barTintColor), .value(\UISearchBar.barStyle),
                .value(\UISearchBar.searchBarStyle), .value(\UISearchBar.isTranslucent),
                .optional(\UISearchBar.backgroundImage), .optional(\UISearchBar.scopeBarBackgroundImage),
                .value(\UISearchBar.searchFieldBackgroundPositionAdjustment),
                .value(\UISearchBar.searchTextPositionAdjustment),
            ]),
    ]

    private static let items = [
        Table(
            UIBarItem.self,
            [
                .keyedAttributes("title", { $0.titleAttributes.values }) {
                    (item: UIBarItem, state, attributes) in
                    item.setTitleTextAttributes(attributes, for: UIControl.State(rawValue: state))
                }
            ]),
        Table(
            UIBarButtonItem.self,
            [
                .optional(\UIBarButtonItem.tintColor),
                // Of use where the system names the item, as Cancel in a search bar.
                .optional(\UIBarItem.title),
                .keyed("parts", { $0.parts }) { (item: UIBarButtonItem, part, value) in
                    item.parts[part] = value
                },
            ]),
        Table(
            UITabBarItem.self,
            [
                .optional(\UITabBarItem.badgeColor), .value(\UITabBarItem.titlePositionAdjustment),
                .keyedAttributes("badge", { $0.badgeAttributes.values }) {
                    (item: UITabBarItem, state, attributes) in
                    item.setBadgeTextAttributes(attributes, for: UIControl.State(rawValue: state))
                },
            ]),
    ]
}
