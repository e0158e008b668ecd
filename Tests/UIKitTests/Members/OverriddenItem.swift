import UIKit

/// A cell that overrides every member and changes nothing.
@MainActor
final class OverriddenItem: UICollectionViewCell {
    override var automaticallyUpdatesBackgroundConfiguration: Bool { didSet {} }
    override var automaticallyUpdatesContentConfiguration: Bool { didSet {} }
    override var backgroundConfiguration: UIBackgroundConfiguration? { didSet {} }
    override var backgroundView: UIView? { didSet {} }
    override var configurationState: UICellConfigurationState { super.configurationState }
    override var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? { didSet {} }
    override var contentConfiguration: (any UIContentConfiguration)? { didSet {} }
    override var contentView: UIView { super.contentView }
    override var isHighlighted: Bool { didSet {} }
    override var isSelected: Bool { didSet {} }
    override var reuseIdentifier: String? { super.reuseIdentifier }
    override var selectedBackgroundView: UIView? { didSet {} }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
    }
    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        super.defaultBackgroundConfiguration()
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
    {
        super.didTransition(from: oldLayout, to: newLayout)
    }
    override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
        super.dragStateDidChange(dragState)
    }
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    override func prepareForReuse() {
        super.prepareForReuse()
    }
    override func setNeedsUpdateConfiguration() {
        super.setNeedsUpdateConfiguration()
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
    }
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
    {
        super.willTransition(from: oldLayout, to: newLayout)
    }
}
