import AlchemicMain
import Foundation
import TextTool

/// Does something to a text: what, it learns from the libraries that it opens.
///
///     plugins [command] [text]
@main struct PluginsCommand {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        let wanted = arguments.first ?? "rot13"
        let text = arguments.count > 1 ? arguments.dropFirst().joined(separator: " ") : "Uryyb, jbeyq!"

        try await Container.main.start()
        print("Commands of the program:")
        try list()

        let opened = try LibraryFolder().open()
        let rescan = try await Container.main.rescan()
        print()
        for path in rescan.joined { print("\(fileName(path)) has joined.") }
        for name in opened.libraries.subtracting((rescan.joined + rescan.broken.map(\.path)).map(fileName)).sorted() {
            print("\(name) declares nothing, or to another copy of Alchemic.")
        }
        for message in opened.failures { print(message) }
        for library in rescan.broken { print("\(fileName(library.path)) is left out:\n\(library.error)") }
        print("\nCommands with those of the libraries:")
        try list()

        let command = try Container.main.all(of: (any TextCommand).self).first { $0.name == wanted }
        print("\n" + (command.map { "\(wanted): \($0.run(text))" } ?? "There is no command \"\(wanted)\"."))
        try await Container.main.stop()
        if command == nil { exit(1) }
    }

    /// Asks the same question each time; the answer grows.
    private static func list() throws {
        for command in try Container.main.all(of: (any TextCommand).self) {
            print("  \(command.name): \(command.summary)")
        }
    }

    private static func fileName(_ path: String) -> String { URL(filePath: path).lastPathComponent }
}
