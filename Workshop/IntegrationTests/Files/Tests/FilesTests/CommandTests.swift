import BuildingPackages
import Foundation
import Testing

/// Runs `swift package alchemic files` in a small package.
@Suite("The command for definition files", .serialized)
struct CommandTests {
    @Test
    func `the command for definition files checks the files of a package, and says where their mistakes are`() throws {
        let package = try SmallPackage(withTrait: true)
        // Without a word it checks.
        let plain = try package.command()
        #expect(plain.status == 0, "\(plain.output.suffix(3000))")
        #expect(plain.output.contains("1 file: 0 errors, 1 warning"))
        let file = package.file.path()
        #expect(plain.output.contains("\(file):6:3: warning: [unused-parameter] nothing uses the parameter 'spare'"))
        #expect(try package.command("check", "--strict").status != 0)

        try package.text().replacing("%limit%", with: "%limits%").write(
            to: package.file, atomically: true, encoding: .utf8)
        let wrong = try package.command("check")
        #expect(wrong.status != 0)
        #expect(
            wrong.output.contains(
                "\(file):3:70: error: [unknown-parameter] there is no parameter 'limits'; did you mean 'limit'?"),
            "\(wrong.output.suffix(3000))")
    }

    @Test
    func `the command for definition files writes no Swift, which the tool itself does`() throws {
        let package = try SmallPackage(withTrait: true)
        let refused = try package.command("compile", package.file.path())
        #expect(refused.status != 0)
        #expect(
            refused.output.contains("run 'swift run alchemic-files compile <files>'"), "\(refused.output.suffix(3000))")
    }

    @Test
    func `says which edit a package needs that does not enable the trait, and so does the build`() throws {
        let package = try SmallPackage(withTrait: false)
        let message =
            "error: definition files need the trait 'Files': "
            + #"write .package(url: "…/alchemic.git", from: "…", traits: ["Files"]) in Package.swift"#
        let check = try package.command("check")
        #expect(check.status != 0)
        #expect(check.output.contains(message), "\(check.output.suffix(3000))")
        let build = try package.build()
        #expect(build.status != 0)
        #expect(build.output.contains(message), "\(build.output.suffix(3000))")
    }

    @Test
    func `the command for definition files stands beside a build that compiles the same files`() throws {
        let package = try SmallPackage(withTrait: true)
        let build = try package.build()
        #expect(build.status == 0, "\(build.output.suffix(3000))")
        #expect(try launch("\(package.scratch)/debug/Small", []).output == "4\n")
    }
}

/// A copy of the package in `Small`, made anew for each test; what has been built is kept.
private struct SmallPackage {
    let folder: URL
    let scratch: String

    init(withTrait: Bool) throws {
        let tests = PackageBuild.repository.appending(path: "Workshop/IntegrationTests/Files")
        folder = tests.appending(path: ".build-small/\(withTrait ? "with" : "without")")
        scratch = withTrait ? PackageBuild.withFiles : PackageBuild.plain
        let template = tests.appending(path: "Small")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: template.appending(path: "Sources"), to: folder.appending(path: "Sources"))
        try String(contentsOf: template.appending(path: "Manifest.txt"), encoding: .utf8)
            .replacing("REPOSITORY", with: PackageBuild.repository.path())
            .replacing("TRAITS", with: withTrait ? #", traits: ["Files"]"# : "")
            .write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    }

    var file: URL { folder.appending(path: "Sources/Small/small.alchemic.yml") }

    func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

    /// Runs the command plugin.
    func command(_ arguments: String...) throws -> (status: Int32, output: String) {
        try swift("package", ["alchemic", "files"] + arguments)
    }

    /// Builds the program.
    func build() throws -> (status: Int32, output: String) { try swift("build", []) }

    private func swift(_ command: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        try PackageBuild.swift(command, arguments, package: folder, scratch: scratch)
    }
}
