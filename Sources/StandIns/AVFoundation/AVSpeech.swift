/// What is to be said.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    public let speechString: String
    open var voice: AVSpeechSynthesisVoice?
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    open var pitchMultiplier: Float = 1
    open var volume: Float = 1
    open var preUtteranceDelay: TimeInterval = 0
    open var postUtteranceDelay: TimeInterval = 0
    public init(string: String) { speechString = string }
    public init(attributedString string: NSAttributedString) { speechString = string.string }
}

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }

open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    public let language: String
    open var identifier: String { "com.apple.voice.compact." + language }
    open var name: String { language }
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    public init?(language languageCode: String?) { language = languageCode ?? Self.currentLanguageCode() }
    public init?(identifier: String) { nil }
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    open class func currentLanguageCode() -> String {
        Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
    }
}

/// Says texts. Nothing is heard: the delegate is told that each begins and ends.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    public private(set) var isSpeaking = false
    open var isPaused: Bool { false }
    open var usesApplicationAudioSession = true
    private var waiting = 0

    public override init() {}
    open func speak(_ utterance: AVSpeechUtterance) {
        Kept.say("AVSpeechSynthesizer.speak(_:)", "nothing is heard")
        waiting += 1
        isSpeaking = true
        SystemAnswer.later {
            guard self.isSpeaking else { return }
            self.delegate?.speechSynthesizer(self, didStart: utterance)
            self.waiting -= 1
            self.isSpeaking = self.waiting > 0
            self.delegate?.speechSynthesizer(self, didFinish: utterance)
        }
    }
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        defer { (isSpeaking, waiting) = (false, 0) }
        return isSpeaking
    }
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    @discardableResult
    open func continueSpeaking() -> Bool { false }
}

public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    // @optional
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
    }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {
    }
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
    ) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}
