import Foundation

/// Runs `body` with a pool of its own, and lets go of what has come into it.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    _AutoreleasePool.push()
    defer { _AutoreleasePool.pop() }
    return try body()
}

/// The pools of a thread, each within the one before: what keeps objects that nobody else holds until a piece of work is done.
///
/// Swift's objects go when they are no longer used. UIKit's own hands over a few more often than that shows, which tests rely on; where
/// there is no pool, as in an app that is shown, nothing is kept.
public enum _AutoreleasePool {
    private final class Pool {
        let outer: Pool?
        var objects: [AnyObject] = []

        init(within outer: Pool?) { self.outer = outer }
    }

    /// The thread's innermost pool, which its `push()` retains.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    private static var innermost: Pool? {
        pthread_getspecific(key).map { Unmanaged<Pool>.fromOpaque($0).takeUnretainedValue() }
    }

    public static func push() {
        let pool = Unmanaged.passRetained(Pool(within: innermost))
        pthread_setspecific(key, pool.toOpaque())
    }

    /// What goes with the pool may use pools itself: it is no longer the thread's by then.
    public static func pop() {
        guard let pool = innermost else { return }
        pthread_setspecific(key, pool.outer.map { Unmanaged.passUnretained($0).toOpaque() })
        Unmanaged.passUnretained(pool).release()
    }

    /// Keeps an object until the innermost pool is popped.
    public static func keep(_ object: AnyObject) { innermost?.objects.append(object) }
}
