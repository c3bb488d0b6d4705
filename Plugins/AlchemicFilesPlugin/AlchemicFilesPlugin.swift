import Foundation
import PackagePlugin

/// Compiles the definition files of a target, `*.alchemic.yml`, into one file of Swift for each.
@main
struct AlchemicFilesPlugin: BuildToolPlugin {
    /// The endings of definition files.
    private static let endings = [".alchemic.yml", ".alchemic.yaml"]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target.sourceModule else { return [] }
        let files = target.sourceFiles.map(\.url)
            .filter { file in Self.endings.contains { file.lastPathComponent.hasSuffix($0) } }
            .sorted { $0.path() < $1.path() }
        guard !files.isEmpty else { return [] }
        let tool = try context.tool(named: "alchemic-files").url
        let folder = context.pluginWorkDirectoryURL
        let sources = target.sourceFiles.map(\.url).filter { $0.pathExtension == "swift" }
            .sorted { $0.path() < $1.path() }
        // The compiler wants access levels in all imports of a module, or in none.
        let imports = folder.appending(path: "AlchemicImports.swift")
        let outputs = outputNames(of: files, below: target.directoryURL).map { folder.appending(path: $0) }
        var arguments = ["compile", "--root", context.package.directoryURL.path(percentEncoded: false)]
        arguments += ["--module", target.moduleName, "--imports", imports.path(percentEncoded: false)]
        for module in modules(target) { arguments += ["--import", module] }
        for (file, output) in zip(files, outputs) {
            arguments += [file.path(percentEncoded: false), "--output", output.path(percentEncoded: false)]
        }
        return [
            // Swift files change often: this command is short, and the other one runs again only if what it writes changes.
            .buildCommand(
                displayName: "Reading the imports of \(target.name)", executable: tool,
                arguments: ["imports", "--output", imports.path(percentEncoded: false)]
                    + sources.map { $0.path(percentEncoded: false) },
                inputFiles: sources, outputFiles: [imports]),
            // One command for all files of the target: they may import one another, and what an imported one says changes
            // what is written for the others. Nothing runs while no file changes.
            .buildCommand(
                displayName: "Compiling the definition files of \(target.name)",
                executable: tool, arguments: arguments, inputFiles: files + [imports], outputFiles: outputs),
        ]
    }

    /// A name for what is written for each file; two files of a module cannot have the same one.
    private func outputNames(of files: [URL], below folder: URL) -> [String] {
        files.map { file in
            var name = file.path(percentEncoded: false)
            let folder = folder.path(percentEncoded: false)
            if name.hasPrefix(folder) { name = String(name.dropFirst(folder.count)) }
            while name.hasPrefix("/") { name.removeFirst() }
            for ending in Self.endings where name.hasSuffix(ending) { name = String(name.dropLast(ending.count)) }
            return name.replacing("/", with: "+") + ".alchemic.swift"
        }
    }

    /// The Swift modules that the target depends on itself: a file may name their types.
    private func modules(_ target: any SourceModuleTarget) -> [String] {
        var names: [String] = []
        for dependency in target.dependencies {
            let targets: [any Target] =
                switch dependency {
                case .target(let target): [target]
                case .product(let product): product.targets
                @unknown default: []
                }
            for target in targets {
                guard let module = target as? SwiftSourceModuleTarget, module.kind == .generic else { continue }
                if !names.contains(module.moduleName) { names.append(module.moduleName) }
            }
        }
        return names
    }
}
