#if Files
import Alchemic
import AlchemicCompiledFiles
import AlchemicFiles
import FileValues
import Foundation
import Testing

/// What comes from outside of files, the environment and the parameters that the program sets, is in no message.
@Suite("Values that no file writes stay out of messages") struct SecretValueTests {
    /// Texts of which no message may hold a part: values, keys, paths, near misses of a case.
    private static let secrets = [
        "hunter2-secret", "3141592653", "27182.81828", "petroll", #"{"hunter2-key": "hunter2-secret"}"#,
        "hunter2,hunter2",
        "/nowhere/hunter2", "aHVudGVyMg",
    ]
    private static let marks = ["unter2", "3141592653", "27182", "petrol", "nowhere", "aHVudGVy"]

    /// What is done to each text, with a parameter of each type that files can write.
    private static let processors = [
        "", "int:", "float:", "bool:", "not:", "json:", "csv:", "base64:", "file:", "trim:", "key:token:json:",
        "json:base64:",
        "key:hunt:json:", "bool:key:hunter2-key:json:",
    ]

    private struct Unlucky: Error, CustomStringConvertible {
        let description: String
    }
    private struct Token: Sendable {
        let text: String
    }

    private static let types: FileTypes = {
        var types = FileTypes()
        types.add(Target.self, named: "Target") { target in
            target.initializer("init(bool:)") { (_: Bool) in Target() }
            target.initializer("init(byte:)") { (_: UInt8) in Target() }
            target.initializer("init(number:)") { (_: Int) in Target() }
            target.initializer("init(share:)") { (_: Float) in Target() }
            target.initializer("init(maybe:)") { (_: Int?) in Target() }
            target.initializer("init(fuel:)") { (_: Everything.Fuel) in Target() }
            target.initializer("init(identifier:)") { (_: UUID) in Target() }
            target.initializer("init(letter:)") { (_: Character) in Target() }
            target.initializer("init(numbers:)") { (_: [Int]) in Target() }
            target.initializer("init(table:)") { (_: [[Double]]) in Target() }
            target.initializer("init(map:)") { (_: [String: Int]) in Target() }
            target.initializer("init(keys:)") { (_: [Int: Bool]) in Target() }
            target.initializer("init(token:)") { (_: Token) in Target() }
            target.initializer("init(locale:)") { (_: Locale) in Target() }
            target.initializer("init(other:)") { (_: Target) in Target() }
        }
        types.convert(to: Token.self) { (text: String) throws -> Token? in
            throw Unlucky(description: "'\(text)' is not lucky")
        }
        types.convert(to: Locale.self) { (_: String) in nil }
        return types
    }()
    private static let labels = [
        "bool", "byte", "number", "share", "maybe", "fuel", "identifier", "letter", "numbers", "table", "map", "keys",
        "token", "locale", "other",
    ]

    private final class Target: Sendable {}

    private func messages(_ argument: String, _ secret: String, _ label: String, isParameter: Bool = false) -> String {
        var settings = FileSettings()
        settings.environment = isParameter ? [:] : ["VARIABLE": secret]
        if isParameter { settings.parameters = ["variable": secret] }
        let text = """
            Parameters: { declared: \(argument) }
            Services:
              target: { Class: Target, Initializer: 'init(\(label):)', Arguments: ['%declared%'] }
            """
        do {
            let file = DefinitionFile(text: text, path: "target.yml", types: Self.types, settings: settings)
            _ = try Container(Module("Target") { file })
            return ""
        } catch {
            return "\(error)"
        }
    }

    private func expectNothing(of secret: String, in messages: String, _ what: String) {
        for mark in Self.marks where secret.contains(mark) {
            // The file itself names the key.
            let said = messages.replacing("key:hunter2-key", with: "").replacing("the key 'hunter2-key'", with: "")
                .replacing("key 'hunter2-key'", with: "")
            #expect(!said.contains(mark), "\(what): \(messages)")
        }
    }

    @Test
    func
        `not of a variable, whatever is done to it and whatever is wanted; its name, what is wanted and the place are`()
    {
        var count = 0
        for processor in Self.processors {
            for label in Self.labels {
                for secret in Self.secrets {
                    for argument in [
                        "'%env(\(processor)VARIABLE)%'", "'a %env(\(processor)VARIABLE)%'",
                        "[1, '%env(\(processor)VARIABLE)%']", "{ a: '%env(\(processor)VARIABLE)%' }",
                    ] {
                        let messages = messages(argument, secret, label)
                        guard !messages.isEmpty else { continue }
                        count += 1
                        expectNothing(of: secret, in: messages, "\(argument) for \(label)")
                        #expect(messages.contains("VARIABLE"), "\(argument) for \(label): \(messages)")
                        #expect(messages.contains("target.yml:"), "\(messages)")
                    }
                }
            }
        }
        #expect(count > 5_000)
    }

    @Test(arguments: labels)
    func `not of a parameter that the program sets`(_ label: String) {
        for secret in Self.secrets {
            for argument in ["'%variable%'", "'a %variable%'", "[1, '%variable%']", "{ a: '%variable%' }"] {
                let messages = messages(argument, secret, label, isParameter: true)
                expectNothing(of: secret, in: messages, "\(argument) for \(label)")
                #expect(messages.isEmpty || messages.contains("the parameter 'variable'"), "\(messages)")
            }
        }
    }

    @Test
    func `not of either where files are compiled`() {
        func expect<Value: Sendable>(_ type: Value.Type) {
            for secret in Self.secrets {
                let place = Definition.SourceLocation(file: "target.yml", line: 3, column: 1)
                let values = CompiledValues(
                    profiles: [], of: [], parameters: ["variable": secret], environment: ["VARIABLE": secret], in: place
                )
                for processor in Self.processors {
                    let variable = CompiledEnvironment(processor + "VARIABLE")
                    _ = FileParameter<Value>().environment(variable, values, place)
                    _ = FileParameter<Value>().text([.text("a "), .environment(variable)], values, place)
                }
                _ = FileParameter<Value>().parameter("variable", values, place)
                _ = FileParameter<Value>().text([.text("a "), .parameter("variable")], values, place)
                let found = CompiledDefinitions(values) { _ in }
                let error = #expect(throws: GraphError.self) { try Container(Module("Target") { found }) }
                expectNothing(of: secret, in: "\(error, default: "")", "\(type)")
            }
        }
        expect(Bool.self)
        expect(UInt8.self)
        expect(Int.self)
        expect(Float.self)
        expect(Everything.Fuel.self)
        expect(UUID.self)
        expect(Character.self)
        expect([[Double]].self)
        expect([Int: Bool].self)
    }

    @Test
    func `a message says the variable, what it holds, what is wanted, and which processor reads it`() {
        let said = messages("'%env(VARIABLE)%'", "hunter2", "number")
        #expect(
            said.contains(
                "argument 1 of 'Target.init(number:)': a text from '%env(VARIABLE)%' is not of type `Int`; write '%env(int:VARIABLE)%'"
            ),
            "\(said)")
        let thrown = messages("'%env(VARIABLE)%'", "hunter2", "token")
        #expect(
            thrown.contains("a text from '%env(VARIABLE)%' is not of type `Token`: its conversion threw a `Unlucky`"),
            "\(thrown)")
    }
}
#endif
