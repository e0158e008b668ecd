extension UINib {
    /// A collection's cell or supplementary view.
    func reusableView(for key: CollectionPoolKey) -> UICollectionReusableView {
        let made = instantiate(withOwner: nil)
        guard let view = made.lazy.compactMap({ $0 as? UICollectionReusableView }).first else {
            fatalError(
                "invalid nib registered for identifier (\(key.identifier)) - nib must contain exactly one top level "
                    + "object which must be a UICollectionReusableView instance; \(name) has \(kinds(made))")
        }
        if key.kind == .cell, !(view is UICollectionViewCell) {
            fatalError(
                "the view registered for identifier (\(key.identifier)) from \(name) is a \(type(of: view)); "
                    + "a cell's nib must hold a UICollectionViewCell")
        }
        check(view.reuseIdentifier, key.identifier, "view")
        return view
    }

    fileprivate func check(_ own: String?, _ registered: String, _ kind: String) {
        guard let own, !own.isEmpty, own != registered else { return }
        fatalError(
            "\(kind) reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
                + "(\(registered)); make them equal in \(name)")
    }

    fileprivate func kinds(_ made: [Any]) -> String { "\(made.map { "\(type(of: $0))" })" }
}

extension UITableView {
    func cell(from nib: UINib, _ identifier: String) -> UITableViewCell {
        let made = nib.instantiate(withOwner: nil)
        guard let cell = made.lazy.compactMap({ $0 as? UITableViewCell }).first else {
            fatalError(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                    + "which must be a UITableViewCell instance; \(nib.name) has \(nib.kinds(made))")
        }
        nib.check(cell.reuseIdentifier, identifier, "cell")
        cell.reuseIdentifier = identifier
        cell.tableView = self
        return cell
    }

    func headerFooter(from nib: UINib, _ identifier: String) -> UITableViewHeaderFooterView {
        let made = nib.instantiate(withOwner: nil)
        guard let view = made.lazy.compactMap({ $0 as? UITableViewHeaderFooterView }).first else {
            fatalError(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                    + "which must be a UITableViewHeaderFooterView instance; \(nib.name) has \(nib.kinds(made))"
            )
        }
        view.reuseIdentifier = identifier
        view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
        return view
    }
}
