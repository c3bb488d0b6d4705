#if CommandLine
import Alchemic
import AlchemicGraphDocument
import Foundation

// Golden texts name the lines of this file.
/// What the tool is asked about, as files in one folder.
enum TestGraphs {
    private struct Broken: Sendable {
        init(log: Log, gateway: any PaymentGateway) {}
    }
    private struct First: Sendable {
        init(second: Second) {}
    }
    private struct Second: Sendable {
        init(first: First) {}
    }
    private struct Third: Sendable {
        init(stores: any Store) {}
    }

    /// Everything at once: missing, ambiguous, a circle, a warning.
    private static let wrong = Module("Wrong") {
        Singleton(Broken.init(log:gateway:))
        Singleton(First.init(second:))
        Singleton(Second.init(first:))
        Singleton(Third.init(stores:))
        Singleton(MemoryStore.init).named("memory")
        Singleton { MemoryStore() }.named("spare")
        Singleton { (_: [any Store]) in Log() }.eager()
    }

    /// The shop after some work on it.
    private static let changed = Module("Shop") {
        Singleton(Server.init(carts:checkout:)).eager()
        Singleton(Catalog.init(store:log:)).eager()
        Singleton(Checkout.init(gateway:catalog:)).tagged("till")
        Singleton(Log.init)
        External(User.self, in: "request")
        Scoped("request", Cart.init(user:catalog:))
        Module("Storage") {
            Singleton(MemoryStore.init).named("memory")
        }
        payments
    }

    /// Names that mean something to terminals, to Graphviz, to Mermaid, to Markdown.
    private static let awkward = Module("Awk\"ward | <b>`x`</b>") {
        Value(1).named("quote\" backslash\\ bar| <br> & # ``` \u{1B}[31mred\u{1B}[0m\nline")
        Value(2).named("{record|<port>} ; subgraph end --> é 🚗")
        Prototype({ (_: Int, _: Lazy<Int>) in "" }, .named("{record|<port>} ; subgraph end --> é 🚗"), .tagged("x"))
        Value(3).tagged("x")
    }

    private protocol Probe: Sendable {}
    private struct DiskProbe: Probe {}
    private struct PortProbe: Probe {}
    private struct Health: Sendable {
        init(probes: [any Probe]) {}
    }

    /// What is collected, and what the check has seen of the program's code.
    private static let collected = GraphDocument(
        checking: [
            Module("Health") {
                Singleton { DiskProbe() }
                Singleton { PortProbe() }
                Singleton(Health.init(probes:))
            }
        ]
    ).adding(
        [
            use("Health", "get", "definitions", [qualifiedName(of: Health.self)], line: 12),
            use("any Probe", "getIfDeclared", "problem", [], line: 13),
            use("Log?", "get", "nothing", [], line: 14),
            use("Gauge", "get", "not understood", [], because: "the check has no type of this name", line: 15),
            use("Int", "get", "problem", [], named: "port", line: 16),
        ],
        problems: [
            Diagnostic(
                .missingName, severity: .warning, "nothing is named \"port\", which code resolves here",
                at: Definition.SourceLocation(file: "App/App.swift", line: 16, column: 27))
        ])

    private static func use(
        _ type: String, _ form: String, _ outcome: String, _ definitions: [String], named name: String? = nil,
        because reason: String? = nil, line: UInt32
    ) -> GraphDocument.Use {
        GraphDocument.Use(
            type: type, name: name, form: form, outcome: outcome, definitions: definitions, reason: reason,
            location: Definition.SourceLocation(file: "App/App.swift", line: line, column: 27))
    }

    private struct Unreachable: Error, CustomStringConvertible {
        var description: String { "no connection with \(secret)" }
    }

    /// What a start of the shop might have done, at times that are the same each time.
    static var recorder: EventRecorder {
        get throws {
            let recorder = EventRecorder()
            let container = try Container(
                Module("Start") {
                    Singleton { Log() }.eager()
                    Singleton { () throws -> MemoryStore in throw Unreachable() }.named("memory")
                }, observer: recorder.observer(as: "shop"))
            _ = try container.get(Log.self)
            _ = try? container.get(MemoryStore.self)
            return recorder
        }
    }

    /// The folder, which is made once and has each document.
    static let folder: URL = {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "alchemic-tool-tests-\(ProcessInfo.processInfo.processIdentifier)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            var documents = [
                "shop": GraphDocument(checking: [shop]), "wrong": GraphDocument(checking: [wrong]),
                "changed": GraphDocument(checking: [changed]), "awkward": GraphDocument(checking: [awkward]),
                "empty": GraphDocument(checking: [Module("Empty") {}]), "collected": collected,
            ]
            #if Configuration
            documents["settings"] = GraphDocument(checking: [settings])
            #endif
            for (name, document) in documents {
                try Data(document.json().utf8).write(to: folder.appending(path: "\(name).json"))
            }
            try Data(start.utf8).write(to: folder.appending(path: "start.json"))
            try JSONEncoder().encode(try recorder.trace).write(to: folder.appending(path: "recorded.json"))
            atexit { try? FileManager.default.removeItem(at: TestGraphs.folder) }
        } catch {
            fatalError("the documents cannot be written: \(error)")
        }
        return folder
    }()

    /// What a document says.
    static func text(of name: String) throws -> String {
        try String(contentsOf: folder.appending(path: "\(name).json"), encoding: .utf8)
    }

    #if Configuration
    static let names = ["shop", "wrong", "changed", "awkward", "empty", "collected", "settings"]
    #else
    static let names = ["shop", "wrong", "changed", "awkward", "empty", "collected"]
    #endif

    /// A start with two lanes, a scope, and a failure.
    private static let start = """
        {"version": 1, "events": [
          {"kind": "checked", "label": "10 definitions", "time": 900000, "duration": 800000},
          {"kind": "built", "label": "Log", "time": 1300000, "duration": 200000},
          {"kind": "built", "label": "SQLStore \\"sql\\"", "time": 21500000, "duration": 20100000},
          {"kind": "built", "label": "Catalog", "time": 21600000, "duration": 20400000},
          {"kind": "built", "label": "CardGateway", "time": 9000000, "duration": 7500000},
          {"kind": "built", "label": "Checkout", "time": 22000000, "duration": 400000},
          {"kind": "built", "label": "Server", "time": 30000000, "duration": 7000000},
          {"kind": "failed", "label": "Cart", "scope": "request", "time": 31000000, "errorType": "Shop.NoUser"},
          {"kind": "ready", "label": "Server", "time": 34200000, "duration": 4100000},
          {"kind": "started", "label": "1 object", "time": 34200000}
        ]}
        """
}
#endif
