import Foundation

/// A copy of the package in which the mutants are.
struct ScratchPackage {
    let root: URL
    let folder: URL
    /// The folders of sources that are changed, from the root.
    let sources: [String]

    static let environment = "ALCHEMIC_MUTANT"

    /// The files that are changed, from the root, in order.
    func files() throws -> [String] {
        try sources.flatMap { source in
            let paths = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: source).path)
            return paths.filter { $0.hasSuffix(".swift") }.sorted().map { "\(source)/\($0)" }
        }
    }

    /// Every mutant there could be.
    func candidates() throws -> [Mutant] {
        var all: [Mutant] = []
        for file in try files() {
            let source = try String(contentsOf: root.appending(path: file), encoding: .utf8)
            all += MutantWriter.rewrite(source, file: file, first: all.count, isChosen: { _ in false }).mutants
        }
        return all
    }

    /// Copies what the tests need.
    func copy() throws {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["Package.swift", "Sources", "Tests", "Plugins", "Documentation"] {
            let target = folder.appending(path: name)
            try? files.removeItem(at: target)
            try files.copyItem(at: root.appending(path: name), to: target)
        }
        let core = folder.appending(path: "Sources/Core/CAlchemic")
        try """
        #include <stdlib.h>
        #include "CAlchemic.h"

        int alchemic_mutant(void) {
            static int mutant = -2;
            if (mutant == -2) {
                const char *text = getenv("\(Self.environment)");
                mutant = text ? atoi(text) : -1;
            }
            return mutant;
        }

        """.write(to: core.appending(path: "mutant.c"), atomically: true, encoding: .utf8)
        let header = core.appending(path: "include/CAlchemic.h")
        var text = try String(contentsOf: header, encoding: .utf8)
        text += "\nint alchemic_mutant(void);\n"
        try text.write(to: header, atomically: true, encoding: .utf8)
        try """
        import CAlchemic

        /// Whether a mutant is switched on.
        @usableFromInline
        func mutated(_ number: Int32) -> Bool { alchemic_mutant() == number }

        """.write(to: folder.appending(path: "Sources/Core/Alchemic/Mutated.swift"), atomically: true, encoding: .utf8)
    }

    /// Writes the sources with these mutants in them.
    func write(_ chosen: Set<Int>) throws {
        var first = 0
        for file in try files() {
            let source = try String(contentsOf: root.appending(path: file), encoding: .utf8)
            let (text, mutants) = MutantWriter.rewrite(source, file: file, first: first) { chosen.contains($0) }
            first += mutants.count
            let target = folder.appending(path: file)
            if try String(contentsOf: target, encoding: .utf8) != text {
                try text.write(to: target, atomically: true, encoding: .utf8)
            }
        }
    }

    /// Builds the tests; returns the mutants that do not compile, none if all of it does.
    func build(target: String) throws -> (unfit: Set<Int>, output: String)? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swift", "build", "--product", "AlchemicPackageTests", "--package-path", folder.path, "-Xswiftc",
            "-suppress-warnings",
            "-Xswiftc", "-index-ignore-system-modules",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["ALCHEMIC_TESTS": target]) { $1 }
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

    /// The program that runs the tests.
    var tests: URL { folder.appending(path: ".build/debug/AlchemicPackageTests.xctest") }
}
