import Foundation
import PackagePlugin

/// A run of the tool `alchemic-files` on the definition files of a package.
struct ToolRun {
    let context: PluginContext
    let arguments: [String]

    /// Runs it, with all definition files of the package's targets unless the arguments name some.
    func run() throws {
        let endings = [".alchemic.yml", ".alchemic.yaml"]
        var arguments = arguments
        if !arguments.contains(where: { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") || $0 == "schema" }) {
            let files = context.package.targets.compactMap(\.sourceModule).flatMap(\.sourceFiles).map(\.url)
                .filter { file in endings.contains { file.lastPathComponent.hasSuffix($0) } }
                .map { $0.path(percentEncoded: false) }
            guard !files.isEmpty else {
                print("no target of this package has a definition file (*.alchemic.yml)")
                return
            }
            arguments += Set(files).sorted()
        }
        let process = Process()
        process.executableURL = try context.tool(named: "alchemic-files").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            throw Failure(description: "alchemic-files ended with \(process.terminationStatus)")
        }
    }

    /// Why a command fails, where the tool has not said so.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
