/// A film or a sound in a file or elsewhere. Nothing here reads one: it has no tracks and no length.
open class AVAsset: NSObject, @unchecked Sendable {
    public convenience init(url URL: URL) { self.init() }
    public override init() {}
    open var duration: CMTime { .indefinite }
    open var preferredRate: Float { 1 }
    open var preferredVolume: Float { 1 }
    open var preferredTransform: CGAffineTransform { .identity }
    open var tracks: [AVAssetTrack] { [] }
    open var isPlayable: Bool { false }
    open var isExportable: Bool { false }
    open var isReadable: Bool { false }
    open var isComposable: Bool { false }
    open var hasProtectedContent: Bool { false }
    open var metadata: [AVMetadataItem] { [] }
    open var commonMetadata: [AVMetadataItem] { [] }
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil)
    {
        SystemAnswer.later { handler?() }
    }
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?)
        -> AVKeyValueStatus
    {
        .loaded
    }
    open func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T { property.read(self) }
    open func load<A, B>(
        _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>
    ) async throws -> (A, B) { (first.read(self), second.read(self)) }
    open func cancelLoading() {}
}

public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

/// A property of an asset that is loaded when it is asked for.
public struct AVAsyncProperty<Root, Value> {
    let read: (Root) -> Value
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
    public static var duration: Self { Self { $0.duration } }
}
extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
    public static var tracks: Self { Self { $0.tracks } }
}
extension AVAsyncProperty where Root == AVAsset, Value == Bool {
    public static var isPlayable: Self { Self { $0.isPlayable } }
    public static var isReadable: Self { Self { $0.isReadable } }
    public static var hasProtectedContent: Self { Self { $0.hasProtectedContent } }
}
extension AVAsyncProperty where Root == AVAsset, Value == [AVMetadataItem] {
    public static var metadata: Self { Self { $0.metadata } }
    public static var commonMetadata: Self { Self { $0.commonMetadata } }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL
    public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
}

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

open class AVAssetTrack: NSObject, @unchecked Sendable {
    open var trackID: Int32 { 0 }
    open var mediaType: AVMediaType { .video }
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var nominalFrameRate: Float { 0 }
    open var estimatedDataRate: Float { 0 }
    open var timeRange: CMTimeRange { .zero }
}

open class AVMetadataItem: NSObject, @unchecked Sendable {
    open var identifier: String? { nil }
    open var commonKey: String? { nil }
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    open var stringValue: String? { nil }
    open var dataValue: Data? { nil }
}

/// Makes pictures of a film; there are none: every question ends in an error.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    public enum Result: Int, Sendable { case succeeded, failed, cancelled }
    public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    public let asset: AVAsset

    public init(asset: AVAsset) { self.asset = asset }

    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws
        -> CGImage
    {
        sayNone()
        throw AVError(.noImageAtTime)
    }
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        sayNone()
        throw AVError(.noImageAtTime)
    }
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        sayNone()
        SystemAnswer.later { handler(nil, requestedTime, AVError(.noImageAtTime)) }
    }
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
    ) {
        sayNone()
        for time in requestedTimes.map(\.timeValue) {
            SystemAnswer.later { handler(time, nil, time, .failed, AVError(.noImageAtTime)) }
        }
    }
    open func cancelAllCGImageGeneration() {}

    private func sayNone() {
        Kept.say("AVAssetImageGenerator.image(at:)", "films are not read; the answer is an error")
    }
}

/// Writes a film in another form; it fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var shouldOptimizeForNetworkUse = false
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    open var progress: Float { 0 }
    public private(set) var status = Status.unknown
    public private(set) var error: (any Error)?
    public init?(asset: AVAsset, presetName: String) {}
    open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
        Kept.say("AVAssetExportSession.exportAsynchronously(completionHandler:)", "films are not read")
        (status, error) = (.failed, AVError(.operationNotSupportedForAsset))
        SystemAnswer.later(handler)
    }
    /// The same, waited for.
    open func export() async {
        await withCheckedContinuation { ended in exportAsynchronously { ended.resume() } }
    }
    open func cancelExport() { status = .cancelled }
}

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
