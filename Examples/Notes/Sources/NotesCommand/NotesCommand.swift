import Foundation
import Notes
import Toolkit

/// Notes in windows: `notes [--events] [file]`.
@main struct NotesCommand {
    @MainActor static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        let file = arguments.first { !$0.hasPrefix("--") }.map { DatabaseFile(URL(filePath: $0)) }
        let journal = Journal(arguments.contains("--events") ? { write($0, to: .standardOutput) } : nil)
        do {
            try Toolkit.start()
            let application = NotesApplication(notesModule(file: file ?? .standard, journal: journal))
            try await application.start()
            try application.openList()
            try await application.runUntilClosed()
        } catch {
            write("notes: \(error)", to: .standardError)
            exit(1)
        }
    }

    /// Immediately, also where the output is not a terminal.
    private static func write(_ line: String, to output: FileHandle) {
        output.write(Data("\(line)\n".utf8))
    }
}
