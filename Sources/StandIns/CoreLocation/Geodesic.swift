import Foundation

/// The shortest way between two places on the ellipsoid of WGS 84.
///
/// T. Vincenty, "Direct and inverse solutions of geodesics on the ellipsoid", Survey Review 23 (1975). For places that
/// are nearly opposite each other his series does not settle; there a sphere of the same mean radius has to do.
struct Geodesic {
    let start: CLLocationCoordinate2D
    let end: CLLocationCoordinate2D

    private static let equator = 6_378_137.0
    private static let flattening = 1 / 298.257_223_563
    private static let pole = equator * (1 - flattening)

    /// In metres.
    var length: Double {
        guard start.latitude != end.latitude || start.longitude != end.longitude else { return 0 }
        let u1 = Self.reduced(start.latitude)
        let u2 = Self.reduced(end.latitude)
        let difference = (end.longitude - start.longitude) * .pi / 180
        var lambda = difference
        for _ in 0..<200 {
            let step = Step(u1, u2, lambda)
            guard step.sinSigma != 0 else { return 0 }
            let c =
                Self.flattening / 16 * step.cosSquaredAlpha
                * (4 + Self.flattening * (4 - 3 * step.cosSquaredAlpha))
            let middle = step.cosTwiceMiddle
            let next =
                difference + (1 - c) * Self.flattening * step.sinAlpha
                * (step.sigma + c * step.sinSigma
                    * (middle + c * step.cosSigma * (2 * middle * middle - 1)))
            if abs(next) > .pi { break }
            if abs(next - lambda) < 1e-12 { return Self.length(Step(u1, u2, next)) }
            lambda = next
        }
        return onSphere
    }

    private static func reduced(_ latitude: Double) -> Double {
        atan((1 - flattening) * tan(latitude * .pi / 180))
    }

    /// Vincenty's names, for one guess of the difference in longitude on the auxiliary sphere.
    private struct Step {
        let sinSigma, cosSigma, sigma, sinAlpha, cosSquaredAlpha, cosTwiceMiddle: Double

        init(_ u1: Double, _ u2: Double, _ lambda: Double) {
            let across = cos(u2) * sin(lambda)
            let along = cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lambda)
            sinSigma = (across * across + along * along).squareRoot()
            cosSigma = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cos(lambda)
            sigma = atan2(sinSigma, cosSigma)
            sinAlpha = sinSigma == 0 ? 0 : cos(u1) * cos(u2) * sin(lambda) / sinSigma
            cosSquaredAlpha = 1 - sinAlpha * sinAlpha
            // Along the equator there is no middle.
            cosTwiceMiddle =
                cosSquaredAlpha < 1e-15 ? 0 : cosSigma - 2 * sin(u1) * sin(u2) / cosSquaredAlpha
        }
    }

    private static func length(_ step: Step) -> Double {
        let square = step.cosSquaredAlpha * (equator * equator - pole * pole) / (pole * pole)
        let a = 1 + square / 16384 * (4096 + square * (-768 + square * (320 - 175 * square)))
        let b = square / 1024 * (256 + square * (-128 + square * (74 - 47 * square)))
        let middle = step.cosTwiceMiddle
        let third =
            b / 6 * middle * (4 * step.sinSigma * step.sinSigma - 3) * (4 * middle * middle - 3)
        let correction =
            b * step.sinSigma * (middle + b / 4 * (step.cosSigma * (2 * middle * middle - 1) - third))
        return pole * a * (step.sigma - correction)
    }

    private var onSphere: Double {
        let (a, b) = (start.latitude * .pi / 180, end.latitude * .pi / 180)
        let turn = (end.longitude - start.longitude) * .pi / 180
        let half =
            pow(sin((b - a) / 2), 2) + cos(a) * cos(b) * pow(sin(turn / 2), 2)
        return 2 * (2 * Self.equator + Self.pole) / 3 * asin(min(1, half.squareRoot()))
    }
}
