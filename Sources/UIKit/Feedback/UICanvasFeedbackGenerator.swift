/// Something on a canvas stands in line with another, or a path is complete. Nothing is felt here.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    open func alignmentOccurred(at location: CGPoint) {
        Kept.say("UICanvasFeedbackGenerator.alignmentOccurred(at:)", "nothing is felt here")
    }
    open func pathCompleted(at location: CGPoint) {
        Kept.say("UICanvasFeedbackGenerator.pathCompleted(at:)", "nothing is felt here")
    }
}
