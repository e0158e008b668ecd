/// What a content view shows, as a value.
public protocol UIContentConfiguration {
    /// A new view that shows the configuration.
    @preconcurrency @MainActor
    func makeContentView() -> any UIView & UIContentView
    /// The same configuration as it is to look in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows content configurations of one kind.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration. Default: whether it is of the same type as the present one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
