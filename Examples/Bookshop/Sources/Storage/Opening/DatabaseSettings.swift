/// Where the database is, and what it may use.
package struct DatabaseSettings: Sendable, Hashable {
    package var location: Location
    /// How long to wait for others that hold the database.
    package var patience: Duration
    /// The largest size of the file, for disks that are shared with others.
    package var maximumBytes: Int?

    package init(_ location: Location, patience: Duration = .seconds(5), maximumBytes: Int? = nil) {
        self.location = location
        self.patience = patience
        self.maximumBytes = maximumBytes
    }

    package enum Location: Sendable, Hashable {
        case file(String)
        /// For tests: gone when it is closed.
        case memory
    }
}
