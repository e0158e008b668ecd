@testable import AVFoundation
import AVKit
import CoreMedia
import Testing

@Suite struct CoreMediaTests {
    /// Apple's page of `CMTime`: a fraction; 600 parts a second hold the frames of 24, 25 and 30 a second.
    @Test func fractions() {
        let frame = CMTime(value: 1, timescale: 24)
        #expect(frame.convertScale(600, method: .default).value == 25)
        #expect((frame + CMTime(value: 1, timescale: 25)) == CMTime(value: 49, timescale: 600))
        #expect(CMTimeGetSeconds(CMTime(value: 90, timescale: 60)) == 1.5)
        #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
        #expect(CMTime(value: 1, timescale: 2) < CMTime(value: 301, timescale: 600))
        #expect((CMTime(value: 3, timescale: 2) - CMTime(value: 1, timescale: 3)).seconds == 7.0 / 6)
    }

    @Test func roundingSaysSo() {
        let third = CMTime(seconds: 1.0 / 3, preferredTimescale: 10)
        #expect(third.value == 3 && third.hasBeenRounded)
        #expect(!CMTime(seconds: 0.5, preferredTimescale: 600).hasBeenRounded)
        let half = CMTime(value: 1, timescale: 2)
        #expect(half.convertScale(1, method: .roundHalfAwayFromZero).value == 1)
        #expect(half.convertScale(1, method: .roundTowardZero).value == 0)
        let less = CMTime(value: -1, timescale: 2)
        #expect(less.convertScale(1, method: .roundTowardNegativeInfinity).value == -1)
        #expect(less.convertScale(1, method: .roundTowardPositiveInfinity).value == 0)
    }

    /// Apple's page of `CMTimeAdd`: invalid with invalid, infinities of two signs are invalid.
    @Test func timesThatAreNoNumbers() {
        #expect(CMTime.invalid.seconds.isNaN && CMTime.indefinite.seconds.isNaN)
        #expect(CMTime.positiveInfinity.seconds == .infinity)
        #expect(!(CMTime.positiveInfinity + .negativeInfinity).isValid)
        #expect((CMTime.positiveInfinity + .zero).isPositiveInfinity)
        #expect((CMTime.zero + .indefinite).isIndefinite)
        #expect(!(CMTime.zero + .invalid).isValid)
        #expect(CMTime.zero < .positiveInfinity && CMTime.negativeInfinity < .zero)
    }

    @Test func ranges() {
        let range = CMTimeRange(
            start: CMTime(value: 1, timescale: 1), duration: CMTime(value: 2, timescale: 1))
        #expect(range.end == CMTime(value: 3, timescale: 1))
        #expect(range.containsTime(CMTime(value: 1, timescale: 1)))
        #expect(!range.containsTime(CMTime(value: 3, timescale: 1)))
        let time = CMTime(value: 7, timescale: 3)
        #expect(NSValue(time: time).timeValue == time)
    }
}

@Suite @MainActor struct AVFoundationTests {
    /// A ratio of 2 within a square of 100: 100 by 50 in its middle.
    @Test func rectangleOfARatio() {
        let rect = AVMakeRect(
            aspectRatio: CGSize(width: 4, height: 2), insideRect: CGRect(x: 10, y: 0, width: 100, height: 100)
        )
        #expect(rect == CGRect(x: 10, y: 25, width: 100, height: 50))
    }

    @Test func playersWaitForWhatNeverComes() {
        let player = AVPlayer(url: URL(string: "https://example.com/a.mp4")!)
        #expect(player.timeControlStatus == .paused && player.rate == 0)
        player.play()
        #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate && player.rate == 1)
        player.seek(to: CMTime(value: 5, timescale: 1))
        #expect(player.currentTime().seconds == 5 && player.currentItem?.status == .unknown)
        player.pause()
        #expect(player.rate == 0)
    }

    /// The names that Apple's pages give for observing.
    @Test func playersAreObservedByName() {
        let player = AVPlayer(url: URL(string: "https://example.com/a.mp4")!)
        #expect(
            player.value(forKeyPath: "currentItem.status") as? Int == AVPlayerItem.Status.unknown.rawValue)
        var rates: [Float] = []
        let observation = player.observe(\.rate, options: .new) { rates.append($1.newValue ?? -1) }
        player.play()
        player.pause()
        observation.invalidate()
        #expect(rates == [1, 0])
    }

    /// As lowered source writes a class of an app with a key of its own: key-value coding knows it beside those of the class above.
    private final class TickingPlayer: AVPlayer, @unchecked Sendable {
        let ticks = 3
        override func _value(forKey key: String) -> Any?? {
            key == "ticks" ? .some(ticks) : super._value(forKey: key)
        }
    }

    @Test func aPlayerOfTheAppHasKeysOfItsOwnToo() {
        let player: AVPlayer = TickingPlayer()
        #expect(player.value(forKey: "ticks") as? Int == 3)
        player.rate = 2
        #expect(player.value(forKey: "rate") as? Float == 2)
    }

    @Test func queues() {
        let items = (0..<3).map { AVPlayerItem(url: URL(string: "https://example.com/\($0)")!) }
        let queue = AVQueuePlayer(items: items)
        queue.advanceToNextItem()
        #expect(queue.currentItem === items[1] && queue.items().count == 2)
    }

    /// The triangle stands in the middle of the layer, half as high as that.
    @Test func layersShowAPlaceholder() {
        let layer = AVPlayerLayer(player: AVPlayer())
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        #expect(layer.needsDisplay() && layer.backgroundColor?.alpha == 1)
        let sign = AVPlayerLayer.sign(in: layer.bounds).boundingBox
        #expect(sign.midY == 30 && sign.height == 30)
        layer.player = nil
        #expect(layer.backgroundColor?.alpha == 0)
    }

    private final class Ended: NSObject, AVAudioPlayerDelegate {
        var count = 0
        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
            count += flag ? 1 : 0
        }
    }

    @Test func soundsEndAtOnceAndMissingFilesAreErrors() async throws {
        #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/no/such")) }
        let (player, ended) = (try AVAudioPlayer(data: Data([1])), Ended())
        player.delegate = ended
        #expect(player.play() && player.isPlaying)
        await laterTurns()
        #expect(ended.count == 1 && !player.isPlaying)
    }

    @Test func camerasAreRefused() async {
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
        #expect(AVCaptureDevice.default(for: .video) == nil)
        #expect(await AVCaptureDevice.requestAccess(for: .video) == false)
    }

    @Test func filmsAreLeftByTheirButton() async {
        let host = UIViewController()
        let screen = Screen(host)
        let film = AVPlayerViewController()
        film.player = AVPlayer(url: URL(string: "https://example.com/a.mp4")!)
        host.present(film, animated: false, completion: nil)
        screen.advance(by: 1)
        let button = film.view.subviews.compactMap { $0 as? UIButton }.first
        #expect(button?.isHidden == false)
        button?.sendActions(for: .touchUpInside)
        screen.advance(by: 2)
        #expect(host.presentedViewController == nil)
    }
}
