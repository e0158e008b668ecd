@_exported import Photos
@_exported import UIKit

/// Which pictures may be chosen.
public struct PHPickerFilter: Equatable, Sendable {
    private let names: Set<String>
    public static let images = Self(names: ["images"])
    public static let videos = Self(names: ["videos"])
    public static let livePhotos = Self(names: ["livePhotos"])
    public static let screenshots = Self(names: ["screenshots"])
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        Self(names: subfilters.reduce(into: []) { $0.formUnion($1.names) })
    }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { any(of: subfilters) }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        Self(names: Set(filter.names.map { "not " + $0 }))
    }
}

public struct PHPickerConfiguration {
    public enum AssetRepresentationMode: Sendable { case automatic, current, compatible }
    public enum Selection: Sendable { case `default`, ordered, continuous, continuousAndOrdered, people }
    public var filter: PHPickerFilter?
    public var selectionLimit = 1
    public var selection = Selection.default
    public var preselectedAssetIdentifiers: [String] = []
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

public struct PHPickerResult: Hashable {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
    public static func == (a: PHPickerResult, b: PHPickerResult) -> Bool { a.itemProvider === b.itemProvider }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}

@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Chooses pictures of the device. There are none: it says so, and Cancel chooses nothing.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    public let configuration: PHPickerConfiguration

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingService.show(in: self, "PHPickerViewController", "There are no photos here.") { [weak self] in
            guard let self else { return }
            delegate?.picker(self, didFinishPicking: [])
        }
    }
    open func deselectAssets(withIdentifiers identifiers: [String]) {}
}

extension PHPhotoLibrary {
    @MainActor
    public func presentLimitedLibraryPicker(from controller: UIViewController) {
        Kept.say("PHPhotoLibrary.presentLimitedLibraryPicker(from:)", "there are no photos")
    }
}

/// Shows a live photo; there is none.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
    open var isMuted = false
}
