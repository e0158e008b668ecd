@_exported import Glibc

/// A lock that its holder lets go; on Linux a POSIX mutex. Packages that find a module `os` use it in place of theirs,
/// without linking it: everything here is compiled into them.
public typealias os_unfair_lock = pthread_mutex_t
public typealias os_unfair_lock_s = pthread_mutex_t
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until the lock is free and takes it.
@_alwaysEmitIntoClient public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    _ = pthread_mutex_lock(lock)
}

/// Lets the lock go.
@_alwaysEmitIntoClient public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    _ = pthread_mutex_unlock(lock)
}

/// Takes the lock when it is free; whether it did.
@_alwaysEmitIntoClient public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(lock) == 0
}
