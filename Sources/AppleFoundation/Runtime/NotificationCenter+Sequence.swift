import Foundation

extension NotificationCenter {
    /// The notifications of a name, and of an object if one is given, as they are posted: `for await note in …`. From
    /// the moment that a loop begins; what is posted meanwhile waits for it.
    public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil)
        -> Notifications
    {
        Notifications(center: self, name: name, object: object)
    }

    /// Ends only when the task that goes through it is cancelled.
    public final class Notifications: AsyncSequence, Sendable {
        public typealias Element = Notification
        public typealias Failure = Never

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: (any AnyObject & Sendable)?

        init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func makeAsyncIterator() -> Iterator { Iterator(center, name, object) }

        public final class Iterator: AsyncIteratorProtocol {
            public typealias Element = Notification
            public typealias Failure = Never

            /// Notifications are handed from thread to thread, as `NotificationCenter` itself does.
            private struct Box: @unchecked Sendable { let notification: Notification }

            private let center: NotificationCenter
            private let observer: any NSObjectProtocol
            private let posted: AsyncStream<Box>.Continuation
            private var waiting: AsyncStream<Box>.Iterator

            init(
                _ center: NotificationCenter, _ name: Notification.Name, _ object: (any AnyObject & Sendable)?
            ) {
                let (stream, posted) = AsyncStream<Box>.makeStream()
                self.center = center
                self.posted = posted
                waiting = stream.makeAsyncIterator()
                observer = center.addObserver(forName: name, object: object, queue: nil) {
                    posted.yield(Box(notification: $0))
                }
            }

            deinit {
                center.removeObserver(observer)
                posted.finish()
            }

            public func next() async -> Notification? { await waiting.next()?.notification }
        }
    }
}
