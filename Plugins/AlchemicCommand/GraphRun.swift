import Foundation
import PackagePlugin

/// A run of one of the package's programs, or check targets, that ends with the check of its first graph.
struct GraphRun {
    let context: PluginContext
    private let product: String
    private let seconds: Int
    private let isStrict: Bool
    private let listsUses: Bool

    init(context: PluginContext, arguments: [String]) throws {
        self.context = context
        var extractor = ArgumentExtractor(arguments)
        let products = extractor.extractOption(named: "product")
        isStrict = extractor.extractFlag(named: "strict") > 0
        listsUses = extractor.extractFlag(named: "uses") > 0
        let limit = extractor.extractOption(named: "seconds").last ?? "60"
        let programs = GraphRun.programs(of: context.package)
        guard let product = products.last, extractor.remainingArguments.isEmpty, let seconds = Int(limit), seconds > 0
        else {
            throw Failure(description: GraphRun.usage(of: context.package))
        }
        guard programs.contains(product) else {
            throw Failure(
                description: "this package has no program '\(product)'; the programs of this package are: "
                    + GraphRun.names(of: programs))
        }
        self.product = product
        self.seconds = seconds
    }

    /// How to write the command, with its options.
    static func usage(of package: Package) -> String {
        """
        write 'swift package alchemic check --product <program>'; the programs of this package are: \(names(of: programs(of: package)))
          --strict            treat warnings as errors
          --uses              list the places where code resolves a type
          --seconds <number>  the time limit for creating the first container, in seconds (default: 60)
        """
    }

    private static func programs(of package: Package) -> [String] {
        package.products.filter { $0 is ExecutableProduct }.map(\.name)
    }

    private static func names(of programs: [String]) -> String {
        programs.isEmpty ? "none" : programs.joined(separator: ", ")
    }

