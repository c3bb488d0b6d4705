package import Foundation

/// The file that the notes are in.
package struct DatabaseFile: Sendable {
    package let place: URL

    /// A file that may not be there yet.
    package init(_ place: URL) {
        self.place = place
    }

    /// The user's own.
    package static var standard: DatabaseFile {
        let environment = ProcessInfo.processInfo.environment
        let data = environment["XDG_DATA_HOME"].map { URL(filePath: $0) }
        let folder = data ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/share")
        return DatabaseFile(folder.appending(path: "notes/notes.sqlite"))
    }
}
