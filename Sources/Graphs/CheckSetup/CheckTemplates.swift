/// The texts of files and manifest lines that a package needs for a check.
package enum CheckTemplates {
    /// The source of the plugin, which does not depend on the package.
    package static let plugin = #"""
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

        """#

    /// The source of the program that checks.
    ///
    /// - Parameters:
    ///   - module: The module's constant.
    ///   - target: The target that declares the module.
    /// - Returns: The text of the program's only file.
    package static func main(module: String, of target: String) -> String {
        """
        import AlchemicChecking
        import \(target)

        GraphCheck.main(\(module))

        """
    }

    /// The lines to add to the manifest.
    ///
    /// - Parameters:
    ///   - app: The target whose build fails if the graph is invalid.
    ///   - graph: The target that declares the module.
    /// - Returns: The lines, with instructions for people.
    package static func manifest(app: String, graph: String) -> String {
        """
        Add these two targets to Package.swift:

            .executableTarget(
                name: "GraphCheck",
                dependencies: ["\(graph)", .product(name: "AlchemicChecking", package: "alchemic")]),
            .plugin(name: "CheckGraph", capability: .buildTool(), dependencies: ["GraphCheck"]),

        and to the target '\(app)':

            plugins: ["CheckGraph"]

        """
    }

    /// The source of the test that checks a server.
    ///
    /// - Parameters:
    ///   - module: The module's constant.
    ///   - target: The target that declares the module.
    ///   - program: The server's target.
    ///   - folders: The targets that are not in `Sources`, with their folders.
    /// - Returns: The text of the test's file.
    package static func test(
        module: String, of target: String, program: String, folders: [(name: String, path: String)]
    ) -> String {
        let places = folders.map { "\"\($0.name)\": \"\($0.path)\"" }.joined(separator: ", ")
        let list = places.isEmpty ? "" : ", folders: [\(places)]"
        return """
            import AlchemicChecking
            import \(target)
            import Testing

            struct GraphTests {
                @Test func theGraphIsValid() throws {
                    let problems = try GraphCheck.problems(\(module), program: "\(program)"\(list))
                    for problem in problems { Issue.record("\\(problem)") }
                }
            }

            """
    }

    /// The lines to add to the manifest of a server.
    ///
    /// - Parameters:
    ///   - app: The server's target.
    ///   - graph: The target that declares the module.
    /// - Returns: The lines, with instructions for people.
    package static func testManifest(app: String, graph: String) -> String {
        """
        Add this target to Package.swift:

            .testTarget(
                name: "GraphTests",
                dependencies: ["\(graph)", .product(name: "AlchemicChecking", package: "alchemic")]),

        and check the program before it is deployed:

            swift package alchemic check --product \(app) --strict

        """
    }
}
