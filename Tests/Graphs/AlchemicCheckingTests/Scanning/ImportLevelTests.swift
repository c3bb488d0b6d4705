import Alchemic
import AlchemicChecking
import SourceImports
import TestSupport
import Testing

/// Generated files import modules as the files beside them do.
///
/// The compiler rejects a target in which one file imports a module with an access level and another one without, unless imports
/// are internal by default. `Workshop/IntegrationTests` compiles it.
@Suite("The imports of what is generated") struct ImportLevelTests {
    private static func levels(_ sources: String...) -> ImportLevels {
        var levels = ImportLevels()
        for source in sources { levels.read(source) }
        return levels
    }

    /// Beginnings of files, with what generated files of their targets write for `Core`.
    private static let sources: KeyValuePairs<String, String> = [
        "": "import Core", "import Core": "import Core", "import Other": "import Core",
        "internal import Core": "internal import Core", "package import Core": "internal import Core",
        "private import Core": "internal import Core", "fileprivate import Core": "internal import Core",
        "public import Core": "import Core", "@testable import Core": "import Core",
        "@_exported import Core": "import Core",
        "@preconcurrency internal import Core": "internal import Core", "import struct Core.Label": "import Core",
        "internal import struct Core.Label": "internal import Core",
        "internal import Core.Part": "internal import Core",
        "internal import `Core`": "internal import Core", "internal  import\tCore // comment": "internal import Core",
        "internal import Corelation": "import Core", "internal import struct Other.Core": "import Core",
        // Before them: comments, a line for a shell, other imports, attributes of their own line.
        "#!/usr/bin/swift\n// import Core\n/* import Core\n /* */ import Core */\n\ninternal import Core":
            "internal import Core",
        "/// Text.\nimport Other; internal import Core\n": "internal import Core",
        "@testable\nimport Core": "import Core",
        "/* a */ internal /* b */ import /* c */ Core": "internal import Core",
        // No imports: what stands in texts and in declarations.
        "let text = \"\"\"\ninternal import Core\n\"\"\"": "import Core",
        "struct A {}\n// internal import Core": "import Core", "@main struct A {}": "import Core",
        // One of several may be left out.
        "#if hasFeature(InternalImportsByDefault)\ninternal import Core\n#else\nimport Core\n#endif":
            "internal import Core",
        "#if DEBUG\nimport Core\n#endif": "import Core",
        "#if DEBUG\ninternal import Core\n#endif\nimport Core": "import Core",
        "#if DEBUG\n#endif\ninternal import Core": "internal import Core",
        "internal import Core\r\nimport Other\r\n": "internal import Core",
    ]

    @Test(arguments: sources.map(\.key))
    func `the imports of what is generated have an access level where the others have one`(_ source: String) throws {
        let expected = try #require(Self.sources.first { $0.key == source }).value
        let levels = Self.levels(source)
        #expect(levels.imports(of: ["Core"]) == [expected])
        // A build passes what one tool has read to another one.
        #expect(ImportLevels(listing: levels.listing).imports(of: ["Core"]) == [expected])
    }

    @Test
    func `with the access of what they are for, where that is more than internal`() {
        let levels = Self.levels("import Core", "internal import Orders", "import Plain\ninternal import Orders")
        #expect(
            levels.imports(of: ["Core", "Orders", "Plain"]) == [
                "import Core", "internal import Orders", "import Plain",
            ])
        #expect(
            levels.imports(of: ["Core", "Orders"], access: "public") == ["public import Core", "public import Orders"])
        #expect(levels.imports(of: ["Orders"], access: "package") == ["package import Orders"])
        #expect(
            levels.imports(of: ["Core", "Orders"], access: "package") == [
                "package import Orders", "#if hasFeature(InternalImportsByDefault)", "package import Core", "#else",
                "import Core", "#endif",
            ])
    }

    @Test(arguments: [TypedContainer.Access.internal, .package, .public])
    func `the imports of what is generated stand in a typed container`(_ access: TypedContainer.Access) {
        let container = TypedContainer("Example", Catalogue.self, access: access)
        let module = Module("Shop") {
            Singleton(SQLStore.init).as((any Store).self)
            Singleton(Catalogue.init(store:))
        }
        let graph = Graph(describing: [module, container.module])
        for source in [
            "import Alchemic", "internal import Alchemic", "package import Alchemic", "public import Alchemic",
        ] {
            let levels = Self.levels(source)
            let text = container.source(for: graph, levels: levels)
            let word = access == .internal ? "" : access == .package ? "package" : "public"
            let lines = levels.imports(of: ["Alchemic", "AlchemicCheckingTests"], access: word)
            #expect(text.contains("\n\n" + lines.joined(separator: "\n") + "\n\n"), "\(text)")
        }
    }

    @Test
    func
        `the imports of what is generated are those of the target that is checked: no other one of the sources imports it`()
        throws
    {
        let files = [
            "App/App.swift": "import Alchemic\nimport Orders", "App/View.swift": "internal import Core",
            "Orders/Orders.swift": "package import Alchemic\nimport Core",
            "Core/Core.swift": "internal import Alchemic",
        ]
        let levels = SourceMap.importLevels(of: files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        #expect(
            levels.imports(of: ["Alchemic", "Core", "Orders"]) == [
                "import Alchemic", "internal import Core", "import Orders",
            ])
    }
}
