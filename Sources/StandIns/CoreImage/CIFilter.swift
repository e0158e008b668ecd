public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputColorKey = "inputColor"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputEVKey = "inputEV"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIOutputImageKey = "outputImage"
public let kCIInputAspectRatioKey = "inputAspectRatio"

/// What is done to a picture. DIFFERS: nothing: the picture that goes in comes out. What makes pictures of texts, such as
/// codes of squares, gives a plain grey one.
open class CIFilter: _FrameworkObject, @unchecked Sendable {
    open var name: String
    private var values: [String: Any] = [:]

    public init?(name: String) { self.name = name }
    public init?(name: String, parameters params: [String: Any]?) {
        self.name = name
        values = params ?? [:]
    }
    fileprivate init(_ name: String) { self.name = name }

    open class func filterNames(inCategory category: String?) -> [String] { [] }
    open var attributes: [String: Any] { [:] }
    open var inputKeys: [String] { values.keys.sorted() }
    open var outputKeys: [String] { [kCIOutputImageKey] }
    open func setDefaults() {}

    open var outputImage: CIImage? {
        Self.sayNone()
        if let image = values[kCIInputImageKey] as? CIImage { return image }
        if let color = values[kCIInputColorKey] as? CIColor { return CIImage(color: color) }
        return name.hasSuffix("Generator")
            ? CIImage(nil, .gray, CGRect(x: 0, y: 0, width: 27, height: 27)) : nil
    }

    static func sayNone() { Kept.say("CIFilter.outputImage", "filters leave pictures as they are") }

    // As `CIFilterBuiltins` has them.
    open var inputImage: CIImage? {
        get { values[kCIInputImageKey] as? CIImage }
        set { values[kCIInputImageKey] = newValue }
    }
    open var message: Data {
        get { values["inputMessage"] as? Data ?? Data() }
        set { values["inputMessage"] = newValue }
    }
    open var correctionLevel: String {
        get { values["inputCorrectionLevel"] as? String ?? "M" }
        set { values["inputCorrectionLevel"] = newValue }
    }
    open var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { values[kCIInputRadiusKey] = newValue }
    }
    open var intensity: Float {
        get { number(kCIInputIntensityKey) }
        set { values[kCIInputIntensityKey] = newValue }
    }
    open var scale: Float {
        get { number(kCIInputScaleKey) }
        set { values[kCIInputScaleKey] = newValue }
    }
    open var saturation: Float {
        get { number(kCIInputSaturationKey) }
        set { values[kCIInputSaturationKey] = newValue }
    }
    open var brightness: Float {
        get { number(kCIInputBrightnessKey) }
        set { values[kCIInputBrightnessKey] = newValue }
    }
    open var contrast: Float {
        get { number(kCIInputContrastKey) }
        set { values[kCIInputContrastKey] = newValue }
    }
    private func number(_ key: String) -> Float {
        (values[key] as? Float) ?? (values[key] as? NSNumber)?.floatValue ?? 0
    }

    /// A filter has any key.
    @MainActor open override func _setValue(_ value: Any?, forKey key: String) -> _OutletAnswer {
        values[key] = value
        return .connected
    }
    @MainActor open override func _value(forKey key: String) -> Any?? {
        .some(key == kCIOutputImageKey ? outputImage : values[key])
    }

    open class func gaussianBlur() -> CIFilter { CIFilter("CIGaussianBlur") }
    open class func sepiaTone() -> CIFilter { CIFilter("CISepiaTone") }
    open class func colorControls() -> CIFilter { CIFilter("CIColorControls") }
    open class func photoEffectNoir() -> CIFilter { CIFilter("CIPhotoEffectNoir") }
    open class func photoEffectMono() -> CIFilter { CIFilter("CIPhotoEffectMono") }
    open class func vignette() -> CIFilter { CIFilter("CIVignette") }
    open class func pixellate() -> CIFilter { CIFilter("CIPixellate") }
    open class func colorInvert() -> CIFilter { CIFilter("CIColorInvert") }
    open class func colorMonochrome() -> CIFilter { CIFilter("CIColorMonochrome") }
    open class func qrCodeGenerator() -> CIFilter { CIFilter("CIQRCodeGenerator") }
    open class func code128BarcodeGenerator() -> CIFilter { CIFilter("CICode128BarcodeGenerator") }
}

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"

/// Finds faces and codes in pictures; none is found.
open class CIDetector: NSObject, @unchecked Sendable {
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
    open func features(in image: CIImage) -> [CIFeature] {
        Kept.say("CIDetector.features(in:)", "nothing is found in pictures")
        return []
    }
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { features(in: image) }
}
open class CIFeature: NSObject, @unchecked Sendable {
    open var type: String { "" }
    open var bounds: CGRect { .zero }
}
open class CIFaceFeature: CIFeature, @unchecked Sendable {
    open var hasLeftEyePosition: Bool { false }
    open var hasRightEyePosition: Bool { false }
    open var hasSmile: Bool { false }
}
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    open var messageString: String? { nil }
}
