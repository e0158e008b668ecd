/// Showing the configuration: a view for each part that it has.
extension UIListContentView {
    func apply(_ configuration: any UIContentConfiguration) {
        guard let configuration = configuration as? UIListContentConfiguration else {
            fatalError(
                "\(type(of: self)) shows a UIListContentConfiguration only, not a \(type(of: configuration)). Ask "
                    + "supports(_:) first, or make a new view with makeContentView().")
        }
        guard configuration != shown else { return }
        shown = configuration
        showConfiguration()
    }

    func showConfiguration() {
        textLabel = label(
            textLabel, shown.attributedText, shown.text, shown.textProperties)
        secondaryLabel = label(
            secondaryLabel, shown.secondaryAttributedText, shown.secondaryText, shown.secondaryTextProperties)
        showImage()
        if alpha != shown.alpha { alpha = shown.alpha }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The label for a text, the one there is or a new one; nil without a text.
    private func label(
        _ known: UILabel?, _ attributed: NSAttributedString?, _ text: String?,
        _ properties: UIListContentConfiguration.TextProperties
    ) -> UILabel? {
        guard attributed?.length ?? text?.utf16.count ?? 0 > 0 else {
            known?.removeFromSuperview()
            return nil
        }
        let label = known ?? UILabel(frame: .zero)
        if known == nil { addSubview(label) }
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        if label.numberOfLines != properties.numberOfLines { label.numberOfLines = properties.numberOfLines }
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        if let attributed {
            label.attributedText = completed(attributed, properties)
        } else {
            label.text = text.map(properties.transformed)
        }
        label.lineBreakMode = properties.lineBreakMode
        switch properties.alignment {
        case .natural: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        }
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        return label
    }

    /// Attributes that the text lacks come from the text properties.
    private func completed(
        _ text: NSAttributedString, _ properties: UIListContentConfiguration.TextProperties
    ) -> NSAttributedString {
        let whole = NSMutableAttributedString(
            string: text.string,
            attributes: [.font: properties.font, .foregroundColor: properties.resolvedColor()])
        var place = 0
        while place < text.length {
            var range = NSRange()
            let attributes = text.attributes(at: place, effectiveRange: &range)
            if !attributes.isEmpty { whole.addAttributes(attributes, range: range) }
            place = range.location + range.length
        }
        return whole
    }

    private func showImage() {
        imageView = imageView.kept(while: shown.image != nil, or: UIImageView(frame: .zero))
        guard let view = imageView else { return }
        if view.superview == nil { insertSubview(view, at: 0) }
        let properties = shown.imageProperties
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.image = shown.image
        view.contentMode = .scaleAspectFit
        view.layer.cornerRadius = properties.cornerRadius
        view.clipsToBounds = properties.cornerRadius > 0
        view.layer.borderWidth = properties.strokeWidth
        tintImage()
    }

    func tintImage() {
        guard let imageView else { return }
        let properties = shown.imageProperties
        imageView.tintColor = properties.resolvedTintColor(for: tintColor)
        if properties.strokeWidth > 0 {
            imageView.layer.borderColor =
                properties.resolvedStrokeColor(for: tintColor)
                .resolvedColor(with: traitCollection).cgColor
        }
    }
}
