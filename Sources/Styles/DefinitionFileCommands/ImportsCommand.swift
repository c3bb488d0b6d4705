#if Files
package import ArgumentParser
internal import Foundation
internal import SourceImports

/// Lists how Swift files import modules, for the Swift that the target's definition files are compiled to.
///
/// A separate command, so that a change of Swift files runs `compile` again only if the listing changes.
package struct ImportsCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "imports", abstract: "List how Swift files import modules.", shouldDisplay: false)

    @Argument(help: "The Swift files.")
    var files: [String] = []

    @Option(name: .shortAndLong, help: "The Swift file to write.")
    var output: String

    package init() {}

    package func run() throws {
        var levels = ImportLevels()
        for file in files { levels.read(String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)) }
        try writeFile(levels.listing, to: output)
    }
}
#endif
