/// How much longer animations take, as a simulator's "Slow Animations" says: source declares this function of UIKit's itself, by its name in C.
@_cdecl("UIAnimationDragCoefficient")
public func _animationDragCoefficient() -> Float { 1 }
