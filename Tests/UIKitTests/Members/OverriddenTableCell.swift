import UIKit

/// A cell that overrides every member and changes nothing.
@MainActor
final class OverriddenTableCell: UITableViewCell {
    override var accessoryType: UITableViewCell.AccessoryType { didSet {} }
    override var accessoryView: UIView? { didSet {} }
    override var automaticallyUpdatesBackgroundConfiguration: Bool { didSet {} }
    override var automaticallyUpdatesContentConfiguration: Bool { didSet {} }
    override var backgroundConfiguration: UIBackgroundConfiguration? { didSet {} }
    override var backgroundView: UIView? { didSet {} }
    override var configurationState: UICellConfigurationState { super.configurationState }
    override var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? { didSet {} }
    override var contentConfiguration: (any UIContentConfiguration)? { didSet {} }
    override var contentView: UIView { super.contentView }
    override var detailTextLabel: UILabel? { super.detailTextLabel }
    override var editingAccessoryType: UITableViewCell.AccessoryType { didSet {} }
    override var editingAccessoryView: UIView? { didSet {} }
    override var editingStyle: UITableViewCell.EditingStyle { super.editingStyle }
    override var focusStyle: UITableViewCell.FocusStyle { didSet {} }
    override var imageView: UIImageView? { super.imageView }
    override var indentationLevel: Int { didSet {} }
    override var indentationWidth: CGFloat { didSet {} }
    override var isEditing: Bool { didSet {} }
    override var isHighlighted: Bool { didSet {} }
    override var isSelected: Bool { didSet {} }
    override var multipleSelectionBackgroundView: UIView? { didSet {} }
    override var reuseIdentifier: String? { super.reuseIdentifier }
    override var selectedBackgroundView: UIView? { didSet {} }
    override var selectionStyle: UITableViewCell.SelectionStyle { didSet {} }
    override var separatorInset: UIEdgeInsets { didSet {} }
    override var shouldIndentWhileEditing: Bool { didSet {} }
    override var showingDeleteConfirmation: Bool { super.showingDeleteConfirmation }
    override var showsReorderControl: Bool { didSet {} }
    override var textLabel: UILabel? { super.textLabel }
    override var userInteractionEnabledWhileDragging: Bool { didSet {} }
    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        super.defaultBackgroundConfiguration()
    }
    override func defaultContentConfiguration() -> UIListContentConfiguration {
        super.defaultContentConfiguration()
    }
    override func didTransition(to state: UITableViewCell.StateMask) {
        super.didTransition(to: state)
    }
    override func dragStateDidChange(_ dragState: UITableViewCell.DragState) {
        super.dragStateDidChange(dragState)
    }
    override func prepareForReuse() {
        super.prepareForReuse()
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
    }
    override func setNeedsUpdateConfiguration() {
        super.setNeedsUpdateConfiguration()
    }
    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
    }
    override func willTransition(to state: UITableViewCell.StateMask) {
        super.willTransition(to: state)
    }
}
