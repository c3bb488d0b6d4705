package import Logging

/// The parcels of the user who sent a request.
package struct Tracker: Sendable {
    private let user: User
    private let store: any ParcelStore
    private let carriers: [any Carrier]
    private let logger: Logger

    package init(user: User, store: any ParcelStore, carriers: [any Carrier], logger: Logger) {
        (self.user, self.store, self.carriers, self.logger) = (user, store, carriers, logger)
    }

    package func parcels() async throws -> [Parcel] { try await store.parcels(of: user) }

    package func parcel(_ id: String) async throws -> Parcel {
        guard let parcel = try await store.parcel(id, of: user) else { throw ParcelError.unknownParcel(id) }
        return parcel
    }

    package func add(_ id: String, with name: String) async throws -> Parcel {
        guard let carrier = carriers.first(where: { $0.name == name }) else { throw ParcelError.unknownCarrier(name) }
        let parcel = Parcel(id: id, carrier: name, status: try await carrier.status(of: id))
        try await store.add(parcel, of: user)
        logger.info("Parcel added", metadata: ["parcel": "\(id)", "user": "\(user.name)"])
        return parcel
    }
}
