import NibFormat
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct NibFaultTests {
    /// What the instantiation says of faults, and what it notes.
    private func faults(_ objects: String) throws -> (faults: [String], notes: [String]) {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let sink = Diagnostics.sink
        Diagnostics.sink = { _ in }
        ResourceProblems.reset()
        defer {
            Diagnostics.sink = sink
            ResourceProblems.reset()
        }
        let document = try NibDocument(data: Data(NibText.document(objects).utf8), file: "Cell.xib")
        let instantiation = NibInstantiation(LoadedNib(document: document, strings: [:]), bundle: nil)
        var said: [String] = []
        instantiation.onFault = { said.append($0) }
        _ = instantiation.instantiateNib(owner: nil)
        return (said, ResourceProblems.messages)
    }

    @Test func aMissingOutletIsSaidInUIKitsWordsWithItsPlace() throws {
        let said = try faults(
            "<view id=\"r\" customClass=\"NibProbeView\"><subviews><label id=\"l\"/></subviews>\n"
                + "<connections><outlet property=\"subtitle\" destination=\"l\" id=\"o\"/></connections></view>"
        ).faults
        #expect(said.count == 1)
        #expect(
            said.first?.contains("this class is not key value coding-compliant for the key subtitle.") == true
        )
        #expect(said.first?.contains("NibProbeView") == true)
        #expect(said.first?.contains("Cell.xib:8: object r") == true)
    }

    /// Constraints to a guide that nobody knows would be left out without a word.
    @Test func layoutGuidesAreKnownOrNamed() throws {
        let known = try faults(
            "<view id=\"r\"><subviews><label id=\"l\"/></subviews><viewLayoutGuide key=\"keyboard\" id=\"k\"/>"
                + "<constraints><constraint firstItem=\"k\" firstAttribute=\"top\" secondItem=\"l\" secondAttribute=\"bottom\" id=\"c\"/></constraints></view>"
        )
        #expect(known.faults.isEmpty && known.notes.isEmpty, "\(known)")
        let other = try faults("<view id=\"r\"><viewLayoutGuide key=\"shelf\" id=\"k\"/></view>")
        #expect(
            other.notes.count == 1
                && other.notes[0].contains("object k: the layout guide shelf is not known"), "\(other)")
    }

    @Test func anOutletOfAnotherTypeNamesBothTypes() throws {
        let said = try faults(
            "<view id=\"r\" customClass=\"NibProbeView\"><subviews><button id=\"b\"/></subviews>"
                + "<connections><outlet property=\"title\" destination=\"b\" id=\"o\"/></connections></view>"
        ).faults
        #expect(said.first?.contains("UILabel") == true)
        #expect(said.first?.contains("UIButton") == true)
        #expect(said.first?.contains("object r") == true)
    }

    @Test func anOutletOfAnotherTypeOfTheSameNameSaysSo() throws {
        let said = try faults(
            "<view id=\"r\" customClass=\"NibProbeView\"><subviews>"
                + "<view id=\"b\" customClass=\"NibTwin\"/></subviews>"
                + "<connections><outlet property=\"twin\" destination=\"b\" id=\"o\"/></connections></view>"
        ).faults
        #expect(
            said.first?.contains("with UIKitTests.NibTwin, another class of that name") == true, "\(said)")
    }

    @Test func aDelegateWithoutTheProtocolIsNoFault() throws {
        let said = try faults(
            "<tableView id=\"t\"><connections><outlet property=\"dataSource\" destination=\"v\" id=\"o\"/>"
                + "</connections></tableView><view id=\"v\"/>")
        #expect(said.faults.isEmpty)
    }

    @Test func danglingConnectionsAndImpossibleConstraintsAreNoted() throws {
        let notes = try faults(
            """
            <view id="r"><constraints>
            <constraint firstAttribute="width" secondItem="r" secondAttribute="top" id="c1"/>
            <constraint firstAttribute="leading" secondItem="gone" secondAttribute="leading" id="c2"/>
            <constraint firstAttribute="sideways" constant="1" id="c3"/>
            </constraints><connections><outlet property="title" destination="nowhere" id="o"/></connections></view>
            """
        ).notes
        #expect(notes.count == 4, "\(notes)")
        #expect(notes.contains { $0.contains("object c1") && $0.contains("cannot be related") })
        #expect(notes.contains { $0.contains("object c2") && $0.contains("gone") })
        #expect(notes.contains { $0.contains("object c3") && $0.contains("sideways") })
        #expect(notes.contains { $0.contains("nowhere") })
    }

    @Test func unknownSystemColoursTakeTheValueBesideThem() throws {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let view = NibText.object(
            "<view id=\"v\"><color key=\"backgroundColor\" systemColor=\"futureColor\" red=\"1\" green=\"0\" "
                + "blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></view>",
            as: UIView.self)
        #expect(view?.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func headersOfTablesComeFromPlainViews() throws {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let text = NibText.document(
            """
            <view id="h" customClass="NibProbeHeader">\(NibText.frame(0, 0, 320, 60))
            <subviews><label id="l" text="Head" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO">
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
            <constraints>
            <constraint firstItem="l" firstAttribute="leading" secondItem="h" secondAttribute="leading" constant="12" id="a"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="h" secondAttribute="top" constant="5" id="b"/>
            <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="7" id="c"/>
            </constraints></view>
            """)
        try NibText.bundle(["Head.xib": text]) { _ in
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            table.register(UINib(nibName: "Head", bundle: nil), forHeaderFooterViewReuseIdentifier: "head")
            let view = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "head"))
            #expect(view is NibProbeHeader)
            #expect(view.reuseIdentifier == "head")
            #expect(view.contentView.subviews.count == 1)
            let size = view.systemLayoutSizeFitting(
                CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(abs(size.height - (12 + 20.333)) < 0.01, "\(size)")
        }
    }

    @Test func barItemsAndEffectViewsReadTheirElements() throws {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let made = NibText.nib(
            """
            <navigationBar id="bar">\(NibText.frame(0, 0, 320, 44))<items>
            <navigationItem title="Books" id="item"><barButtonItem key="leftBarButtonItem" systemItem="add" id="add"/>
            <rightBarButtonItems><barButtonItem title="One" id="one"/><barButtonItem title="Two" style="done" id="two"/>
            </rightBarButtonItems></navigationItem></items></navigationBar>
            <visualEffectView id="fx">\(NibText.frame(0, 50, 100, 40))<view key="contentView" id="fc"><subviews>
            <label id="in" text="On glass"/></subviews></view><blurEffect style="dark"/></visualEffectView>
            """
        ).instantiate(withOwner: nil)
        let bar = try #require(made.first as? UINavigationBar)
        #expect(bar.topItem?.title == "Books")
        #expect(bar.topItem?.leftBarButtonItem?.image != nil)
        #expect(bar.topItem?.rightBarButtonItems?.map(\.title) == ["One", "Two"])
        let effect = try #require(made.last as? UIVisualEffectView)
        #expect(effect.effect is UIBlurEffect)
        #expect((effect.contentView.subviews.first as? UILabel)?.text == "On glass")
    }

    @Test func collectionCellsAndSupplementaryViewsComeFromNibs() throws {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let item = NibText.document(
            """
            <collectionViewCell reuseIdentifier="item" id="c" customClass="NibProbeItem">\(NibText.frame(0, 0, 50, 50))
            <collectionViewCellContentView key="contentView" id="cc">\(NibText.frame(0, 0, 50, 50))<subviews>
            <imageView id="i">\(NibText.frame(1, 2, 3, 4))</imageView></subviews></collectionViewCellContentView>
            <connections><outlet property="picture" destination="i" id="o"/></connections></collectionViewCell>
            """)
        let head = NibText.document(
            "<collectionReusableView id=\"h\">\(NibText.frame(0, 0, 9, 9))</collectionReusableView>")
        try NibText.bundle(["Item.xib": item, "Bar.xib": head]) { _ in
            let source = NibItems()
            let layout = UICollectionViewFlowLayout()
            layout.headerReferenceSize = CGSize(width: 10, height: 20)
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
            list.register(UINib(nibName: "Item", bundle: nil), forCellWithReuseIdentifier: "item")
            list.register(
                UINib(nibName: "Bar", bundle: nil),
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "bar")
            list.dataSource = source
            list.layoutIfNeeded()
            let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? NibProbeItem)
            #expect(cell.picture?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
            #expect(cell.contentView.frame == cell.bounds)
            let bars = list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
            #expect(bars.count == 1)
            #expect(bars.first?.frame.height == CGFloat(20))
        }
    }
}

class NibProbeHeader: UITableViewHeaderFooterView {}

private final class NibItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
    }
}
