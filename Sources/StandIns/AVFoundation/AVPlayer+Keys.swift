import UIKit

// Apps observe players and items by the names of their properties; `.none` stands for a name that is none of the class's.

extension AVPlayerItem {
    @MainActor func observed(_ key: String) -> Any?? {
        switch key {
        case "status": .some(status.rawValue)
        case "error": .some(error)
        case "duration": .some(duration)
        case "loadedTimeRanges": .some(loadedTimeRanges)
        case "seekableTimeRanges": .some(seekableTimeRanges)
        case "playbackLikelyToKeepUp", "isPlaybackLikelyToKeepUp": .some(isPlaybackLikelyToKeepUp)
        case "playbackBufferEmpty", "isPlaybackBufferEmpty": .some(isPlaybackBufferEmpty)
        case "playbackBufferFull", "isPlaybackBufferFull": .some(isPlaybackBufferFull)
        case "presentationSize": .some(presentationSize)
        case "tracks": .some(tracks)
        default: .none
        }
    }
}

extension AVPlayer {
    @MainActor func observed(_ key: String) -> Any?? {
        switch key {
        case "status": .some(status.rawValue)
        case "error": .some(error)
        case "rate": .some(rate)
        case "volume": .some(volume)
        case "muted", "isMuted": .some(isMuted)
        case "currentItem": .some(currentItem)
        case "timeControlStatus": .some(timeControlStatus.rawValue)
        case "reasonForWaitingToPlay": .some(reasonForWaitingToPlay?.rawValue)
        case "externalPlaybackActive": .some(isExternalPlaybackActive)
        default: .none
        }
    }

    /// Whoever observes hears of it, on the main thread.
    func changed() { _ = MainQueue.value { KeyValueObservers.changed(self) } }
}
