#if Files
import FileValues
import Testing

@Suite("Texts with commas between them") struct ListProcessorTests {
    @Test(
        arguments: [
            ("", []), ("a", ["a"]), ("a,b", ["a", "b"]), ("a,,b", ["a", "", "b"]), (",", ["", ""]), ("a,", ["a", ""]),
            ("a, b ,c", ["a", " b ", "c"]), (#""a,b",c"#, [#""a"#, #"b""#, "c"]), ("é,ü", ["é", "ü"]),
        ] as [(String, [String])])
    func `commas divide, and nothing else does`(_ text: String, of expected: [String]) throws {
        let reference = try EnvironmentReference.read("csv:LIST").get()
        let value = try EnvironmentValue(reference, declared: nil, fallbacks: [:]).value(in: ["LIST": text])
        #expect(value == .list(expected.map { .text($0) }))
    }
}
#endif
