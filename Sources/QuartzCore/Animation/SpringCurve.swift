/// A damped spring from 0 to 1.
public struct SpringCurve: Hashable, Sendable {
    /// Undamped angular frequency, 1/s.
    public var omega: Double
    /// 1 is critical damping.
    public var dampingRatio: Double
    /// Whole distances a second at the start.
    public var velocity: Double

    public init(omega: Double, dampingRatio: Double, velocity: Double) {
        (self.omega, self.dampingRatio, self.velocity) = (omega, dampingRatio, velocity)
    }

    /// The spring that UIView's duration, damping and velocity stand for: it is within 1/1000 of its end at
    /// `duration`. UIKit: stiffness recorded on iOS 26.1 for six combinations.
    public init(duration: Double, dampingRatio: Double, velocity: Double) {
        let zeta = min(max(dampingRatio, 0.01), 1)
        func rest(_ omega: Double) -> Double {
            let beta = zeta * omega
            if zeta >= 1 { return abs(1 + (omega - velocity) * duration) * exp(-omega * duration) }
            let omegaD = omega * (1 - zeta * zeta).squareRoot()
            return abs((beta - velocity) / omegaD) * exp(-beta * duration)
        }
        // The rest shrinks as the spring stiffens once it is past the velocity's own zero.
        var low = max(velocity / zeta, 0) + 1e-6
        var high = low + 1
        while rest(high) > 0.001 || rest(high) > rest(low) && high < low + 1000 { high *= 2 }
        if rest(low) < 0.001 {
            let step = (high - low) / 64
            if let stiffer = (1..<64).map({ low + Double($0) * step }).first(where: { rest($0) > 0.001 }) {
                low = stiffer
            } else {
                // A fast start alone keeps it near its end: what is softer than the velocity's own zero rests no more.
                high = low
                while low > 1e-9, rest(low) < 0.001 { low /= 2 }
            }
        }
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if rest(middle) > 0.001 { low = middle } else { high = middle }
        }
        self.init(omega: (low + high) / 2, dampingRatio: zeta, velocity: velocity)
    }

    public func value(at t: Double) -> Double {
        if t <= 0 { return 0 }
        let beta = dampingRatio * omega
        if dampingRatio >= 1 {
            return 1 - exp(-omega * t) * (1 + (omega - velocity) * t)
        }
        let omegaD = omega * (1 - dampingRatio * dampingRatio).squareRoot()
        return 1 - exp(-beta * t) * (cos(omegaD * t) + (beta - velocity) / omegaD * sin(omegaD * t))
    }
}
