/// What a scroll leads to, a row or an item, whose place may turn out to be elsewhere once things are measured.
struct ScrollGoal {
    /// The offset that shows it as asked for; nil: it is gone.
    let offset: @MainActor () -> CGPoint?
    /// The scroll view's number of the animation; another command takes over.
    let command: Int
}

extension UIScrollView {
    /// Scrolls to something whose place is perhaps a guess: what is measured on the way and on arrival corrects it.
    /// - Parameter offset: that shows it as asked for, within the edges; nil when it is gone.
    func scroll(animated: Bool, toGoal offset: @escaping @MainActor () -> CGPoint?) {
        guard let target = offset() else { return }
        setContentOffset(target, animated: animated)
        if isScrollAnimating {
            motion.goal = ScrollGoal(offset: offset, command: motion.commands)
        } else {
            keepUntilMeasured(offset)
            reach(offset)
        }
    }

    /// Before there is a window nothing can be measured: what a screen shows first is where it was asked for before it came.
    func keepUntilMeasured(_ offset: @escaping @MainActor () -> CGPoint?) {
        guard window == nil, !motion.wasInWindow, !bounds.isEmpty else { return }
        motion.goal = ScrollGoal(offset: offset, command: motion.commands)
    }

    /// Whether the goal was set before there was a window, where nothing is animated.
    var hasGoalOfBefore: Bool { motion.goal != nil && !isScrollAnimating && !motion.wasInWindow }

    /// The first layout in a window has measured what is near the goal.
    func reachGoalOfBefore() {
        if hasGoalOfBefore { arriveAtGoal() }
    }

    /// Layout has found other places than were thought: the way leads to the goal all the same, in the time that is
    /// left.
    func followScrollGoal() {
        guard let goal = motion.goal, !hasGoalOfBefore else { return }
        guard goal.command == motion.commands, isScrollAnimating else { return motion.goal = nil }
        if let target = goal.offset() { return position.retarget(to: target) }
        // It is gone: the way ends where there is content.
        motion.goal = nil
        if let end = position.activity.goal { position.retarget(to: position.metrics.clamped(end)) }
    }

    /// The animation has come to its end.
    func arriveAtGoal() {
        guard let goal = motion.goal else { return }
        motion.goal = nil
        if goal.command == motion.commands { reach(goal.offset) }
    }

    /// What is measured on arrival moves the goal again.
    private func reach(_ offset: @MainActor () -> CGPoint?) {
        Settling.arrival.run("\(nameInMessages) was to scroll to something that moves with every layout") {
            _ in
            guard layOutContent(), let target = offset(),
                position.metrics.rounded(target) != contentOffset
            else { return true }
            setContentOffset(target, animated: false)
            return false
        }
    }
}
