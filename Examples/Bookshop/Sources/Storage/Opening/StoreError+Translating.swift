import Domain
import GRDB

/// Runs an operation, and turns SQLite's errors into those that the domain knows.
func translatingErrors<Result>(_ operation: () async throws -> Result) async throws -> Result {
    do {
        return try await operation()
    } catch let error as DatabaseError {
        throw StoreError(error)
    }
}

extension StoreError {
    init(_ error: DatabaseError) {
        self =
            switch error.resultCode {
            case .SQLITE_FULL: .full
            case .SQLITE_BUSY, .SQLITE_LOCKED: .busy
            default: .failed("\(error)")
            }
    }
}
