import BuildingPackages
import Foundation

/// The package in `Fixtures/Shop`, with its eight faults or without them.
struct ShopPackage {
    let isRepaired: Bool

    static let folder = PackageBuild.repository.appending(path: "Workshop/IntegrationTests/Checking/Fixtures/Shop")
    static let scratch = PackageBuild.withChecks

    private var environment: [String: String] { isRepaired ? ["SHOP_REPAIRED": "1"] : [:] }

    func build(_ arguments: String...) throws -> (status: Int32, output: String) {
        try PackageBuild.swift(
            "build", arguments, package: Self.folder, scratch: Self.scratch, environment: environment)
    }

    /// Runs a command of the package manager's plugins.
    func package(
        _ arguments: [String], environment: [String: String] = [:]
    ) throws -> (status: Int32, output: String) {
        try PackageBuild.swift(
            "package", arguments, package: Self.folder, scratch: Self.scratch,
            environment: self.environment.merging(environment) { $1 })
    }

    /// Runs a program that has been built.
    func run(
        _ program: String, _ arguments: [String] = [], environment: [String: String] = [:]
    ) throws -> (status: Int32, output: String) {
        try launch("\(Self.scratch)/debug/\(program)", arguments, in: Self.folder, environment: environment)
    }

    /// The files that the plugin's check has written.
    static func written() throws -> [URL] {
        let plugins = URL(filePath: scratch).appending(path: "plugins/outputs/shop/App")
        return FileManager.default.enumerator(at: plugins, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath } ?? []
    }
}

/// The lines of an output that are errors, each once.
func errors(_ output: String) -> [String] {
    var lines: [String] = []
    for line in output.split(separator: "\n").map(String.init) where line.contains(": error: [") {
        if !lines.contains(line) { lines.append(line) }
    }
    return lines
}
