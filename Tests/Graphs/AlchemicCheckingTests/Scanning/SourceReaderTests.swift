import Alchemic
import Testing

@testable import AlchemicChecking

@Suite("Reading sources for what code resolves")
struct SourceReaderTests {
    private func facts(_ text: String) -> SourceFacts {
        SourceReader.facts(of: "App/App.swift", text: Array(text.utf8))
    }

    /// What is resolved in a text, and on what: `get Store named "x" of container`.
    private func requests(_ text: String) -> [String] {
        let facts = facts(text)
        let index = SourceIndex([facts])
        return facts.requests.map { request in
            "\(request.form.rawValue) \(request.type.text)" + (request.named.map { " named \($0)" } ?? "")
                + (request.isOptional ? " or nothing" : "")
                + (request.hasOtherQuery ? " by a query" : "") + " of \(index.receiver(request.receiver, in: facts))"
        }
    }

    @Test(arguments: [
        ("c.get(Store.self)", "get Store"),
        ("c.get((any Store).self)", "get any Store"),
        ("c.get(Shop.Store.self, .named(\"x\"))", "get Shop.Store named x"),
        ("c.get(async: Box<Int, [String]>.self)", "get Box<Int, [String]>"),
        ("c.get(main: Store.self, .auto)", "get Store"),
        ("c.get(Store.self, file: file, line: line)", "get Store"),
        ("c.get(Store.self, .tagged(\"x\"))", "get Store by a query"),
        ("c.get(Store.self, .named(\"\\(x)\"))", "get Store by a query"),
        ("c.get(Store?.self)", "get Store? or nothing"),
        ("c.get([any Store].self)", "get [any Store] or nothing"),
        ("c.get([String: Store].self)", "get [String: Store] or nothing"),
        ("c.getIfDeclared(Store.self)", "getIfDeclared Store or nothing"),
        ("c.all(of: Store.self)", "all Store or nothing"),
        ("c.provider(of: Note.self, taking: Int.self, String.self)", "provider Note"),
        ("c.with(Store.self) { $0.use() }", "with Store"),
        ("c\n    .get(\n        Store.self\n    )", "get Store"),
        ("\"\\(try c.get(Store.self))\"", "get Store"),
    ])
    func `finds`(_ call: String, _ expected: String) {
        #expect(requests("func f(_ c: Container) throws { _ = try \(call) }") == ["\(expected) of container"])
    }

    @Test(arguments: [
        "c.get(type)", "c.get(Store.self) { $0 }", "c.get(at: Store.self)", "c.get(Store.self, default: 1)", "c.get()",
        "c.with(Store.self)", "c.provider(of: type, taking: Int.self)", "c.get((Int, Int).self)", "get(Store.self)",
        "c.get((any A & B).self)", "// c.get(Store.self)", "/* c.get(Store.self) /* */ c.get(Store.self) */",
        "\"c.get(Store.self)\"", "#\"\\(c.get(Store.self))\"#", "\"\"\"\n c.get(Store.self)\n \"\"\"",
        "/c.get(Store.self)/", "#/\" c.get(Store.self)/#", "c.`get`(Store.self)", "Registry().get(Store.self)",
        "5.get(Store.self)",
    ])
    func `finds nothing`(in call: String) {
        let found = requests("func f(_ c: Container) throws { _ = \(call)\n }").filter { !$0.hasSuffix(" of other") }
        #expect(found.allSatisfy { $0.hasSuffix(" of unknown") } && found.count < 2, "\(found)")
        if !call.hasPrefix("5") { #expect(found.isEmpty, "\(found)") }
    }

    @Test func `knows what names hold`() {
        let found = requests(
            """
            import AlchemicHummingbird
            enum Shop {
                static let container = Container(orExit: shop)
                static let registry = Registry()
                static var opened: Container { get throws { try container.scope("visit") } }
                static func open() throws -> Container { try container.scope("visit") }
            }
            func f(_ context: Context) async throws {
                _ = try Shop.container.get(A.self)
                _ = try Shop.registry.get(A.self)
                _ = try Shop.opened.get(B.self)
                _ = try Shop.open().get(C.self)
                _ = try Container.main.get(D.self)
                _ = try Container.current?.get(E.self)
                _ = try context.scope.get(F.self)
                try await Shop.container.scope("visit") { visit in _ = try visit.get(G.self) }
                let container = try Shop.open()
                do {
                    let container = Registry()
                    _ = container.get(H.self)
                }
                let store: I = try container.get()
                other { found in _ = try found.get(J.self) }
                for container in containers { _ = try container.get(K.self) }
                run { @MainActor @Sendable (container: Container) in _ = try container.get(M.self) }
            }
            extension Container {
                func g() throws { _ = try get(L.self) }
            }
            struct Context: ScopedRequestContext {
                var scope = RequestScope()
                func h() throws { _ = try scope.get(N.self) }
            }
            """)
        #expect(
            found == [
                "get A of container", "get A of other", "get B of container", "get C of container",
                "get D of container", "get E of container", "get F of container", "get G of container",
                "get H of other", "get I of container", "get J of unknown", "get K of unknown", "get M of container",
                "get L of container", "get N of container",
            ])
    }

