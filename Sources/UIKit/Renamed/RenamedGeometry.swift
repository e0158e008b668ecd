/// Core Graphics' functions from before Swift 3.

@available(*, deprecated, message: "use CGRect(x:y:width:height:)")
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
@available(*, deprecated, message: "use CGPoint(x:y:)")
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
@available(*, deprecated, message: "use CGSize(width:height:)")
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
@available(*, deprecated, message: "use CGVector(dx:dy:)")
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

@available(*, deprecated, renamed: "CGRect.zero") public var CGRectZero: CGRect { .zero }
@available(*, deprecated, renamed: "CGRect.null") public var CGRectNull: CGRect { .null }
@available(*, deprecated, renamed: "CGRect.infinite") public var CGRectInfinite: CGRect { .infinite }
@available(*, deprecated, renamed: "CGPoint.zero") public var CGPointZero: CGPoint { .zero }
@available(*, deprecated, renamed: "CGSize.zero") public var CGSizeZero: CGSize { .zero }

@available(*, deprecated, message: "use width") public func CGRectGetWidth(_ r: CGRect) -> CGFloat { r.width }
@available(*, deprecated, message: "use height") public func CGRectGetHeight(_ r: CGRect) -> CGFloat {
    r.height
}
@available(*, deprecated, message: "use minX") public func CGRectGetMinX(_ r: CGRect) -> CGFloat { r.minX }
@available(*, deprecated, message: "use midX") public func CGRectGetMidX(_ r: CGRect) -> CGFloat { r.midX }
@available(*, deprecated, message: "use maxX") public func CGRectGetMaxX(_ r: CGRect) -> CGFloat { r.maxX }
@available(*, deprecated, message: "use minY") public func CGRectGetMinY(_ r: CGRect) -> CGFloat { r.minY }
@available(*, deprecated, message: "use midY") public func CGRectGetMidY(_ r: CGRect) -> CGFloat { r.midY }
@available(*, deprecated, message: "use maxY") public func CGRectGetMaxY(_ r: CGRect) -> CGFloat { r.maxY }
@available(*, deprecated, message: "use isEmpty") public func CGRectIsEmpty(_ r: CGRect) -> Bool { r.isEmpty }
@available(*, deprecated, message: "use isNull") public func CGRectIsNull(_ r: CGRect) -> Bool { r.isNull }

@available(*, deprecated, message: "use ==")
public func CGRectEqualToRect(_ a: CGRect, _ b: CGRect) -> Bool { a == b }
@available(*, deprecated, message: "use ==")
public func CGSizeEqualToSize(_ a: CGSize, _ b: CGSize) -> Bool { a == b }
@available(*, deprecated, message: "use ==")
public func CGPointEqualToPoint(_ a: CGPoint, _ b: CGPoint) -> Bool { a == b }
@available(*, deprecated, message: "use intersects(_:)")
public func CGRectIntersectsRect(_ a: CGRect, _ b: CGRect) -> Bool { a._intersects(b) }
@available(*, deprecated, message: "use contains(_:)")
public func CGRectContainsPoint(_ r: CGRect, _ p: CGPoint) -> Bool { r.contains(p) }
@available(*, deprecated, message: "use contains(_:)")
public func CGRectContainsRect(_ a: CGRect, _ b: CGRect) -> Bool { a.contains(b) }
@available(*, deprecated, message: "use insetBy(dx:dy:)")
public func CGRectInset(_ r: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { r.insetBy(dx: dx, dy: dy) }
@available(*, deprecated, message: "use offsetBy(dx:dy:)")
public func CGRectOffset(_ r: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { r.offsetBy(dx: dx, dy: dy) }
@available(*, deprecated, message: "use union(_:)")
public func CGRectUnion(_ a: CGRect, _ b: CGRect) -> CGRect { a.union(b) }
@available(*, deprecated, message: "use intersection(_:)")
public func CGRectIntersection(_ a: CGRect, _ b: CGRect) -> CGRect { a.intersection(b) }
@available(*, deprecated, message: "use integral")
public func CGRectIntegral(_ r: CGRect) -> CGRect { r.integral }

@available(*, deprecated, renamed: "CGAffineTransform.identity")
public var CGAffineTransformIdentity: CGAffineTransform { .identity }
@available(*, deprecated, message: "use CGAffineTransform(translationX:y:)")
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty)
}
@available(*, deprecated, message: "use CGAffineTransform(scaleX:y:)")
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
}
@available(*, deprecated, message: "use CGAffineTransform(rotationAngle:)")
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
}
@available(*, deprecated, message: "use concatenating(_:)")
public func CGAffineTransformConcat(_ a: CGAffineTransform, _ b: CGAffineTransform) -> CGAffineTransform {
    a.concatenating(b)
}
@available(*, deprecated, message: "use translatedBy(x:y:)")
public func CGAffineTransformTranslate(
    _ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform { t.translatedBy(x: tx, y: ty) }
@available(*, deprecated, message: "use scaledBy(x:y:)")
public func CGAffineTransformScale(
    _ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
) -> CGAffineTransform { t.scaledBy(x: sx, y: sy) }
@available(*, deprecated, message: "use rotated(by:)")
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
    t.rotated(by: angle)
}
