import UIKit

extension PictureScreens {
    /// Effects over stripes, and bars with rows behind them.
    static func materials() -> UIViewController {
        let rows = Stripes()
        rows.title = "Materials"
        let navigation = UINavigationController(rootViewController: rows)
        navigation.tabBarItem = UITabBarItem(title: "Books", image: UIImage(systemName: "book"), tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let styles: [UIBlurEffect.Style] = [
            .light, .extraLight, .dark, .systemUltraThinMaterial, .systemMaterial,
        ]
        for (index, style) in styles.enumerated() {
            let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
            view.frame = CGRect(x: 60, y: 50 + CGFloat(index) * 31, width: 150, height: 26)
            view.layer.cornerRadius = 8
            let text = UILabel(frame: CGRect(x: 8, y: 2, width: 140, height: 22))
            text.text = "\(style)"
            text.font = .systemFont(ofSize: 11)
            view.contentView.addSubview(text)
            tabs.view.addSubview(view)
        }
        return tabs
    }

    private final class Stripes: UITableViewController {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            tableView.contentOffset.y = 20
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row) of many"
            let colors: [UIColor] = [.systemRed, .systemYellow, .systemBlue, .systemBackground]
            cell.backgroundColor = colors[indexPath.row % 4]
            return cell
        }
    }
}
