import Synchronization

/// A company that says where its parcels are.
package protocol Carrier: Sendable {
    var name: String { get }
    func status(of parcel: String) async throws -> Parcel.Status
}

/// A carrier whose parcels arrive when they are asked for the third time.
package final class SwiftPost: Carrier {
    package let name = "swift-post"
    private let inquiries = Mutex<[String: Int]>([:])

    package init() {}

    package func status(of parcel: String) async throws -> Parcel.Status {
        let count = inquiries.withLock { inquiries in
            inquiries[parcel, default: 0] += 1
            return inquiries[parcel] ?? 0
        }
        return count < 3 ? .moving : .delivered
    }
}

/// A carrier whose parcels never arrive.
package struct SlowBoat: Carrier {
    package let name = "slow-boat"
    package init() {}
    package func status(of parcel: String) async throws -> Parcel.Status { .moving }
}

/// Asks a carrier about a parcel no more once it is delivered.
package final class CachingCarrier: Carrier {
    private let carrier: any Carrier
    private let delivered = Mutex<Set<String>>([])

    package init(_ carrier: any Carrier) { self.carrier = carrier }

    package var name: String { carrier.name }

    package func status(of parcel: String) async throws -> Parcel.Status {
        if delivered.withLock({ $0.contains(parcel) }) { return .delivered }
        let status = try await carrier.status(of: parcel)
        if status == .delivered { _ = delivered.withLock { $0.insert(parcel) } }
        return status
    }
}
