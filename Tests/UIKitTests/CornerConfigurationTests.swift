import Testing
import UIKit

/// Expectations: the documentation of UICornerConfiguration, UICornerRadius and `effectiveRadius(corner:)`, and
/// arithmetic on the frames.
@Suite @MainActor struct CornerConfigurationTests {
    private func view(_ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    @Test func aFixedRadiusIsAtMostHalfOfTheShorterSide() {
        let view = view(100, 40)
        #expect(view.effectiveRadius(corner: .allCorners) == 0)
        view.cornerConfiguration = .corners(radius: 12)
        #expect(view.effectiveRadius(corner: .topLeft) == 12)
        #expect(view.layer.cornerRadius == 12)
        view.cornerConfiguration = .corners(radius: .fixed(50))
        #expect(view.effectiveRadius(corner: .bottomRight) == 20)
    }

    @Test func capsulesFollowTheSizeUpToTheirMaximum() {
        let view = view(100, 40)
        view.cornerConfiguration = .capsule()
        #expect(view.layer.cornerRadius == 20)
        view.frame.size.height = 60
        view.layoutIfNeeded()
        #expect(view.layer.cornerRadius == 30)
        view.cornerConfiguration = .capsule(maximumRadius: 8)
        #expect(view.effectiveRadius(corner: .topRight) == 8)
    }

    @Test func onlyTheCornersThatHaveARadiusAreRounded() {
        let view = view(100, 100)
        view.cornerConfiguration = .uniformTopRadius(16)
        #expect(view.effectiveRadius(corner: .topRight) == 16)
        #expect(view.effectiveRadius(corner: .bottomLeft) == 0)
        #expect(view.effectiveRadius(corner: .allCorners) == 16)
        #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        view.cornerConfiguration = .uniformEdges(leftRadius: 4, rightRadius: 9)
        #expect(view.effectiveRadius(corner: .bottomLeft) == 4)
        #expect(view.effectiveRadius(corner: .topRight) == 9)
    }

    /// Concentric: what is left of the container's 30 points at a distance of 10.
    @Test func concentricCornersHaveWhatTheContainerLeaves() {
        let container = view(200, 200)
        container.cornerConfiguration = .corners(radius: 30)
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 180))
        container.addSubview(inner)
        inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
        #expect(inner.effectiveRadius(corner: .topLeft) == 20)
        #expect(inner.effectiveRadius(corner: .bottomRight) == 4)
        inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        #expect(inner.effectiveRadius(corner: .bottomRight) == 20)
    }
}
