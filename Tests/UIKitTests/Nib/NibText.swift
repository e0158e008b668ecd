@testable import UIKit

/// Documents as Xcode writes them around the objects that a test is about.
@MainActor
enum NibText {
    static func document(_ objects: String, owner: String = "", resources: String = "") -> String {
        let place = owner.isEmpty ? "/>" : "><connections>\(owner)</connections></placeholder>"
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES" useTraitCollections="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/>
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"\(place)
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)
            </objects>
            <resources>\(resources)</resources>
            </document>
            """
    }

    static func nib(_ objects: String, owner: String = "", resources: String = "") -> UINib {
        UINib(data: Data(document(objects, owner: owner, resources: resources).utf8), bundle: nil)
    }

    /// The first top-level object.
    static func object<T>(_ objects: String, owner: AnyObject? = nil, as type: T.Type = T.self) -> T? {
        nib(objects).instantiate(withOwner: owner).first as? T
    }

    static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    /// A folder with the files, as the app's bundle while `body` runs.
    static func bundle(_ files: [String: String], _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "nibs-\(UUID().uuidString)")
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let before = BundleFiles.main
        BundleFiles.main = BundleFiles(folder: folder)
        defer {
            BundleFiles.main = before
            try? FileManager.default.removeItem(at: folder)
        }
        try body(folder.path)
    }
}

/// Remembers what happened in which order.
@MainActor
enum NibLog {
    static var entries: [String] = []
}

/// Counts how often its state was set.
final class NibMarkedField: UITextField {
    var changes = 0
    override var isEnabled: Bool { didSet { changes += 1 } }
}

class NibProbeView: UIView {
    var title: UILabel? { didSet { NibLog.entries.append("outlet title") } }
    var heightLimit: NSLayoutConstraint?
    var marks: [UIView] = []
    var twin: NibOthers.NibTwin?
    var cornerSize: CGFloat = 0 { didSet { NibLog.entries.append("attribute") } }
    var heard: [String] = []

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        NibLog.entries.append("init \(tag) with \(subviews.count)")
    }
    override func awakeFromNib() {
        super.awakeFromNib()
        NibLog.entries.append("awake \(tag)")
    }
    override func _connectOutlet(_ name: String, _ value: Any?) -> _OutletAnswer {
        switch name {
        case "title": _Outlet.assign(value) { self.title = $0 }
        case "heightLimit": _Outlet.assign(value) { self.heightLimit = $0 }
        case "marks": _Outlet.assign(value) { self.marks = $0 }
        case "twin": _Outlet.assign(value) { self.twin = $0 }
        default: super._connectOutlet(name, value)
        }
    }
    override func _setValue(_ value: Any?, forKey key: String) -> _OutletAnswer {
        key == "cornerSize"
            ? _Outlet.assign(value) { self.cornerSize = $0 } : super._setValue(value, forKey: key)
    }
    override func _perform(_ name: String, _ first: Any?, _ second: Any?) -> Bool {
        guard name == "tapped:" else { return super._perform(name, first, second) }
        heard.append("\(type(of: first!))")
        return true
    }
    override func _responds(to name: String) -> Bool { name == "tapped:" || super._responds(to: name) }

    /// A class inside of another, found by its own name.
    class NibNestedView: UIView {}
}

class NibTwin: UIView {}

enum NibOthers {
    /// A class with the name of another one.
    class NibTwin: UIView {}
}

/// Counts how often it was given a colour, and whether it had one.
final class NibColouredField: UITextField {
    var colours: [UIColor?] = []
    override var textColor: UIColor? {
        get { super.textColor }
        set {
            colours.append(newValue)
            super.textColor = newValue
        }
    }
}

private class NibPrivateView: UIView {}

class NibHairline: NSLayoutConstraint {
    override func awakeFromNib() {
        super.awakeFromNib()
        constant = 0.5
    }
}

class NibProbeField: UITextField {
    private(set) var changes = 0
    override var isEnabled: Bool { didSet { changes += 1 } }
    override var isSelected: Bool { didSet { changes += 1 } }
    override var isHighlighted: Bool { didSet { changes += 1 } }
    override var contentHorizontalAlignment: ContentHorizontalAlignment { didSet { changes += 1 } }
}

class NibProbeCell: UITableViewCell {
    var caption: UILabel?
    override func _connectOutlet(_ name: String, _ value: Any?) -> _OutletAnswer {
        name == "caption" ? _Outlet.assign(value) { self.caption = $0 } : super._connectOutlet(name, value)
    }
}

class NibProbeItem: UICollectionViewCell {
    var picture: UIImageView?
    override func _connectOutlet(_ name: String, _ value: Any?) -> _OutletAnswer {
        name == "picture" ? _Outlet.assign(value) { self.picture = $0 } : super._connectOutlet(name, value)
    }
}

class NibBannerController: UIViewController {
    var banner: UILabel?
    override func _connectOutlet(_ name: String, _ value: Any?) -> _OutletAnswer {
        name == "banner" ? _Outlet.assign(value) { self.banner = $0 } : super._connectOutlet(name, value)
    }
}
