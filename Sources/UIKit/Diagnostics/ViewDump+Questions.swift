/// What comparisons of screens ask of a view that its public members do not tell.
extension ViewDump {
    public init(_ view: UIView) { self.init(view: view) }

    /// What a dump without a view begins with.
    public static var root: ViewDump? { window.map { ViewDump(view: $0) } }

    /// The views that the dump shows below this one, back to front.
    public var children: [ViewDump] {
        view.subviewList.filter { !$0.isPooledCell }.map { ViewDump(view: $0) }
    }
}
