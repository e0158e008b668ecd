extension UISearchBar: UITextFieldDelegate {
    private static let height: CGFloat = 56
    private static let scopeHeight: CGFloat = 46
    private static let fieldHeight: CGFloat = 36

    func setUpSearchBar() {
        searchTextField.delegate = self
        // UIKit: the Search key waits for text, unless the app says otherwise.
        searchTextField.enablesReturnKeyAutomatically = true
        searchTextField.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
        cancelButton.setTitle(SystemWord.cancel.text, for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancelled() }, for: .touchUpInside)
        sideButton.addAction(UIAction { [weak self] _ in self?.sideTapped() }, for: .touchUpInside)
        scopes.addAction(UIAction { [weak self] _ in self?.scopeChosen() }, for: .valueChanged)
        promptLabel.textAlignment = .center
        promptLabel.font = .systemFont(ofSize: 15)
        backdrop.contentMode = .scaleToFill
        for view in [backdrop, searchTextField, sideButton, cancelButton, scopes, promptLabel] {
            addSubview(view)
        }
        lookDidChange()
    }

    /// UIKit: Cancel takes what stands for items in search bars, `UIBarButtonItem.appearance(whenContainedInInstancesOf:)`.
    private func styleCancelButton() {
        guard showsCancelButton, window != nil, !AppearanceProxies.isEmpty else { return }
        let item = UIBarButtonItem()
        AppearanceProxies.apply(to: item, in: self)
        if let title = item.title { cancelButton.setTitle(title, for: .normal) }
        if let color = item.tintColor { cancelButton.tintColor = color }
        let text = item.titleTextAttributes(for: .normal)
        if let color = text?[.foregroundColor] as? UIColor { cancelButton.setTitleColor(color, for: .normal) }
        if let font = text?[.font] as? UIFont { cancelButton.titleLabel?.font = font }
    }

    func lookDidChange() {
        let isMinimal = searchBarStyle == .minimal
        backdrop.image = backgroundImage
        backdrop.backgroundColor =
            backgroundImage != nil || isMinimal && !floats ? nil : barTintColor ?? .systemBackground
        searchTextField.lookDidChange()
        cancelButton.isHidden = !showsCancelButton
        styleCancelButton()
        showSideButton()
        sideButton.setImage(
            image(for: sideIcon, state: .normal)
                ?? UIImage(systemName: showsBookmarkButton ? "book" : "line.3.horizontal"), for: .normal)
        if let glass = image(for: .search, state: .normal) {
            (searchTextField.leftView as? UIImageView)?.image = glass
        }
        // UIKit: one scope alone is no choice (its header).
        scopes.isHidden = !showsScopeBar || scopes.numberOfSegments < 2
        promptLabel.text = prompt
        promptLabel.isHidden = prompt == nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        if naturalHeight != knownHeight {
            knownHeight = naturalHeight
            barAbove?.searchDidResize()
        }
    }

    func scopesDidChange() {
        scopes.removeAllSegments()
        for (index, title) in (scopeButtonTitles ?? []).enumerated() {
            scopes.insertSegment(withTitle: title, at: index, animated: false)
        }
        if scopes.numberOfSegments > 0 { scopes.selectedSegmentIndex = 0 }
        lookDidChange()
    }

    var naturalHeight: CGFloat {
        Self.height + (scopes.isHidden ? 0 : Self.scopeHeight) + (prompt == nil ? 0 : 20)
    }

    /// The navigation bar at whose foot it stands; nil for one that is a title view, or elsewhere.
    var barAbove: UINavigationBar? {
        guard let bar = superview as? UINavigationBar, bar.shownSearchBar === self else { return nil }
        return bar
    }

    func placeSearchParts() {
        backdrop.frame = bounds
        if floats { backdrop.frame = bounds.union(CGRect(origin: convert(.zero, from: nil), size: .zero)) }
        let top: CGFloat = prompt == nil ? 0 : 20
        promptLabel.frame = CGRect(x: 8, y: 4, width: bounds.width - 16, height: 20)
        let margins = max(layoutMargins.left, 8)
        var right = bounds.width - margins
        let row = bounds.height - top - (scopes.isHidden ? 0 : Self.scopeHeight)
        // Where a navigation bar gives it less room than it needs, the field is lower, and its content fades.
        let room = barAbove == nil ? Self.fieldHeight : row - (Self.height - Self.fieldHeight)
        let fieldHeight = min(max(room, 0), Self.fieldHeight)
        for part in [searchTextField, cancelButton, sideButton, scopes] {
            part.alpha = fieldHeight / Self.fieldHeight
        }
        let y = top + (row - fieldHeight) / 2
        if showsCancelButton {
            let width = cancelButton.intrinsicContentSize.width
            cancelButton.frame = mirrored(
                CGRect(x: right - width, y: y, width: width, height: fieldHeight))
            right -= width + 10
        }
        let move = searchFieldBackgroundPositionAdjustment
        searchTextField.frame = mirrored(
            CGRect(x: margins, y: y, width: max(right - margins, 0), height: fieldHeight)
        ).offsetBy(dx: move.horizontal, dy: move.vertical)
        let aside = positionAdjustment(for: sideIcon)
        sideButton.frame = mirrored(
            CGRect(x: right - 36, y: y, width: 36, height: fieldHeight)
        ).offsetBy(dx: aside.horizontal, dy: aside.vertical)
        scopes.frame = CGRect(
            x: margins, y: bounds.height - Self.scopeHeight + 4, width: bounds.width - 2 * margins,
            height: 32)
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(
            x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    // MARK: What is heard

    private func textChanged() {
        showSideButton()
        delegate?.searchBar(self, textDidChange: text ?? "")
    }

    private var sideIcon: Icon { showsBookmarkButton ? .bookmark : .resultsList }

    /// UIKit: the bookmark gives way to the button that clears the text.
    func showSideButton() {
        let gives = showsBookmarkButton && text?.isEmpty == false
        sideButton.isHidden = gives || !showsBookmarkButton && !showsSearchResultsButton
    }
    private func cancelled() { delegate?.searchBarCancelButtonClicked(self) }
    private func sideTapped() {
        if showsBookmarkButton {
            delegate?.searchBarBookmarkButtonClicked(self)
        } else {
            delegate?.searchBarResultsListButtonClicked(self)
        }
    }
    private func scopeChosen() {
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    }

    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        delegate.optional.searchBarShouldBeginEditing(self) ?? true
    }
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        delegate?.searchBarTextDidBeginEditing(self)
    }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        delegate.optional.searchBarShouldEndEditing(self) ?? true
    }
    public func textFieldDidEndEditing(_ textField: UITextField) {
        delegate?.searchBarTextDidEndEditing(self)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        delegate.optional.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
    }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        delegate?.searchBarSearchButtonClicked(self)
        return true
    }
}

/// Hears of a search bar. Every requirement is optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    // @optional
    // default: true
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    // default: true
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    // default: true
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
