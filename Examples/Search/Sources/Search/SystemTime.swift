package import struct Foundation.Date

/// The time of the machine.
package struct SystemTime: TimeSource {
    package init() {}

    package func now() -> Date { Date() }
}
