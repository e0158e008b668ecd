import Foundation

/// How a request may fail: the cases of `URLError.Code` by their names.
public enum NetworkFailure: String, CaseIterable, Sendable {
    case notConnectedToInternet, timedOut, cannotFindHost, cannotConnectToHost, networkConnectionLost
    case dnsLookupFailed, badServerResponse, cannotParseResponse, resourceUnavailable, dataNotAllowed
    case internationalRoamingOff, callIsActive, secureConnectionFailed, serverCertificateHasBadDate
    case serverCertificateUntrusted, appTransportSecurityRequiresSecureConnection, unknown

    /// Foundation's number.
    var code: Int {
        switch self {
        case .notConnectedToInternet: NSURLErrorNotConnectedToInternet
        case .timedOut: NSURLErrorTimedOut
        case .cannotFindHost: NSURLErrorCannotFindHost
        case .cannotConnectToHost: NSURLErrorCannotConnectToHost
        case .networkConnectionLost: NSURLErrorNetworkConnectionLost
        case .dnsLookupFailed: NSURLErrorDNSLookupFailed
        case .badServerResponse: NSURLErrorBadServerResponse
        case .cannotParseResponse: NSURLErrorCannotParseResponse
        case .resourceUnavailable: NSURLErrorResourceUnavailable
        case .dataNotAllowed: NSURLErrorDataNotAllowed
        case .internationalRoamingOff: NSURLErrorInternationalRoamingOff
        case .callIsActive: NSURLErrorCallIsActive
        case .secureConnectionFailed: NSURLErrorSecureConnectionFailed
        case .serverCertificateHasBadDate: NSURLErrorServerCertificateHasBadDate
        case .serverCertificateUntrusted: NSURLErrorServerCertificateUntrusted
        case .appTransportSecurityRequiresSecureConnection:
            NSURLErrorAppTransportSecurityRequiresSecureConnection
        case .unknown: NSURLErrorUnknown
        }
    }

    /// What apps show of it: iOS's words.
    var text: String {
        switch self {
        case .notConnectedToInternet: "The Internet connection appears to be offline."
        case .timedOut: "The request timed out."
        case .cannotFindHost: "A server with the specified hostname could not be found."
        case .cannotConnectToHost: "Could not connect to the server."
        case .networkConnectionLost: "The network connection was lost."
        case .dnsLookupFailed: "DNS lookup failed."
        case .badServerResponse: "There was a bad response from the server."
        case .cannotParseResponse: "cannot parse response"
        case .resourceUnavailable: "resource unavailable"
        case .dataNotAllowed: "A data connection is not currently allowed."
        case .internationalRoamingOff: "International roaming is currently off."
        case .callIsActive: "A data connection cannot be established since a call is currently active."
        case .secureConnectionFailed:
            "An SSL error has occurred and a secure connection to the server cannot be made."
        case .serverCertificateHasBadDate, .serverCertificateUntrusted:
            "The certificate for this server is invalid."
        case .appTransportSecurityRequiresSecureConnection:
            "The resource could not be loaded because the App Transport Security policy requires the use of a secure connection."
        case .unknown: "unknown error"
        }
    }

    /// Of an error of libcurl's.
    init(curl result: Int32) {
        switch result {
        case 5, 6: self = .cannotFindHost
        case 7: self = .cannotConnectToHost
        case 28: self = .timedOut
        case 35: self = .secureConnectionFailed
        case 51, 60: self = .serverCertificateUntrusted
        case 8, 52: self = .badServerResponse
        case 18, 55, 56, 92: self = .networkConnectionLost
        default: self = .unknown
        }
    }
}
