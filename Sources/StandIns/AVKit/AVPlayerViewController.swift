@_exported import AVFoundation
@_exported import UIKit

/// Shows a film with its controls: a dark area with a triangle, and a button that leaves it where it was presented.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    open var player: AVPlayer? {
        get { screen.player }
        set { screen.player = newValue }
    }
    open var showsPlaybackControls = true { didSet { showControls() } }
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var updatesNowPlayingInfoCenter = true
    open var requiresLinearPlayback = false
    open var speeds: [AVPlaybackSpeed] = []
    open var isReadyForDisplay: Bool { false }
    open var videoBounds: CGRect { .zero }
    public let contentOverlayView: UIView? = UIView()

    private let screen = AVPlayerLayer()
    private let close = UIButton(type: .close)

    public convenience init() { self.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .fullScreen
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.layer.addSublayer(screen)
        if let contentOverlayView { view.addSubview(contentOverlayView) }
        close.addAction(UIAction { [weak self] _ in self?.leave() }, for: .touchUpInside)
        view.addSubview(close)
        showControls()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        screen.frame = view.bounds
        contentOverlayView?.frame = view.bounds
        let place = view.bounds.inset(by: view.safeAreaInsets)
        close.frame = CGRect(x: place.minX + 16, y: place.minY + 8, width: 32, height: 32)
        showControls()
    }

    private func showControls() {
        close.isHidden = !showsPlaybackControls || presentingViewController == nil
    }

    private func leave() {
        player?.pause()
        dismiss(animated: true)
    }
}

public struct AVPlaybackSpeed: Hashable, Sendable {
    public let rate: Float
    public let localizedName: String
    public init(rate: Float, localizedName: String) {
        (self.rate, self.localizedName) = (rate, localizedName)
    }
}

@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    // @optional
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool
}

extension AVPlayerViewControllerDelegate {
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    {}
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool { true }
}

/// A film in a small window over other apps; there is none.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
    open class func isPictureInPictureSupported() -> Bool { false }
    open var isPictureInPictureActive: Bool { false }
    open var isPictureInPicturePossible: Bool { false }
    public init?(playerLayer: AVPlayerLayer) { nil }
    open func startPictureInPicture() {}
    open func stopPictureInPicture() {}
}

/// Chooses where sound goes; there is one place.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
    open var activeTintColor: UIColor! = .systemBlue
    open var prioritizesVideoDevices = false
}
