import NibFormat

/// One scene of a storyboard while its controller lives: makes the controller, later its view, and knows the segues.
@MainActor
final class StoryboardScene {
    let storyboard: UIStoryboard
    let scene: NibScene
    private let element: NibElement
    private var instantiation: NibInstantiation!
    private weak var controller: UIViewController?
    private var segues: [SegueTemplate] = []
    private var relationships: [NibSegue] = []
    private var embeddings: [(segue: NibSegue, container: UIView)] = []
    /// Top-level objects beside the controller.
    private var kept: [AnyObject] = []
    private var hasLoadedView = false

    /// The scene whose controller's `init(coder:)` runs.
    @SessionLocal static var making: StoryboardScene? = nil

    init(_ storyboard: UIStoryboard, _ scene: NibScene, _ element: NibElement) {
        self.storyboard = storyboard
        self.scene = scene
        self.element = element
        var hooks = NibHooks()
        hooks.segue = { [weak self] segue, object, _ in self?.add(segue, of: object) }
        instantiation = NibInstantiation(storyboard.nib, bundle: storyboard.bundle, hooks: hooks)
    }

    var document: NibDocument { storyboard.nib.document }

    // MARK: The controller

    func makeController(_ creator: UIStoryboard.Creator?) -> UIViewController {
        let coder = NibCoder(element, instantiation)
        let outer = Self.making
        Self.making = self
        let made = creator?(coder) ?? instantiation.controllerType(of: element).init(coder: coder)
        Self.making = outer
        guard let made else {
            fatalError(
                instantiation.place(element) + "init(coder:) of the view controller returned nil; "
                    + "return a controller, or instantiate with a creator")
        }
        controller = made
        // UIKit: the scene holds it, and is in the pool: stacks of public reports end in its dealloc when a test's pool goes.
        _AutoreleasePool.keep(made)
        made.storyboardScene = self
        instantiation.add(made, element)
        // Navigation and tab bar controllers have no view in the storyboard whose objects those would be.
        if viewElement == nil { makeOthers() }
        instantiation.complete()
        relate(made)
        return made
    }

    // MARK: The view

    /// Within the controller, or beside it where the outlet `view` is connected to another of the scene's objects.
    private var viewElement: NibElement? {
        if let inside = element.child(key: "view") { return inside }
        for case .outlet(let outlet) in element.connections where outlet.property == "view" {
            return scene.objects.first { $0.id == outlet.destination }
        }
        return nil
    }

    /// Makes the controller's view with everything in the scene; false when the storyboard gives it none.
    func loadView(of controller: UIViewController) -> Bool {
        guard !hasLoadedView, let element = viewElement else { return false }
        hasLoadedView = true
        guard let view = instantiation.make(element) as? UIView else { return false }
        controller.view = view
        for guide in self.element.members(of: "layoutGuides") {
            let made = guide["type"] == "bottom" ? controller.bottomGuide : controller.topGuide
            instantiation.register(made, id: guide.id)
        }
        makeOthers()
        instantiation.complete()
        instantiation.reportDangling()
        // UIKit: such a view has the default size before `viewDidLoad()`, as one made without a nib has, whatever device the storyboard was
        // drawn for. Recorded: an app whose storyboard is 414 by 896 lays out by half of `view.bounds.height` there, which is 333.5 points in
        // its picture of an iPhone 8. The engineers in Apple's forums say it of views "loaded from a storyboard"; views of xibs keep theirs.
        view.frame = UIScreen.main.bounds
        let waiting = embeddings
        embeddings = []
        for (segue, container) in waiting { embed(segue, in: container) }
        return true
    }

    /// Top-level objects beside the controller.
    private func makeOthers() {
        for other in scene.objects
        where other.id != element.id && other.id != viewElement?.id && !Self.aside.contains(other.name) {
            if let object = instantiation.make(other) { kept.append(object) }
        }
    }

    private static let aside: Set = ["placeholder", "exit"]

    // MARK: Segues

    private func add(_ segue: NibSegue, of object: AnyObject) {
        switch segue.kind {
        case "relationship": relationships.append(segue)
        case "embed":
            if let container = object as? UIView { embeddings.append((segue, container)) }
        default: trigger(template(segue), by: object)
        }
    }

