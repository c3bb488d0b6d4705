package import DefinitionFiles
package import FileValues
package import SourceImports

/// Turns definition files into Swift: a type named after the files' module, with a function for each service.
package struct FileCompiler: Sendable {
    /// What compiling one file came to.
    package struct Result: Sendable {
        /// The Swift; nil if the files have errors.
        package let text: String?
        /// All problems, in a stable order.
        package let problems: [FileProblem]
        /// All files that were read.
        package let files: [String]
    }

    /// The folder from which the files' paths are written in graphs and messages; empty for paths as they are.
    package var root = ""
    /// The modules whose types files may name.
    package var modules: [String] = []
    /// The module that the Swift becomes part of.
    package var module = ""
    /// Folders from which files may import, besides the root and the folder that the program runs in.
    package var importFolders: [String] = []
    /// How the other files of that module import modules.
    package var levels = ImportLevels()
    /// How files are read.
    package var access = FileAccess.disk

    /// Makes a compiler.
    package init() {}

    /// Compiles a file and what it imports.
    ///
    /// - Parameter path: The file.
    /// - Returns: The Swift, and all problems.
    package func compile(_ path: String) -> Result {
        let variants = FileVariants(reading: path, access, options)
        var seen: Set<FileProblem> = []
        let misnamed = variants.variants.flatMap { misnamedTypes($0.files) }
        let problems = variants.problems + misnamed.filter { seen.insert($0).inserted }
        let hasErrors = problems.contains { $0.severity == .error }
        return Result(
            text: hasErrors ? nil : swift(variants, path), problems: problems, files: variants.files)
    }

    /// What is wrong with those of several files that cannot be read.
    ///
    /// - Parameter paths: The files.
    /// - Returns: The problems.
    package func unreadable(among paths: [String]) -> [FileProblem] {
        paths.flatMap { path in
            ResolvedFiles.reading([path], access, options).problems.filter(\.isUnread)
        }
    }

    /// Which of several files others of them import.
    ///
    /// - Parameter paths: The files.
    /// - Returns: Those that are part of others.
    package func imported(among paths: [String]) -> Set<String> {
        guard paths.count > 1 else { return [] }
        return ResolvedFiles.imported(
            paths.map { ($0, FileVariants(reading: $0, access, options, keepsContents: false).files) })
    }

    private var options: FileOptions {
        var options = FileOptions()
        options.importFolders = importFolders + (root.isEmpty ? [] : [root])
        return options
    }

    /// Types and properties that are none: what stands in the file goes into the program's source.
    private func misnamedTypes(_ files: ResolvedFiles) -> [FileProblem] {
        let properties = files.services.flatMap(\.setters).filter { !SwiftText.isName($0.key) }
            .map { property in
                FileProblem(
                    .unknownMethod, at: property.place,
                    "'\(property.key)' cannot be the name of a property in Swift")
            }
        return properties
            + files.services.compactMap(\.namedType).filter { !SwiftText.isType($0.value) }.map { type in
                FileProblem(
                    .unknownClass, at: type.place, "'\(type.value)' cannot be the name of a type in Swift",
                    help: "write it like 'Engine' or 'Garage.Engine'")
            }
    }

    func relativePath(_ path: String) -> String {
        guard !root.isEmpty else { return path }
        let folder = root.hasSuffix("/") ? root : root + "/"
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }

    // MARK: Writing

    private func swift(_ all: FileVariants, _ path: String) -> String {
        let variants = all.variants
        let files = all.files
        let name = oneLine(relativePath(path))
        let places = Dictionary(files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let place = { (place: FilePlace) in
            let file = places[place.file] ?? 0
            return "at(\(place.line), \(place.column)\(file == 0 ? "" : ", \(file)"))"
        }
        var writer = SourceWriter()
        writer.write("// Written from \(name) by alchemic-files, and written anew when that changes.")
        writer.write("// swift-format-ignore-file")
        writer.write("// swiftlint:disable all")
        writer.write("")
        let always = ["Alchemic", "AlchemicCompiledFiles"]
        let imported = always + modules.filter { !always.contains($0) }.sorted()
        for line in levels.imports(of: imported) { writer.write(line) }
        let others = Set(
            variants.flatMap(\.files.services).compactMap(\.namedType).flatMap { SwiftText.modules(in: $0.value) })
        for name in others.subtracting(imported + [module]).sorted() {
            // A module of the toolchain, unless it is a type that others are nested in.
            writer.write("#if canImport(\(SwiftText.escaped(name)))")
            for line in levels.imports(of: [SwiftText.escaped(name)]) { writer.write(line) }
            writer.write("#endif")
        }
        writer.write("")
        writer.write("/// The services and parameters of `\(name)`.")
        writer.write("nonisolated enum \(SwiftText.escaped(variants[0].files.moduleName)) {")
        writeParameters(variants, &writer)

        var functions: [String: String] = [:]
        var bodies: [(name: String, statements: [PlacedText], service: ResolvedService)] = []
        var constants = ServiceTypes.Constants()
        var lists: [[String]] = []
        for variant in variants {
            var types = ServiceTypes(variant.files.services, constants)
            var names: [String] = []
            // What is wrong with several profiles together is written down as that.
            for service in variant.files.hasErrors ? [] : variant.files.services {
                var one = ServiceWriter(service, types, at: place)
                one.write()
                types = one.types
                // Profiles share what they do not change.
                let key = one.statements.map(\.key).joined(separator: "\n")
                if let known = functions[key] {
                    names.append(known)
                } else {
                    let function = "service\(bodies.count + 1)"
                    functions[key] = function
                    bodies.append((function, one.statements, service))
                    names.append(function)
                }
            }
            constants = types.constants
            lists.append(names)
        }
        writeDefinitions(all, lists, place, &writer)
        // Inside that function: nothing of them is part of the type, which the compiler looks at twice.
        for body in bodies {
            writer.write("")
            let summary = body.service.summary.map { ": \(oneLine($0))" } ?? ""
            writer.write("        /// `\(body.service.id.value)`\(summary)")
            writer.write(
                "        func \(body.name)(_ values: CompiledValues) -> Definition {", from: body.service.id.place)
            for statement in body.statements { writer.write(statement, indentation: 12) }
            writer.write("        }")
        }
        if !constants.declarations.isEmpty {
            writer.write("")
            writer.write("        // Methods that make services, and the types of what they make.")
            writer.write("        nonisolated enum Made {")
            for constant in constants.declarations { writer.write(constant, indentation: 12) }
            writer.write("        }")
        }
        writer.write("    }")
        writer.write("")
        writer.write(
            "    private static func at(_ line: UInt32, _ column: UInt32, _ file: Int = 0) -> Definition.SourceLocation {"
        )
        writer.write("        Definition.SourceLocation(file: files[file], line: line, column: column)")
        writer.write("    }")
        writer.write("")
        writer.write(
            "    private static let files = [\(files.map { SwiftText.literal(relativePath($0)) }.joined(separator: ", "))]"
        )
        writer.write("}")
        return writer.text
    }

    func oneLine(_ text: String) -> String { text.split(separator: "\n").joined(separator: " ") }
}

extension ResolvedService {
    /// The type that the file names.
    fileprivate var namedType: Located<String>? {
        switch making {
        case .function(let type, _), .external(let type): type
        case .method: nil
        }
    }
}
