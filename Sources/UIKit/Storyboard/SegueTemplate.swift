import NibFormat

/// A segue as the storyboard describes it; each time it runs it makes a `UIStoryboardSegue`.
@MainActor
final class SegueTemplate {
    let segue: NibSegue
    private weak var scene: StoryboardScene?

    init(_ segue: NibSegue, _ scene: StoryboardScene) {
        self.segue = segue
        self.scene = scene
    }

    /// The reader touched what starts the segue: the source may refuse.
    func fire(by sender: Any?) {
        guard let source = scene?.source else { return }
        guard source.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else {
            return
        }
        perform(sender)
    }

    func perform(_ sender: Any?) {
        guard let scene, let source = scene.source else { return }
        if segue.kind == "unwind" { return unwind(from: source, sender) }
        let destination = scene.makeDestination(segue.destination, scene.creator(segue, sender))
        applyPresentation(destination)
        let animates = segue.animates
        let kind = segue.kind
        let anchor = anchor(sender)
        let made = self.segue(to: destination) {}
        made.handler = { [unowned made] in
            Self.run(kind, from: made.source, to: made.destination, animates: animates, sender, anchor)
        }
        source.prepare(for: made, sender: sender)
        made.perform()
    }

    /// A segue object of the class that the storyboard names.
    func segue(to destination: UIViewController, _ handler: @escaping () -> Void) -> UIStoryboardSegue {
        guard let source = scene?.source else { fatalError("the segue's source is gone") }
        var type = UIStoryboardSegue.self
        if let name = segue.customClass {
            let found = RuntimeClasses.all(named: name, module: segue.customModule).lazy
                .compactMap { $0 as? UIStoryboardSegue.Type }.first
            if let found {
                type = found
            } else {
                Diagnostics.sayOnce(
                    "Unknown segue class \(name) in Interface Builder file; a plain one runs instead")
            }
        }
        let made = Construction.segue(type, segue.identifier, source, destination)
        made.handler = handler
        return made
    }

    private func applyPresentation(_ destination: UIViewController) {
        switch segue.modalPresentationStyle {
        case "fullScreen": destination.modalPresentationStyle = .fullScreen
        case "pageSheet": destination.modalPresentationStyle = .pageSheet
        case "formSheet": destination.modalPresentationStyle = .formSheet
        case "currentContext": destination.modalPresentationStyle = .currentContext
        case "overFullScreen": destination.modalPresentationStyle = .overFullScreen
        case "overCurrentContext": destination.modalPresentationStyle = .overCurrentContext
        case "custom": destination.modalPresentationStyle = .custom
        default: break
        }
        switch segue.modalTransitionStyle {
        case "coverVertical": destination.modalTransitionStyle = .coverVertical
        case "crossDissolve": destination.modalTransitionStyle = .crossDissolve
        case "flipHorizontal": destination.modalTransitionStyle = .flipHorizontal
        case "partialCurl": destination.modalTransitionStyle = .partialCurl
        default: break
        }
        if segue.kind == "popoverPresentation" || segue.kind == "popover" {
            destination.modalPresentationStyle = .popover
        }
    }

    private func anchor(_ sender: Any?) -> (any UIPopoverPresentationControllerSourceItem)? {
        sender as? UIView ?? sender as? UIBarButtonItem
    }

    private static func run(
        _ kind: String, from source: UIViewController, to destination: UIViewController, animates: Bool,
        _ sender: Any?, _ anchor: (any UIPopoverPresentationControllerSourceItem)?
    ) {
        switch kind {
        case "show": showing(animates) { source.show(destination, sender: sender) }
        case "showDetail", "replace":
            showing(animates) { source.showDetailViewController(destination, sender: sender) }
        case "push":
            guard let navigation = source.navigationController else {
                fatalError(
                    "Push segues can only be used when the source controller is managed by an instance of "
                        + "UINavigationController; \(type(of: source)) is not")
            }
            navigation.pushViewController(destination, animated: animates)
        case "popoverPresentation", "popover":
            if let popover = destination.popoverPresentationController, popover.sourceItem == nil {
                popover.sourceItem = anchor
            }
            source.present(destination, animated: animates)
        case "custom":
            fatalError(
                "custom segues must override perform(): subclass UIStoryboardSegue and name the class in the "
                    + "storyboard")
        default: source.present(destination, animated: animates)
        }
    }

    /// `show` has no word for animation.
    private static func showing(_ animates: Bool, _ action: () -> Void) {
        if animates { action() } else { UIView.performWithoutAnimation(action) }
    }

    // MARK: Unwinding

    private func unwind(from source: UIViewController, _ sender: Any?) {
        guard let name = segue.unwindAction else { return }
        let selector = Selector(name)
        guard let target = source.unwindTarget(selector, sender: sender) else {
            return Diagnostics.say(
                "No view controller on the way back from \(type(of: source)) handles the unwind action '\(name)'; "
                    + "declare `@IBAction func` with that name and a UIStoryboardSegue")
        }
        let made = self.segue(to: target) {}
        made.handler = { [unowned made] in made.destination.unwindStack(for: made) }
        source.prepare(for: made, sender: sender)
        if !target._perform(name, made, nil) { selector.send(to: target, made) }
        made.perform()
    }
}
