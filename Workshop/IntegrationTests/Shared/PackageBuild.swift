import Foundation

/// How the packages of these tests are built.
///
/// `.ci/run` builds others in the same folders with the same flags, so that what they have in common is built once.
public enum PackageBuild {
    /// The folder for packages that enable no trait.
    public static let plain = folder(".build-clients")

    /// The folder for packages that enable the trait `Files`.
    public static let withFiles = folder(".build-files")

    /// The folder for packages whose graph a plugin checks as they are built.
    public static let withChecks = folder(".build-checks")

    /// The folder for packages that enable the trait `Macros`: that of the whole package, which has swift-syntax in it.
    public static let withMacros = folder(".build-whole")

    /// A folder for one package without macros, where nothing else is built.
    public static let withoutMacros = folder(".build-without-macros")

    /// The root of the repository.
    public static var repository: URL {
        var folder = URL(filePath: #filePath)
        repeat { folder.deleteLastPathComponent() } while folder.lastPathComponent != "Workshop"
        return folder.deletingLastPathComponent()
    }

    /// Runs a command of the package manager.
    ///
    /// - Parameters:
    ///   - command: The command, such as `build`.
    ///   - arguments: What follows the options that say how to build.
    ///   - package: The package's folder; the command runs there.
    ///   - scratch: Where it is built.
    ///   - environment: Variables beside those of the tests themselves.
    /// - Returns: How it ended, and everything that it printed.
    /// - Throws: An error if it cannot be run.
    public static func swift(
        _ command: String, _ arguments: [String], package: URL, scratch: String, environment: [String: String] = [:]
    ) throws -> (status: Int32, output: String) {
        let place = ["--package-path", package.path()]
        // Traits are then passed on in the same order each time; in another one everything would be compiled again.
        let order = command == "build" ? ["SWIFT_DETERMINISTIC_HASHING": "1"] : [:]
        return try launch(
            "/usr/bin/env", ["swift", command] + place + options(scratch: scratch) + arguments, in: package,
            environment: environment.merging(order) { $1 })
    }

    /// The options that say how a package is built.
    ///
    /// - Parameter scratch: Where it is built.
    /// - Returns: What follows the command of the package manager.
    public static func options(scratch: String) -> [String] {
        var options = ["--scratch-path", scratch] + flags
        // Without it, what was built there last would be built again, another package. Where a plugin runs it is not needed,
        // and would have parts of the plugin's tool built each time.
        if scratch != withFiles, scratch != withChecks { options.append("--disable-build-manifest-caching") }
        return options
    }

    private static let flags =
        ProcessInfo.processInfo.environment["ALCHEMIC_BUILD_FLAGS"]?.split(separator: " ").map(String.init) ?? []

    private static func folder(_ name: String) -> String { repository.appending(path: name).path() }
}

/// Runs a program, and waits for its end.
///
/// - Parameters:
///   - executable: The program's path.
///   - arguments: What it is called with.
///   - folder: Where it runs; without one, where the tests do.
///   - environment: Variables beside those of the tests themselves.
/// - Returns: How it ended, and everything that it printed.
/// - Throws: An error if it cannot be run.
public func launch(
    _ executable: String, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
}

/// Writes a file of a package that is built between one writing and the next.
///
/// The compiler's driver knows only the second in which a source was changed: what is written, built and written again within
/// one is taken for what was built. So this waits until the next.
///
/// - Parameters:
///   - text: What the file contains.
///   - file: Where it is written, in a folder that is made if it is not there.
/// - Throws: An error if it cannot be written.
public func writeSource(_ text: String, to file: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    if let changed = try? files.attributesOfItem(atPath: file.path())[.modificationDate] as? Date {
        // The clock of files is some milliseconds late.
        let next = Date(timeIntervalSince1970: changed.timeIntervalSince1970.rounded(.down) + 1.1)
        Thread.sleep(forTimeInterval: min(max(next.timeIntervalSinceNow, 0), 1.1))
    }
    try text.write(to: file, atomically: true, encoding: .utf8)
}
