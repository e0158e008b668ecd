import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceLowering

/// What an app may set on UIKit's objects has an effect, or says that it has none.
struct KeptMembersTests {
    /// Values that the app itself reads again, and one whose comment tells what happens.
    private static let apps: Set = [
        "suggestedName", "localObject", "representedObject", "webpageURL", "orientationMatchesAngle",
        "prefersScrollingExpandsWhenScrolledToEdge",
    ]

    @Test func whatNobodyReadsSaysSo() {
        let members = Members(viewMode: .sourceAccurate)
        for file in Lowered.kitFiles { members.read(Lowering.parsed(file).tree, file.path) }
        let others = Self.sourcesBeside
        #expect(members.stored.count > 500)
        for (name, found) in members.stored where !Self.apps.contains(name) {
            let own = found.reduce(0) { $0 + $1.uses }
            guard members.uses[name] == own, !others.contains(Substring(name)) else { continue }
            for member in found where !member.saysSo {
                Issue.record(
                    "\(member.file): nobody reads \(name): give it an effect, or `Kept.say` why it has none")
            }
        }
    }

    /// Methods that do nothing: those that subclasses override, as Apple's documentation says of each, and those whose work
    /// is done by itself.
    private static let hooks: Set = [
        "accessibilityDecrement", "accessibilityElementDidBecomeFocused", "accessibilityElementDidLoseFocus",
        "accessibilityIncrement", "activityDidFinish", "adjustedContentInsetDidChange",
        "applicationFinishedRestoringState", "contextMenuInteraction", "didUpdateFocus", "tableView", "apply",
        "awakeFromNib", "selectionWillChange", "selectionDidChange", "textWillChange", "textDidChange",
        "beginGeneratingDeviceOrientationNotifications", "buildMenu", "drawContentForPage", "drawPage",
        "fixAttributes", "validate",
        "becomeKey", "cancel", "cancelTracking", "containerViewDidLayoutSubviews",
        "containerViewWillLayoutSubviews",
        "copy", "cut", "decodeRestorableState", "decreaseSize", "delete", "didAddSubview", "didMove",
        "didMoveToSuperview",
        "didMoveToWindow", "didReceiveMemoryWarning", "didRotate", "didTransition",
        "disableEditing", "dismissalTransitionDidEnd",
        "dismissalTransitionWillBegin", "dragStateDidChange", "draw", "enableEditing", "encode",
        "encodeRestorableState",
        "endBackgroundTask", "endGeneratingDeviceOrientationNotifications", "endTracking", "ensureGlyphs",
        "finalizeAnimatedBoundsChange", "finalizeCollectionViewUpdates", "finalizeLayoutTransition",
        "finishedHandlingError",
        "highlightNextResult", "increaseSize", "invalidate", "invalidateFoundResults", "layerWillDraw",
        "layoutMarginsDidChange", "makeTextWritingDirectionLeftToRight",
        "makeTextWritingDirectionRightToLeft", "observeValue", "paste",
        "performSearch", "performSingleReplacement", "preferredContentSizeDidChange", "prepare",
        "prepareForInterfaceBuilder", "prepareForReuse", "prepareForTransition",
        "presentationTransitionDidEnd",
        "presentationTransitionWillBegin", "remoteControlReceived", "replaceAll", "reset", "resignCurrent",
        "resignKey",
        "restoreUserActivityState", "safeAreaInsetsDidChange", "select", "selectAll", "setNeedsFocusUpdate",
        "systemLayoutFittingSizeDidChange", "tabBar", "tintColorDidChange", "toggleBoldface", "toggleItalics",
        "toggleUnderline", "touchesBegan", "touchesCancelled", "touchesEnded",
        "touchesEstimatedPropertiesUpdated",
        "touchesMoved", "traitCollectionDidChange", "unmarkText", "unregisterForPreviewing", "unwind",
        "updateConstraints", "updateContentUnavailableConfiguration", "updateFocusIfNeeded",
        "userInteractionNoLongerPermitted",
        "updateProperties",
        "updateUserActivityState",
        "viewDidAppear", "viewDidDisappear", "viewDidLayoutSubviews", "viewDidLoad", "viewIsAppearing",
        "viewLayoutMarginsDidChange", "viewSafeAreaInsetsDidChange", "viewWillAppear", "viewWillDisappear",
        "viewWillLayoutSubviews", "willAnimateRotation", "willMove", "willRemoveSubview", "willRotate",
        "willTransition",
    ]

    @Test func whatDoesNothingSaysSo() {
        let methods = EmptyMethods(viewMode: .sourceAccurate)
        for file in Lowered.kitFiles where !file.path.contains("ObsoleteMembers") {
            methods.read(Lowering.parsed(file).tree, file.path)
        }
        for method in methods.found where !Self.hooks.contains(method.name) && !method.name.hasPrefix("_") {
            Issue.record(
                """
                \(method.file): \(method.name) does nothing: give it an effect, or `Kept.say` why it has none; if \
                subclasses override it, name it among the hooks
                """)
        }
        let unused = Self.hooks.subtracting(methods.found.map(\.name))
        #expect(unused.isEmpty, "hooks that are no empty methods any more: \(unused.sorted())")
    }

    /// The words of the modules beside the kit.
    private static var sourcesBeside: Set<Substring> {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources").standardizedFileURL
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
        return paths.filter {
            $0.hasSuffix(".swift") && !$0.hasPrefix("UIKit/") && !$0.hasPrefix("AppleFoundation/")
        }.reduce(into: []) { words, path in
            let text = (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
            words.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        }
    }
}

private final class Members: SyntaxVisitor {
    struct Member {
        let file: String
        /// How often its name stands in its own declaration.
        let uses: Int
        let saysSo: Bool
    }

    private(set) var stored: [String: [Member]] = [:]
    private(set) var uses: [String: Int] = [:]
    private var file = ""

    func read(_ tree: SourceFileSyntax, _ path: String) {
        file = path
        walk(tree)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = token.tokenKind { uses[name, default: 0] += 1 }
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        // Requirements are no storage; what they name counts as read where it is used.
        for token in node.tokens(viewMode: .sourceAccurate) { _ = visit(token) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let modifiers = node.modifiers.map(\.trimmedDescription)
        guard node.parent?.is(MemberBlockItemSyntax.self) == true, node.bindings.count == 1,
            node.bindingSpecifier.text == "var", modifiers.contains("open") || modifiers.contains("public"),
            Set(modifiers).isDisjoint(with: ["override", "static", "internal(set)", "private(set)"]),
            let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, isStored(binding)
        else { return .visitChildren }
        let own = node.tokens(viewMode: .sourceAccurate).filter { $0.text == name }.count
        let saysSo = node.description.contains("Kept.say")
        stored[name, default: []].append(Member(file: file, uses: own, saysSo: saysSo))
        return .visitChildren
    }

    private func isStored(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.contains { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
    }
}

/// Public methods with nothing in their braces.
private final class EmptyMethods: SyntaxVisitor {
    private(set) var found: [(file: String, name: String)] = []
    private var file = ""

    func read(_ tree: SourceFileSyntax, _ path: String) {
        file = path
        walk(tree)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let modifiers = node.modifiers.map(\.trimmedDescription)
        let isPublic = modifiers.contains("open") || modifiers.contains("public")
        if isPublic, !modifiers.contains("override"), node.body?.statements.isEmpty == true {
            found.append((file, node.name.text))
        }
        return .skipChildren
    }
}
