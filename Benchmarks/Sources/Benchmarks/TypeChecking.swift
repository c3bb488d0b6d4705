import Foundation

// What a module costs the compiler: modules of some length, generated, and given to `swiftc -typecheck` as a user's target
// would be, against the very module this program was built with. What is counted is the compiler's processor time, start
// included, because a busy machine would otherwise be measured; an empty module tells how much of it that is.

func measureTypeChecking(_ harness: Harness) throws -> [Row] {
    guard let compiler = TypeChecker() else {
        print("type-checking: not measured, since there is no swiftc on PATH or no module beside this program")
        return []
    }
    let repetitions = harness.isQuick ? 1 : 5
    func seconds(lines: Int) throws -> Double {
        try median((0..<repetitions).map { _ in try compiler.seconds(lines: lines) })
    }
    let empty = try seconds(lines: 0)
    var rows = [
        Row(
            "type-check 100 lines with queries (by hand: none)", baseline: .seconds(empty),
            alchemic: .seconds(try seconds(lines: 100)), goal: .atMost(.seconds(1)))
    ]
    if !harness.isQuick {
        for lines in [200, 400] {
            rows.append(
                Row(
                    "type-check \(lines) lines with queries", baseline: .seconds(empty),
                    alchemic: .seconds(try seconds(lines: lines))))
        }
    }
    return rows
}

/// Runs the compiler on modules that it generates.
private struct TypeChecker {
    struct Failure: Error {
        let status: Int32
        let output: String
    }

    private let compiler: URL
    private let arguments: [String]

    /// Finds the compiler and the built module; nil if one is missing.
    init?() {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        let modules = folder.appendingPathComponent("Modules")
        // The map of the one C module that Alchemic itself imports.
        let map = folder.appendingPathComponent("CAlchemic.build/module.modulemap")
        let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        guard FileManager.default.fileExists(atPath: modules.appendingPathComponent("Alchemic.swiftmodule").path),
            let path = paths.map({ "\($0)/swiftc" }).first(where: FileManager.default.isExecutableFile)
        else { return nil }
        compiler = URL(fileURLWithPath: path)
        arguments = ["-typecheck", "-swift-version", "6", "-I", modules.path, "-Xcc", "-fmodule-map-file=\(map.path)"]
    }

    /// The processor time it takes to check a module of so many lines.
    func seconds(lines: Int) throws -> Double {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("alchemic-benchmark-\(ProcessInfo.processInfo.processIdentifier).swift")
        try Self.module(lines: lines).write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        let output = Pipe()
        process.executableURL = compiler
        process.arguments = arguments + [file.path]
        process.standardOutput = output
        process.standardError = output
        let before = Self.secondsOfChildren()
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(status: process.terminationStatus, output: String(decoding: text, as: UTF8.self))
        }
        return Self.secondsOfChildren() - before
    }

    /// The processor time of all processes that this one has started and that have ended.
    private static func secondsOfChildren() -> Double {
        var usage = rusage()
        #if canImport(Glibc)
        getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        #else
        getrusage(RUSAGE_CHILDREN, &usage)
        #endif
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }

    /// The source of a module: initialisers of up to three parameters, queries for half of them, and modifiers.
    private static func module(lines: Int) -> String {
        var source = "import Alchemic\n\nprotocol Part: Sendable {}\n"
        var declarations: [String] = []
        for line in 0..<lines {
            let type = "Part\(line)"
            let first = "Part\(max(0, line - 1))"
            let second = "Part\(line / 2)"
            switch line % 4 {
            case 0:
                source += "final class \(type): Part { init() {} }\n"
                declarations.append("Singleton(\(type).init).as((any Part).self).tagged(\"part\")")
            case 1:
                source += "final class \(type): Part { init(first: \(first), limit: Int) {} }\n"
                declarations.append("Singleton(\(type).init(first:limit:), .auto, .value(\(line)))")
            case 2:
                source += "final class \(type): Part { init(first: \(first), second: \(second)) {} }\n"
                declarations.append(
                    "Singleton(\(type).init(first:second:), .named(\"part \(line - 1)\"), .auto).named(\"part \(line)\")"
                )
            default:
                source += "final class \(type): Part { init(first: \(first), name: String, parts: [any Part]) {} }\n"
                declarations.append(
                    "Prototype(\(type).init(first:name:parts:), .auto, .value(\"\(line)\"), .tagged(\"part\"))")
            }
        }
        source += "\nlet module = Module(\"generated\") {\n"
        for declaration in declarations { source += "    \(declaration)\n" }
        return source + "}\n"
    }
}
