#if Macros
internal import Foundation
internal import TestSupport
internal import Testing

/// A mistake that the macros leave to the compiler, which finds it in what they write.
private struct Refusal: CustomTestStringConvertible {
    let source: String
    let says: String

    init(_ source: String, says: String) {
        (self.source, self.says) = (source, says)
    }

    var testDescription: String { source }

    /// The types that the sources use.
    static let domain = """
        import Alchemic
        import AlchemicMacros
        import AlchemicMain
        protocol Store: Sendable {}
        struct MemoryStore: Store {}
        final class Audit: Sendable {}
        final class Till: Sendable { init() {} }
        struct Zone: Sendable {}
        struct Area: Sendable {}
        struct Item {}
        struct Clock: Sendable { init() {}; init(_ zone: Zone) {} }
        struct Watch: Sendable { init() {}; init(_ area: Area) {} }
        """

    // swift-format-ignore
    static let table: [Refusal] = [
        Refusal(
            """
            struct Report {
                @Injected let store: any Store
            }
            """,
            says: "cannot expand accessor macro on variable declared with 'let'"),
        Refusal(
            """
            struct Report {
                @Injected lazy var store: any Store
            }
            """,
            says: "'lazy' cannot be used on a computed property"),
        Refusal(
            """
            struct Report {
                @Injected var store: any Store { MemoryStore() }
            }
            """,
            says: "variable already has a getter"),
        Refusal(
            """
            @Prototype(.weak) final class Cart {}
            """,
            says: "has no member 'weak'"),
        Refusal(
            """
            @Singleton(.ownedByConsumer) final class Clock: Sendable {}
            """,
            says: "has no member 'ownedByConsumer'"),
        Refusal(
            """
            enum Shop {
                @Configuration private struct Names {
                    func createSingletonClock() -> Clock { Clock() }
                }
            }
            """,
            says: "'Names' is inaccessible due to 'private' protection level"),
        Refusal(
            """
            @Configuration struct Names {
                func createSingletonList<Value>() -> [Value] { [] }
            }
            """,
            says: "generic parameter 'Value' could not be inferred"),
        Refusal(
            """
            @Configuration struct Names {
                mutating func createSingletonClock() -> Clock { Clock() }
            }
            """,
            says: "cannot use mutating member on immutable value: 'self' is immutable"),
        Refusal(
            """
            @Configuration struct Names {
                @Provides func clock(zone: Zone) -> Clock { Clock(zone) }
                @Provides func clock(zone: Area) -> Watch { Watch(zone) }
            }
            """,
            says: "ambiguous use of 'clock(zone:)'"),
        Refusal(
            """
            @Configuration struct Names {
                func createSingletonClock() -> Clock { Clock() }
                func aliasesForClock() -> String { "watch" }
            }
            """,
            says: "instance method 'add(aliases:for:)' requires the types"),
        Refusal(
            """
            @Configuration struct Names {
                func createSingletonClock() -> Clock { Clock() }
                func aliasesForClock() async throws -> [String] { ["watch"] }
            }
            """,
            says: "'async' call in a function that does not support concurrency"),
        Refusal(
            """
            @Configuration actor Names {
                func createSingletonClock() -> Clock { Clock() }
                var aliasesForClock: [String] { ["watch"] }
            }
            """,
            says: "actor-isolated property 'aliasesForClock' can not be referenced from a nonisolated context"),
        Refusal(
            """
            @Singleton final class Connection: Sendable {
                init<Address>(to address: Address) {}
            }
            """,
            says: "could not infer pack element #0 from context"),
        Refusal(
            """
            @Singleton final class Connection: Sendable {
                init(store: some Store) {}
            }
            """,
            says: "could not infer pack element #0 from context"),
        Refusal(
            """
            @Singleton final class Tills: Sendable {
                @Inject static func setUp(clock: Clock) {}
            }
            """,
            says: "static member 'setUp' cannot be used on instance of type"),
        Refusal(
            """
            @Singleton final class Tills: Sendable {
                @Inject func setUp<Source>(source: Source) {}
            }
            """,
            says: "cannot find type 'Source' in scope"),
        Refusal(
            """
            @Singleton final class Tills: Sendable {
                @Provides func makeTill<Kind>(of kind: Kind) -> Till { Till() }
            }
            """,
            says: "could not infer pack element #0 from context"),
        Refusal(
            """
            @Singleton struct Tills {
                @Provides mutating func makeTill() -> Till { Till() }
            }
            """,
            says: "cannot reference 'mutating' method as function value"),
        Refusal(
            """
            @Singleton final class Tills: Sendable {
                @Provides(.lazy, .ownedByConsumer) func makeTill() -> Till { Till() }
            }
            """,
            says: "has no member 'ownedByConsumer'"),
        Refusal(
            """
            @Singleton final class Checkout: @unchecked Sendable {
                @Inject let audit: Audit? = nil
            }
            """,
            says: "to expected argument type 'ReferenceWritableKeyPath<"),
        Refusal(
            """
            @Singleton final class Checkout: @unchecked Sendable {
                @Inject var audit: Audit? { nil }
            }
            """,
            says: "to expected argument type 'ReferenceWritableKeyPath<"),
        Refusal(
            """
            @Singleton final class Checkout: @unchecked Sendable {
                @Inject static var audit: Audit?
            }
            """,
            says: "static member 'audit' cannot be used on instance of type"),
        Refusal(
            """
            @External final class Checkout {
                @Inject @Injected var audit: Audit?
            }
            """,
            says: "to expected argument type 'ReferenceWritableKeyPath<"),
        Refusal(
            """
            func launch() {
                @Singleton final class Clock: Sendable {}
            }
            """,
            says: "local type cannot have attached extension macro"),
        Refusal(
            """
            @Singleton
            final class Basket {
                var items: [Item] = []
            }
            """,
            says: "does not conform to the 'Sendable' protocol"),
        Refusal(
            """
            struct Report {
                @Injected func store() {}
            }
            """,
            says: "'accessor' macro cannot be attached to instance method"),
    ]
}

