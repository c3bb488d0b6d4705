#if Files
package import ArgumentParser
internal import DefinitionFileTools
internal import Foundation

/// Lays definition files out in one way.
package struct FormatCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "format", abstract: "Lays definition files out in one way, and keeps every comment.",
        discussion: """
            Keys come in the order of the format, with two spaces for each level and an empty line between services. The \
            files are rewritten; with '--lint' they are not, and the command ends with 1 if any of them would change.
            """)

    @Argument(help: "The definition files, or folders that hold them.")
    var paths: [String]

    @Flag(
        help: """
            Sort parameters and services by name. The order of services is that of lists by tag or type, and of what the \
            start builds.
            """)
    var sort = false

    @Flag(help: "Change nothing; say which files would change.")
    var lint = false

    package init() {}

    package func run() throws {
        var hasFailed = false
        for file in try definitionFiles(in: paths) {
            do {
                let url = URL(filePath: file)
                let text = try String(contentsOf: url, encoding: .utf8)
                let formatted = try FileFormatter.formatted(text, path: file, isSorted: sort)
                guard formatted != text else { continue }
                if lint {
                    writeError("\(file):1:1: error: it is not laid out as 'alchemic-files format' does")
                    hasFailed = true
                } else {
                    try Data(formatted.utf8).write(to: url, options: .atomic)
                    print("\(file): laid out anew")
                }
            } catch let refusal as FileFormatter.Refusal {
                writeError(refusal.description)
                hasFailed = true
            } catch {
                writeError("\(file):1:1: error: it cannot be read or written: \(error.localizedDescription)")
                hasFailed = true
            }
        }
        if hasFailed { throw ExitCode.failure }
    }
}
#endif
