import Testing
import UIKit

/// The expectations are lines that apps and debuggers printed on devices and simulators, iOS 8 to 17; addresses cut out, and numbers where the
/// line is another one.
@MainActor
@Suite struct DescriptionTests {
    private func line(_ object: NSObject) -> String {
        object.description.replacing(/0x[0-9a-f]+/, with: "0x")
    }

    @Test func aViewSaysWhereItIs() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 48))
        #expect(line(view) == "<UIView: 0x; frame = (0 0; 375 48); layer = <CALayer: 0x>>")
    }

    @Test func addressesAreThoseOfTheObjects() {
        let view = UIView()
        let address = String(UInt(bitPattern: ObjectIdentifier(view.layer)), radix: 16)
        #expect(view.description.hasSuffix("layer = <CALayer: 0x\(address)>>"))
    }

    @Test func whatIsNotAsInANewViewIsSaid() {
        let label = UILabel(frame: CGRect(x: 0, y: 40, width: 82, height: 20.5))
        label.text = "i am groot!"
        label.isHidden = true
        label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
        // Without "opaque = NO", which labels of later releases do not say.
        #expect(
            line(label)
                == "<UILabel: 0x; frame = (0 40; 82 20.5); text = 'i am groot!'; hidden = YES; autoresize = RM+BM; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x>>"
        )
    }

    @Test func ofALongTextTheFirstLettersAreSaid() {
        let label = UILabel(frame: CGRect(x: 0, y: 110.5, width: 320, height: 20.5))
        label.text = "A Secret Is Found In The Darkest Of Dreams"
        #expect(line(label).contains("text = 'A Secret Is Found In The ...'; userInteractionEnabled"))
    }

    @Test func transformsAreSaidAfterTheFrame() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = UIColor(white: 0, alpha: 1)
        view.transform = CGAffineTransform(rotationAngle: .pi / 8)
        #expect(
            line(view)
                == "<UIView: 0x; frame = (-15.3281 -15.3281; 130.656 130.656); transform = [0.92387953251128674, 0.38268343236508978, -0.38268343236508978, 0.92387953251128674, 0, 0]; backgroundColor = UIExtendedGrayColorSpace 0 1; layer = <CALayer: 0x>>"
        )
    }

    @Test func scrollViewsSayWhatTheyScroll() {
        let scroll = UIScrollView(frame: CGRect(x: 20, y: 337, width: 374, height: 525))
        scroll.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
        scroll.contentSize.height = 0.1
        // Of sizes all digits: "contentSize: {0, 532.66666666666674}".
        #expect(
            line(scroll)
                == "<UIScrollView: 0x; frame = (20 337; 374 525); clipsToBounds = YES; autoresize = RM+BM; gestureRecognizers = <NSArray: 0x>; layer = <CALayer: 0x>; contentOffset: {0, 0}; contentSize: {0, 0.10000000000000001}; adjustedContentInset: {0, 0, 0, 0}>"
        )
    }

    @Test func listsSayTheirLayoutAndWhereTheirRowsComeFrom() {
        let source = Source()
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 48),
            collectionViewLayout: UICollectionViewFlowLayout())
        grid.dataSource = source
        #expect(
            line(grid).hasSuffix(
                "adjustedContentInset: {0, 0, 0, 0}; layout: <UICollectionViewFlowLayout: 0x>; dataSource: <UIKitTests.DescriptionTests.Source: 0x>>"
            ))
    }

    /// As a library's published test has it: "dataSource: <ReactiveCollectionsKit.DiffableDataSource: 0x7b7c00003800>".
    @Test func aDataSourceThatIsNoMoreThanAnObjectIsSaidWithItsModule() {
        let (table, source) = (UITableView(), PlainSource())
        table.dataSource = source
        #expect(line(table).hasSuffix("; dataSource: <UIKitTests.DescriptionTests.PlainSource: 0x>>"))
        #expect(
            table.description.hasSuffix("\(String(UInt(bitPattern: ObjectIdentifier(source)), radix: 16))>>"))
    }

    @Test func aTableThatIsItsOwnDataSourceComesToAnEnd() {
        let table = OwnTable(frame: .zero, style: .plain)
        table.dataSource = table
        let line = line(table)
        #expect(line.hasPrefix("<UIKitTests.DescriptionTests.OwnTable: 0x; baseClass = UITableView; frame"))
        #expect(line.hasSuffix("dataSource: <UIKitTests.DescriptionTests.OwnTable: 0x>>"))
    }

    @Test func colorsSayTheirNumbersOrTheirName() {
        #expect(
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).description == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect(UIColor(white: 0, alpha: 0.5).description == "UIExtendedGrayColorSpace 0 0.5")
        #expect(line(UIColor.systemBackground) == "<UIDynamicSystemColor: 0x; name = systemBackgroundColor>")
    }

    final class Source: UIViewController, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            0
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { UICollectionViewCell() }
    }

    final class PlainSource: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    final class OwnTable: UITableView, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }
}
