import Foundation
import Testing

@testable import platforms

/// A repository with one source, which is removed in the end.
private final class ScratchRepository {
    let root = URL(filePath: NSTemporaryDirectory()).appending(path: "platforms-\(UUID().uuidString)")

    init(_ path: String, _ text: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func check() async throws -> PlatformCheck.Result {
        try await PlatformCheck(
            root: root, built: root.appending(path: "built"), scratch: root.appending(path: "scratch")
        ).run()
    }
}

@Suite struct PlatformsTests {
    private func platform(_ name: String) throws -> Platform { try #require(Platform.others.first { $0.name == name }) }

    @Test(arguments: [
        ("#if canImport(UIKit) && !os(watchOS)", "#if true && !false", "#if true && !true", "#if false && !false"),
        ("#elseif canImport( AppKit )", "#elseif false", "#elseif false", "#elseif true"),
        ("    #if DEBUG && os(macOS)", "    #if DEBUG && false", "    #if DEBUG && false", "    #if DEBUG && true"),
        ("#if targetEnvironment(macCatalyst)", "#if false", "#if false", "#if false"),
        (
            "let text = \"#if os(macOS)\"", "let text = \"#if os(macOS)\"", "let text = \"#if os(macOS)\"",
            "let text = \"#if os(macOS)\""
        ),
        (
            "internal import Dispatch", "internal import DarwinDispatch", "internal import DarwinDispatch",
            "internal import DarwinDispatch"
        ),
    ])
    func `conditions are answered for the platform`(_ line: String, iOS: String, watchOS: String, macOS: String) throws
    {
        for (name, wanted) in [("iOS", iOS), ("watchOS", watchOS), ("macOS", macOS)] {
            #expect(try Conditions(platform: platform(name)).rewritten("\n\(line)\n") == "\n\(wanted)\n")
        }
        #expect(try Conditions(platform: platform("Linux with Musl")).rewritten("import Dispatch") == "import Dispatch")
    }

    @Test(arguments: ["os(Haiku)", "canImport(Cocoa)", "targetEnvironment(moon)"])
    func `condition that no platform knows is reported`(_ question: String) throws {
        let conditions = try Conditions(platform: platform("iOS"))
        #expect(throws: Conditions.Unknown(line: 2, question: question)) {
            try conditions.rewritten("\n#if \(question)")
        }
    }

    @Test func `declarations that extensions lack are removed`() throws {
        let source = """
            struct Kept {
                @available(iOSApplicationExtension, unavailable)
                static var gone: Int { 1 }
                static var kept: Int { 2 }
            }
            @available(iOSApplicationExtension, unavailable)
            @available(tvOSApplicationExtension, unavailable)
            struct Gone {
                func gone() {}
            }
            struct KeptToo {}
            """
        #expect(try Conditions(platform: platform("iOS")).rewritten(source) == source)
        #expect(
            try Conditions(platform: platform("iOS, in an extension")).rewritten(source)
                == """
                struct Kept {
                \(Conditions.removal)

                    static var kept: Int { 2 }
                }
                \(Conditions.removal)




                struct KeptToo {}
                """)
    }

    @Test(arguments: [
        ("os(watchOS)", ["watchOS"]),
        ("canImport(AppKit) && !canImport(UIKit)", ["macOS"]),
        ("canImport(Musl)", ["Linux with Musl"]),
        ("os(iOS) && targetEnvironment(macCatalyst)", ["Mac Catalyst"]),
        (
            "!os(Linux)",
            ["iOS", "iOS, in an extension", "tvOS", "visionOS", "watchOS", "macOS", "Mac Catalyst", "Android"]
        ),
    ])
    func `error in a branch that is not built here is found`(_ condition: String, platforms: [String]) async throws {
        let repository = try ScratchRepository(
            "Sources/Core/Shop/Shop.swift",
            """
            struct Shop {
                #if \(condition)
                let name: Int = "shop"
                #endif
            }
            """)
        let result = try await repository.check()
        #expect(result.problems.map(\.platforms) == [platforms])
        let output = try #require(result.problems.first?.output)
        #expect(output.hasPrefix("Sources/Core/Shop/Shop.swift:3:21: error: cannot convert value of type 'String'"))
    }

    @Test func `import of what the platform lacks is found`() async throws {
        let repository = try ScratchRepository(
            "Sources/Core/Shop/Shop.swift",
            "#if os(watchOS)\nimport AppKit\n#endif\n#if os(macOS)\nimport Foundation\n#endif\n")
        let result = try await repository.check()
        #expect(result.problems.map(\.platforms) == [["watchOS"]])
        #expect(result.problems.first?.output.contains("no such module 'AppKit'") == true)
    }

    @Test func `an error in a branch for CI is found`() async throws {
        let repository = try ScratchRepository(
            "Sources/Core/CShop/shop.c",
            """
            #if defined(__APPLE__)
            int apple(void) { return there_is_none(); }
            #elif !defined(__linux__)
            int other(void) { return there_is_none_either(); }
            #endif
            """)
        let result = try await repository.check()
        #expect(result.problems.map(\.platforms) == [["Apple"], ["others"]])
        #expect(result.problems.map { $0.output.hasPrefix("Sources/Core/CShop/shop.c:") } == [true, true])
        #expect(result.checked.count == 2)
    }

    @Test func `what is built here is not checked`() async throws {
        let repository = try ScratchRepository("Sources/Core/Shop/Shop.swift", "#if os(Linux)\nlet shop = 1\n#endif\n")
        let result = try await repository.check()
        #expect(result.problems.isEmpty)
        #expect(!result.checked.joined().contains("Musl"))
    }
}
