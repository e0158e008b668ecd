/// What a view keeps for Auto Layout.
@MainActor
final class AutoLayoutState {
    var translatesMask = true
}
