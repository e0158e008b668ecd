/// What libraries' classes are by their names: `SwipeTableViewCell` is a cell of a table.
enum ClassEndings {
    /// Endings of the names of classes, the longest first, and what such a class is.
    private static let all: [(String, String)] = [
        ("TableViewController", "UITableViewController"),
        ("CollectionViewController", "UICollectionViewController"),
        ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
        ("PageViewController", "UIPageViewController"), ("ViewController", "UIViewController"),
        ("CollectionViewFlowLayout", "UICollectionViewFlowLayout"),
        ("FlowLayout", "UICollectionViewFlowLayout"),
        ("TableViewCell", "UITableViewCell"), ("CollectionViewCell", "UICollectionViewCell"),
        ("GestureRecognizer", "UIGestureRecognizer"), ("NavigationBar", "UINavigationBar"),
        ("CollectionView", "UICollectionView"), ("TableView", "UITableView"), ("ScrollView", "UIScrollView"),
        ("StackView", "UIStackView"), ("ImageView", "UIImageView"), ("TextField", "UITextField"),
        ("TextView", "UITextView"), ("SearchBar", "UISearchBar"), ("TableCell", "UITableViewCell"),
        ("PageControl", "UIPageControl"), ("SegmentedControl", "UISegmentedControl"), ("Label", "UILabel"),
        ("Button", "UIButton"), ("Switch", "UISwitch"), ("Slider", "UISlider"), ("View", "UIView"),
    ]

    /// The class of UIKit's that a name ends like; nil for others.
    static func base(of name: String) -> String? { all.first { name.hasSuffix($0.0) }?.1 }
}
