/// Chooses pictures from the device's library or takes them. There are neither here: it says so when it is shown.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    public enum CameraDevice: Int, Sendable { case rear, front }
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
    public enum QualityType: Int, Sendable {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }
    public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
        public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
        public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
        public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
        public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
        public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
        public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
        public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
        public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    }

    /// Always false: there is no camera and no library.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    open var sourceType = SourceType.photoLibrary
    open var mediaTypes = ["public.image"] {
        didSet {
            Kept.say("UIImagePickerController.mediaTypes", "there is no camera and no library of pictures")
        }
    }
    open var allowsEditing = false {
        didSet {
            if allowsEditing {
                Kept.say(
                    "UIImagePickerController.allowsEditing", "there is no camera and no library of pictures")
            }
        }
    }
    open var imageExportPreset = ImageURLExportPreset.compatible {
        didSet {
            Kept.say(
                "UIImagePickerController.imageExportPreset", "there is no camera and no library of pictures")
        }
    }
    open var videoMaximumDuration: TimeInterval = 600 {
        didSet {
            Kept.say(
                "UIImagePickerController.videoMaximumDuration",
                "there is no camera and no library of pictures")
        }
    }
    open var videoQuality = QualityType.typeMedium {
        didSet {
            Kept.say("UIImagePickerController.videoQuality", "there is no camera and no library of pictures")
        }
    }
    open var videoExportPreset = "" {
        didSet {
            Kept.say(
                "UIImagePickerController.videoExportPreset", "there is no camera and no library of pictures")
        }
    }
    open var showsCameraControls = true {
        didSet {
            if !showsCameraControls {
                Kept.say(
                    "UIImagePickerController.showsCameraControls",
                    "there is no camera and no library of pictures")
            }
        }
    }
    open var cameraOverlayView: UIView? {
        didSet {
            Kept.say(
                "UIImagePickerController.cameraOverlayView", "there is no camera and no library of pictures")
        }
    }
    open var cameraViewTransform = CGAffineTransform.identity {
        didSet {
            Kept.say(
                "UIImagePickerController.cameraViewTransform", "there is no camera and no library of pictures"
            )
        }
    }
    open var cameraCaptureMode = CameraCaptureMode.photo {
        didSet {
            Kept.say(
                "UIImagePickerController.cameraCaptureMode", "there is no camera and no library of pictures")
        }
    }
    open var cameraDevice = CameraDevice.rear
    open var cameraFlashMode = CameraFlashMode.auto {
        didSet {
            Kept.say(
                "UIImagePickerController.cameraFlashMode", "there is no camera and no library of pictures")
        }
    }

    open func takePicture() { MissingService.say("UIImagePickerController.takePicture()") }
    open func startVideoCapture() -> Bool { false }
    open func stopVideoCapture() {
        Kept.say("UIImagePickerController.stopVideoCapture()", "there is no camera")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingService.show(in: self, "UIImagePickerController", "There are no photos and no camera here.") {
            [weak self] in
            guard let self else { return }
            let delegate = self.delegate as? any UIImagePickerControllerDelegate
            let isHeard: Void? = delegate.optional.imagePickerControllerDidCancel(self)
            if isHeard == nil { self.dismiss(animated: true, completion: nil) }
        }
    }
}

/// Hears what was chosen. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    // @optional
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

/// Saves nothing: there is no library. The completion is not told.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    MissingService.say("UIImageWriteToSavedPhotosAlbum")
}
