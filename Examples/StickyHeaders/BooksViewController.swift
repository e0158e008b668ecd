import UIKit

class BooksViewController: UIViewController {
    let layout = StickyHeadersFlowLayout()
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let pageHeader = PageHeaderView()
    private let button = UIButton(type: .system)
    private let sections = BookSection.all

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        layout.minimumLineSpacing = 2
        layout.minimumInteritemSpacing = 2
        layout.headerReferenceSize = CGSize(width: 0, height: 32)
        layout.sectionInsetReference = .fromSafeArea
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(CoverCell.self, forCellWithReuseIdentifier: CoverCell.identifier)
        collectionView.register(
            SectionHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: SectionHeaderView.identifier)
        collectionView.accessibilityIdentifier = "books"
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)

        pageHeader.isHidden = true
        pageHeader.accessibilityIdentifier = "page-header"
        collectionView.addSubview(pageHeader)

        button.setTitle("Page header", for: .normal)
        button.backgroundColor = .systemBackground
        button.layer.cornerRadius = 18
        button.layer.shadowColor = UIColor.black.cgColor
        button.layer.shadowOpacity = 0.25
        button.layer.shadowOffset = CGSize(width: 0, height: 2)
        button.layer.shadowRadius = 6
        button.accessibilityIdentifier = "toggle-page-header"
        button.addAction(UIAction { [weak self] _ in self?.togglePageHeader() }, for: .touchUpInside)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
            button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
            button.widthAnchor.constraint(equalToConstant: 130),
            button.heightAnchor.constraint(equalToConstant: 36),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = PageHeaderView.height
        pageHeader.frame = CGRect(x: 0, y: -height, width: collectionView.bounds.width, height: height)
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        layout.invalidateLayout()
    }

    /// The page header is a plain subview above the content, in the inset made for it.
    private func togglePageHeader() {
        pageHeader.isHidden.toggle()
        collectionView.contentInset.top = pageHeader.isHidden ? 0 : PageHeaderView.height
        collectionView.contentOffset = CGPoint(x: 0, y: -collectionView.adjustedContentInset.top)
    }
}

extension BooksViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        sections.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].books.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: CoverCell.identifier, for: indexPath)
        (cell as? CoverCell)?.show(sections[indexPath.section].books[indexPath.item])
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: SectionHeaderView.identifier, for: indexPath)
        (view as? SectionHeaderView)?.label.text = sections[indexPath.section].title
        view.accessibilityIdentifier = "header-\(indexPath.section)"
        return view
    }
}

extension BooksViewController: UICollectionViewDelegateFlowLayout {
    /// Three covers a line, 4:3 tall.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let safeArea = collectionView.safeAreaInsets
        let width = (collectionView.bounds.width - safeArea.left - safeArea.right - 4) / 3
        let scale = UIScreen.main.scale
        let pixels = (width * scale).rounded(.down) / scale
        return CGSize(width: pixels, height: pixels * 4 / 3)
    }
}
