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

    /// Lays out what the tests need, with these mutants in the sources; what is the same already keeps its date, such that
    /// only what has changed is compiled.
    func write(_ chosen: Set<Int>) throws {
        var texts = try added()
        var first = 0
        for file in try files() {
            let source = try String(contentsOf: root.appending(path: file), encoding: .utf8)
            let (text, mutants) = MutantWriter.rewrite(source, file: file, first: first) { chosen.contains($0) }
            first += mutants.count
            texts[file] = text
        }
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["Package.swift", "Sources", "Tests", "Plugins", "Documentation"] {
            func below(_ folder: URL) -> [String] {
                let paths = (try? manager.subpathsOfDirectory(atPath: folder.appending(path: name).path)) ?? []
                return paths.map { "\(name)/\($0)" }
            }
            let wanted = [name] + below(root)
            for file in wanted where texts[file] == nil {
                let source = root.appending(path: file)
                switch try manager.attributesOfItem(atPath: source.path)[.type] as? FileAttributeType {
                case .typeRegular: try lay(Data(contentsOf: source), at: file)
                case .typeSymbolicLink:
                    let target = folder.appending(path: file)
                    let link = try manager.destinationOfSymbolicLink(atPath: source.path)
                    guard (try? manager.destinationOfSymbolicLink(atPath: target.path)) != link else { continue }
                    try? manager.removeItem(at: target)
                    try manager.createSymbolicLink(atPath: target.path, withDestinationPath: link)
                default:
                    try manager.createDirectory(at: folder.appending(path: file), withIntermediateDirectories: true)
                }
            }
            for file in Set(below(folder)).subtracting(wanted) where texts[file] == nil {
                try? manager.removeItem(at: folder.appending(path: file))
            }
        }
        for (file, text) in texts { try lay(Data(text.utf8), at: file) }
    }

    private func lay(_ data: Data, at file: String) throws {
        let target = folder.appending(path: file)
        if (try? Data(contentsOf: target)) != data { try data.write(to: target) }
    }

    /// What asks for the number of the mutant, by its path.
    private func added() throws -> [String: String] {
        let header = "Sources/Core/CAlchemic/include/CAlchemic.h"
        let manifest = "Package.swift"
        return [
            // The long tests take a fifth of the time.
            manifest: try String(contentsOf: root.appending(path: manifest), encoding: .utf8) + """

                for target in package.targets where ["AlchemicGraph", "Alchemic", "AlchemicMain", "ReferenceModel"].contains(target.name) {
                    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"])]
                }

                """,
            "Sources/Core/CAlchemic/mutant.c": """
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

            """,
            header: try String(contentsOf: root.appending(path: header), encoding: .utf8)
                + "\nint alchemic_mutant(void);\n",
            "Sources/Core/AlchemicGraph/Mutated.swift": """
            import CAlchemic

            /// Whether a mutant is switched on.
            @usableFromInline
            package func mutated(_ number: Int32) -> Bool { alchemic_mutant() == number }

            """,
        ]
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
