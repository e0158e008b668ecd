/// Waits for animations: for each that begins under it. Tells once, when the last of them has ended or was taken away.
@preconcurrency @MainActor
public final class AnimationWatch {
    /// An animation's entry in a watch.
    struct Mark {
        let watch: AnimationWatch
        let number: Int
    }

    /// When each animation ends by itself, in seconds of the session's clock.
    private var ends: [Int: Double] = [:]
    private var lastNumber = 0
    private var isClosed = false
    private var haveAllFinished = true
    private var token: FrameClock.Token?
    private var completion: (@MainActor (Bool) -> Void)?

    /// - Parameter completion: gets false when an animation was taken away before its end.
    public init(_ completion: @escaping @MainActor (Bool) -> Void) { self.completion = completion }

    /// Whether nothing has begun.
    public var isEmpty: Bool { ends.isEmpty }

    /// Something has begun that ends by itself then; infinity: it goes on until it is taken away.
    public func note(until end: Double) { _ = mark(until: end) }

    func mark(until end: Double) -> Mark {
        lastNumber += 1
        ends[lastNumber] = end
        return Mark(watch: self, number: lastNumber)
    }

    /// No more animations will begin. Where none has, tells at once.
    public func close() {
        isClosed = true
        wait()
    }

    /// An animation was taken away; after its end that means nothing.
    fileprivate func lose(_ number: Int) {
        let now = FrameClock.current.time
        guard let end = ends.removeValue(forKey: number), end > now else { return }
        haveAllFinished = false
        if isClosed { wait() }
    }

    /// An animation ends at another time; after its end that means nothing.
    fileprivate func move(_ number: Int, to end: Double) {
        guard ends[number] != nil, completion != nil else { return }
        ends[number] = end
        if isClosed { wait() }
    }

    private func wait() {
        if let token { FrameClock.current.cancel(token) }
        token = nil
        let now = FrameClock.current.time
        guard let last = ends.values.max(), last > now || haveAllFinished else { return tell() }
        if last.isFinite { token = FrameClock.current.schedule(at: last) { self.tell() } }
    }

    private func tell() {
        let told = completion
        completion = nil
        told?(haveAllFinished)
    }
}

extension [AnimationWatch.Mark] {
    /// The animation ends at another time of the session's clock.
    @MainActor func move(to end: Double) { for mark in self { mark.watch.move(mark.number, to: end) } }

    /// The animation was taken away before its end.
    @MainActor func lose() { for mark in self { mark.watch.lose(mark.number) } }
}
