package import Foundation

/// The files and manifest lines that make a package check its graph: in the build or, for a server, in a test.
///
/// Files are written; lines for the manifest are only returned.
package struct CheckSetup {
    /// The reason why a package cannot be set up.
    package struct Problem: Error, CustomStringConvertible {
        /// A sentence with the remedy.
        package let description: String
    }

    /// The caller's choices; a missing one is derived from the package.
    package struct Choices: Sendable {
        /// The target whose build fails if the graph is invalid.
        package var app: String?
        /// The library target that declares the module.
        package var graph: String?
        /// The module's constant, such as `shop`, or the function that returns the module.
        package var module: String?
        /// Whether each build checks the graph, even for a server.
        package var checksBuild: Bool

        /// Creates choices.
        package init(
            app: String? = nil, graph: String? = nil, module: String? = nil, checksBuild: Bool = false
        ) {
            self.app = app
            self.graph = graph
            self.module = module
            self.checksBuild = checksBuild
        }
    }

    /// A file to write.
    package struct File: Sendable, Equatable {
        /// The file's path in the package.
        package let path: String
        /// The file's text.
        package let text: String
    }

    /// The files to write.
    package let files: [File]
    /// The lines to add to the manifest, with instructions for people.
    package let manifest: String
    /// The module to check.
    package let root: ModuleRoot

    /// Plans the setup of a package.
    ///
    /// - Parameters:
    ///   - description: The package manager's description of the package.
    ///   - folder: The package's folder.
    ///   - choices: The caller's choices.
    /// - Throws: A ``Problem`` if there is no target or module that fits, or several.
    package init(for description: PackageDescription, in folder: URL, choices: Choices = Choices()) throws(Problem) {
        let app = try CheckSetup.app(in: description, choices: choices)
        root = try CheckSetup.root(
            among: CheckSetup.roots(of: description, in: folder, choices: choices), app: app, choices: choices)
        // For a server, the plugin's tool would link, and compile for the host, everything that the server links.
        guard choices.checksBuild || !description.links("AlchemicServices", in: app) else {
            let moved = description.targets.filter { $0.name == app } + description.closure(of: app)
            files = [
                File(
                    path: "Tests/GraphTests/GraphTests.swift",
                    text: CheckTemplates.test(
                        module: root.expression, of: root.target, program: app,
                        folders: moved.filter { $0.path != "Sources/\($0.name)" }.map { ($0.name, $0.path) }))
            ]
            manifest = CheckTemplates.testManifest(app: app, graph: root.target)
            return
        }
        files = [
            File(path: "Plugins/CheckGraph/CheckGraph.swift", text: CheckTemplates.plugin),
            File(
                path: "Sources/GraphCheck/main.swift",
                text: CheckTemplates.main(module: root.expression, of: root.target)),
        ]
        manifest = CheckTemplates.manifest(app: app, graph: root.target)
    }

    /// Writes the files that do not exist yet.
    ///
    /// - Parameter folder: The package's folder.
    /// - Returns: The paths that were written.
    /// - Throws: An error if a file cannot be written.
    package func write(to folder: URL) throws -> [String] {
        var written: [String] = []
        for file in files {
            let destination = folder.appending(path: file.path)
            guard !FileManager.default.fileExists(atPath: destination.path(percentEncoded: false)) else { continue }
            try FileManager.default.createDirectory(
                at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
            try file.text.write(to: destination, atomically: true, encoding: .utf8)
            written.append(file.path)
        }
        return written
    }

    // MARK: Looking

    private static func app(in description: PackageDescription, choices: Choices) throws(Problem) -> String {
        let programs = description.targets.filter { $0.type == "executable" && $0.name != "GraphCheck" }.map(\.name)
        if let app = choices.app {
            guard description.targets.contains(where: { $0.name == app }) else {
                throw Problem(description: "there is no target '\(app)'; programs are \(list(of: programs))")
            }
            return app
        }
        guard let only = programs.first, programs.count == 1 else {
            throw Problem(
                description: programs.isEmpty
                    ? "the package has no program: name the target whose build is to be stopped, `--app Name`"
                    : "there are several programs, \(list(of: programs)): choose one, `--app \(programs[0])`")
        }
        return only
    }

    /// The modules that may be checked, beginning with those of the nearest library.
    ///
    /// - Parameters:
    ///   - description: The package manager's description of the package.
    ///   - folder: The package's folder.
    ///   - choices: The caller's choices.
    /// - Throws: A ``Problem`` if a chosen target does not exist.
    package static func roots(
        of description: PackageDescription, in folder: URL, choices: Choices = Choices()
    ) throws(Problem) -> [ModuleRoot] {
        let libraries = description.closure(of: try app(in: description, choices: choices)).filter {
            $0.type == "library"
        }
        guard let graph = choices.graph else { return libraries.flatMap { modules(of: $0, in: folder) } }
        guard let target = description.targets.first(where: { $0.name == graph }) else {
            throw Problem(
                description: "there is no target '\(graph)'; libraries are \(list(of: libraries.map(\.name)))")
        }
        return modules(of: target, in: folder)
    }

    private static func root(
        among roots: [ModuleRoot], app: String, choices: Choices
    ) throws(Problem) -> ModuleRoot {
        if let name = choices.module {
            let named = roots.filter { $0.name == name }
            if let only = named.first, named.count == 1 { return only }
            if named.isEmpty, let graph = choices.graph {
                // The module of another library, or a declaration in a form that the search does not know.
                return ModuleRoot(target: graph, name: name, parameters: nil, location: "")
            }
            throw Problem(
                description: named.isEmpty
                    ? "there is no module '\(name)'; there are\n\(lines(for: roots))"
                    : "several libraries declare '\(name)': choose one, `--graph \(named[0].target)`\n\(lines(for: named))"
            )
        }
        if let only = roots.first, roots.count == 1 { return only }
        throw Problem(
            description: roots.isEmpty
                ? choices.graph.map {
                    "'\($0)' declares no public module: name what is to be checked, `--module shop`"
                }
                    ?? """
                    no library that '\(app)' depends on declares a public module, `public let shop = Module("Shop") { … }`: \
                    move the declarations out of '\(app)' into a library, since the check is built before '\(app)' is
                    """
                : "there are several modules: choose one, `--module \(roots[0].name)`\n\(lines(for: roots))")
    }

    /// The modules in a target's sources that other targets can use.
    private static func modules(of target: PackageDescription.Target, in folder: URL) -> [ModuleRoot] {
        target.sources.sorted().flatMap { source in
            let file = folder.appending(path: target.path).appending(path: source)
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            return ModuleRoot.all(in: text, of: target.name, path: "\(target.path)/\(source)")
        }
    }

    /// A line for each module: its title, target and location.
    package static func lines(for roots: [ModuleRoot]) -> String {
        let width = roots.map(\.title.count).max() ?? 0
        return roots.map { root in
            let space = String(repeating: " ", count: width - root.title.count)
            return "  \(root.title)\(space)  \(root.target)  \(root.location)"
        }.joined(separator: "\n")
    }

    private static func list(of names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
}
