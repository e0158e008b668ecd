import SnapKitStandIn
import Testing

/// Frames that follow by arithmetic from what SnapKit's words mean in public use: insets inwards, offsets added, a number alone a
/// length or a distance from the superview.
@MainActor @Suite struct SnapKitTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    private let box = UIView()
    private let other = UIView()

    init() {
        root.addSubview(box)
        root.addSubview(other)
    }

    private func frame(_ closure: (ConstraintMaker) -> Void) -> CGRect {
        box.snp.makeConstraints(closure)
        root.layoutIfNeeded()
        return box.frame
    }

    @Test func edgesLieInwardsByTheirInset() {
        #expect(
            frame { $0.edges.equalToSuperview().inset(10) } == CGRect(x: 10, y: 10, width: 280, height: 480))
        box.snp.remakeConstraints {
            $0.edges.equalTo(root).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        }
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 2, y: 1, width: 294, height: 496))
        #expect(!box.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func sidesFollowThoseOfOthers() {
        other.snp.makeConstraints { make in
            make.top.left.equalTo(20)
            make.size.equalTo(CGSize(width: 100, height: 40))
        }
        let frame = frame { make in
            make.top.equalTo(other.snp.bottom).offset(8)
            make.left.right.equalTo(other)
            make.height.equalTo(other).multipliedBy(0.5).offset(3)
        }
        #expect(frame == CGRect(x: 20, y: 68, width: 100, height: 23))
    }

    @Test func theMiddleAndLengths() {
        let frame = frame { make in
            make.center.equalToSuperview().offset(CGPoint(x: 5, y: -5))
            make.width.equalTo(root).dividedBy(3)
            make.height.equalTo(box.snp.width)
        }
        #expect(frame == CGRect(x: 105, y: 195, width: 100, height: 100))
    }

    @Test func prioritiesAndBounds() {
        let frame = frame { make in
            make.top.left.equalToSuperview()
            make.height.equalTo(10)
            make.width.equalTo(500).priority(.high)
            make.width.lessThanOrEqualTo(200)
            make.width.greaterThanOrEqualToSuperview().priority(100)
        }
        #expect(frame.width == 200)
    }

    @Test func whatWasMadeIsUpdatedAndTakenAway() throws {
        var kept: Constraint?
        box.snp.makeConstraints { make in
            make.top.left.equalToSuperview()
            make.height.equalTo(10)
            kept = make.width.equalTo(50).labeled("width").constraint
        }
        let width = try #require(kept)
        #expect(width.layoutConstraints.map(\.identifier) == ["width"])
        box.snp.updateConstraints { $0.height.equalTo(30) }
        width.update(offset: 70)
        root.layoutIfNeeded()
        #expect(box.frame.size == CGSize(width: 70, height: 30))
        #expect(width.isActive)
        box.snp.removeConstraints()
        #expect(!width.isActive && root.constraints.isEmpty && box.constraints.isEmpty)
    }

    @Test func guidesAndListsOfViews() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        guide.snp.makeConstraints { make in
            make.left.equalTo(root).offset(30)
            make.top.bottom.right.equalTo(root)
        }
        [box, other].snp.makeConstraints { make in
            make.left.equalTo(guide)
            make.top.equalTo(root.safeAreaLayoutGuide.snp.top)
            make.size.equalTo(44)
        }
        root.layoutIfNeeded()
        let expected = CGRect(x: 30, y: 0, width: 44, height: 44)
        #expect(box.frame == expected && other.frame == expected)
    }

    /// Nothing of what was made keeps its view.
    @Test func viewsGo() {
        weak var gone: UIView?
        do {
            let view = UIView()
            root.addSubview(view)
            view.snp.makeConstraints { $0.edges.equalToSuperview() }
            gone = view
            view.removeFromSuperview()
        }
        #expect(gone == nil)
    }
}
