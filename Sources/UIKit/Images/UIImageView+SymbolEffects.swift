/// What ends an effect is told.
@preconcurrency @MainActor
open class UISymbolEffectCompletionContext: NSObject {
    /// Who the effect ran in.
    open private(set) weak var sender: AnyObject?
    open var isFinished: Bool { true }
    /// The effect itself; nil where a picture was exchanged.
    public let effect: (any SymbolEffect)?
    public let contentTransition: (any SymbolEffect)?

    init(sender: AnyObject, effect: (any SymbolEffect)? = nil, contentTransition: (any SymbolEffect)? = nil) {
        self.sender = sender
        self.effect = effect
        self.contentTransition = contentTransition
    }
}

public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
    /// Whether a symbol disappeared and did not appear again.
    var isSymbolAway: Bool {
        image?.isSymbolImage == true && symbolEffects[Self.key(DisappearSymbolEffect.self)] != nil
    }

    private static func key<E: SymbolEffect>(_ type: E.Type) -> String { "\(type)" }

    /// Adds an effect to the symbol. Its end is told at the next tick of the clock.
    ///
    /// DIFFERS: symbols stand still under effects; one that disappears is gone, and there when it appears.
    public func addSymbolEffect<Effect: SymbolEffect>(
        _ effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        if effect is AppearSymbolEffect { symbolEffects[Self.key(DisappearSymbolEffect.self)] = nil }
        if effect is any IndefiniteSymbolEffect { symbolEffects[Self.key(Effect.self)] = effect }
        tell(completion, UISymbolEffectCompletionContext(sender: self, effect: effect))
    }

    public func removeSymbolEffect<Effect: SymbolEffect>(
        ofType effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        symbolEffects[Self.key(Effect.self)] = nil
        tell(completion, UISymbolEffectCompletionContext(sender: self, effect: effect))
    }

    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        symbolEffects = [:]
    }

    /// Exchanges the picture at once.
    public func setSymbolImage<Transition: ContentTransitionSymbolEffect>(
        _ image: UIImage, contentTransition: Transition, options: SymbolEffectOptions = .default,
        completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
        tell(
            completion, UISymbolEffectCompletionContext(sender: self, contentTransition: contentTransition))
    }

    private func tell(_ completion: UISymbolEffectCompletion?, _ context: UISymbolEffectCompletionContext) {
        guard let completion else { return }
        FrameClock.current.schedule(after: 0) { completion(context) }
    }
}
