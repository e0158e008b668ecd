extension UIImageView {
    /// Shows the pictures one after the other on the session's clock.
    func runAnimation() {
        guard animationToken == nil, let images = animationImages, !images.isEmpty else { return }
        let start = FrameClock.shared.time
        let pass = animationDuration > 0 ? animationDuration : Double(images.count) / 30
        animationFrame = 0
        animationToken = FrameClock.shared.everyFrame { [weak self] time in
            guard let self else { return }
            let elapsed = time - start
            if self.animationRepeatCount > 0, elapsed >= pass * Double(self.animationRepeatCount) {
                return self.endAnimation()
            }
            let share = elapsed.truncatingRemainder(dividingBy: pass) / pass
            self.animationFrame = min(Int(share * Double(images.count)), images.count - 1)
        }
    }

    /// Shows `image` again.
    func endAnimation() {
        guard let animationToken else { return }
        FrameClock.shared.cancel(animationToken)
        self.animationToken = nil
        animationFrame = nil
    }
}
