import PackagePlugin

/// Runs the tool on the definition files of a package: `swift package alchemic-files check`.
///
/// It only reads, so it needs no permissions. What writes is the tool itself: `swift run alchemic-files format Sources`.
@main
struct AlchemicFilesCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let arguments = arguments.isEmpty ? ["check"] : arguments
        let command = arguments[0]
        guard command != "compile", command != "format" || arguments.contains("--lint") else {
            throw ToolRun.Failure(
                description: "'\(command)' writes files, and this command only reads: "
                    + "run 'swift run alchemic-files \(command) <files>', or 'swift package alchemic-files format --lint'"
            )
        }
        try ToolRun(context: context, arguments: arguments).run()
    }
}
