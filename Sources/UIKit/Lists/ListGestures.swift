/// What of a list listens to fingers beside its own scrolling; each is made when there is a use for it.
struct ListGestures {
    /// Opens menus by a long press.
    var menus: UIContextMenuInteraction?
    /// Leads drags that select.
    var selection: SelectionDriver?
}
