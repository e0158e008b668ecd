public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// A camera or a microphone; there is neither, and permission is refused.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    public enum Position: Int, Sendable { case unspecified, back, front }
    public enum FlashMode: Int, Sendable { case off, on, auto }
    public enum TorchMode: Int, Sendable { case off, on, auto }
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
    public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInTelephotoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInUltraWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }
    open class DiscoverySession: NSObject {
        open var devices: [AVCaptureDevice] { [] }
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    }

    open var position: Position { .unspecified }
    open var uniqueID: String { "" }
    open var localizedName: String { "" }
    open var hasTorch: Bool { false }
    open var hasFlash: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var torchMode = TorchMode.off
    open var focusMode = FocusMode.locked
    open var exposureMode = ExposureMode.locked
    open var focusPointOfInterest = CGPoint.zero
    open var exposurePointOfInterest = CGPoint.zero
    open var isFocusPointOfInterestSupported: Bool { false }
    open var isExposurePointOfInterestSupported: Bool { false }
    open var videoZoomFactor: CGFloat = 1
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    open func lockForConfiguration() throws { throw AVError(.applicationIsNotAuthorizedToUseDevice) }
    open func unlockForConfiguration() {}

    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
    ) {
        Kept.say(
            "AVCaptureDevice.requestAccess(for:completionHandler:)", "there is no camera and no microphone")
        SystemAnswer.later { handler(false) }
    }
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
}

open class AVCaptureInput: NSObject, @unchecked Sendable {}
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    public let device: AVCaptureDevice
    public init(device: AVCaptureDevice) throws { throw AVError(.applicationIsNotAuthorizedToUseDevice) }
}

open class AVCaptureConnection: NSObject, @unchecked Sendable {
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    open var isVideoOrientationSupported: Bool { false }
    open var isVideoMirrored = false
    open var videoRotationAngle: CGFloat = 0
}
public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown, landscapeRight, landscapeLeft
}

open class AVCaptureOutput: NSObject, @unchecked Sendable {
    open var connections: [AVCaptureConnection] { [] }
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Takes what a camera sees; there is none, so it never runs.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
        public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
    }
    open var sessionPreset = Preset.high
    public private(set) var inputs: [AVCaptureInput] = []
    public private(set) var outputs: [AVCaptureOutput] = []
    open var isRunning: Bool { false }
    open var isInterrupted: Bool { false }
    public override init() {}
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open func startRunning() {
        Kept.say("AVCaptureSession.startRunning()", "there is no camera and no microphone")
    }
    open func stopRunning() {}
}

/// Where a camera's picture would be: dark.
@preconcurrency @MainActor
open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }
    public override init() {
        super.init()
        backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    }
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint { .zero }
    open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint { .zero }
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect { .zero }
}

open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    open var flashMode = AVCaptureDevice.FlashMode.off
    public override init() {}
    public convenience init(format: [String: Any]?) { self.init() }
}

open class AVCapturePhoto: NSObject, @unchecked Sendable {
    open func fileDataRepresentation() -> Data? { nil }
    open func cgImageRepresentation() -> CGImage? { nil }
}

public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    // @optional
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
}

open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    open var isHighResolutionCaptureEnabled = false
    public override init() {}
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate)
    {
        SystemAnswer.later {
            delegate.photoOutput(
                self, didFinishProcessingPhoto: AVCapturePhoto(), error: AVError(.sessionNotRunning))
        }
    }
}

public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    // @optional
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection
    ) {}
}

open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    open var videoSettings: [String: Any]! = [:]
    open var alwaysDiscardsLateVideoFrames = true
    public override init() {}
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
    ) {}
}

public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    // @optional
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    public override init() {}
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
        queue objectsCallbackQueue: DispatchQueue?
    ) {}
}

open class AVMetadataObject: NSObject, @unchecked Sendable {
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = Self(rawValue: "org.iso.QRCode")
        public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
        public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
        public static let upce = Self(rawValue: "org.gs1.UPC-E")
        public static let code128 = Self(rawValue: "org.iso.Code128")
        public static let code39 = Self(rawValue: "org.iso.Code39")
        public static let code93 = Self(rawValue: "com.intermec.Code93")
        public static let pdf417 = Self(rawValue: "org.iso.PDF417")
        public static let aztec = Self(rawValue: "org.iso.Aztec")
        public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
        public static let face = Self(rawValue: "face")
    }
    open var type: ObjectType { .qr }
    open var bounds: CGRect { .zero }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    open var stringValue: String? { nil }
    open var corners: [CGPoint] { [] }
}
