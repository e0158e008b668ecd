@_exported import UIKit

public typealias ASPresentationAnchor = UIWindow
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// Why nobody signed in.
public struct ASAuthorizationError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { ASAuthorizationErrorDomain }
    public static var errorDomain: String { ASAuthorizationErrorDomain }
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = ASAuthorizationError
        case unknown = 1000
        case canceled, invalidResponse, notHandled, failed, notInteractive
    }
    public static var unknown: Code { .unknown }
    public static var canceled: Code { .canceled }
    public static var invalidResponse: Code { .invalidResponse }
    public static var notHandled: Code { .notHandled }
    public static var failed: Code { .failed }
}

public struct ASWebAuthenticationSessionError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { ASWebAuthenticationSessionErrorDomain }
    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = ASWebAuthenticationSessionError
        case canceledLogin = 1
        case presentationContextNotProvided, presentationContextInvalid
    }
    public static var canceledLogin: Code { .canceledLogin }
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
}

open class ASAuthorization: NSObject, @unchecked Sendable {
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let fullName = Self(rawValue: "full_name")
        public static let email = Self(rawValue: "email")
    }
    open var provider: any ASAuthorizationProvider { ASAuthorizationAppleIDProvider() }
    open var credential: any ASAuthorizationCredential { ASPasswordCredential(user: "", password: "") }
}

public protocol ASAuthorizationProvider: NSObjectProtocol {}
public protocol ASAuthorizationCredential: NSObjectProtocol {}

open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    open var requestedScopes: [ASAuthorization.Scope]?
    open var state: String?
    open var nonce: String?
}
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
    open var user: String?
}
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
    public static let credentialRevokedNotification = Notification.Name(
        "ASAuthorizationAppleIDCredentialRevokedNotification")
    public override init() {}
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    open func getCredentialState(
        forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
    ) { SystemAnswer.later { completion(.notFound, nil) } }
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public override init() {}
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    open var user: String { "" }
    open var state: String? { nil }
    open var email: String? { nil }
    open var fullName: PersonNameComponents? { nil }
    open var identityToken: Data? { nil }
    open var authorizationCode: Data? { nil }
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    open var realUserStatus: ASUserDetectionStatus { .unknown }
}

open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public let user: String
    public let password: String
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    // @optional
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) {}
}

@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Signs in with an account of the device. There is none: it ends as if the reader left.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    public let authorizationRequests: [ASAuthorizationRequest]
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
    }
    open func performRequests() {
        Kept.say(
            "ASAuthorizationController.performRequests()",
            "there are no accounts; the app is told that the reader left")
        SystemAnswer.later {
            self.delegate?.authorizationController(
                controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
        }
    }
    open func cancel() {}
}

@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signs in through a browser. There is none: it ends as if the reader left.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    open var canStart: Bool { true }
    private let completion: CompletionHandler
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
    }
    @discardableResult
    open func start() -> Bool {
        Kept.say(
            "ASWebAuthenticationSession.start()", "there is no browser; the app is told that the reader left")
        SystemAnswer.later { self.completion(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
        return true
    }
    open func cancel() {}
}

/// The button "Sign in with Apple".
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp
        public static let `default` = Self.signIn
    }
    public enum Style: Int, Sendable { case white, whiteOutline, black }
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        setUp(type, style)
    }
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }
    public override convenience init(frame: CGRect) {
        self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
        self.frame = frame
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(.default, .black)
    }

    private func setUp(_ type: ButtonType, _ style: Style) {
        let texts: [ButtonType: String] = [
            .signIn: "Sign in with Apple", .continue: "Continue with Apple", .signUp: "Sign up with Apple",
        ]
        let label = UILabel(frame: bounds)
        label.text = texts[type]
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 15, weight: .medium)
        label.textColor = style == .black ? .white : .black
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
        backgroundColor = style == .black ? .black : .white
        layer.cornerRadius = cornerRadius
        if style == .whiteOutline {
            layer.borderWidth = 1
            layer.borderColor = UIColor.black.cgColor
        }
        accessibilityLabel = texts[type]
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}
