#if Files
import DefinitionFileTools
import DefinitionFiles
import Foundation
import StatementSupport
import Testing

private let isLong = ProcessInfo.processInfo.environment["CI_LONG"] == "1"

@Suite("Laying files out") struct FormatTests {
    @Test("brings keys into order, indents by two, and keeps comments with their lines")
    func layout() throws {
        let text = """
            # what all of it is about

            # services
            Services:
                # the engine
                engine:\("   ")
                    Arguments:   # in order
                    - 4
                    -   a: 1
                        b: "x
                          y"
                    Class: Engine # the class
                    # at the end of the engine
                # before the car


                car:
                    Setters:
                        z: 1
                        a: 2
                    Description: |
                        long text

                          kept\("  ")
                    Class: Car
                bike: '@car'
            # parameters
            Parameters:
                b: 1
                # on a
                a: { x: 1,
                    y: 2 }
            when@test:
                Services: { engine: { Class: Fake } }
            Language: ObjC
            # the end
            """
        let formatted = try FileFormatter.formatted(text)
        expectGolden(formatted, named: "format")
        expectGolden(try FileFormatter.formatted(text, isSorted: true), named: "format-sorted")
        #expect(try FileFormatter.formatted(formatted) == formatted)
    }

    @Test("leaves the order of setters, calls, arguments and tags alone, which means something")
    func order() throws {
        let text = """
            Services:
              car:
                Arguments:
                  z: 1
                  a: 2
                Bind:
                  z: 1
                  a: 2
                Setters:
                  z: 1
                  a: 2
                MethodCalls:
                  - z()
                  - a()
                Tags:
                  z: 1
                  a: 2

            """
        #expect(try FileFormatter.formatted(text) == text)
        #expect(try FileFormatter.formatted(text, isSorted: true) == text)
    }

    @Test("refuses what is no YAML, with its place")
    func refusal() {
        #expect(throws: FileFormatter.Refusal.self) { try FileFormatter.formatted("Services: [", path: "a.yml") }
        do {
            _ = try FileFormatter.formatted("Services: [", path: "a.yml")
        } catch {
            #expect(
                error.description.hasPrefix("a.yml:2:1: error: ") || error.description.hasPrefix("a.yml:1:"), "\(error)"
            )
        }
    }

    @Test("keeps files of nothing but comments", arguments: ["", "\n", "# a\n", "# a  \n\n# b\n"])
    func comments(text: String) throws {
        let formatted = try FileFormatter.formatted(text)
        #expect(formatted.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
        #expect(try FileFormatter.formatted(formatted) == formatted)
    }

    /// Whatever a file holds: laying out a second time changes nothing, each line is still there, and it says the same.
    @Test("loses nothing and changes nothing twice", arguments: 0..<UInt64(isLong ? 3_000 : 60))
    func property(seed: UInt64) throws {
        var writer = RandomFile(seed: seed)
        let text = writer.text()
        for isSorted in [false, true] {
            let formatted = try FileFormatter.formatted(text, isSorted: isSorted)
            #expect(lines(formatted) == lines(text), "\(text)\n---\n\(formatted)")
            #expect(
                try FileFormatter.formatted(formatted, isSorted: isSorted) == formatted, "\(text)\n---\n\(formatted)")
            #expect(Described(formatted) == Described(text), "\(text)\n---\n\(formatted)")
        }
    }

    private func lines(_ text: String) -> [String] {
        text.replacing("\r\n", with: "\n").split(separator: "\n").map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
            .sorted()
    }
}

/// What a file says, whatever the order of its keys.
private struct Described: Equatable {
    let text: String

    init(_ file: String) {
        let (value, problems) = FileValue.reading(Array(file.utf8), path: "f")
        text = value.map(Described.words) ?? "nothing \(problems)"
    }

    private static func words(_ value: FileValue) -> String {
        switch value.content {
        case .map(let entries):
            "{\(entries.map { "\($0.key): \(words($0.value))" }.sorted().joined(separator: ", "))}"
        case .list(let members): "[\(members.map(words).joined(separator: ", "))]"
        case .text(let text): "'\(text)'"
        default: value.plainText ?? "null"
        }
    }
}
#endif
