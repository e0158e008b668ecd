@_exported import UIKit

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"

/// What the lock screen says of what is played; kept, for there is no lock screen.
@preconcurrency @MainActor
open class MPNowPlayingInfoCenter: NSObject {
    @SessionLocal private static var shared = MPNowPlayingInfoCenter()
    open class func `default`() -> MPNowPlayingInfoCenter { shared }
    open var nowPlayingInfo: [String: Any]? {
        didSet { Kept.say("MPNowPlayingInfoCenter.nowPlayingInfo", "there is no lock screen") }
    }
    open var playbackState = MPNowPlayingPlaybackState.unknown
}
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }

open class MPMediaItemArtwork: NSObject {
    public let bounds: CGRect
    private let request: (CGSize) -> UIImage
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (bounds, request) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    }
    @preconcurrency @MainActor
    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
    open func image(at size: CGSize) -> UIImage? { request(size) }
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

open class MPRemoteCommandEvent: NSObject {
    open var timestamp: TimeInterval { 0 }
}
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    open var positionTime: TimeInterval { 0 }
}
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    open var interval: TimeInterval { 15 }
}

/// A key of a headset; nobody presses one.
open class MPRemoteCommand: NSObject {
    open var isEnabled = true
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        NSObject()
    }
    @discardableResult
    open func addTarget(_ target: Any, action: Selector) -> Any { NSObject() }
    open func removeTarget(_ target: Any?) {}
}
open class MPSkipIntervalCommand: MPRemoteCommand {
    open var preferredIntervals: [NSNumber] = []
}
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

@preconcurrency @MainActor
open class MPRemoteCommandCenter: NSObject {
    @SessionLocal private static var center = MPRemoteCommandCenter()
    open class func shared() -> MPRemoteCommandCenter { center }
    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    public let likeCommand = MPRemoteCommand()
}

/// A slider for the volume; nothing is heard.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
    open var showsVolumeSlider = true
    open var showsRouteButton = true
    private let slider = UISlider()
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(slider)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(slider)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = bounds
        slider.isHidden = !showsVolumeSlider
    }
}

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}

/// The device's music; there is none.
open class MPMediaLibrary: NSObject {
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
        SystemAnswer.later { handler(.denied) }
    }
}
open class MPMediaItem: NSObject {
    open var title: String? { nil }
    open var artist: String? { nil }
    open var albumTitle: String? { nil }
    open var playbackDuration: TimeInterval { 0 }
    open var artwork: MPMediaItemArtwork? { nil }
    open var assetURL: URL? { nil }
}
open class MPMediaQuery: NSObject {
    open var items: [MPMediaItem]? { [] }
    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    open class func albums() -> MPMediaQuery { MPMediaQuery() }
    open class func playlists() -> MPMediaQuery { MPMediaQuery() }
}