    @Test func `finds views and properties`() {
        let found = requests(
            """
            import AlchemicMacros
            import AlchemicSwiftUI
            struct List: View {
                @Injected var store: any Store
                @Injected(.named("x"), from: Shop.container) private var log: Log?
                @Injected(async: .auto) @MainActor var feed: Feed { get }
                var body: some View {
                    Resolving(Shelf.self) { shelf in Text("") }
                    Resolving(Model.self, with: book) { model in Text("") }
                    Resolving(Note.self, .named("note")) { Text("") } placeholder: { ProgressView() }
                }
            }
            """)
        #expect(
            found == [
                "@Injected any Store of container", "@Injected Log? named x or nothing of container",
                "@Injected Feed of container", "Resolving Shelf of container", "Resolving Model of container",
                "Resolving Note named note of container",
            ])
    }

    @Test(arguments: [
        ("Singleton(Store.init)", "Store"), ("Singleton(Shop.Store.init(path:log:)).eager()", "Shop.Store"),
        ("Singleton { Store(path: path) }", "Store"), ("Prototype { (log: Log) in try await Store(log) }", "Store"),
        ("Scoped(\"x\", Store.init)", "Store"), ("External(Store.self, in: \"x\")", "Store"),
        ("Value(Store(1)).as((any P).self)", "Store, any P"), ("Singleton { make() as any P }", "any P"),
        ("Singleton { () -> Store in make() }", "Store"), ("Value(\"x\").named(\"y\")", "String"), ("Value(5)", "Int"),
        ("Singleton { Box<Int>() }.weak()", "Box<Int>"),
        ("@Singleton(as: (any P).self) final class Store {}", "any P, Store"),
        ("@MainActor @Prototype public struct Store {}", "Store"),
        ("Singleton { make() }", "?"), ("Singleton(make)", "?"), ("Value(store)", "?"),
        ("Singleton { Store.shared }", "?"),
        ("Singleton(of: Tills.self, Tills.make)", "?"), ("Singleton { let x = Store(); return x }", "?"),
        ("Singleton { if x { Store() } else { Other() } }", "?"),
    ])
    func `reads declarations`(_ text: String, _ types: String) {
        let facts = facts(text)
        #expect(facts.declarations.map { $0.types.map { $0.map(\.text).joined(separator: ", ") } ?? "?" } == [types])
    }

    @Test(arguments: ["func f<Value>(_ type: Value.Type) -> Value { make() }", "var value: Value { make() }"])
    func `finds no declaration`(in text: String) {
        #expect(facts(text).declarations.isEmpty)
    }

    @Test func `reads names of declarations`() {
        let facts = facts("Value(1).named(\"a\").alias(\"b\", \"c\")\nValue(1).named(name)")
        #expect(facts.declarations.map(\.names) == [["a", "b", "c"], nil])
    }

    @Test func `reads types`() {
        let facts = facts(
            """
            import struct Core.Path
            @preconcurrency import Shop
            class A<T>: B, @unchecked Sendable where T: C { enum D: String, E & F {} ; class func x() {} }
            extension A.D: Shop.G { struct H {} }
            func f<U>() { actor I {} }
            protocol J: AnyObject { associatedtype K; typealias L = Int }
            """)
        #expect(facts.imports == ["Core", "Shop"])
        #expect(
            facts.types.map { "\($0.path.joined(separator: ".")): \($0.inherits.joined(separator: " ")) \($0.isLocal)" }
                == [
                    "A: B Sendable false", "A.D: String E F false", "A.D: G false", "A.D.H:  false", "I:  true",
                    "J: AnyObject false",
                ])
        #expect(facts.generics == ["T", "U"])
        #expect(facts.aliases == ["K", "L"])
    }

    @Test(arguments: [
        "\"", "\"\"\"", "\"\\(", "\"\\(\"\\(\"", "#\"", "/*", "(((", ")))", "}{", "`", "func f(", "class", "let x: ",
        "get(", "c.get(Store.self", "@Injected(", "@Singleton(", "Singleton {", "c.get(<.self)", "#if", "#endif",
        "\u{0}",
        "x.get([[.self)", "extension A.", "import", "let x = try", "{ [a, (b", "c.get(A<B.self)", "for", "\\(", "'",
        "Resolving(",
        ".get(A.self)",
    ])
    func `survives`(_ text: String) {
        for text in [text, text + text, "import Alchemic\n" + text + "\n}", String(repeating: text, count: 200)] {
            _ = requests(text)
        }
    }

    @Test(arguments: [
        ("struct A { init(store: Store, _ clock: Clock = Clock()) throws {} }", "A.init(store:_:)"),
        (
            "public final class A: B { private let x: Int; @MainActor public required init(x: Int) { self.init(y: x) } }",
            "A.init(x:)"
        ),
        (
            "struct A { let x: Int; public var y: [String: Int] = [:]\n static let z = 1\n var w: Int { 1 } }",
            "A.init(x:y:)"
        ),
        ("struct A { let x = 1\n func f() { let y: Int = 2; init(z: y) } }", "A.init"),
        ("struct A { private let x: Int }", "A.init"), ("struct A { @Wrapped var x: Int }", "A.init"),
        ("struct A { @Wrapped(1) public var x: Int }", "A.init"), ("struct A { lazy var x: Int = 1 }", "A.init"),
        ("struct A { public private(set) var x: Int }", "A.init"), ("class A { let x: Int = 1 }", "A.init"),
        ("actor A { init() {} }", "A.init"), ("class A { init(x: Int) {}; init(y: Int) {} }", "A.init"),
        ("class A { init?(x: Int) {} }", "A.init"), ("class A { init(x: Int) async {} }", "A.init"),
        ("class A { fileprivate init(x: Int) {}; init(y: Int) {} }", "A.init(y:)"),
        ("struct A { let x: Int }; extension A { init(y: Int) { self.init(x: y) } }", "A.init"),
        ("struct A { let x: Int }; enum B { struct A { let y: Int } }", "A.init(x:)"),
        ("struct A { let x: Int }; func f() { struct A { let y: Int } }", "A.init(x:)"),
        ("#if X\nstruct A { let x: Int }\n#else\nstruct A { let y: Int }\n#endif", "A.init"),
        ("struct A<T> { init(item: T) {} }", "A.init(item:)"),
    ])
    func `labels initializers`(_ text: String, _ expected: String) {
        let labels = InitializerLabels([facts(text)])
        #expect(labels.adding(to: "declare it, `Singleton(A.init)`") == "declare it, `Singleton(\(expected))`")
        #expect(labels.adding(to: "`Singleton(A.init(z:))`") == "`Singleton(A.init(z:))`")
    }

    @Test func `labels nested types by their whole names`() {
        let text =
            "enum B { struct A { let y: Int } }; extension B.A { init(z: Int) throws {} }; struct C { let x: Int }"
        let labels = InitializerLabels([facts(text)])
        #expect(
            labels.adding(to: "`Scoped(\"s\", C.init)`, B.A.init, A.init")
                == "`Scoped(\"s\", C.init(x:))`, B.A.init, A.init")
    }

    @Test func `ignores lines`() {
        let facts = facts("a // alchemic:ignore\n// alchemic:ignore, for now\nb\nc // alchemic: ignore\n")
        #expect(facts.ignoredLines == [1, 2, 3])
    }

    @Test func `finds types by their names`() {
        var names = TypeNames()
        func found(_ text: String, in module: String = "AlchemicCheckingTests") -> [ObjectIdentifier] {
            let list = TokenList(Tokenizer.tokens(of: Array(text.utf8)).tokens, of: Array(text.utf8))
            return names.types(WrittenType(0..<list.count, in: list), in: [module])
                .map { ObjectIdentifier($0.type) }
        }
        let types: [(String, Any.Type)] = [
            ("NamedActor", NamedActor.self), ("NamedEnum.Inner", NamedEnum.Inner.self),
            ("AlchemicCheckingTests.NamedEnum", NamedEnum.self), ("any NamedProtocol", (any NamedProtocol).self),
            ("NamedProtocol", (any NamedProtocol).self), ("NamedBox<Int>", NamedBox<Int>.self),
            ("[String: NamedBox<[Int]>?]", [String: NamedBox<[Int]>?].self), ("Int", Int.self),
        ]
        for (name, type) in types { #expect(found(name) == [ObjectIdentifier(type)], "\(name)") }
        // A file that imports `Alchemic` names what that exports.
        for (name, type) in [("Module", Module.self), ("Scope", Scope.self), ("Container", Container.self)]
            as [(String, Any.Type)]
        {
            #expect(found(name, in: "Alchemic") == [ObjectIdentifier(type)], "\(name)")
        }
        for name in ["any NamedActor", "NamedAlias", "Nothing", "NamedBox"] { #expect(found(name).isEmpty, "\(name)") }
    }
}

actor NamedActor {}
enum NamedEnum { struct Inner {} }
protocol NamedProtocol {}
struct NamedBox<Content> {}
typealias NamedAlias = Int