    /// Builds the program, and runs it until its graph has been checked.
    func run(building packageManager: PackageManager) throws {
        let program = try packageManager.program(product).url
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.currentDirectoryURL = context.package.directoryURL
        // A program that links AlchemicChecking says nothing of a valid graph, and writes it down.
        let document = context.pluginWorkDirectoryURL.appending(path: "graph.json").path(percentEncoded: false)
        try? FileManager.default.removeItem(atPath: document)
        process.environment = ProcessInfo.processInfo.environment
            .merging([
                "ALCHEMIC_CHECK": "1", "ALCHEMIC_CHECK_DOCUMENT": document,
                "ALCHEMIC_CHECK_SOURCES": try sources(), "ALCHEMIC_CHECK_USES": listsUses ? "1" : "count",
                "ALCHEMIC_CHECK_STRICT": isStrict ? "1" : "0", "ALCHEMIC_CHECK_SECONDS": "\(seconds)",
            ]) { $1 }
        process.standardOutput = output
        process.standardError = output
        // It would wait for what is typed.
        process.standardInput = FileHandle.nullDevice
        let start = ContinuousClock.now
        try process.run()
        // It has the mask of this thread, which blocks every signal that can be blocked.
        let limit = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: limit)
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        limit.cancel()
        let isDocumented = FileManager.default.fileExists(atPath: document)
        guard isDocumented || text.contains(" checked: the graph is ") else {
            throw Failure(description: failure(of: process, after: .now - start, saying: located(text)))
        }
        print(located(text))
        if !isDocumented { print(leftOut) }
        guard process.terminationStatus == 0 else { throw Failure(description: "the graph of '\(product)' is invalid") }
        print("the graph of '\(product)' is valid")
    }

    /// Why a program was not checked, with its last lines.
    private func failure(of process: Process, after duration: Duration, saying text: String) -> String {
        if duration >= .seconds(seconds) {
            return
                "'\(product)' did not create its first container within \(seconds) seconds: nothing was checked. Give it "
                + "more time, '--seconds \(seconds * 2)', or create the container earlier" + ending(of: text)
        }
        let hasCrashed = process.terminationReason == .uncaughtSignal
        // Its last lines are about registers.
        if hasCrashed { print(text) }
        return
            "'\(product)' \(hasCrashed ? "crashed with signal" : "ended with status") \(process.terminationStatus) after "
            + "\(duration.components.seconds) seconds, before it created its first container: nothing was checked"
            + (hasCrashed ? "" : ending(of: text))
    }

    /// The last lines of a program's output.
    private func ending(of text: String) -> String {
        let lines = text.split(separator: "\n").suffix(20)
        return lines.isEmpty ? "; it printed nothing" : "; its last lines:" + lines.map { "\n  \($0)" }.joined()
    }

    /// Says what only a program that links AlchemicChecking is checked for, and the tests that do so or the line that links it.
    private var leftOut: String {
        let tests = context.package.targets.filter { target in
            (target as? any SourceModuleTarget)?.kind == .test
                && target.dependencies.contains {
                    if case .product(let product) = $0 { product.name == "AlchemicChecking" } else { false }
                }
        }
        if let test = tests.first {
            return """
                not checked here: what code resolves, what nothing uses, and modules that nothing lists. 'swift test' checks \
                these where '\(test.name)' calls 'GraphCheck.problems'

                """
        }
        let package = context.package.dependencies.map(\.package)
            .first { $0.products.contains { $0.name == "AlchemicChecking" } }
        return """
            not checked: what code resolves, what nothing uses, and modules that nothing lists. For this, add to the \
            dependencies of '\(product)' in Package.swift, or to those of a test that calls 'GraphCheck.problems':
                .product(name: "AlchemicChecking", package: "\(package?.id ?? "alchemic")"),

            """
    }

    /// A text with the paths of the files in it, `Module/File.swift:7`.
    private func located(_ text: String) -> String {
        let paths = paths
        let ending = ".swift"
        let parts = text.components(separatedBy: ending + ":")
        var result = ""
        for part in parts.dropLast() {
            let name = String(part.suffix(part.reversed().prefix { !" (\n".contains($0) }.count))
            // A program prints the path itself where it finds the file in the usual place.
            let file = name.hasPrefix("Sources/") ? String(name.dropFirst("Sources/".count)) : name
            result += part.dropLast(name.count) + (paths[file + ending] ?? name + ending) + ":"
        }
        return result + parts[parts.count - 1]
    }

    /// Writes down where the files are, and which of them the program consists of: a program that links AlchemicChecking looks
    /// through these for what code resolves.
    private func sources() throws -> String {
        let programs = context.package.products.compactMap { $0 as? ExecutableProduct }
        let main = programs.first { $0.name == product }?.mainTarget
        let package = Set(context.package.targets.map(\.id))
        let own = package.intersection(
            ([main].compactMap(\.self) + (main?.recursiveTargetDependencies ?? [])).map(\.id))
        // Other packages may list the modules of libraries.
        let libraries = context.package.products.compactMap { $0 as? LibraryProduct }.flatMap(\.targets)
        let hidden = package.subtracting((libraries + libraries.flatMap(\.recursiveTargetDependencies)).map(\.id))
        var lines: Set<String> = []
        for case let module as any SourceModuleTarget in context.package.targets {
            for file in module.sourceFiles where file.url.pathExtension == "swift" {
                let path = file.url.path(percentEncoded: false)
                let isHidden = hidden.contains(module.id) && module.kind != .test
                let marks = (own.contains(module.id) ? "code " : "") + (isHidden ? "internal" : "")
                lines.insert("\(module.moduleName)/\(file.url.lastPathComponent)\t\(path)\t\(marks)\n")
            }
        }
        let file = context.pluginWorkDirectoryURL.appending(path: "sources.txt")
        try lines.sorted().joined().write(to: file, atomically: true, encoding: .utf8)
        return file.path(percentEncoded: false)
    }

    /// The files that a check calls `Module/File.swift`, and where they are.
    private var paths: [String: String] {
        var paths: [String: String] = [:]
        let targets = context.package.targets
        for case let module as any SourceModuleTarget in targets + targets.flatMap(\.recursiveTargetDependencies) {
            for file in module.sourceFiles where file.url.pathExtension == "swift" {
                paths["\(module.moduleName)/\(file.url.lastPathComponent)"] = file.url.path(percentEncoded: false)
            }
        }
        return paths
    }
}
