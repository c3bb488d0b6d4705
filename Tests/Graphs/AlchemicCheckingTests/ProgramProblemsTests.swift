import Alchemic
import AlchemicChecking
import Foundation
import Testing

struct Letter: Sendable {}
final class Postman: Sendable {
    init(letter: Letter) {}
}
struct Stamp: Sendable {}
struct Parcel: Sendable {}
final class Sorter: Sendable {
    init() async {}
}
final class Scale: Sendable {}

@Suite("The check of a program as a test")
struct ProgramProblemsTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "problems-\(UUID())")
    private var test: String { folder.appending(path: "Tests/OfficeTests/OfficeTests.swift").path() }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// A program of two targets, and another one.
    init() throws {
        let head = "import Alchemic\nimport AlchemicCheckingTests\n"
        try write("", to: "Package.swift")
        try write("try run(Container(office))\n", to: "Sources/Office/main.swift")
        try write(
            head + "import Office_Mail\nfunc run(_ office: Container) throws { _ = try office.get(Stamp.self) }\n",
            to: "Sources/Office/Routes/Run.swift")
        try write(
            head + "public func sort(_ office: Container) throws { _ = try office.get(Sorter.self) }\n",
            to: "Sources/Office-Mail/Sort.swift")
        try write(
            head + "func other(_ office: Container) throws { _ = try office.get(Parcel.self) }\n",
            to: "Sources/Other/Other.swift")
    }

    private static let office = Module("Office") {
        Singleton(Sorter.init, file: "Office_Mail/Sort.swift", line: 1)
        Singleton(Scale.init)
    }

    @Test
    func `finds what the code of the program and of what it imports resolves, at the paths of the files`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let problems = try GraphCheck.problems(Self.office, program: "Office", beside: test)
        #expect(
            problems.map { "\($0.location?.file.replacing(folder.path(), with: "") ?? "") \($0.id)" }.sorted() == [
                "/Sources/Office-Mail/Sort.swift asynchronous-only", "/Sources/Office/Routes/Run.swift missing-binding",
            ], "\(problems)")
        let other = try GraphCheck.problems(Self.office, program: "Other", beside: test)
        #expect(other.map(\.headline) == ["nothing provides `Parcel`, which code resolves here"])
    }

    @Test
    func `the check of a program as a test has what is wrong with the graph, unused definitions, and what rules say`()
        throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("", to: "Server/Code/main.swift")
        let folders = ["Post": "Server/Code"]
        let wrong = try GraphCheck.problems(
            Module("Post") { Singleton(Postman.init) }, program: "Post", folders: folders, beside: test)
        #expect(wrong.map(\.id) == [.missingBinding])
        let unused = try GraphCheck.problems(
            Self.office, program: "Post", roots: [Scale.self], folders: folders, beside: test)
        #expect(unused.map(\.id) == [.unused])
        let rule = GraphRule("no-scales", severity: .warning) { graph in
            graph.definitions.filter { $0.type.hasSuffix("Scale") }.map { .init(of: $0, "a scale") }
        }
        let ruled = try GraphCheck.problems(
            Self.office, program: "Post", rules: [rule], folders: folders, beside: test)
        #expect(ruled.map(\.headline) == ["a scale"])
        #expect(try GraphCheck.problems(Self.office, program: "Post", folders: folders, beside: test).isEmpty)
    }

    @Test
    func `the check of a program as a test finds the modules that nothing lists, where no library and no test may`()
        throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            "import Alchemic\npublic let mailModule = Module(\"Mail\") { Singleton(Letter.init) }\n",
            to: "Sources/Office-Mail/MailModule.swift")
        func unlisted() throws -> [String] {
            try GraphCheck.problems(Self.office, program: "Office", beside: test)
                .filter { $0.id == .unlistedModule }.map(\.headline)
        }
        #expect(try unlisted() == ["`mailModule` is listed nowhere, so its definitions are in no graph"])
        // It may be why others are unused, and stands before them.
        let office = Module("Office") {
            Self.office
            Singleton(Parcel.init)
        }
        let all = try GraphCheck.problems(office, program: "Office", roots: [Scale.self], beside: test)
        #expect(all.map(\.id).suffix(2) == [.unlistedModule, .unused])
        try write(".library(name: \"Mail\", targets: [\"Office-Mail\"])", to: "Package.swift")
        #expect(try unlisted() == [])
        let manifest = """
            let package = Package(
                // It has no .library( for other packages, and no target with a path: of its own.
                name: "Office", dependencies: [.package(name: "alchemic", path: "../alchemic", traits: [.trait(name: "X")])])
            """
        try write(manifest, to: "Package.swift")
        #expect(try unlisted() == ["`mailModule` is listed nowhere, so its definitions are in no graph"])
        try write(".target(name: \"Tools\", path: \"Tools\")", to: "Package.swift")
        #expect(try unlisted() == [])
        try write("", to: "Package.swift")
        try write("let container = try Container(mailModule)\n", to: "Tests/OfficeTests/MailTests.swift")
        #expect(try unlisted() == [])
    }

    @Test
    func `the check of a program as a test says which folder it has not found`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let failure = #expect(throws: (any Error).self) {
            try GraphCheck.problems(Self.office, program: "Offices", beside: test)
        }
        #expect(
            failure.map { "\($0)".replacing(folder.path(), with: "…") }
                == "there is no folder '…/Sources/Offices': say where the target is, "
                + "`folders: [\"Offices\": \"<#its path in the package#>\"]`")
    }
}
