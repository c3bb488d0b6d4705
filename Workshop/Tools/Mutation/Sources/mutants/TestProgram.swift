import Foundation

/// A program that runs tests of a package.
struct TestProgram {
    let package: URL
    let isOptimized: Bool

    private var scratch: URL { package.appending(path: isOptimized ? ".build-optimized" : ".build") }
    var executable: URL { scratch.appending(path: "debug/AlchemicPackageTests.xctest") }

    /// Builds it with the tests of some targets; returns the mutants that do not compile, none if all of it does.
    func build(_ targets: String) throws -> (unfit: Set<Int>, output: String)? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            [
                "swift", "build", "--product", "AlchemicPackageTests", "--package-path", package.path,
                "--scratch-path", scratch.path, "-Xswiftc", "-suppress-warnings", "-Xswiftc",
                "-index-ignore-system-modules",
            ] + (isOptimized ? ["-Xswiftc", "-O"] : [])
        process.environment = ProcessInfo.processInfo.environment.merging(["ALCHEMIC_TESTS": targets]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? nil : (unfit(in: output), output)
    }

    private func unfit(in output: String) -> Set<Int> {
        var unfit: Set<Int> = []
        for match in output.matches(of: /(?m)^(\/.*?\.swift):(\d+):\d+: error:/) {
            guard let line = Int(match.2), let text = try? String(contentsOfFile: String(match.1), encoding: .utf8)
            else { continue }
            let lines = text.components(separatedBy: "\n")
            // The place of an error may be the end of what is wrong.
            for distance in 0...6 {
                let near = [line - 1 - distance, line - 1 + distance].filter(lines.indices.contains).map { lines[$0] }
                let found = near.joined().matches(of: /mutated\((\d+)\)/).compactMap { Int($0.1) }
                unfit.formUnion(found)
                if !found.isEmpty { break }
            }
        }
        return unfit
    }
}
