package import Foundation

/// Sets a package up so that its graph is checked: as a part of the build, or, of a server, by a test.
///
/// It writes what stands in files of its own, and returns the lines of the manifest that it cannot write.
package struct CheckSetup {
    /// Why a package cannot be set up.
    package struct Problem: Error, CustomStringConvertible {
        /// A sentence that says what to do.
        package let description: String
    }

    /// What is chosen by the caller; what is not is looked for.
    package struct Choices: Sendable {
        /// The target whose build is stopped.
        package var app: String?
        /// The library target that declares the module.
        package var graph: String?
        /// The module's constant, such as `shop`, or the function that returns it.
        package var module: String?
        /// Whether each build checks, of a server too.
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
        /// Its path in the package.
        package let path: String
        /// Its text.
        package let text: String
    }

    /// The files, with their paths in the package.
    package let files: [File]
    /// What is to be added to the manifest, as a text for people.
    package let manifest: String
    /// What is checked.
    package let root: ModuleRoot

    /// Finds out what a package needs.
    ///
    /// - Parameters:
    ///   - folder: The package's folder.
    ///   - description: What the package manager says of it.
    ///   - choices: What is chosen by the caller.
    /// - Throws: A ``Problem`` if a target or a module cannot be found, or several can.
    package init(_ folder: URL, _ description: PackageDescription, choices: Choices = Choices()) throws(Problem) {
        let app = try CheckSetup.app(in: description, choices)
        root = try CheckSetup.root(among: CheckSetup.roots(folder, description, choices), app: app, choices)
        // The plugin's tool would be compiled with all that a server links, for the host.
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

    /// Writes the files that are not there yet.
    ///
    /// - Parameter folder: The package's folder.
    /// - Returns: The paths that were written.
    /// - Throws: An error if a file cannot be written.
    package func write(to folder: URL) throws -> [String] {
        var written: [String] = []
        for file in files {
            let place = folder.appending(path: file.path)
            guard !FileManager.default.fileExists(atPath: place.path(percentEncoded: false)) else { continue }
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try file.text.write(to: place, atomically: true, encoding: .utf8)
            written.append(file.path)
        }
        return written
    }

    // MARK: Looking

    private static func app(in description: PackageDescription, _ choices: Choices) throws(Problem) -> String {
        let programs = description.targets.filter { $0.type == "executable" && $0.name != "GraphCheck" }.map(\.name)
        if let app = choices.app {
            guard description.targets.contains(where: { $0.name == app }) else {
                throw Problem(description: "there is no target '\(app)'; programs are \(list(programs))")
            }
            return app
        }
        guard let only = programs.first, programs.count == 1 else {
            throw Problem(
                description: programs.isEmpty
                    ? "the package has no program: name the target whose build is to be stopped, `--app Name`"
                    : "there are several programs, \(list(programs)): choose one, `--app \(programs[0])`")
        }
        return only
    }

    /// The modules that may be checked, those of the nearest library first.
    ///
    /// - Parameters:
    ///   - folder: The package's folder.
    ///   - description: What the package manager says of it.
    ///   - choices: What is chosen by the caller.
    /// - Throws: A ``Problem`` if there is no such target.
    package static func roots(
        _ folder: URL, _ description: PackageDescription, _ choices: Choices = Choices()
    ) throws(Problem) -> [ModuleRoot] {
        let libraries = description.closure(of: try app(in: description, choices)).filter { $0.type == "library" }
        guard let graph = choices.graph else { return libraries.flatMap { modules(folder, $0) } }
        guard let target = description.targets.first(where: { $0.name == graph }) else {
            throw Problem(description: "there is no target '\(graph)'; libraries are \(list(libraries.map(\.name)))")
        }
        return modules(folder, target)
    }

    private static func root(
        among roots: [ModuleRoot], app: String, _ choices: Choices
    ) throws(Problem) -> ModuleRoot {
        if let name = choices.module {
            let named = roots.filter { $0.name == name }
            if let only = named.first, named.count == 1 { return only }
            if named.isEmpty, let graph = choices.graph {
                // Another library's, or one that is declared in a way that is not found.
                return ModuleRoot(target: graph, name: name, parameters: nil, place: "")
            }
            throw Problem(
                description: named.isEmpty
                    ? "there is no module '\(name)'; there are\n\(lines(roots))"
                    : "several libraries declare '\(name)': choose one, `--graph \(named[0].target)`\n\(lines(named))")
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
                : "there are several modules: choose one, `--module \(roots[0].name)`\n\(lines(roots))")
    }

    /// The modules in a target's sources that other targets may use.
    private static func modules(_ folder: URL, _ target: PackageDescription.Target) -> [ModuleRoot] {
        target.sources.sorted().flatMap { source in
            let file = folder.appending(path: target.path).appending(path: source)
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            return ModuleRoot.all(in: text, of: target.name, path: "\(target.path)/\(source)")
        }
    }

    /// A line for each module: what it is, and where.
    package static func lines(_ roots: [ModuleRoot]) -> String {
        let width = roots.map(\.title.count).max() ?? 0
        return roots.map { root in
            let space = String(repeating: " ", count: width - root.title.count)
            return "  \(root.title)\(space)  \(root.target)  \(root.place)"
        }.joined(separator: "\n")
    }

    private static func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
}
