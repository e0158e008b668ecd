import Foundation
import QuartzCore
import Testing

@testable import UIKit

extension Idioms {
    /// Geometry, layers and pictures as code takes them for granted.
    @Suite(.serialized) @MainActor struct Graphics {
        /// Core Graphics' overlay (CoreGraphics.swift of the Swift repository): `debugDescription` of points, sizes
        /// and rectangles; all else by reflection.
        /// Apple's documentation of `UIGraphicsBeginPDFContextToData`: pages of 612 by 792 points for zero bounds.
        @Test func documentsByFunctions() throws {
            let write = ImageEncoding.pdf
            defer { ImageEncoding.pdf = write }
            nonisolated(unsafe) var (boxes, commands, title): ([CGRect], [Int], String?) = ([], [], nil)
            ImageEncoding.pdf = { pages, info in
                boxes = pages.map(\.0)
                commands = pages.map { $0.1.commands.count }
                title = info[kCGPDFContextTitle]
                return Data("%PDF".utf8)
            }
            let data = NSMutableData()
            UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextTitle: "Report"])
            UIGraphicsBeginPDFPage()
            #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
            UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 100, height: 50), nil)
            #expect(UIGraphicsGetPDFContextBounds().width == CGFloat(100) && data.length == 0)
            UIGraphicsEndPDFContext()
            #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
            #expect(boxes.map(\.width) == [612, 100] && commands == [1, 0] && title == "Report")
            #expect(data as Data == Data("%PDF".utf8))

            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf").path
            defer { try? FileManager.default.removeItem(atPath: file) }
            #expect(UIGraphicsBeginPDFContextToFile(file, .zero, nil))
            UIGraphicsBeginPDFPage()
            UIGraphicsEndPDFContext()
            #expect(FileManager.default.contents(atPath: file) == Data("%PDF".utf8))
            #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", .zero, nil))
        }

        /// CGColorSpace.h: the models begin at -1 with the unknown one; grey colours have one component and alpha.
        @Test func colorSpacesHaveModels() {
            #expect(CGColorSpaceModel.unknown.rawValue == -1 && CGColorSpaceModel.XYZ.rawValue == 7)
            #expect(UIColor(white: 0.5, alpha: 1).cgColor.colorSpace?.model == .monochrome)
            #expect(UIColor.red.cgColor.colorSpace?.model == .rgb)
            #expect(CGColorSpace(name: CGColorSpace.linearGray)?.model == .monochrome)
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
            #expect(UIColor(patternImage: picture).cgColor.colorSpace?.model == .pattern)
        }

        @Test func geometryPrintsAsOnApplesSystems() {
            #expect("\(CGRect(x: 0, y: 0, width: 10, height: 20))" == "(0.0, 0.0, 10.0, 20.0)")
            #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
            #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
            #expect("\([CGPoint(x: 1, y: 2)])" == "[(1.0, 2.0)]")
            #expect("\(CGVector(dx: 1, dy: 2))" == "CGVector(dx: 1.0, dy: 2.0)")
            #expect(
                "\(CGAffineTransform.identity)"
                    == "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)")
            #expect(
                "\(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"
                    == "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)")
            #expect(
                "\(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"
                    == "NSDirectionalEdgeInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0)")
            #expect(
                "\(UIOffset(horizontal: 1, vertical: 2))" == "UIOffset(horizontal: 1.0, vertical: 2.0)")
        }

        /// Apple's documentation of `insetBy`: a rectangle that would have a negative side becomes null. A view
        /// there, and what it holds, is nowhere; its neighbours are shown.
        @Test func viewsAtNullAndInfiniteRectanglesStopNothing() throws {
            let parent = UIView()
            let stage = Stage(showing: parent)
            let (lost, inner, everywhere, kept) = (UIView(), UILabel(), UIView(), UIView())
            lost.frame = CGRect(x: 0, y: 0, width: 4, height: 10).insetBy(dx: 3, dy: 0)
            #expect(lost.frame.isNull)
            inner.text = "Text"
            inner.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
            lost.addSubview(inner)
            everywhere.frame = .infinite
            everywhere.backgroundColor = .red
            kept.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
            for view in [lost, everywhere, kept] { parent.addSubview(view) }
            func nodes(_ node: LayerNode) -> [LayerID] { [node.id] + node.children.flatMap(nodes) }
            let shown = nodes(stage.frame().root)
            #expect(shown.contains(kept.layer.id) && shown.contains(everywhere.layer.id))
            #expect(!shown.contains(lost.layer.id) && !shown.contains(inner.layer.id))
            // It is shown again at a place of its own.
            lost.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
            #expect(nodes(stage.frame().root).contains(inner.layer.id))
        }

        /// A bar of no size has nothing to lay out; that nothing stops is the expectation.
        @Test func searchBarsWithoutSizeStopNothing() {
            let parent = UIView()
            let stage = Stage(showing: parent)
            let bars = [
                CGRect.zero, .null, CGRect(x: 0, y: 0, width: 4, height: 2),
                CGRect(x: 0, y: 0, width: -30, height: 44),
            ].map { frame in
                let bar = UISearchBar(frame: .zero)
                bar.frame = frame
                bar.text = "Text"
                bar.showsCancelButton = true
                bar.showsScopeBar = true
                bar.scopeButtonTitles = ["One", "Two"]
                return bar
            }
            for bar in bars { parent.addSubview(bar) }
            stage.frame()
            #expect(bars.allSatisfy { $0.window != nil })
        }

        /// Apple's documentation of `CALayer.contents`: an app may set a `CGImage`; the layer of a view has that
        /// view as its delegate.
        @Test func contentsSetByTheAppStay() throws {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            let parent = UIView()
            let stage = Stage(showing: parent)
            let picture = CGImage(width: 2, height: 2, source: .pixels(Data(count: 16)))
            view.layer.contents = picture
            view.layer.contentsGravity = .center
            parent.addSubview(view)
            stage.frame()
            #expect(view.layer.contents as? CGImage === picture)
            view.setNeedsDisplay()
            view.frame.size.width = 60
            view.layer.contentsScale = 2
            stage.frame()
            #expect(view.layer.contents as? CGImage === picture)
            guard case .image(let shown) = view.layer.commit(at: 0).contents else {
                Issue.record("the picture is not shown")
                return
            }
            #expect(shown.scale == 2 && shown.gravity == .center)
            view.layer.contents = nil
            stage.frame()
            #expect(view.layer.contents == nil)
            #expect(view.layer.delegate === view)
        }

        private final class Drawn: UIView {
            var isEmpty = false
            override func draw(_ rect: CGRect) { if !isEmpty { UIRectFill(rect) } }
        }

        /// What a view drew does not outlast a `draw(_:)` that draws nothing.
        @Test func drawingsGoWhenNothingIsDrawn() {
            let parent = UIView()
            let stage = Stage(showing: parent)
            let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            parent.addSubview(view)
            stage.frame()
            #expect(view.layer.hasDrawnContents)
            view.isEmpty = true
            view.setNeedsDisplay()
            stage.frame()
            #expect(!view.layer.hasDrawnContents)
        }

        /// UIView.h: "default is YES". Interface Builder writes `opaque="NO"` for elements of the other classes, as
        /// the nibs in `Nib/Corpus` show; a dump of a button's image view (swift-snapshot-testing) says the same.
        @Test func viewsAreOpaqueUnlessTheirClassIsNot() {
            #expect(UIView().isOpaque && UITableView().isOpaque && UIScrollView().isOpaque)
            #expect(UIView().layer.isOpaque && !CALayer().isOpaque)
            let clear: [UIView] = [
                UILabel(), UIButton(type: .system), UITextField(), UISwitch(), UISlider(), UIStackView(),
                UIPageControl(), UIActivityIndicatorView(), UIProgressView(), UIStepper(),
                UISegmentedControl(), UICollectionViewCell(), UIImageView(),
            ]
            for view in clear { #expect(!view.isOpaque, "\(type(of: view))") }
        }

        /// Arithmetic: 100 x 50 around (50, 25), twice as large, moved by (10, 5), turned by a quarter.
        @Test func framesOfTransformedLayersAreExact() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
            view.transform = CGAffineTransform(translationX: 10, y: 5)
            #expect(view.frame == CGRect(x: 10, y: 5, width: 100, height: 50))
            view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
            #expect(view.frame == CGRect(x: 25, y: -25, width: 50, height: 100))
        }

        /// A folder with an image set "photo" of pictures without content, by their names and sizes.
        private func catalog(_ files: [(name: String, width: Int, height: Int)], _ contents: String) throws
            -> URL
        {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                "catalog-\(UUID().uuidString)")
            let set = folder.appendingPathComponent("Assets.xcassets/photo.imageset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            func big(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }
            let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]
            for file in files {
                try Data(head + Array("IHDR".utf8) + big(file.width) + big(file.height))
                    .write(to: set.appendingPathComponent(file.name))
            }
            try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
            return folder
        }

        /// Asset Catalog Format Reference, "Image Set Type": an image with "height-class" is for that class; UIKit exchanges pictures of image
        /// views when the traits change (`UIImageAsset`).
        @Test func imageViewsFollowTheSizeClass() throws {
            let folder = try catalog(
                [("any.png", 7, 5), ("low.png", 9, 5)],
                #"""
                {"images": [{"idiom": "universal", "filename": "any.png", "scale": "1x"},
                 {"idiom": "universal", "filename": "low.png", "scale": "1x", "height-class": "compact"}]}
                """#)
            defer { try? FileManager.default.removeItem(at: folder) }
            let before = BundleFiles.main
            defer { BundleFiles.main = before }
            BundleFiles.main = BundleFiles(folder: folder)
            let host = UIView()
            let stage = Stage(showing: host)
            let view = UIImageView(image: UIImage(named: "photo"))
            host.addSubview(view)
            stage.advance(by: 0.1)
            #expect(view.intrinsicContentSize.width == 7)
            stage.rotate(to: .landscapeRight)
            stage.advance(by: 1)
            #expect(view.intrinsicContentSize.width == 9)
        }

        /// Apple's documentation of `init(named:)`: the name may have the extension of the picture's file.
        @Test func catalogPicturesAreFoundWithAnExtension() throws {
            let folder = try catalog(
                [("file.png", 7, 5)],
                #"{"images": [{"idiom": "universal", "filename": "file.png", "scale": "1x"}]}"#)
            defer { try? FileManager.default.removeItem(at: folder) }
            let before = BundleFiles.main
            defer { BundleFiles.main = before }
            BundleFiles.main = BundleFiles(folder: folder)
            for name in ["photo", "photo.png", "photo.jpg"] {
                #expect(UIImage(named: name)?.size == CGSize(width: 7, height: 5), "\(name)")
            }
        }
    }
}
