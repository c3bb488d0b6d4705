package import Foundation

/// Sets a package up so that its graph is checked as a part of the build.
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
        /// The module's constant, such as `shop`.
        package var module: String?

        /// Creates choices.
        package init(app: String? = nil, graph: String? = nil, module: String? = nil) {
            self.app = app
            self.graph = graph
            self.module = module
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

    /// Finds out what a package needs.
    ///
    /// - Parameters:
    ///   - folder: The package's folder.
    ///   - description: What the package manager says of it.
    ///   - choices: What is chosen by the caller.
    /// - Throws: A ``Problem`` if a target or a module cannot be found, or several can.
    package init(_ folder: URL, _ description: PackageDescription, choices: Choices = Choices()) throws(Problem) {
        let app = try CheckSetup.app(in: description, choices)
        let declared = try CheckSetup.declared(folder, description, app: app, choices)
        files = [
            File(path: "Plugins/CheckGraph/CheckGraph.swift", text: CheckTemplates.plugin),
            File(
                path: "Sources/GraphCheck/main.swift",
                text: CheckTemplates.main(module: declared.module, of: declared.target)),
        ]
        manifest = CheckTemplates.manifest(app: app, graph: declared.target)
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

    private static func declared(
        _ folder: URL, _ description: PackageDescription, app: String, _ choices: Choices
    ) throws(Problem) -> (target: String, module: String) {
        let libraries = description.closure(of: app).filter { $0.type == "library" }
        if let graph = choices.graph {
            guard let target = description.targets.first(where: { $0.name == graph }) else {
                throw Problem(
                    description: "there is no target '\(graph)'; libraries are \(list(libraries.map(\.name)))")
            }
            if let module = choices.module { return (graph, module) }
            return (graph, try only(modules(folder, target), in: graph))
        }
        var found: [(target: String, module: String)] = []
        for target in libraries {
            for module in modules(folder, target) where choices.module.map({ $0 == module }) ?? true {
                found.append((target.name, module))
            }
        }
        guard let nearest = found.first else {
            throw Problem(
                description: """
                    no library that '\(app)' depends on declares a public module, `public let shop = Module("Shop") { … }`: \
                    move the declarations out of '\(app)' into a library, since the check is built before '\(app)' is
                    """)
        }
        let rest = found.filter { $0.target == nearest.target }
        return (nearest.target, try only(rest.map(\.module), in: nearest.target))
    }

    private static func only(_ modules: [String], in target: String) throws(Problem) -> String {
        guard let module = modules.first, modules.count == 1 else {
            throw Problem(
                description: modules.isEmpty
                    ? "'\(target)' declares no public module: name what is to be checked, `--module shop`"
                    : "'\(target)' declares several modules, \(list(modules)): choose one, `--module \(modules[0])`")
        }
        return module
    }

    /// The public constants in a target's sources that are modules.
    private static func modules(_ folder: URL, _ target: PackageDescription.Target) -> [String] {
        target.sources.sorted().flatMap { source in
            let file = folder.appending(path: target.path).appending(path: source)
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            return text.matches(of: /(?m)^(?:public|package) let (\w+)(?:\s*:\s*Module)?\s*=\s*Module\(/).map {
                String($0.output.1)
            }
        }
    }

    private static func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
}
