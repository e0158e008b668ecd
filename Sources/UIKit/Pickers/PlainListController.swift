/// A list of names with a button that leaves it: what pickers of fonts and documents show.
@MainActor
final class PlainListController: UITableViewController {
    private let names: [String]
    private let chosen: (String) -> Void
    var cancelled: () -> Void = {}
    var decorate: (String, UILabel) -> Void = { _, _ in }
    /// Shown in place of an empty list.
    var emptyText: String?

    init(title: String, names: [String], chosen: @escaping (String) -> Void) {
        self.names = names
        self.chosen = chosen
        super.init(style: .plain)
        self.title = title
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancelled() })
    }

    required init?(coder: NSCoder) {
        names = []
        chosen = { _ in }
        super.init(coder: coder)
    }

    /// Stands under a bar of its own in `controller`.
    func fill(_ controller: UIViewController) {
        let navigation = UINavigationController(rootViewController: self)
        controller.addChild(navigation)
        navigation.view.frame = controller.view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(navigation.view)
        navigation.didMove(toParent: controller)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard names.isEmpty, let emptyText else { return }
        var nothing = UIContentUnavailableConfiguration.empty()
        nothing.text = emptyText
        contentUnavailableConfiguration = nothing
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Name")
            ?? UITableViewCell(style: .default, reuseIdentifier: "Name")
        cell.textLabel?.text = names[indexPath.row]
        if let label = cell.textLabel { decorate(names[indexPath.row], label) }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        chosen(names[indexPath.row])
    }
}
