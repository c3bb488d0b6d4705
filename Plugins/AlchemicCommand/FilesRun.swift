import Foundation
import PackagePlugin

/// A run of the tool `alchemic-files` on the definition files of a package.
struct FilesRun {
    let context: PluginContext
    let arguments: [String]

    /// Runs it, with all definition files of the package's targets unless the arguments name some.
    func run(building packageManager: PackageManager) throws {
        var arguments = arguments.isEmpty ? ["check"] : arguments
        let command = arguments[0]
        guard command != "compile" else {
            throw Failure(
                description: "'compile' writes files, and this command only reads: "
                    + "run 'swift run alchemic-files compile <files>'")
        }
        let endings = [".alchemic.yml", ".alchemic.yaml"]
        if !arguments.contains(where: { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }) {
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
        process.executableURL = try packageManager.program("alchemic-files").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            throw Failure(description: "alchemic-files ended with \(process.terminationStatus)")
        }
    }
}
