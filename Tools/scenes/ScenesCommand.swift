import Foundation

/// Writes, or checks, the types of scenes with one helper, two, three and so on.
///
/// A parameter pack that grows in a chain does not compile from the third step on, hence a type for each number.
@main
struct ScenesCommand {
    static let usage = """
        usage: scenes [--check]

          --check   write nothing; fail if the checked-in sources are not what would be written
        """

    /// How many helpers a chain takes at most; a builder takes any number.
    static let mostHelpers = 16

    /// The repository: this file is `Tools/scenes/ScenesCommand.swift` in it.
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.isEmpty || Array(arguments) == ["--check"] else {
            print(usage)
            exit(2)
        }
        let folder = repository.appendingPathComponent("Sources/AlchemicScenes/Steps")
        var outdated: [String] = []
        for count in 0...mostHelpers {
            let step = StepSource(count: count, most: mostHelpers)
            let file = folder.appendingPathComponent(step.fileName)
            if (try? String(contentsOf: file, encoding: .utf8)) == step.text { continue }
            outdated.append(step.fileName)
            if arguments.isEmpty {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(step.text.utf8).write(to: file, options: .atomic)
            }
        }
        if !arguments.isEmpty, !outdated.isEmpty {
            print("out of date, make them anew with `swift run --package-path Tools scenes`:")
            for name in outdated { print("  " + name) }
            exit(1)
        }
        print("\(mostHelpers + 1) sources, \(outdated.count) \(arguments.isEmpty ? "written" : "out of date")")
    }
}
