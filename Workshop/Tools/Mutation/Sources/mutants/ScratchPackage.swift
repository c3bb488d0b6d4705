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
        return [
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
            "Sources/Core/Alchemic/Mutated.swift": """
            import CAlchemic

            /// Whether a mutant is switched on.
            @usableFromInline
            func mutated(_ number: Int32) -> Bool { alchemic_mutant() == number }

            """,
        ]
    }

    /// The tests, with or without the optimizer: what runs long takes a fifth of the time with it, and what is compiled for long
    /// as much more.
    func tests(isOptimized: Bool) -> TestProgram { TestProgram(package: folder, isOptimized: isOptimized) }
}
