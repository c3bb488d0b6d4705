import Foundation
import PackagePlugin

/// Checks the graph before a target is compiled, with the package's target `GraphCheck`: the same text for every package.
@main
struct CheckGraph: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = context.pluginWorkDirectoryURL
        let container = folder.appending(path: "TypedContainer.swift")
        let document = folder.appending(path: "graph.json")
        // The check calls files `Module/File.swift`: a line for each says where it is.
        let sources = folder.appending(path: "sources.txt")
        var lines: Set<String> = []
        // What code resolves is looked for in the target, and in what it depends on in this package.
        let checked = [target] + target.recursiveTargetDependencies
        let package = Set(context.package.targets.map(\.id))
        let own = package.intersection(checked.map(\.id))
        // Other packages may list the modules of libraries.
        let libraries = context.package.products.compactMap { $0 as? LibraryProduct }.flatMap(\.targets)
        let hidden = package.subtracting((libraries + libraries.flatMap(\.recursiveTargetDependencies)).map(\.id))
        var code: Set<URL> = []
        for case let module as any SourceModuleTarget in context.package.targets + checked {
            for file in module.sourceFiles where file.url.pathExtension == "swift" {
                let isHidden = hidden.contains(module.id) && module.kind != .test
                let marks = (own.contains(module.id) ? "code " : "") + (isHidden ? "internal" : "")
                lines.insert("\(module.moduleName)/\(file.url.lastPathComponent)\t\(file.url.path)\t\(marks)\n")
                if own.contains(module.id) { code.insert(file.url) }
            }
        }
        let text = lines.sorted().joined()
        if (try? String(contentsOf: sources, encoding: .utf8)) != text {
            try text.write(to: sources, atomically: true, encoding: .utf8)
        }
        return [
            .buildCommand(
                displayName: "Checking the graph of \(target.name)",
                executable: try context.tool(named: "GraphCheck").url,
                arguments: ["--container", container.path, "--document", document.path, "--sources", sources.path],
                inputFiles: [sources] + code.sorted { $0.path < $1.path }, outputFiles: [container])
        ]
    }
}
