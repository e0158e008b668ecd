// Traits that most screens have alike here, unless an app sets them below its own views.

/// Whether the interface is in the foreground, on systems with windows.
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }
/// Whether the screen is recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable { case unspecified = -1, inactive, active }
/// How large the items of a window's toolbar are.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
    case unspecified = -1, regular, small, large = 3
}

public enum UITraitActiveAppearance: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceActiveAppearance.active
}
public enum UITraitSceneCaptureState: UITraitDefinition {
    public static let defaultValue = UISceneCaptureState.inactive
}
public enum UITraitToolbarItemPresentationSize: UITraitDefinition {
    public static let defaultValue = UINSToolbarItemPresentationSize.unspecified
}
public enum UITraitImageDynamicRange: UITraitDefinition {
    public static let defaultValue = UIImage.DynamicRange.standard
}
/// BCP 47; nil: that of the text itself.
public enum UITraitTypesettingLanguage: UITraitDefinition {
    public static let defaultValue: String? = nil
}

extension UISplitViewController {
    /// Whether columns stand side by side around something.
    public enum LayoutEnvironment: Int, Sendable { case none, expanded, collapsed }

    /// What the columns have beside the traits of the surroundings, once there are columns.
    var traitsOfColumns: UITraitCollection? {
        guard isArranged else { return nil }
        return UITraitCollection(mutations: {
            $0[UITraitSplitViewControllerLayoutEnvironment.self] = isCollapsed ? .collapsed : .expanded
        })
    }
}

public enum UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
    public static let defaultValue = UISplitViewController.LayoutEnvironment.none
}

extension UITraitCollection {
    /// What pictures are to be made for that are shown here.
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traits: self) }
    public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
        self[UITraitSplitViewControllerLayoutEnvironment.self]
    }
    public var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }
    public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        self[UITraitToolbarItemPresentationSize.self]
    }
    public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
    public var typesettingLanguage: String? { self[UITraitTypesettingLanguage.self] }

    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(mutations: { $0.displayGamut = displayGamut })
    }
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(mutations: { $0.legibilityWeight = legibilityWeight })
    }
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(mutations: { $0[UITraitActiveAppearance.self] = activeAppearance })
    }
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init(mutations: { $0[UITraitSceneCaptureState.self] = sceneCaptureState })
    }
    public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
        self.init(mutations: { $0[UITraitToolbarItemPresentationSize.self] = toolbarItemPresentationSize })
    }
    public convenience init(imageDynamicRange: UIImage.DynamicRange) {
        self.init(mutations: { $0[UITraitImageDynamicRange.self] = imageDynamicRange })
    }
    public convenience init(typesettingLanguage: String?) {
        self.init(mutations: { $0[UITraitTypesettingLanguage.self] = typesettingLanguage })
    }
    /// No screen here feels the force of a touch.
    public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init() }
}
