import UIKit

/// What a player plays. It never becomes ready, for nothing here reads films and sounds; its status stays unknown, as while
/// a slow network brings it.
open class AVPlayerItem: _FrameworkObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    public let asset: AVAsset
    public internal(set) var time = CMTime.zero
    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    open var duration: CMTime { .indefinite }
    open var tracks: [AVPlayerItemTrack] { [] }
    open var presentationSize: CGSize { .zero }
    open var loadedTimeRanges: [NSValue] { [] }
    open var seekableTimeRanges: [NSValue] { [] }
    open var isPlaybackLikelyToKeepUp: Bool { false }
    open var isPlaybackBufferFull: Bool { false }
    open var isPlaybackBufferEmpty: Bool { true }
    open var canPlayFastForward: Bool { false }
    open var canPlayReverse: Bool { false }
    open var preferredForwardBufferDuration: TimeInterval = 0
    open var preferredPeakBitRate: Double = 0
    open var forwardPlaybackEndTime = CMTime.invalid
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    open var externalMetadata: [AVMetadataItem] = []

    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    public init(asset: AVAsset) { self.asset = asset }
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.init(asset: asset)
    }

    @MainActor open override func _value(forKey key: String) -> Any?? { observed(key) }

    open func currentTime() -> CMTime { time }
    open func currentDate() -> Date? { nil }
    open func cancelPendingSeeks() {}
    open func add(_ output: AVPlayerItemOutput) {}
    open func remove(_ output: AVPlayerItemOutput) {}
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
        self.time = time
        SystemAnswer.later { completionHandler?(true) }
    }

    public static let didPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
    public static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
    public static let playbackStalledNotification = Notification.Name(
        "AVPlayerItemPlaybackStalledNotification")
    public static let newAccessLogEntryNotification = Notification.Name(
        "AVPlayerItemNewAccessLogEntryNotification")
    public static let newErrorLogEntryNotification = Notification.Name(
        "AVPlayerItemNewErrorLogEntryNotification")
}

extension Notification.Name {
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
    public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
    public static let AVPlayerItemNewAccessLogEntry = AVPlayerItem.newAccessLogEntryNotification
    public static let AVPlayerItemNewErrorLogEntry = AVPlayerItem.newErrorLogEntryNotification
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

open class AVPlayerItemTrack: NSObject {
    open var isEnabled = true
    open var assetTrack: AVAssetTrack? { nil }
}

open class AVPlayerItemOutput: NSObject {}
open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
    public init(pixelBufferAttributes: [String: Any]? = nil) {}
}

public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let timeDomain = Self(rawValue: "TimeDomain")
    public static let spectral = Self(rawValue: "Spectral")
    public static let varispeed = Self(rawValue: "Varispeed")
}

/// Plays films and sounds. Nothing is seen or heard: it remembers whether it was told to play and how fast, and waits for
/// an item that never becomes ready.
open class AVPlayer: _FrameworkObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        public static let evaluatingBufferingRate = Self(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        public static let noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }

    public internal(set) var currentItem: AVPlayerItem? { didSet { changed() } }
    open var status: Status { .readyToPlay }
    open var error: (any Error)? { nil }
    open var rate: Float = 0 { didSet { changed() } }
    open var defaultRate: Float = 1
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var automaticallyWaitsToMinimizeStalling = true
    open var allowsExternalPlayback = true
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var appliesMediaSelectionCriteriaAutomatically = true
    open var isExternalPlaybackActive: Bool { false }
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
    open var reasonForWaitingToPlay: WaitingReason? {
        rate == 0 ? nil : currentItem == nil ? .noItemToPlay : .toMinimizeStalls
    }

    public override init() {}
    public init(playerItem item: AVPlayerItem?) { currentItem = item }
    @MainActor open override func _value(forKey key: String) -> Any?? { observed(key) }
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    open func play() {
        Kept.say("AVPlayer.play()", "nothing is seen or heard")
        rate = defaultRate
    }
    open func pause() { rate = 0 }
    open func playImmediately(atRate rate: Float) {
        play()
        self.rate = rate
    }
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    open func currentTime() -> CMTime { currentItem?.time ?? .invalid }
    open func seek(to time: CMTime) { currentItem?.time = time }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(to: time)
        SystemAnswer.later { completionHandler(true) }
    }
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }
    /// Time never passes in what is played: the block is not called.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { NSObject() }
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
    ) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}
    open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) {
        SystemAnswer.later { completionHandler?(false) }
    }
}

