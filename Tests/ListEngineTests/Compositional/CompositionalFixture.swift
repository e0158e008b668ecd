import CoreGraphics

@testable import ListEngine

extension CompositionalSize {
    static func shares(_ width: CGFloat = 1, _ height: CGFloat = 1) -> CompositionalSize {
        CompositionalSize(width: .fractionalWidth(width), height: .fractionalHeight(height))
    }
    static func row(_ height: CompositionalDimension) -> CompositionalSize {
        CompositionalSize(width: .fractionalWidth(1), height: height)
    }
}

extension CompositionalItem {
    static func cell(_ size: CompositionalSize = .shares()) -> CompositionalItem {
        CompositionalItem(size: size)
    }

    static func group(
        _ axis: FlowAxis, _ size: CompositionalSize, _ members: CompositionalGroup.Members,
        spacing: CompositionalSpacing = .none, insets: ListInsets = .zero
    ) -> CompositionalItem {
        CompositionalItem(
            size: size, insets: insets,
            group: CompositionalGroup(axis: axis, members: members, spacing: spacing))
    }
}

extension ListInsets {
    static func sides(_ leading: CGFloat, _ trailing: CGFloat) -> ListInsets {
        ListInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
    }
    static func all(_ inset: CGFloat) -> ListInsets {
        ListInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    }
}

/// A vertical layout on a screen of 375 by 758 points at 3x.
func compositional(
    _ sections: [CompositionalSectionInput], spacing: CGFloat = 0, axis: FlowAxis = .vertical,
    size: CGSize = CGSize(width: 375, height: 758), measured: @escaping (Int) -> [Int: CGSize] = { _ in [:] }
) -> CompositionalLayout {
    CompositionalLayout(
        CompositionalLayoutInput(
            container: size, axis: axis, scale: 3, sectionSpacing: spacing, sections: sections),
        answers: CompositionalLayoutAnswers(measuredItems: measured))
}

extension CompositionalLayout {
    func frames(_ role: CompositionalElement.Role, kind: Int? = nil, section: Int? = nil) -> [CGRect] {
        elements(in: CGRect(x: -1000, y: -1000, width: 1e6, height: 1e6))
            .filter {
                $0.role == role && (kind == nil || kind == $0.kind)
                    && (section == nil || section == $0.section)
            }.map(\.frame)
    }
}

/// Whether two frames are one to within a third of a point, the pixel of the recordings.
func isSame(_ a: CGRect, _ b: CGRect, within slack: CGFloat = 0.334) -> Bool {
    abs(a.minX - b.minX) < slack && abs(a.minY - b.minY) < slack && abs(a.width - b.width) < slack
        && abs(a.height - b.height) < slack
}
