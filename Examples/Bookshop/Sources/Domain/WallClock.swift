package import Foundation

/// What time it is.
package protocol WallClock: Sendable {
    var now: Date { get }
}

/// The time of the system.
package struct SystemClock: WallClock {
    package init() {}

    package var now: Date { Date() }
}
