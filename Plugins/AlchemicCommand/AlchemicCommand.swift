import PackagePlugin

/// Reads a package, and needs no setup: `swift package alchemic check --product App`, `swift package alchemic files check`.
///
/// It only reads, so it needs no permissions. It builds what it runs, and nothing else: all clients compile this plugin, and
/// few call it.
@main
struct AlchemicCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let rest = Array(arguments.dropFirst())
        switch arguments.first {
        case "check": try GraphRun(context: context, arguments: rest).run(building: packageManager)
        case "help", "--help", "-h":
            print("\(AlchemicCommand.usage)\n\n\(GraphRun.usage(of: context.package))")
        case "files": try FilesRun(context: context, arguments: rest).run(building: packageManager)
        default:
            throw Failure(description: AlchemicCommand.usage)
        }
    }

    private static let usage =
        "write 'swift package alchemic check --product <program>', to check a program's graph, or "
        + "'swift package alchemic files check', to check the definition files of the package"
}

/// Why a command fails, where the program that it runs has not said so.
struct Failure: Error, CustomStringConvertible {
    let description: String
}

extension PackageManager {
    /// Builds a program, shows what is built, and says where the program is.
    func program(_ name: String) throws -> PackageManager.BuildResult.BuiltArtifact {
        let parameters = BuildParameters(configuration: .inherit, logging: .concise, echoLogs: true)
        let result = try build(.product(name), parameters: parameters)
        guard result.succeeded, let program = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
            throw Failure(description: "'\(name)' was not built: the build says why")
        }
        return program
    }
}
