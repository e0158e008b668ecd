@_exported import CoreMedia
@_exported import QuartzCore

/// The largest rectangle of the ratio within the bounds, in their middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let audio = Self("soun")
    public static let video = Self("vide")
    public static let text = Self("text")
    public static let subtitle = Self("sbtl")
    public static let closedCaption = Self("clcp")
    public static let metadata = Self("meta")
    public static let muxed = Self("muxx")
    public static let timecode = Self("tmcd")
}

public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let mp4 = Self("public.mpeg-4")
    public static let mov = Self("com.apple.quicktime-movie")
    public static let m4v = Self("com.apple.m4v-video")
    public static let m4a = Self("com.apple.m4a-audio")
    public static let mp3 = Self("public.mp3")
    public static let wav = Self("com.microsoft.waveform-audio")
    public static let caf = Self("com.apple.coreaudio-format")
    public static let jpg = Self("public.jpeg")
    public static let heic = Self("public.heic")
}

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// Why nothing is played or recorded.
public struct AVError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { AVFoundationErrorDomain }
    public static var errorDomain: String { AVFoundationErrorDomain }
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = AVError
        case unknown = -11800
        case outOfMemory = -11801
        case sessionNotRunning = -11803
        case deviceAlreadyUsedByAnotherSession = -11804
        case noDataCaptured = -11805
        case diskFull = -11807
        case deviceWasDisconnected = -11808
        case mediaServicesWereReset = -11819
        case fileFormatNotRecognized = -11828
        case fileFailedToParse = -11829
        case contentIsNotAuthorized = -11835
        case decoderNotFound = -11833
        case noImageAtTime = -11832
        case operationNotSupportedForAsset = -11838
        case applicationIsNotAuthorizedToUseDevice = -11852
    }
    public static var unknown: Code { .unknown }
    public static var noImageAtTime: Code { .noImageAtTime }
    public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
    public static var decoderNotFound: Code { .decoderNotFound }
}
