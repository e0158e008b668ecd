/// Screens of the system that do not exist here: they say so and can be left.
@MainActor
package enum MissingService {
    package static func say(_ name: String) {
        Diagnostics.sayOnce("\(name): this service of the system does not exist here")
    }

    /// Fills a controller's view with a sentence and a button that leaves it.
    package static func show(
        in controller: UIViewController, _ name: String, _ sentence: String, cancel: @escaping () -> Void
    ) {
        say(name)
        let view: UIView = controller.view
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = sentence
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        let button = UIButton(type: .system)
        button.setTitle(SystemWord.cancel.text, for: .normal)
        button.addAction(UIAction { _ in cancel() }, for: .touchUpInside)
        let column = UIStackView(arrangedSubviews: [label, button])
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
        ])
    }
}
