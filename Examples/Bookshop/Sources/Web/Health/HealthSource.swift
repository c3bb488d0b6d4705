import AlchemicServices

/// Knows whether the shop takes orders at the moment.
package protocol HealthSource: Sendable {
    var health: HealthBody.Status { get }
}

extension Readiness: HealthSource {
    package var health: HealthBody.Status { HealthBody.Status(rawValue: phase.rawValue) ?? .notRun }
}
