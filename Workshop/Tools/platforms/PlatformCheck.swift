import Foundation

/// Type-checks every branch of the sources that the platform of this build does not compile.
struct PlatformCheck {
    private let repository: Repository
    private let compiler: Compiler

    /// Something that does not compile on a platform.
    struct Problem: Sendable {
        let platforms: [String]
        let module: String
        let output: String
    }

    /// What was checked.
    struct Result {
        var problems: [Problem] = []
        /// What was checked, in words.
        var checked: [String] = []
    }

    /// Prepares a check.
    ///
    /// - Parameters:
    ///   - root: The repository.
    ///   - built: The folder with the package's modules, built for this system.
    ///   - scratch: A folder for copies, which is emptied.
    init(root: URL, built: URL, scratch: URL) {
        repository = Repository(root: root)
        compiler = Compiler(repository: repository, built: built, scratch: scratch)
    }

    /// Checks everything.
    func run() async throws -> Result {
        try compiler.prepare(try repository.moduleFolders().keys.sorted())
        var result = try await checkSwift()
        try checkC(&result)
        return result
    }

    private func checkSwift() async throws -> Result {
        var checks: [(module: SourceModule, platforms: [String])] = []
        for name in try repository.modulesWithConditions() {
            let here = try repository.module(name, on: .linux)
            for platform in Platform.others {
                let module = try repository.module(name, on: platform)
                // What is the same here is built here.
                if module.files == here.files, module.stubs.isEmpty { continue }
                if let index = checks.firstIndex(where: { $0.module == module }) {
                    checks[index].platforms.append(platform.name)
                } else {
                    checks.append((module, [platform.name]))
                }
            }
        }
        var result = Result(checked: checks.map { "\($0.module.name): \($0.platforms.joined(separator: ", "))" })

        var folders: [SourceModule: URL] = [:]
        for (module, platforms) in checks {
            for stub in module.allStubs where folders[stub] == nil {
                let folder = compiler.scratch.appending(path: "Stubs/\(folders.count)")
                folders[stub] = folder
                let stubs = stub.allStubs.compactMap { folders[$0] }
                if let output = try compiler.compile(stub, in: folder, stubs: stubs, isStub: true) {
                    result.problems.append(Problem(platforms: platforms, module: stub.name, output: output))
                }
            }
        }
        let places = folders
        result.problems += try await inPairs(checks.indices) { [checks, compiler] index in
            let (module, platforms) = checks[index]
            let folder = compiler.scratch.appending(path: "Modules/\(index)")
            let stubs = module.allStubs.compactMap { places[$0] }
            return try compiler.compile(module, in: folder, stubs: stubs, isStub: false).map {
                Problem(platforms: platforms, module: module.name, output: $0)
            }
        }
        return result
    }

    /// Runs a few at a time; the results are in order.
    private func inPairs<Value: Sendable>(
        _ indices: Range<Int>, _ body: @escaping @Sendable (Int) throws -> Value?
    ) async throws -> [Value] {
        try await withThrowingTaskGroup(of: (Int, Value?).self) { group in
            var next = indices.lowerBound
            func add() {
                guard next < indices.upperBound else { return }
                group.addTask { [next] in (next, try body(next)) }
                next += 1
            }
            for _ in 0..<max(2, ProcessInfo.processInfo.activeProcessorCount) { add() }
            var results: [(Int, Value)] = []
            while let (index, value) = try await group.next() {
                if let value { results.append((index, value)) }
                add()
            }
            return results.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    private func checkC(_ result: inout Result) throws {
        for folder in try repository.moduleFolders().values.sorted() {
            for path in try repository.paths(in: folder, suffix: ".c")
            where try repository.text(path).contains(/__(APPLE|linux|ELF)__/) {
                for (platform, isApple) in [("Apple", true), ("others", false)] {
                    result.checked.append("\(path): \(platform)")
                    if let output = try compiler.checkC(path, isApple: isApple) {
                        result.problems.append(Problem(platforms: [platform], module: path, output: output))
                    }
                }
            }
        }
    }
}
