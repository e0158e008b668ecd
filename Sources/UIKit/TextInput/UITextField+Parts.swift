import TextLayout

extension UITextField {
    func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    var showsClearButton: Bool { shows(clearButtonMode) && content.length > 0 && isEnabled }

    func refreshLook() {
        let picture = isEnabled ? background : disabledBackground ?? background
        border.image = borderStyle == .roundedRect ? nil : picture
        border.backgroundColor = nil
        border.layer.borderWidth = 0
        border.layer.cornerRadius = 0
        switch borderStyle {
        case .none: border.isHidden = picture == nil
        case .line, .bezel:
            border.isHidden = false
            border.layer.borderWidth = picture == nil ? (borderStyle == .line ? 1 : 1.5) : 0
            border.layer.borderColor =
                (borderStyle == .line ? UIColor.label : .systemGray3).cgColor(with: traitCollection)
        case .roundedRect:
            border.isHidden = false
            border.backgroundColor =
                backgroundColor ?? (isEnabled ? .tertiarySystemBackground : .systemFill)
            border.layer.cornerRadius = PlatformMetrics.current.controls.fieldRadius
            // The field's own colour ends where the border does.
            if backgroundColor != nil, layer.cornerRadius == 0 {
                layer.cornerRadius = border.layer.cornerRadius
            }
            border.layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
            border.layer.borderColor = UIColor.systemGray4.cgColor(with: traitCollection)
        }
        textDidChange()
    }

    func sideDidChange(from old: UIView?, to new: UIView?) {
        if old !== new, old?.superview === self { old?.removeFromSuperview() }
        sidesDidChange()
    }

    func sidesDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        canvas.setNeedsDisplay()
    }

    func placeFieldParts() {
        border.frame = borderRect(forBounds: bounds)
        place(leftView, shows(leftViewMode), leftViewRect(forBounds: bounds))
        let hasRight = shows(rightViewMode) && rightView != nil
        place(rightView, shows(rightViewMode), rightViewRect(forBounds: bounds))
        placeClearButton(isShown: showsClearButton && !hasRight)
        placeholderLabel.frame = placeholderRect(forBounds: bounds)
        canvas.frame = editingOrTextRect(in: bounds)
        placeCaret()
    }

    private func place(_ view: UIView?, _ isShown: Bool, _ rect: CGRect) {
        guard let view else { return }
        guard isShown else { return view.removeFromSuperview() }
        if view.superview !== self { addSubview(view) }
        if view.frame != rect { view.frame = rect }
    }

    private func placeClearButton(isShown: Bool) {
        guard isShown else {
            clearButton?.isHidden = true
            return
        }
        if clearButton == nil {
            let button = UIButton(type: .custom)
            button.setImage(ClearSymbol.image, for: .normal)
            button.accessibilityLabel = SystemWord.clearText.text
            button.tintColor = .tertiaryLabel
            button.imageView?.tintColor = .tertiaryLabel
            button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
            addSubview(button)
            clearButton = button
        }
        clearButton?.isHidden = false
        clearButton?.frame = clearButtonRect(forBounds: bounds)
    }

    // MARK: Caret

    /// Of the place at `offset`, in the field's coordinates.
    func caretPlace(at offset: Int) -> CGRect {
        let rect = editingOrTextRect(in: bounds)
        let proposal = proposal(width: rect.width)
        let isEmpty = content.length == 0
        let height = isEmpty ? fontStore.lineHeight : box.size(proposal).height
        var mark = isEmpty ? emptyCaret(rect.width) : box.caret(at: offset, proposal)
        mark = mark.offsetBy(dx: rect.minX - scrolled, dy: lineTop(rect, height))
        return mark
    }

    private func emptyCaret(_ width: CGFloat) -> CGRect {
        let x: CGFloat =
            switch textAlignment {
            case .center: (width - 2) / 2
            case .right: width - 2
            case .natural, .justified: isRightToLeft ? width - 2 : 0
            case .left: 0
            }
        return CGRect(x: x, y: 0, width: 2, height: fontStore.lineHeight)
    }

    func placeCaret() {
        caret.isHidden = !isEditing || selection.range.length > 0
        guard isEditing else {
            scrolled = 0
            return
        }
        let rect = canvas.frame
        guard rect.width > 0 else { return }
        let natural = box.size(TextProposal(maxLines: 1)).width
        var mark = caretPlace(at: selection.range.location).offsetBy(dx: -rect.minX, dy: -rect.minY)
        let old = scrolled
        // Text that was made to fit may be off by what numbers are rounded to.
        if natural <= rect.width + 0.001 {
            scrolled = 0
        } else {
            if mark.maxX > rect.width { scrolled += mark.maxX - rect.width }
            if mark.minX < 0 { scrolled += mark.minX }
            scrolled = min(max(scrolled, 0), natural + 2 - rect.width)
        }
        mark.origin.x += old - scrolled
        if scrolled != old { canvas.setNeedsDisplay() }
        caret.frame = mark
    }
}

/// The cross in a disc that empties a field.
@MainActor
private enum ClearSymbol {
    static let image = UIImage(systemName: "xmark.circle.fill")?.withRenderingMode(.alwaysTemplate)
}
