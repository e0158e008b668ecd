extension UINib {
    /// The view of a nib that was registered for an identifier.
    private func registered<View: UIView>(_ type: View.Type, for identifier: String) -> View {
        let made = instantiate(withOwner: nil)
        guard let view = made.lazy.compactMap({ $0 as? View }).first else {
            fatalError(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                    + "which must be a \(type) instance; \(name) has \(made.map { "\(Swift.type(of: $0))" })")
        }
        return view
    }

    private func check(_ own: String?, _ registered: String, _ kind: String) {
        guard let own, !own.isEmpty, own != registered else { return }
        fatalError(
            "\(kind) reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
                + "(\(registered)); make them equal in \(name)")
    }

    /// A collection's cell or supplementary view.
    func reusableView(for key: CollectionPoolKey) -> UICollectionReusableView {
        let view = registered(UICollectionReusableView.self, for: key.identifier)
        ensure(
            key.kind != .cell || view is UICollectionViewCell,
            "the view registered for identifier (\(key.identifier)) from \(name) is a \(type(of: view)); "
                + "a cell's nib must hold a UICollectionViewCell")
        // A registration's identifier is its own: nobody could write it into the nib.
        if !key.identifier.hasPrefix(RegistrationCounter.prefix) {
            check(view.reuseIdentifier, key.identifier, "view")
        }
        return view
    }

    func tableCell(for identifier: String) -> UITableViewCell {
        let cell = registered(UITableViewCell.self, for: identifier)
        check(cell.reuseIdentifier, identifier, "cell")
        cell.identifierStore = identifier
        return cell
    }

    func headerFooterView(for identifier: String) -> UITableViewHeaderFooterView {
        let view = registered(UITableViewHeaderFooterView.self, for: identifier)
        view.identifierStore = identifier
        return view
    }
}