    private func template(_ segue: NibSegue) -> SegueTemplate {
        if let known = segues.first(where: { $0.segue.element === segue.element }) { return known }
        let template = SegueTemplate(segue, self)
        segues.append(template)
        return template
    }

    /// Those that code may run, wherever in the scene they start: a prototype cell's are there before a cell is.
    var templates: [SegueTemplate] {
        for object in scene.objects {
            object.visit { part in
                for case .segue(let segue) in part.connections where !Self.structural.contains(segue.kind) {
                    _ = template(segue)
                }
            }
        }
        return segues
    }

    private static let structural: Set = ["relationship", "embed"]

    /// Lets the object that the storyboard connects start the segue. A prototype cell comes once for each cell.
    private func trigger(_ template: SegueTemplate, by object: AnyObject) {
        switch object {
        case let cell as UITableViewCell where template.segue.trigger?.hasPrefix("accessory") == true:
            cell.accessoryTrigger = { template.fire(by: $0) }
        case let cell as any ListCell: cell.selectionTrigger = { template.fire(by: $0) }
        case let control as UIControl:
            let action = UIAction { [weak control] _ in template.fire(by: control) }
            control.addAction(
                action, for: .nib(template.segue.element["eventType"] ?? template.segue.trigger, control))
        case let item as UIBarButtonItem: item.onTrigger = { template.fire(by: $0) }
        case let recognizer as UIGestureRecognizer:
            recognizer.handlers.append { gesture in
                let isContinuous = !(gesture is UITapGestureRecognizer || gesture is UISwipeGestureRecognizer)
                if gesture.state == (isContinuous ? .began : .ended) { template.fire(by: gesture) }
            }
        default: break
        }
    }

    /// The controller that runs the scene's segues.
    var source: UIViewController? { controller }

    /// A controller for the object id `destination`.
    func makeDestination(_ destination: String, _ creator: UIStoryboard.Creator?) -> UIViewController {
        guard let scene = storyboard.scene(of: destination) else {
            let error = document.error(
                at: element, "a segue leads to \(destination), which is no scene", remedy: "connect it again")
            ResourceProblems.stop("\(error)")
        }
        return storyboard.controller(scene, creator)
    }

    /// What an `@IBSegueAction` makes, where the segue names one. The destination is made as without it where the controller has no such
    /// method: Interface Builder leaves the name in the document when the method is deleted.
    func creator(_ segue: NibSegue, _ sender: Any?) -> UIStoryboard.Creator? {
        guard let action = segue.instantiator, let controller else { return nil }
        return { coder in
            guard let made = controller._segueAction(action, coder, sender, segue.identifier) else {
                Diagnostics.sayOnce(
                    "\(type(of: controller)) has no method \(action) for the segue \(segue.identifier ?? "without identifier"), "
                        + "whose destination is made as without one; mark the method @IBSegueAction")
                return nil
            }
            return made
        }
    }

    private func embed(_ segue: NibSegue, in container: UIView) {
        guard let parent = controller else { return }
        let child = makeDestination(segue.destination, creator(segue, nil))
        let made = SegueTemplate(segue, self).segue(to: child) {}
        parent.prepare(for: made, sender: nil)
        parent.addChild(child)
        let view: UIView = child.view
        view.fillContainer(container.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        child.didMove(toParent: parent)
    }

    /// The controllers that a container has from the beginning.
    private func relate(_ container: UIViewController) {
        let relationships = relationships
        self.relationships = []
        guard !relationships.isEmpty else { return }
        func make(_ segue: NibSegue) -> UIViewController {
            makeDestination(segue.destination, creator(segue, nil))
        }
        switch container {
        case let navigation as UINavigationController:
            if let root = relationships.first(where: { $0.relationship == "rootViewController" }) {
                navigation.setViewControllers([make(root)], animated: false)
            }
        case let tabs as UITabBarController:
            tabs.setViewControllers(
                relationships.filter { $0.relationship == "viewControllers" }.map(make), animated: false)
        case let split as UISplitViewController:
            split.adoptRelationships(relationships.map { ($0.relationship ?? "", make($0)) })
        default: break
        }
    }
}
