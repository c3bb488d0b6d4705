package import Foundation

/// The output of `swift package describe --type json`, as far as a check needs it.
package struct PackageDescription: Sendable, Decodable {
    /// A target of the package.
    package struct Target: Sendable, Decodable {
        let name: String
        /// The target's module, if its name differs from the target's.
        let module: String?
        let type: String
        let path: String
        let sources: [String]
        let dependencies: [String]?
        /// The products of other packages that the target links.
        let products: [String]?

        private enum CodingKeys: String, CodingKey {
            case name, type, path, sources
            case module = "c99name"
            case dependencies = "target_dependencies"
            case products = "product_dependencies"
        }
    }

    /// A product of the package.
    package struct Product: Sendable, Decodable {
        /// The product's kind, of which a library is the only one that matters.
        package struct Kind: Sendable, Decodable {
            let library: [String]?
        }

        let name: String
        let targets: [String]
        let type: Kind?
    }

    let name: String
    let targets: [Target]
    let products: [Product]?

    /// Decodes a description.
    ///
    /// - Parameter json: The output of the package manager.
    /// - Throws: A decoding error.
    package init(json: Data) throws {
        self = try JSONDecoder().decode(PackageDescription.self, from: json)
    }

    /// Runs the package manager to describe a package.
    ///
    /// - Parameter folder: The package's folder.
    /// - Throws: A ``CheckSetup/Problem`` with the package manager's message if the package cannot be read.
    package init(of folder: URL) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift", "package", "--package-path", folder.path(), "describe", "--type", "json"]
        let output = Pipe()
        let errors = FileManager.default.temporaryDirectory.appending(path: "alchemic-describe-\(UUID())")
        _ = FileManager.default.createFile(atPath: errors.path(), contents: nil)
        defer { try? FileManager.default.removeItem(at: errors) }
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let json = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let reason = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
            throw CheckSetup.Problem(
                description:
                    "the package in '\(folder.path())' cannot be read; `swift package describe` says:\n\(reason)")
        }
        self = try PackageDescription(json: json)
    }

    /// Whether a target, or a target that it depends on, links a product of another package.
    func links(_ product: String, in name: String) -> Bool {
        (closure(of: name) + targets.filter { $0.name == name }).contains { $0.products?.contains(product) == true }
    }

    /// The lines of a source map for a check of one program.
    ///
    /// - Parameters:
    ///   - product: The program.
    ///   - folder: The package's folder.
    /// - Returns: A line for each file: `Module/File.swift`, a tab, the path, and after another tab the marks of the file.
    package func sources(of product: String, in folder: URL) -> String {
        let roots = products?.first { $0.name == product }?.targets ?? [product]
        let own = Set(roots + roots.flatMap { closure(of: $0).map(\.name) })
        // Other packages can list the modules of libraries, so those files are not internal.
        let libraries = (products ?? []).filter { $0.type?.library != nil }.flatMap(\.targets)
        let shared = Set(libraries + libraries.flatMap { closure(of: $0).map(\.name) })
        let lines = targets.flatMap { target in
            target.sources.filter { $0.hasSuffix(".swift") }.map { source in
                let path = folder.appending(path: target.path).appending(path: source).path(percentEncoded: false)
                let name = "\(target.module ?? target.name)/\(source.split(separator: "/").last ?? "")"
                let isInternal = target.type != "test" && !shared.contains(target.name)
                return "\(name)\t\(path)\t" + (own.contains(target.name) ? "code " : "")
                    + (isInternal ? "internal\n" : "\n")
            }
        }
        return lines.joined()
    }

    /// The direct and indirect dependencies of a target, nearest first.
    func closure(of name: String) -> [Target] {
        var names = [name]
        var next = 0
        while next < names.count {
            for dependency in targets.first(where: { $0.name == names[next] })?.dependencies ?? []
            where !names.contains(dependency) {
                names.append(dependency)
            }
            next += 1
        }
        return names.dropFirst().compactMap { name in targets.first { $0.name == name } }
    }
}
