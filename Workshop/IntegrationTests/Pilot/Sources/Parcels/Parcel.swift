/// Somebody whose parcels are tracked.
package struct User: Sendable, Hashable {
    package let name: String
    package init(name: String) { self.name = name }
}

/// A parcel on its way.
package struct Parcel: Sendable, Hashable, Codable {
    package enum Status: String, Sendable, Codable { case announced, moving, delivered }

    package let id: String
    package let carrier: String
    package var status: Status

    package init(id: String, carrier: String, status: Status = .announced) {
        (self.id, self.carrier, self.status) = (id, carrier, status)
    }
}

package enum ParcelError: Error {
    case unknownCarrier(String)
    case unknownParcel(String)
}

/// Where parcels are kept.
package protocol ParcelStore: Sendable {
    func parcels(of user: User) async throws -> [Parcel]
    func parcel(_ id: String, of user: User) async throws -> Parcel?
    func add(_ parcel: Parcel, of user: User) async throws
    /// All that are not delivered.
    func moving() async throws -> [Parcel]
    func set(_ status: Parcel.Status, of id: String) async throws
}
