import PackagePlugin

/// Lays out the definition files of a package: `swift package alchemic-files-format`.
@main
struct AlchemicFilesFormat: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try ToolRun(context: context, arguments: ["format"] + arguments).run()
    }
}
