import UIKit

/// Views inside one another, each a point smaller on every side by four constraints.
@MainActor
struct ConstrainedNest {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10_000, height: 10_000))
    private let innermost: UIView
    private let depth: Int

    init(depth: Int) {
        self.depth = depth
        var view = outer
        var constraints: [NSLayoutConstraint] = []
        for _ in 0..<depth {
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            constraints += [
                inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 1),
                inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 1),
                inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -1),
                inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -1),
            ]
            view = inner
        }
        innermost = view
        NSLayoutConstraint.activate(constraints)
        outer.layoutIfNeeded()
    }

    func layOut(width: CGFloat) {
        outer.frame.size.width = width
        outer.layoutIfNeeded()
        precondition(innermost.bounds.width == width - 2 * CGFloat(depth), "the layout is wrong")
    }
}

/// A picture, a title and a subtitle in 23 constraints, as the cell of a list has them; heights of texts are given.
@MainActor
final class ConstrainedCell: UIView {
    private let picture = UIView()
    private let title = UIView()
    private let subtitle = UIView()

    /// With its constraints, laid out.
    static func built() -> ConstrainedCell {
        let cell = ConstrainedCell(frame: CGRect(x: 0, y: 0, width: 390, height: 88))
        for view in [cell.picture, cell.title, cell.subtitle] {
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.addSubview(view)
        }
        cell.constrain()
        cell.layoutIfNeeded()
        precondition(cell.title.frame.minX == 72 && cell.title.frame.width == 302, "the layout is wrong")
        return cell
    }

    private func constrain() {
        func wish(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) -> NSLayoutConstraint {
            constraint.priority = priority
            return constraint
        }
        let texts = UILayoutGuide()
        addLayoutGuide(texts)
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            picture.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 8),
            picture.widthAnchor.constraint(equalToConstant: 44),
            picture.heightAnchor.constraint(equalToConstant: 44),
            picture.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8),
            wish(picture.centerYAnchor.constraint(equalTo: centerYAnchor), .defaultHigh),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            title.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 11),
            title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
            wish(title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16), .defaultHigh),
            title.heightAnchor.constraint(equalToConstant: 22),
            subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            subtitle.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            subtitle.heightAnchor.constraint(equalToConstant: 40),
            subtitle.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -11),
            texts.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            texts.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            texts.topAnchor.constraint(equalTo: title.topAnchor),
            texts.bottomAnchor.constraint(equalTo: subtitle.bottomAnchor),
            wish(texts.centerYAnchor.constraint(equalTo: centerYAnchor), .defaultHigh),
            wish(heightAnchor.constraint(equalToConstant: 0), .defaultLow),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    func fit(width: CGFloat) {
        let size = systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        // The texts and their margins: 11 + 22 + 4 + 40 + 11.
        precondition(size == CGSize(width: width, height: 88), "the layout is wrong: \(size)")
    }
}
