import Foundation
import Notes
import Toolkit

/// Notes in windows: `notes [--events] [file]`.
@main struct NotesCommand {
    @MainActor static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        let file = arguments.first { !$0.hasPrefix("--") }.map { DatabaseFile(URL(filePath: $0)) }
        let journal = Journal(arguments.contains("--events") ? { print($0) } : nil)
        do {
            try Toolkit.start()
            let application = try NotesApplication(notesModule(file: file ?? .standard, journal: journal))
            try await application.start()
            try application.openList()
            try await application.runUntilClosed()
        } catch {
            FileHandle.standardError.write(Data("notes: \(error)\n".utf8))
            exit(1)
        }
    }
}
