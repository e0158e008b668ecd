/// How dropped things move into place.
extension DropAnimation {
    /// Nothing is seen to move; what the app wants happens all the same.
    static func alone() -> DropAnimation {
        let animation = DropAnimation()
        UIView.animateTouchably(
            withDuration: DragPreviewView.duration, animations: { animation.animate() },
            completion: { _ in animation.complete() })
        return animation
    }

    /// A cell flies from where the finger let go to its place.
    /// - Parameters:
    ///   - center: in the coordinates of the cell's superview.
    ///   - settle: puts it back among its neighbours.
    static func landing(
        of cell: UIView, from center: CGPoint, settle: @escaping @MainActor () -> Void
    ) -> DropAnimation {
        let animation = DropAnimation()
        let end = cell.center
        UIView.performWithoutAnimation {
            cell.layer.removeAllAnimations()
            cell.alpha = 1
            cell.center = center
            cell.superview?.bringSubviewToFront(cell)
        }
        UIView.animateTouchably(
            withDuration: DragPreviewView.duration,
            animations: {
                cell.center = end
                animation.animate()
            },
            completion: { _ in
                settle()
                animation.complete()
            })
        return animation
    }
}
