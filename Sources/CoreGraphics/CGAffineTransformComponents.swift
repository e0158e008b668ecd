import Foundation

/// A transform as what is done one after the other: scaled, sheared, turned, moved.
public struct CGAffineTransformComponents: Equatable, Sendable {
    public var scale: CGSize
    /// Of x by y.
    public var horizontalShear: CGFloat
    /// Radians.
    public var rotation: CGFloat
    public var translation: CGVector

    public init(
        scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
        translation: CGVector = .zero
    ) {
        (self.scale, self.horizontalShear) = (scale, horizontalShear)
        (self.rotation, self.translation) = (rotation, translation)
    }
}

extension CGAffineTransform {
    public init(_ components: CGAffineTransformComponents) {
        let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
        let (width, height) = (components.scale.width, components.scale.height)
        let shear = components.horizontalShear
        self.init(
            a: width * cosine, b: width * sine, c: height * (shear * cosine - sine),
            d: height * (shear * sine + cosine), tx: components.translation.dx, ty: components.translation.dy)
    }

    /// The parts of which this transform is made; scales are positive but for a mirrored height.
    public func decomposed() -> CGAffineTransformComponents {
        let width = (a * a + b * b).squareRoot()
        guard width > 0 else {
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: (c * c + d * d).squareRoot()),
                translation: CGVector(dx: tx, dy: ty))
        }
        let height = (a * d - b * c) / width
        let shear = height == 0 ? 0 : (a * c + b * d) / (width * height)
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: shear, rotation: atan2(b, a),
            translation: CGVector(dx: tx, dy: ty))
    }
}
