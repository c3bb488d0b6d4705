package import DefinitionFiles
package import FileValues
package import SourceImports

/// Compiles definition files to Swift: an enum named after the files' module, with a function for each service.
package struct FileCompiler: Sendable {
    /// The result of compiling a file.
    package struct Result: Sendable {
        /// The Swift source; nil if the files have errors.
        package let text: String?
        /// All problems, in a stable order.
        package let problems: [FileProblem]
        /// All files that were read.
        package let files: [String]
    }

    /// The folder that paths in graphs and messages are relative to; empty to leave paths unchanged.
    package var root = ""
    /// The modules whose types files may name.
    package var modules: [String] = []
    /// The module that the Swift source becomes part of.
    package var module = ""
    /// Additional folders that files may import from, besides `root` and the working directory.
    package var importFolders: [String] = []
    /// The access levels of imports in the module's other files.
    package var levels = ImportLevels()
    /// The access to the file system.
    package var access = FileAccess.disk

    /// Creates a compiler.
    package init() {}

    /// Compiles a file and its imports.
    ///
    /// - Parameter path: The file.
    /// - Returns: The Swift source, and all problems.
    package func compile(_ path: String) -> Result {
        let variants = FileVariants(reading: path, through: access, options: options)
        var seen: Set<FileProblem> = []
        let misnamed = variants.variants.flatMap { misnamedTypes($0.files) }
        let problems = variants.problems + misnamed.filter { seen.insert($0).inserted }
        let hasErrors = problems.contains { $0.severity == .error }
        return Result(
            text: hasErrors ? nil : swift(variants, at: path), problems: problems, files: variants.files)
    }

    /// The problems of files that cannot be read.
    ///
    /// - Parameter paths: The files.
    /// - Returns: The problems.
    package func unreadable(among paths: [String]) -> [FileProblem] {
        paths.flatMap { path in
            ResolvedFiles.reading([path], through: access, options: options).problems.filter(\.isUnread)
        }
    }

    /// The files that other files of the same list import.
    ///
    /// - Parameter paths: The files.
    /// - Returns: The imported files, which are compiled as part of the others.
    package func imported(among paths: [String]) -> Set<String> {
        guard paths.count > 1 else { return [] }
        return ResolvedFiles.imported(
            paths.map { ($0, FileVariants(reading: $0, through: access, options: options, keepsContents: false).files) }
        )
    }

    private var options: FileOptions {
        var options = FileOptions()
        options.importFolders = importFolders + (root.isEmpty ? [] : [root])
        return options
    }

    /// The problems of texts that cannot name a type or a property.
    ///
    /// Names are copied into the generated source, so this check also keeps a file from injecting code.
    private func misnamedTypes(_ files: ResolvedFiles) -> [FileProblem] {
        let properties = files.services.flatMap(\.setters).filter { !SwiftText.isName($0.key) }
            .map { property in
                FileProblem(
                    .unknownMethod, at: property.place,
                    saying: "'\(property.key)' cannot be the name of a property in Swift")
            }
        return properties
            + files.services.compactMap(\.namedType).filter { !SwiftText.isType($0.value) }.map { type in
                FileProblem(
                    .unknownClass, at: type.place, saying: "'\(type.value)' cannot be the name of a type in Swift",
                    help: "write it like 'Engine' or 'Garage.Engine'")
            }
    }

    func relativePath(_ path: String) -> String {
        guard !root.isEmpty else { return path }
        let folder = root.hasSuffix("/") ? root : root + "/"
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }

    // MARK: Writing

    private func swift(_ all: FileVariants, at path: String) -> String {
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
            // Either a module of the toolchain, or a type with nested types, for which `canImport` is false.
            writer.write("#if canImport(\(SwiftText.escaped(name)))")
            for line in levels.imports(of: [SwiftText.escaped(name)]) { writer.write(line) }
            writer.write("#endif")
        }
        writer.write("")
        writer.write("/// The services and parameters of `\(name)`.")
        writer.write("nonisolated enum \(SwiftText.escaped(variants[0].files.moduleName)) {")
        writeParameters(variants, into: &writer)

        var functions: [String: String] = [:]
        var bodies: [(name: String, statements: [PlacedText], service: ResolvedService)] = []
        var constants = ServiceTypes.Constants()
        var lists: [[String]] = []
        for variant in variants {
            var types = ServiceTypes(variant.files.services, constants: constants)
            var names: [String] = []
            // A variant with errors has no services; its list reports the errors instead.
            for service in variant.files.hasErrors ? [] : variant.files.services {
                var one = ServiceWriter(service, types: types, at: place)
                one.write()
                types = one.types
                // Variants share the functions of services that they do not change.
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
        writeDefinitions(all, names: lists, place: place, into: &writer)
        // Nested in the last function: the compiler would look at members of the type twice.
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
    /// The type that the file names for the service; nil for a service that a method makes.
    fileprivate var namedType: Located<String>? {
        switch making {
        case .function(let type, _), .external(let type): type
        case .method: nil
        }
    }
}
