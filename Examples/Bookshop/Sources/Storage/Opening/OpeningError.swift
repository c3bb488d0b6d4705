import Foundation
import GRDB

/// Why the database cannot be opened, and what to do.
package struct OpeningError: Error, Hashable {
    package var reason: Reason
    package var path: String

    package enum Reason: Hashable, Sendable {
        case missingFolder
        case notAccessible
        case notADatabase
        case damaged(String)
        case readOnly
        case locked(Duration)
        case full
        case newerVersion
        case other(String)
    }

    package init(_ reason: Reason, path: String) {
        self.reason = reason
        self.path = path
    }
}

extension OpeningError {
    init(_ error: DatabaseError, _ settings: DatabaseSettings) {
        path = settings.location.path
        reason =
            switch error.resultCode {
            case .SQLITE_CANTOPEN where !settings.location.hasFolder: .missingFolder
            case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH: .notAccessible
            case .SQLITE_NOTADB: .notADatabase
            case .SQLITE_CORRUPT: .damaged(error.message ?? "")
            case .SQLITE_READONLY: .readOnly
            case .SQLITE_BUSY, .SQLITE_LOCKED: .locked(settings.patience)
            case .SQLITE_FULL: .full
            default: .other("\(error)")
            }
    }
}

extension OpeningError: CustomStringConvertible {
    package var description: String {
        switch reason {
        case .missingFolder:
            "the folder of the database \(path) does not exist: create it, or configure another path"
        case .notAccessible:
            "the database \(path) cannot be opened: give the program's user access to the file and its folder"
        case .notADatabase:
            "\(path) is not a database: configure another path, or restore the file from a backup"
        case .damaged(let damage):
            "the database \(path) is damaged (\(damage)): restore it from a backup"
        case .readOnly:
            "the database \(path) is read-only: give the program's user the right to write the file and its folder"
        case .locked(let duration):
            "another program has held the database \(path) for \(duration): stop it, or configure another path"
        case .full:
            "there is no room for the database \(path): free disk space, or raise its maximum size"
        case .newerVersion:
            "the database \(path) was written by a newer version of the bookshop: run that one"
        case .other(let message):
            "the database \(path) cannot be opened: \(message)"
        }
    }
}

extension DatabaseSettings.Location {
    var path: String {
        switch self {
        case .file(let path): path
        case .memory: ":memory:"
        }
    }

    fileprivate var hasFolder: Bool {
        var isFolder: ObjCBool = false
        let folder = URL(filePath: path).deletingLastPathComponent().path
        return FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) && isFolder.boolValue
    }
}
