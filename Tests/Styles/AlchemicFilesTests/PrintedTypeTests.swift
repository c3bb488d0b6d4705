#if Files
import Alchemic
import AlchemicCompiledFiles
import AlchemicFiles
import TestSupport
import Testing

private final class Pump: Sendable {
    let key: String
    init(key: String) { self.key = key }
}

@Suite("Each public type of definition files says in one line what it is") struct PrintedTypeTests {
    private static let text = "Services: { pump: { Class: Pump, Initializer: 'init(key:)', Arguments: [sesame] } }"

    private static func types(_ describe: (FileType<Pump>) -> Void = { _ in }) -> FileTypes {
        var types = FileTypes()
        types.add(Pump.self) {
            $0.initializer("init(key:)", Pump.init(key:))
            describe($0)
        }
        types.convert(to: Pump.self) { (text: String) in Pump(key: text) }
        return types
    }

    @Test
    func `those of the loader`() throws {
        var described: FileType<Pump>?
        let types = Self.types { described = $0 }
        var settings = FileSettings()
        settings.profiles = ["test"]
        settings.parameters = ["key": "sesame"]
        settings.environment = ["KEY": "sesame"]
        settings.readsOtherFiles = false
        let container = DefinitionContainer(types: types)
        var service: ServiceDefinition?
        #sourceLocation(file:"Pumps.swift",line:1)
        try container.define("pump", line: 1, column: 1) {
            $0.type = "Pump"
            $0.initializer = "init(key:)"
            $0.arguments = ["sesame"]
            service = $0
        }
        #sourceLocation()
        let used = DefinitionContainer(types: types)
        try used.set("pump", to: Pump(key: "sesame"))
        _ = try used.get(Pump.self, "pump")
        try expectPrinted(
            "AlchemicFiles",
            [
                DefinitionFile(text: Self.text, path: "pumps.alchemic.yml", types: types),
                DefinitionFile(text: "Services: 5", path: "pumps.alchemic.yml", types: types),
                FileSettings(), settings, types, try #require(described), container, used,
                try #require(service), WrittenValue("sesame"), WrittenValue(arrayLiteral: "sesame"),
                DefinitionContainerError.Kind.frozen,
            ])
    }

    @Test
    func `those of compiled files`() throws {
        let place = Definition.SourceLocation(file: "pumps.alchemic.yml", line: 1, column: 1)
        let values = CompiledValues(
            profiles: [], of: [], parameters: ["key": "sesame"], environment: ["KEY": "sesame"], in: place)
        try expectPrinted("AlchemicCompiledFiles", [CompiledDefinitions(values) { _ in }])
    }
}
#endif
