import PackagePlugin

/// Runs the tool on the definition files of a package: `swift package alchemic-files check`.
///
/// It writes nothing, so that nobody has to allow it anything.
@main
struct AlchemicFilesCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let arguments = arguments.isEmpty ? ["check"] : arguments
        guard arguments.first != "format" || arguments.contains("--lint") else {
            throw ToolRun.Failure(
                description: "'format' writes files, which has to be allowed: "
                    + "run 'swift package alchemic-files-format', or 'swift package alchemic-files format --lint'")
        }
        try ToolRun(context: context, arguments: arguments).run()
    }
}
