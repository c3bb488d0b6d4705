import Alchemic
import AlchemicFiles
import AlchemicGraphDocument
import CFuzzer

// What libFuzzer calls with each input: the whole way from bytes to objects. It has to come back, whatever the bytes are.

private final class Part: Sendable {
    let name: String
    let other: Part?
    init(name: String, other: Part?) {
        self.name = name
        self.other = other
    }
    func make(_ name: String) -> Part { Part(name: name, other: self) }
    func note(_ value: Int) {}
    func inspect(_ part: Part) {}
}

private final class Whole: Sendable {
    init(parts: [Part?], named: [String: Part], number: Double, extra: any Sendable) {}
}

private let types: FileTypes = {
    var types = FileTypes()
    types.add(Part.self) {
        $0.initializer("init(name:other:)", Part.init(name:other:))
        $0.initializer("init()") { Part(name: "", other: nil) }
        $0.method("make(_:)", Part.make)
        $0.method("note(_:)", Part.note)
        $0.method("inspect(_:)", Part.inspect)
        $0.staticMethod("standard()") { Part(name: "standard", other: nil) }
    }
    types.add(Whole.self) {
        $0.initializer("init(parts:named:number:extra:)", Whole.init(parts:named:number:extra:))
    }
    return types
}()

private let settings: FileSettings = {
    var settings = FileSettings()
    settings.environment = ["NAME": "value", "NUMBER": "4"]
    settings.parameters = ["given": "given"]
    settings.profiles = ["test"]
    settings.readsOtherFiles = false
    return settings
}()

@main
struct FuzzLoader {
    static func main() {
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        _ = LLVMFuzzerRunDriver(&count, &arguments) { start, count in testOneInput(start, count) }
    }
}

/// One input, under the name that libFuzzer's own main, which is linked as well, looks for.
///
/// - Parameters:
///   - start: Its bytes.
///   - count: How many there are.
/// - Returns: Zero.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let file = DefinitionFile(bytes: bytes, path: "fuzz.yml", types: types, settings: settings)
    guard let container = try? Container(Module("Fuzz") { file }) else { return 0 }
    for definition in container.graph.document.definitions {
        if let name = definition.name { _ = try? container.get(Any.self, .named(name)) }
    }
    return 0
}
