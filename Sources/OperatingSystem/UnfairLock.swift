import Glibc

/// A lock that its holder lets go; on Linux a POSIX mutex.
public typealias os_unfair_lock = pthread_mutex_t
public typealias os_unfair_lock_s = pthread_mutex_t
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until the lock is free and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    _ = pthread_mutex_lock(lock)
}

/// Lets the lock go.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    _ = pthread_mutex_unlock(lock)
}

/// Takes the lock when it is free; whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(lock) == 0
}
