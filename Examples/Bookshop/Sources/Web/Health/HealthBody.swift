import Hummingbird

/// What the shop says about itself to its operators.
package struct HealthBody: Sendable, Hashable, Codable, ResponseEncodable {
    package var status: Status

    package init(_ status: Status) {
        self.status = status
    }

    package enum Status: String, Sendable, Codable {
        /// The program responds.
        case alive
        /// It has not begun to start.
        case notRun
        /// It is starting: send customers elsewhere.
        case starting
        /// It takes orders.
        case ready
        /// It still takes orders, and stops soon: send customers elsewhere.
        case draining
        /// It finishes what it has begun, and takes no more.
        case stopping
    }
}
