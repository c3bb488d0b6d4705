import Foundation
import PackagePlugin

/// Runs the tool on the definition files of a package: `swift package alchemic-files check`.
@main
struct AlchemicFilesCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var arguments = arguments
        let files = context.package.targets.compactMap(\.sourceModule).flatMap(\.sourceFiles).map(\.url)
            .filter { file in
                [".alchemic.yml", ".alchemic.yaml"].contains { file.lastPathComponent.hasSuffix($0) }
            }
            .map { $0.path(percentEncoded: false) }
        // Without files of the caller's, those of all targets.
        if !arguments.contains(where: { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") || $0 == "schema" }) {
            guard !files.isEmpty else {
                print("no target of this package has a definition file (*.alchemic.yml)")
                return
            }
            if arguments.isEmpty { arguments = ["check"] }
            arguments += Set(files).sorted()
        }
        let process = Process()
        process.executableURL = try context.tool(named: "alchemic-files").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw Failed(status: process.terminationStatus) }
    }
}

/// What the tool ended with; it has said why.
struct Failed: Error, CustomStringConvertible {
    let status: Int32
    var description: String { "alchemic-files ended with \(status)" }
}
