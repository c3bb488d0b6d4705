package import struct Foundation.Date

/// Tells the time.
package protocol TimeSource: Sendable {
    func now() -> Date
}
