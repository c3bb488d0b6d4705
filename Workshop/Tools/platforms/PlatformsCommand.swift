import Foundation

/// Type-checks every branch of the sources that is not for Linux, against stubs.
@main
struct PlatformsCommand {
    static let usage = """
        usage: platforms --built <folder> [--scratch <folder>]

          --built       where the package has been built for this system, for example .build-AppleStandIns/debug
          --scratch     a folder for copies of the sources, which is emptied; by default .build-platforms
        """

    static func main() async {
        do {
            try await run()
        } catch {
            FileHandle.standardError.write(Data("platforms: \(error)\n".utf8))
            exit((error as? Failure)?.status ?? 1)
        }
    }

    private static func run() async throws {
        // The repository: this file is `Workshop/Tools/platforms/PlatformsCommand.swift` in it.
        let root = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var built: URL?
        var scratch = root.appending(path: ".build-platforms")
        var arguments = CommandLine.arguments.dropFirst()
        while let option = arguments.popFirst() {
            guard let value = arguments.popFirst() else { throw Failure(description: "\(usage)", status: 2) }
            switch option {
            case "--built": built = URL(filePath: value)
            case "--scratch": scratch = URL(filePath: value)
            default: throw Failure(description: "not understood: \(option)\n\(usage)", status: 2)
            }
        }
        guard let built, FileManager.default.fileExists(atPath: built.appending(path: "Modules").path) else {
            throw Failure(description: "no modules have been built there\n\(usage)", status: 2)
        }
        let result = try await PlatformCheck(root: root, built: built.resolvingSymlinksInPath(), scratch: scratch).run()
        for checked in result.checked { print(checked) }
        for problem in result.problems {
            print("--- \(problem.module), \(problem.platforms.joined(separator: ", ")):\n\(problem.output)")
        }
        print("branches of other platforms: \(result.checked.count) checks, \(result.problems.count) failed")
        if !result.problems.isEmpty { exit(1) }
    }
}
