import Foundation

/// Runs the compilers on copies of sources.
struct Compiler: Sendable {
    let repository: Repository
    /// The folder with the package's modules, built for this system: `….build-…/debug`.
    let built: URL
    /// Where copies and compiled stubs go.
    let scratch: URL

    private static let settings =
        ["-swift-version", "6", "-parse-as-library", "-whole-module-optimization"]
        + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].flatMap {
            ["-enable-upcoming-feature", $0]
        }
    private static let withObjectiveC = ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"]
        .flatMap { ["-Xfrontend", $0] }

    private var products: URL { scratch.appending(path: "Products") }

    /// Links what a module of the package may import: its other modules, and no stub that is built beside them.
    func prepare(_ names: [String]) throws {
        if FileManager.default.fileExists(atPath: scratch.path) { try FileManager.default.removeItem(at: scratch) }
        try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
        for name in names {
            let module = built.appending(path: "Modules/\(name).swiftmodule")
            guard FileManager.default.fileExists(atPath: module.path) else { continue }
            try FileManager.default.createSymbolicLink(
                at: products.appending(path: module.lastPathComponent), withDestinationURL: module)
        }
    }

    /// Type-checks a module, or compiles a stub for those that import it.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - folder: Where its copy goes, and the compiled stub.
    ///   - stubs: Where its stubs have been compiled.
    ///   - isStub: Whether it is a stub.
    /// - Returns: What is wrong, at the places in the repository; nil if nothing is.
    func compile(_ module: SourceModule, in folder: URL, stubs: [URL], isStub: Bool) throws -> String? {
        var paths: [String] = []
        for file in module.files {
            let copy = folder.appending(path: file.path)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.text.utf8).write(to: copy)
            paths.append(copy.path)
        }
        var arguments = ["swiftc", "-module-name", module.name] + Self.settings
        arguments.append(module.isPartial ? "-suppress-warnings" : "-warnings-as-errors")
        // The package manager names a package after its folder.
        let package = repository.root.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
        arguments += ["-package-name", String(package)]
        arguments += ["-module-cache-path", built.appending(path: "ModuleCache").path]
        if module.hasObjectiveC { arguments += Self.withObjectiveC }
        for folder in stubs + [products] { arguments += ["-I", folder.path] }
        for (name, folder) in try repository.moduleFolders() where name.hasPrefix("C") {
            let map = built.appending(path: "\(name).build/module.modulemap").path
            guard FileManager.default.fileExists(atPath: map) else { continue }
            let headers = repository.root.appending(path: "\(folder)/include").path
            arguments += ["-fmodule-map-file=\(map)", "-I", headers].flatMap { ["-Xcc", $0] }
        }
        let output = folder.appending(path: "\(module.name).swiftmodule").path
        arguments += isStub ? ["-emit-module", "-o", output] : ["-typecheck"]
        return try run(arguments + paths, copies: folder)
    }

    /// Checks a file in C as if the compiler's target were a system of Apple, or one that is neither that nor Linux.
    ///
    /// - Parameters:
    ///   - path: The file, in the repository.
    ///   - isApple: Whether it is a system of Apple.
    /// - Returns: What is wrong; nil if nothing is.
    func checkC(_ path: String, isApple: Bool) throws -> String? {
        var arguments = ["clang", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-fblocks"]
        // The standard library is that of this system, which declares everything that it has.
        arguments += ["-D_GNU_SOURCE", "-U__linux__", "-U__linux", "-U__ELF__"]
        if isApple {
            arguments += ["-D__APPLE__", "-isystem", repository.root.appending(path: Repository.headers).path]
        }
        for folder in try repository.moduleFolders().values {
            arguments += ["-I", repository.root.appending(path: "\(folder)/include").path]
        }
        return try run(arguments + [repository.root.appending(path: path).path], copies: repository.root)
    }

    /// Runs a compiler; returns what it printed if it failed, with places in the repository.
    private func run(_ arguments: [String], copies: URL) throws -> String? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        if process.terminationStatus == 0 { return nil }
        return output.replacing(copies.path + "/", with: "")
    }
}
