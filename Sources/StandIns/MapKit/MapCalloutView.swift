/// The bubble above an annotation that is chosen: title, subtitle, and what the app puts beside them.
final class MapCalloutView: UIView {
    private(set) weak var source: MKAnnotationView?
    var tapped: (UIControl) -> Void = { _ in }

    init(of view: MKAnnotationView) {
        source = view
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 10
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
        fill()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func fill() {
        guard let source else { return }
        let texts = UIStackView()
        texts.axis = .vertical
        texts.alignment = .leading
        if let title = source.annotation?.title, !title.isEmpty {
            texts.addArrangedSubview(label(title, .systemFont(ofSize: 17), .label))
        }
        if let detail = source.detailCalloutAccessoryView {
            texts.addArrangedSubview(detail)
        } else if let subtitle = source.annotation?.subtitle, !subtitle.isEmpty {
            texts.addArrangedSubview(label(subtitle, .systemFont(ofSize: 12), .secondaryLabel))
        }
        let row = UIStackView()
        row.spacing = 10
        row.alignment = .center
        for view in [source.leftCalloutAccessoryView, texts, source.rightCalloutAccessoryView] {
            guard let view else { continue }
            if view !== texts { keepSize(view) }
            row.addArrangedSubview(view)
            guard view !== texts, let control = view as? UIControl else { continue }
            control.addAction(
                UIAction(identifier: UIAction.Identifier("callout")) { [weak self] _ in
                    self?.tapped(control)
                }, for: .touchUpInside)
        }
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            texts.widthAnchor.constraint(lessThanOrEqualToConstant: 220),
        ])
    }

    private func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.textColor) = (text, font, color)
        return label
    }

    /// Accessories have the size of their frames, as MapKit's have.
    private func keepSize(_ view: UIView) {
        guard view.frame.width > 0, view.frame.height > 0 else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: view.frame.width),
            view.heightAnchor.constraint(equalToConstant: view.frame.height),
        ])
    }
}
