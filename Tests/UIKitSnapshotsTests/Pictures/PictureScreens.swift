import UIKit

/// What the pictures show: as many kinds of views as fit.
@MainActor enum PictureScreens {
    /// Views one below the other, from the top left.
    private final class Column: UIViewController {
        private let views: [UIView]
        private let spacing: CGFloat

        init(_ views: [UIView], spacing: CGFloat = 6) {
            self.views = views
            self.spacing = spacing
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            view.backgroundColor = .systemBackground
            let stack = UIStackView(arrangedSubviews: views)
            stack.axis = .vertical
            stack.alignment = .leading
            stack.spacing = spacing
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
                stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
                stack.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -16),
            ])
        }
    }

    private static func row(_ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 8
        stack.alignment = .center
        return stack
    }

    private static func label(_ text: String, _ style: UIFont.TextStyle = .body, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.numberOfLines = lines
        return label
    }

    static func labels() -> UIViewController {
        let styles: [UIFont.TextStyle] = [.title1, .headline, .body, .footnote, .caption2]
        let attributed = UILabel()
        let text = NSMutableAttributedString(
            string: "Bold under struck",
            attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.label])
        text.addAttribute(
            .font, value: UIFont.boldSystemFont(ofSize: 15), range: NSRange(location: 0, length: 4))
        text.addAttribute(
            .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 5, length: 5))
        text.addAttribute(
            .strikethroughStyle, value: NSUnderlineStyle.single.rawValue,
            range: NSRange(location: 11, length: 6))
        text.addAttribute(
            .backgroundColor, value: UIColor.systemYellow, range: NSRange(location: 5, length: 5))
        attributed.attributedText = text
        let cut = label("A line that does not fit and ends in dots", .callout)
        cut.textColor = .secondaryLabel
        let wrapped = label(
            "Two lines of text, of which the second is cut where the width has its end", .subheadline,
            lines: 2)
        let right = label("natural", .body)
        right.textColor = .systemRed
        return Column(styles.map { label("Typeface 0123", $0) } + [attributed, cut, wrapped, right])
    }

    static func scripts() -> UIViewController {
        Column([
            label("مرحبا بالعالم 123"), label("שלום עולם"), label("日本語の文字と한국어"), label("สวัสดีชาวโลก"),
            label("Ελληνικά, Кириллица"), label("हिन्दी में पाठ"), label("fi ffl Ÿ ß Å ñ — “quotes”"),
            label("①②③ ★ → ≠ ½"),
        ])
    }

    static func buttons() -> UIViewController {
        func button(_ configuration: UIButton.Configuration, _ title: String, enabled: Bool = true)
            -> UIButton
        {
            var configuration = configuration
            configuration.title = title
            let button = UIButton(configuration: configuration)
            button.isEnabled = enabled
            return button
        }
        var pictured = UIButton.Configuration.filled()
        pictured.image = UIImage(systemName: "star.fill")
        pictured.imagePadding = 4
        pictured.cornerStyle = .capsule
        let system = UIButton(type: .system)
        system.setTitle("System", for: .normal)
        return Column([
            row([button(.plain(), "Plain"), button(.gray(), "Gray")]),
            row([button(.tinted(), "Tinted"), button(.filled(), "Filled")]),
            button(pictured, "With a star"), button(.filled(), "Disabled", enabled: false), system,
        ])
    }

    static func controls() -> UIViewController {
        let (on, off, disabled) = (UISwitch(), UISwitch(), UISwitch())
        on.isOn = true
        disabled.isOn = true
        disabled.isEnabled = false
        let slider = UISlider()
        slider.value = 0.3
        slider.widthAnchor.constraint(equalToConstant: 200).isActive = true
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        segments.selectedSegmentIndex = 1
        let progress = UIProgressView()
        progress.progress = 0.6
        progress.widthAnchor.constraint(equalToConstant: 200).isActive = true
        let pages = UIPageControl()
        pages.numberOfPages = 5
        pages.currentPage = 2
        pages.pageIndicatorTintColor = .systemGray3
        pages.currentPageIndicatorTintColor = .systemBlue
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.hidesWhenStopped = false
        return Column([
            row([on, off, disabled]), slider, row([UIStepper(), spinner]), segments, progress, pages,
        ])
    }

    static func fields() -> UIViewController {
        func field(_ text: String?, _ style: UITextField.BorderStyle) -> UITextField {
            let field = UITextField()
            field.text = text
            field.placeholder = "Placeholder"
            field.borderStyle = style
            field.widthAnchor.constraint(equalToConstant: 200).isActive = true
            return field
        }
        let search = UISearchBar()
        search.placeholder = "Search"
        search.widthAnchor.constraint(equalToConstant: 224).isActive = true
        let text = UITextView()
        text.text = "A text view\nwith two lines"
        text.font = .preferredFont(forTextStyle: .body)
        text.isScrollEnabled = false
        return Column([
            field(nil, .roundedRect), field("Text", .roundedRect), field("Line", .line), search, text,
        ])
    }

    private static let photo: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image {
        context in
        for (index, color) in [UIColor.systemTeal, .systemOrange, .systemPurple].enumerated() {
            color.setFill()
            context.fill(CGRect(x: CGFloat(index) * 20, y: 0, width: 20, height: 30))
        }
        UIColor.white.setFill()
        context.cgContext.fillEllipse(in: CGRect(x: 5, y: 5, width: 20, height: 20))
    }

    static func images() -> UIViewController {
        func view(_ mode: UIView.ContentMode) -> UIImageView {
            let view = UIImageView(image: photo)
            view.contentMode = mode
            view.backgroundColor = .systemGray5
            view.clipsToBounds = true
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: 50),
                view.heightAnchor.constraint(equalToConstant: 50),
            ])
            return view
        }
        func symbol(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight) -> UIImageView {
            UIImageView(
                image: UIImage(
                    systemName: name,
                    withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight)))
        }
        return Column([
            row([view(.scaleToFill), view(.scaleAspectFit), view(.scaleAspectFill)]),
            row([view(.center), view(.topLeft), view(.right)]),
            row([
                symbol("heart.fill", 24, .regular), symbol("chevron.forward", 24, .thin),
                symbol("gear", 24, .bold),
            ]),
            row([
                symbol("book", 17, .regular), symbol("trash", 17, .semibold),
                symbol("plus.circle", 30, .light),
            ]),
        ])
    }

    private final class Rows: UITableViewController {
        var isPlain: Bool { tableView.style == .plain }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.allowsMultipleSelectionDuringEditing = false
        }

        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            section == 0 ? "First section" : "Second"
        }
        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            isPlain ? nil : "What the footer says"
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1]
            let accessories: [UITableViewCell.AccessoryType] = [
                .disclosureIndicator, .checkmark, .detailButton,
            ]
            let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.detailTextLabel?.text = "Detail"
            cell.accessoryType = accessories[indexPath.row]
            if indexPath.row == 1 { cell.imageView?.image = UIImage(systemName: "book") }
            return cell
        }
        override func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { indexPath.row == 2 ? .insert : .delete }
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {}
    }

    static func table() -> UIViewController {
        let rows = Rows(style: .plain)
        rows.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        return rows
    }
    static func cards() -> UIViewController { Rows(style: .insetGrouped) }
    static func editing() -> UIViewController {
        let rows = Rows(style: .grouped)
        rows.setEditing(true, animated: false)
        return rows
    }

    private final class Items: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        }
        override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            7
        }
        override func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            let colors: [UIColor] = [
                .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple,
            ]
            cell.contentView.backgroundColor = colors[(indexPath.item + indexPath.section * 3) % 6]
            cell.contentView.layer.cornerRadius = 8
            return cell
        }
    }

    static func grid() -> UIViewController {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 50, height: 40)
        flow.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 16, right: 12)
        return Items(collectionViewLayout: flow)
    }

    static func shelf() -> UIViewController {
        Items(
            collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .absolute(70), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .absolute(70), heightDimension: .absolute(90)),
                    subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .continuous
                section.interGroupSpacing = 8
                section.contentInsets = NSDirectionalEdgeInsets(
                    top: 10, leading: 12, bottom: 10, trailing: 12)
                return section
            })
    }

    private final class List: UICollectionViewController {
        private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
            cell, _, item in
            var content = item % 2 == 0 ? cell.defaultContentConfiguration() : .subtitleCell()
            content.text = "Item \(item)"
            if item % 2 == 1 { content.secondaryText = "with a second line" }
            content.image = UIImage(systemName: ["folder", "doc", "tray"][item % 3])
            cell.contentConfiguration = content
            cell.accessories = [[.disclosureIndicator()], [.checkmark()], [.label(text: "12")]][item % 3]
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            // Made before the first cell is asked for.
            _ = registration
        }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            5
        }
        override func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
        }
    }

    static func list() -> UIViewController {
        List(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    }

    static func bars() -> UIViewController {
        let inner = Column([label("Content")])
        inner.title = "Title"
        inner.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        inner.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit")
        inner.toolbarItems = [
            UIBarButtonItem(systemItem: .trash), UIBarButtonItem(systemItem: .flexibleSpace),
            UIBarButtonItem(title: "Done"),
        ]
        let navigation = UINavigationController(rootViewController: inner)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.isToolbarHidden = false
        navigation.tabBarItem = UITabBarItem(title: "Books", image: UIImage(systemName: "book"), tag: 0)
        navigation.tabBarItem.badgeValue = "3"
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, other]
        return tabs
    }

    private final class Presenting: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            guard presentedViewController == nil else { return }
            view.backgroundColor = .systemBackground
            let alert = UIAlertController(
                title: "Delete it?", message: "It cannot be undone.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            present(alert, animated: false)
        }
    }

    static func alert() -> UIViewController { Presenting() }

    static func pickers() -> UIViewController {
        let date = UIDatePicker()
        date.preferredDatePickerStyle = .wheels
        date.datePickerMode = .date
        date.timeZone = TimeZone(identifier: "UTC")
        date.date = Date(timeIntervalSince1970: 1_700_000_000)
        let compact = UIDatePicker()
        compact.preferredDatePickerStyle = .compact
        compact.datePickerMode = .date
        compact.timeZone = TimeZone(identifier: "UTC")
        compact.date = date.date
        date.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
        return Column([compact, date])
    }

    static func layers() -> UIViewController {
        func tile(_ make: (CALayer) -> Void) -> UIView {
            let view = UIView()
            view.backgroundColor = .systemTeal
            make(view.layer)
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: 56),
                view.heightAnchor.constraint(equalToConstant: 56),
            ])
            return view
        }
        let box = CGRect(x: 0, y: 0, width: 56, height: 56)
        func gradient(_ type: CAGradientLayerType) -> CAGradientLayer {
            let layer = CAGradientLayer()
            layer.type = type
            layer.frame = box
            layer.colors = [UIColor.systemRed, .systemYellow, .systemBlue].map(\.cgColor)
            if type != .axial {
                (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
            }
            return layer
        }
        func shape() -> CAShapeLayer {
            let shape = CAShapeLayer()
            shape.path = UIBezierPath(ovalIn: box.insetBy(dx: 6, dy: 6)).cgPath
            shape.fillColor = UIColor.systemPink.cgColor
            shape.strokeColor = UIColor.black.cgColor
            shape.lineWidth = 3
            shape.lineDashPattern = [8, 4]
            return shape
        }
        let turned = tile { $0.borderWidth = 1 }
        turned.transform = CGAffineTransform(rotationAngle: .pi / 6)
        return Column(
            [
                row([
                    tile { $0.cornerRadius = 12 },
                    tile {
                        $0.borderWidth = 3
                        $0.borderColor = UIColor.systemIndigo.cgColor
                    },
                    tile {
                        $0.shadowOpacity = 0.5
                        $0.shadowRadius = 4
                        $0.shadowOffset = CGSize(width: 2, height: 4)
                    },
                ]),
                row([
                    tile { $0.addSublayer(gradient(.axial)) }, tile { $0.addSublayer(gradient(.radial)) },
                    tile { $0.addSublayer(gradient(.conic)) },
                ]),
                row([
                    tile { $0.addSublayer(shape()) }, tile { $0.mask = shape() },
                    tile {
                        $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
                        $0.cornerRadius = 28
                        $0.opacity = 0.5
                    },
                ]),
                turned,
            ], spacing: 10)
    }

    private final class Canvas: UIView {
        override func draw(_ rect: CGRect) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            UIColor.systemGray6.setFill()
            context.fill(rect)
            let curve = UIBezierPath()
            curve.move(to: CGPoint(x: 10, y: 80))
            curve.addCurve(
                to: CGPoint(x: 190, y: 30), controlPoint1: CGPoint(x: 70, y: -40),
                controlPoint2: CGPoint(x: 110, y: 150))
            curve.lineWidth = 5
            curve.lineCapStyle = .round
            UIColor.systemBlue.setStroke()
            curve.stroke()
            let star = UIBezierPath()
            for index in 0..<5 {
                let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
                let point = CGPoint(x: 50 + 36 * cos(angle), y: 150 + 36 * sin(angle))
                if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
            }
            star.close()
            star.usesEvenOddFillRule = true
            UIColor.systemOrange.setFill()
            star.fill()
            for (index, mode) in [CGBlendMode.multiply, .screen, .difference].enumerated() {
                let x = 100 + CGFloat(index) * 34
                UIColor.systemGreen.setFill()
                context.setBlendMode(.normal)
                context.fill(CGRect(x: x, y: 120, width: 22, height: 22))
                context.setBlendMode(mode)
                UIColor.systemRed.setFill()
                context.fill(CGRect(x: x + 8, y: 128, width: 22, height: 22))
            }
            context.setBlendMode(.normal)
            ("Drawn text" as NSString).draw(
                at: CGPoint(x: 100, y: 165), withAttributes: [.font: UIFont.italicSystemFont(ofSize: 17)])
            context.saveGState()
            UIBezierPath(roundedRect: CGRect(x: 100, y: 190, width: 90, height: 40), cornerRadius: 14)
                .addClip()
            PictureScreens.photo.draw(in: CGRect(x: 95, y: 185, width: 100, height: 50))
            context.restoreGState()
        }
    }

    static func drawing() -> UIViewController {
        let canvas = Canvas()
        NSLayoutConstraint.activate([
            canvas.widthAnchor.constraint(equalToConstant: 200),
            canvas.heightAnchor.constraint(equalToConstant: 240),
        ])
        return Column([canvas])
    }

    static func empty() -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "tray")
        configuration.text = "No Books"
        configuration.secondaryText = "Books that you add are shown here."
        configuration.button = .filled()
        configuration.button.title = "Add"
        controller.contentUnavailableConfiguration = configuration
        return controller
    }
}
