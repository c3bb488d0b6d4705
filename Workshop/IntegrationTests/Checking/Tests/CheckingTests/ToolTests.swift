import BuildingPackages
import Foundation
import Testing

/// Runs `alchemic … --product` in `Fixtures/Shop`.
@Suite("The command-line tool", .serialized)
struct ToolTests {
    /// A `swift` that builds the fixture where the other tests do, with their flags.
    private static let wrapper: String = {
        let options = PackageBuild.options(scratch: ShopPackage.scratch).map { "'\($0)'" }.joined(separator: " ")
        return """
            #!/bin/sh
            command=$1
            shift
            PATH=${PATH#*:}
            [ "$command" != build ] || export SWIFT_DETERMINISTIC_HASHING=1
            exec swift "$command" \(options) "$@"

            """
    }()

    private func alchemic(_ arguments: String..., isRepaired: Bool = true) throws -> (status: Int32, output: String) {
        let tool = "\(PackageBuild.withMacros)/debug/alchemic"
        try #require(
            FileManager.default.isExecutableFile(atPath: tool), "'.ci/run build' makes the tool, with all traits")
        let folder = FileManager.default.temporaryDirectory.appending(path: "tool-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let swift = folder.appending(path: "swift").path()
        try Self.wrapper.write(toFile: swift, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift)
        var environment = ["PATH": "\(folder.path()):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin")"]
        if isRepaired { environment["SHOP_REPAIRED"] = "1" }
        return try launch(tool, arguments, in: ShopPackage.folder, environment: environment)
    }

    @Test
    func `the command-line tool checks any program of a package, and shows the build`() throws {
        let wrong = try alchemic("check", "--product", "Plain", isRepaired: false)
        #expect(wrong.status == 1, "\(wrong.output.suffix(5000))")
        #expect(errors(wrong.output).count == 8, "\(wrong.output.suffix(5000))")
        #expect(wrong.output.contains("Build of product 'Plain' complete!"), "\(wrong.output.suffix(5000))")
        for program in ["Plain", "GraphCheck"] {
            let right = try alchemic("check", "--product", program, "--strict")
            #expect(right.status == 0, "\(right.output.suffix(5000))")
            #expect(errors(right.output).isEmpty, "\(right.output.suffix(5000))")
        }
    }

    @Test
    func `answers questions about a program that writes its document, and names the line to add to any other`() throws {
        let answered = try alchemic("why", "--product", "Found", "Hammer")
        #expect(answered.status == 0, "\(answered.output.suffix(5000))")
        #expect(answered.output.contains("Bell"), "\(answered.output.suffix(5000))")
        #expect(!answered.output.contains("in main"))
        let plain = try alchemic("list", "--product", "Plain")
        #expect(plain.status == 2, "\(plain.output.suffix(5000))")
        #expect(
            plain.output.contains(
                "'Plain' writes no graph document: add '.product(name: \"AlchemicChecking\", package: \"alchemic\")' to its "
                    + "dependencies in Package.swift"), "\(plain.output.suffix(5000))")
    }
}
