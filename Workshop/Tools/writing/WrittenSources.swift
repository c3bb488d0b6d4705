public import Foundation

/// Sources of the repository that a tool writes: written anew, or compared with what is checked in.
public struct WrittenSources {
    private let tool: String
    private let folder: URL
    private let sources: [(name: String, text: String)]

    /// Names what a tool writes.
    ///
    /// - Parameters:
    ///   - tool: The tool's name, as it is run.
    ///   - folder: Where the sources stand.
    ///   - sources: Each file's name and text.
    public init(tool: String, folder: URL, sources: [(name: String, text: String)]) {
        self.tool = tool
        self.folder = folder
        self.sources = sources
    }

    /// Does what the command line says, and ends the program if that is wrong or a source is out of date.
    ///
    /// - Throws: What keeps a file from being written.
    public func run() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.isEmpty || Array(arguments) == ["--check"] else {
            print(
                """
                usage: \(tool) [--check]

                  --check   write nothing; fail if the checked-in sources are not what would be written
                """)
            exit(2)
        }
        var outdated: [String] = []
        for source in sources {
            let file = folder.appendingPathComponent(source.name)
            if (try? String(contentsOf: file, encoding: .utf8)) == source.text { continue }
            outdated.append(source.name)
            if arguments.isEmpty {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(source.text.utf8).write(to: file, options: .atomic)
            }
        }
        if !arguments.isEmpty, !outdated.isEmpty {
            print("out of date, make them anew with `swift run --package-path Workshop/Tools \(tool)`:")
            for name in outdated { print("  " + name) }
            exit(1)
        }
        print("\(sources.count) sources, \(outdated.count) \(arguments.isEmpty ? "written" : "out of date")")
    }
}
