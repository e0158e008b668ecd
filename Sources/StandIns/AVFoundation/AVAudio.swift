/// How an app's sounds stand beside those of others; kept, for nothing is heard.
open class AVAudioSession: NSObject, @unchecked Sendable {
    @MainActor @SessionLocal private static var shared = AVAudioSession()
    // Of the process: for threads beside the main one, which belong to no session, the one that it used last.
    nonisolated(unsafe) private static var last: AVAudioSession?

    open class func sharedInstance() -> AVAudioSession {
        if let session = MainQueue.value({ shared }) { last = session }
        if last == nil { last = AVAudioSession() }
        return last!
    }

    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")
    }
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
        public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
        public static let videoChat = Self(rawValue: "AVAudioSessionModeVideoChat")
        public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
        public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
        public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
    }
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = Self(rawValue: 1)
        public static let duckOthers = Self(rawValue: 2)
        public static let allowBluetooth = Self(rawValue: 4)
        public static let defaultToSpeaker = Self(rawValue: 8)
        public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
        public static let allowBluetoothA2DP = Self(rawValue: 32)
        public static let allowAirPlay = Self(rawValue: 64)
    }
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = Self(rawValue: 1)
    }
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 1_970_168_948
        case denied = 1_684_369_017
        case granted = 1_735_552_628
    }
    public enum PortOverride: UInt, Sendable { case none = 0, speaker = 1_936_747_378 }
    public enum RouteSharingPolicy: UInt, Sendable {
        case `default`, longFormAudio, independent, longFormVideo
    }
    public enum InterruptionType: UInt, Sendable { case ended, began }
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let shouldResume = Self(rawValue: 1)
    }

    public private(set) var category = Category.soloAmbient
    public private(set) var mode = Mode.default
    public private(set) var categoryOptions: CategoryOptions = []
    open var isOtherAudioPlaying: Bool { false }
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    open var outputVolume: Float { 0 }
    open var sampleRate: Double { 48_000 }
    open var isInputAvailable: Bool { false }
    open var recordPermission: RecordPermission { .denied }

    open func setCategory(_ category: Category) throws { self.category = category }
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        (self.category, categoryOptions) = (category, options)
    }
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode, categoryOptions) = (category, mode, options)
    }
    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws { try setCategory(category, mode: mode, options: options) }
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
        if active { Kept.say("AVAudioSession.setActive(_:options:)", "nothing is heard") }
    }
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
        SystemAnswer.later { response(false) }
    }

    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")
    public static let silenceSecondaryAudioHintNotification = Notification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification")
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

/// Plays a sound of a file. Nothing is heard; a file that is not there is an error, as ever.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    open weak var delegate: (any AVAudioPlayerDelegate)?
    public private(set) var isPlaying = false
    open var duration: TimeInterval { 0 }
    open var currentTime: TimeInterval = 0
    open var deviceCurrentTime: TimeInterval { 0 }
    open var numberOfChannels: Int { 2 }
    open var numberOfLoops = 0
    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1
    open var enableRate = false
    open var isMeteringEnabled = false
    public let url: URL?
    public let data: Data?

    /// A player of nothing, in whose place apps put another one.
    public override init() { (url, data) = (nil, nil) }
    public init(contentsOf url: URL) throws {
        guard FileManager.default.isReadableFile(atPath: url.path) else {
            throw NSError(domain: NSOSStatusErrorDomain, code: -43)
        }
        (self.url, data) = (url, nil)
    }
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }
    public init(data: Data) throws { (self.data, url) = (data, nil) }
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    @discardableResult
    open func prepareToPlay() -> Bool { true }
    /// The sound is over in the next turn, unless it is to be repeated for ever.
    @discardableResult
    open func play() -> Bool {
        Kept.say("AVAudioPlayer.play()", "nothing is heard")
        isPlaying = true
        if numberOfLoops >= 0 {
            SystemAnswer.later {
                guard self.isPlaying else { return }
                self.isPlaying = false
                self.delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
            }
        }
        return true
    }
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { play() }
    open func pause() { isPlaying = false }
    open func stop() { isPlaying = false }
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"

public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    // @optional
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Records sounds; permission is refused.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    open weak var delegate: (any AVAudioRecorderDelegate)?
    open var isRecording: Bool { false }
    open var currentTime: TimeInterval { 0 }
    open var isMeteringEnabled = false
    public let url: URL
    public let settings: [String: Any]
    /// A recorder of nothing, in whose place apps put another one.
    public override init() { (url, settings) = (URL(fileURLWithPath: "/dev/null"), [:]) }
    public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }
    @discardableResult
    open func prepareToRecord() -> Bool { false }
    @discardableResult
    open func record() -> Bool {
        Kept.say("AVAudioRecorder.record()", "there is no microphone")
        return false
    }
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { record() }
    open func pause() {}
    open func stop() {}
    @discardableResult
    open func deleteRecording() -> Bool { false }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    // @optional
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 32
    case medium = 64
    case high = 96
    case max = 127
}
