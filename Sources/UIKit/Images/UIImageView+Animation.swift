extension UIImageView {
    /// Shows the pictures one after the other on the session's clock.
    func runAnimation() {
        guard animationToken == nil, let images = runningImages, !images.isEmpty else { return }
        let start = FrameClock.current.time
        let given = animationImages == nil ? image?.duration ?? 0 : animationDuration
        let pass = given > 0 ? given : Double(images.count) / 30
        animationFrame = 0
        animationToken = FrameClock.current.everyFrame { [weak self] time in
            guard let self else { return }
            let elapsed = time - start
            if self.animationRepeatCount > 0, elapsed >= pass * Double(self.animationRepeatCount) {
                return self.endAnimation()
            }
            let share = elapsed.truncatingRemainder(dividingBy: pass) / pass
            self.animationFrame = min(Int(cutting: CGFloat(share * Double(images.count))), images.count - 1)
        }
    }

    /// Shows `image` again.
    func endAnimation() {
        guard let animationToken else { return }
        FrameClock.current.cancel(animationToken)
        self.animationToken = nil
        animationFrame = nil
    }
}