open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private var queue: [AVPlayerItem] = []
    public init(items: [AVPlayerItem]) {
        queue = items
        super.init(playerItem: items.first)
    }
    public override init() { super.init() }
    public override init(playerItem item: AVPlayerItem?) {
        queue = item.map { [$0] } ?? []
        super.init(playerItem: item)
    }
    open func items() -> [AVPlayerItem] { queue }
    open func advanceToNextItem() {
        if !queue.isEmpty { queue.removeFirst() }
        currentItem = queue.first
    }
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        !queue.contains(item)
    }
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        let place = afterItem.flatMap { queue.firstIndex(of: $0) }.map { $0 + 1 } ?? queue.count
        queue.insert(item, at: place)
        currentItem = queue.first
    }
    open func remove(_ item: AVPlayerItem) {
        queue.removeAll { $0 === item }
        currentItem = queue.first
    }
    open func removeAllItems() {
        queue = []
        currentItem = nil
    }
}

/// Plays an item again and again; nothing is played.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    open var loopCount: Int { 0 }
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        if player.items().isEmpty { player.insert(itemToLoop, after: nil) }
    }
    open func disableLooping() {}
}

/// Shows a player's film: a dark area with a triangle in it, in place of the first picture.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer? { didSet { showPlaceholder() } }
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { .zero }

    public override init() {
        super.init()
        backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
        showPlaceholder()
    }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func showPlaceholder() {
        needsDisplayOnBoundsChange = true
        setNeedsDisplay()
        guard player != nil else { return backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0) }
        Diagnostics.sayOnce("AVPlayerLayer: films are not shown here; a triangle stands for them")
        backgroundColor = CGColor(red: 0.16, green: 0.16, blue: 0.18, alpha: 1)
    }

    open override func draw(in context: CGContext) {
        guard player != nil else { return }
        let path = Self.sign(in: bounds)
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 0.8))
        context.addPath(path)
        context.fillPath()
    }

    /// A triangle in the middle that points to the right.
    static func sign(in bounds: CGRect) -> CGPath {
        let side = min(44, min(bounds.width, bounds.height) / 2)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: bounds.midX - side / 3, y: bounds.midY - side / 2))
        path.addLine(to: CGPoint(x: bounds.midX - side / 3, y: bounds.midY + side / 2))
        path.addLine(to: CGPoint(x: bounds.midX + side * 2 / 3, y: bounds.midY))
        path.closeSubpath()
        return path
    }
}

extension AVAsset {
    /// For what a list shows of a film before it is played.
    public static let durationDidChangeNotification = Notification.Name(
        "AVAssetDurationDidChangeNotification")
}

// SE-0297: the forms that are waited for.

extension AVPlayerItem {
    @discardableResult
    public func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { ended in seek(to: time) { ended.resume(returning: $0) } }
    }
}

extension AVPlayer {
    @discardableResult
    public func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { ended in seek(to: time) { ended.resume(returning: $0) } }
    }

    @discardableResult
    public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        await withCheckedContinuation { ended in
            seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter) {
                ended.resume(returning: $0)
            }
        }
    }

    @discardableResult
    public func preroll(atRate rate: Float) async -> Bool {
        await withCheckedContinuation { ended in preroll(atRate: rate) { ended.resume(returning: $0) } }
    }
}
