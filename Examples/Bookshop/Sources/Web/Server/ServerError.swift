import Foundation
import NIOCore

/// Why a server cannot listen, and what to do.
package enum ServerError: Error, Hashable {
    case portInUse(Int, host: String, key: String)
    case cannotListen(Int, host: String, reason: String)

    init(_ error: IOError, host: String, port: Int, key: String) {
        self =
            error.errnoCode == EADDRINUSE
            ? .portInUse(port, host: host, key: key)
            : .cannotListen(port, host: host, reason: "\(error)")
    }
}

extension ServerError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .portInUse(let port, let host, let key):
            "another program listens on port \(port) of \(host): stop it, or configure another \(key)"
        case .cannotListen(let port, let host, let reason):
            "the program cannot listen on port \(port) of \(host): \(reason)"
        }
    }
}