@Suite(.statement("A15")) struct RefusalTests {
    @Test func compilerSaysWhatTheMacrosLeaveToIt() throws {
        var lines = Refusal.domain.split(separator: "\n").map(String.init)
        var ranges: [ClosedRange<Int>] = []
        for (index, refusal) in Refusal.table.enumerated() {
            let start = lines.count + 1
            lines += ["enum Row\(index)Of {"] + refusal.source.split(separator: "\n").map(String.init) + ["}"]
            ranges.append(start...lines.count)
        }
        let errors = try typecheck(lines.joined(separator: "\n"))
        for (index, refusal) in Refusal.table.enumerated() {
            let own = errors.filter { error in
                // In what a macro wrote, whose file is named after the type, or in the source itself.
                if error.contains("Row\(index)Of") { return true }
                let place = error.split(separator: ":")
                return place.count > 1 && place[0].hasSuffix("Refusals.swift")
                    && Int(place[1]).map(ranges[index].contains) == true
            }
            #expect(own.contains { $0.contains(refusal.says) }, "\(refusal.source)\n\(own.joined(separator: "\n"))")
        }
    }

    @Test(arguments: [
        """
        @Singleton(named: "clock", aliases: "clock", "watch") final class Clock: Sendable {}
        """,
        """
        @Singleton(named: "wall") @Singleton(named: "wall")
        final class Clock: Sendable {}
        """,
        """
        @Singleton(named: "till") final class Tills: Sendable {
            @Provides(named: "till") func makeTill() -> Till { Till() }
        }
        """,
        """
        @Singleton final class Catalogue: Sendable {
            @Argument let page: Int
            init(page: Int) {}
        }
        """,
    ])
    func namesThatAreGivenTwiceAndArgumentsOfWhatIsSharedAreLeftToTheCheck(source: String) {
        let expansion = Expansion(source)
        #expect(expansion.problems.isEmpty)
        #expect(expansion.source.contains("static var declaration"))
    }

    /// The errors of a source that is compiled with the macros, as these tests are built with them.
    private func typecheck(_ source: String) throws -> [String] {
        let products = try #require(Bundle.main.executableURL).deletingLastPathComponent().resolvingSymlinksInPath()
        let repository = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Refusals.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        let plugin = products.appending(path: "AlchemicMacroPlugin-tool").path()
        let maps = ["CAlchemic", "CAlchemicMain"].map { "\(products.path())\($0)-tool.build/module.modulemap" }
        process.arguments =
            ["swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm"]
            + ["-I", products.appending(path: "Modules-tool").path()]
            + ["-load-plugin-executable", "\(plugin)#AlchemicMacroPlugin"]
            + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
            + ["-Xcc", "-I\(repository.path())/Sources/Core/CAlchemic/include", file.path()]
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return output.split(separator: "\n").map(String.init).filter { $0.contains(" error: ") }
    }
}
#endif
