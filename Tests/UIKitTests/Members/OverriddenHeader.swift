import UIKit

/// A header that overrides every member and changes nothing.
@MainActor
final class OverriddenHeader: UITableViewHeaderFooterView {
    override var automaticallyUpdatesBackgroundConfiguration: Bool { didSet {} }
    override var automaticallyUpdatesContentConfiguration: Bool { didSet {} }
    override var backgroundConfiguration: UIBackgroundConfiguration? { didSet {} }
    override var backgroundView: UIView? { didSet {} }
    override var configurationState: UIViewConfigurationState { super.configurationState }
    override var configurationUpdateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler? {
        didSet {}
    }
    override var contentConfiguration: (any UIContentConfiguration)? { didSet {} }
    override var contentView: UIView { super.contentView }
    override var detailTextLabel: UILabel? { super.detailTextLabel }
    override var reuseIdentifier: String? { super.reuseIdentifier }
    override var textLabel: UILabel? { super.textLabel }
    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        super.defaultBackgroundConfiguration()
    }
    override func defaultContentConfiguration() -> UIListContentConfiguration {
        super.defaultContentConfiguration()
    }
    override func prepareForReuse() {
        super.prepareForReuse()
    }
    override func setNeedsUpdateConfiguration() {
        super.setNeedsUpdateConfiguration()
    }
    override func updateConfiguration(using state: UIViewConfigurationState) {
        super.updateConfiguration(using: state)
    }
}
