import CQRCode
import Foundation
import PageServing

/// What there is to say when a page is served beyond this machine.
enum AddressElsewhere {
    /// Warns, and prints the addresses that other devices can open.
    /// - Returns: what pages show of the first; nil where only this machine is served.
    @discardableResult
    static func tell(_ server: PageServer, _ token: AccessToken) -> PageElsewhere? {
        guard server.isReachedFromElsewhere else { return nil }
        let addresses = server.addressesElsewhere(token)
        let advice =
            addresses.isEmpty
            ? "this machine has no address that they could open"
            : "whoever has the address sees and uses the app, and what travels is not encrypted"
        FileHandle.standardError.write(
            Data("shoji: warning: the page is served to other devices, too; \(advice)\n".utf8))
        for address in addresses { print("on other devices: \(address)") }
        fflush(nil)
        return addresses.first.flatMap { address in
            code(of: address).map { PageElsewhere(address: address, code: $0) }
        }
    }

    /// A QR code's rows, from the top: 1 is dark.
    static func code(of text: String) -> [String]? {
        guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
        defer { QRcode_free(code) }
        let width = Int(code.pointee.width)
        guard let modules = code.pointee.data else { return nil }
        // The lowest bit of a module is its colour (qrencode.h).
        return (0..<width).map { row in
            String((0..<width).map { modules[row * width + $0] & 1 == 1 ? "1" : "0" })
        }
    }
}
