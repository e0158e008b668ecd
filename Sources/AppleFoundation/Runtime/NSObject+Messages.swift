import SwiftInternals

extension NSObjectProtocol {
    /// Whether the object's class is `aClass` or below it. Foundation on Linux has it for `NSObject` alone.
    public func isKind(of aClass: AnyClass) -> Bool { _isSubclass(type(of: self), of: aClass) }
    /// Whether the object's class is `aClass` itself.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

    /// Whether the object answers to a message; sends nothing.
    @preconcurrency @MainActor
    public func responds(to aSelector: Selector!) -> Bool { aSelector.isKnown(to: self) }

    /// Sends a message without an argument. What it gives lives at least until the next message.
    @discardableResult
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { perform(aSelector, with: nil) }

    /// Sends a message with an argument.
    @discardableResult
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        perform(aSelector, with: object, with: nil)
    }

    /// Sends a message with two arguments.
    @discardableResult
    @preconcurrency @MainActor
    public func perform(
        _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
        _Outlet.answer(of: { aSelector.send(to: self, object1, object2) })
    }

    /// Sends a message on the main thread: at once when there already, else soon.
    @preconcurrency @MainActor
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if wait { return aSelector.send(to: self, arg) }
        DelayedMessage.send(aSelector, to: self, arg, after: nil, [.common])
    }

    /// Sends a message on another thread, soon. The object and the argument are retained until then.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        nonisolated(unsafe) let (receiver, argument) = (self, arg)
        DispatchQueue.global().async { IsolatedCall.run { aSelector.send(to: receiver, argument) } }
    }

    /// Sends a message later: seconds of the session's time, and not while something is scrolled. The object and the argument are
    /// retained until then.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedMessage.send(aSelector, to: self, anArgument, after: delay, [.default])
    }

    /// As above, in other modes of the run loop; `.common` means always.
    @preconcurrency @MainActor
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode]
    ) {
        DelayedMessage.send(aSelector, to: self, anArgument, after: delay, modes)
    }
}

extension NSObject {
    /// Where the implementation of a message is; nil where the object does not answer to it.
    @preconcurrency @MainActor
    public func method(for aSelector: Selector!) -> IMP! {
        // DIFFERS: all methods have one address, which stops when it is called; for what is not known there is none.
        aSelector.isKnown(to: self) ? UncalledMethod.address : nil
    }

    /// Forgets all delayed messages to an object.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedMessage.cancel { $0.receiver === aTarget as AnyObject }
    }

    /// Forgets the delayed messages to an object with this name and argument.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedMessage.cancel { message in
            message.receiver === aTarget as AnyObject && message.selector == aSelector
                && DelayedMessage.areEqual(message.argument, anArgument)
        }
    }
}

private enum UncalledMethod {
    nonisolated(unsafe) static let address: IMP = {
        let stop: @convention(c) () -> Void = {
            fatalError("method(for:): methods of Swift are not called by their address; use perform(_:with:)")
        }
        return IMP(unsafeBitCast(stop, to: UnsafeMutableRawPointer.self))
    }()
}

/// A message that is sent when its time has come.
@MainActor
private final class DelayedMessage {
    let receiver: AnyObject
    let selector: Selector
    let argument: Any?
    private let modes: [RunLoop.Mode]
    private var token: FrameClock.Token?

    @SessionLocal private static var waiting: [DelayedMessage] = []

    private init(
        _ receiver: AnyObject, _ selector: Selector, _ argument: Any?, _ modes: [RunLoop.Mode]
    ) {
        self.receiver = receiver
        self.selector = selector
        self.argument = argument
        self.modes = modes
    }

    static func send(
        _ selector: Selector, to receiver: AnyObject, _ argument: Any?, after delay: Double?,
        _ modes: [RunLoop.Mode]
    ) {
        let message = DelayedMessage(receiver, selector, argument, modes)
        waiting.append(message)
        message.wait(delay)
    }

    /// - Parameter delay: nil: as soon as the run loop comes to it, in the present turn; otherwise it is a timer of the run loop.
    private func wait(_ delay: Double?) {
        token = FrameClock.current.schedule(after: delay ?? 0, asTurn: delay != nil) { [self] in
            guard TrackingRunLoopMode.isTurn(of: modes) else { return wait(TrackingRunLoopMode.interval) }
            DelayedMessage.waiting.removeAll { $0 === self }
            selector.send(to: receiver, argument)
        }
    }

    static func cancel(where matches: (DelayedMessage) -> Bool) {
        for message in waiting.filter(matches) { message.token.map(FrameClock.current.cancel) }
        waiting.removeAll(where: matches)
    }

    static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        switch (first, second) {
        case (nil, nil): true
        case (let first as NSObject, let second as NSObject): first.isEqual(second)
        case (let first as AnyHashable, let second as AnyHashable): first == second
        case (let first?, let second?): first as AnyObject === second as AnyObject
        default: false
        }
    }
}
