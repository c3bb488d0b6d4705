#if Files
import FileValues
import Testing

/// `csv` reads lists as Symfony does.
@Suite("Texts with commas between them") struct CommaSeparatedTests {
    private func list(_ text: String) throws -> [String?] {
        let reference = try EnvironmentReference.read("csv:LIST").get()
        let value = EnvironmentValue(reference, declared: nil, fallbacks: [:])
        guard case .list(let members) = try value.value(in: ["LIST": text]) else { return [] }
        return members.map(\.embedded)
    }

    // What `str_getcsv($text, ',', '"', '')` of PHP 8.3 returns, and nothing for an empty text, which Symfony asks for.
    @Test(
        "Quotes hold commas, line ends and quotes",
        arguments: [
            ("", []), ("a", ["a"]), ("a,b", ["a", "b"]), ("a,,b", ["a", "", "b"]), (",", ["", ""]), ("a,", ["a", ""]),
            (",a", ["", "a"]), ("a, b ,c", ["a", " b ", "c"]), (#""a,b",c"#, ["a,b", "c"]), (#""""#, [""]),
            (#""""""#, ["\""]), (#""a""b""#, ["a\"b"]), (#""a"b,c"#, ["ab", "c"]), (#"a"b",c"#, ["a\"b\"", "c"]),
            (#" "a",b"#, ["a", "b"]), (#""a" ,b"#, ["a ", "b"]), (#""a,b"#, ["a,b"]), (#"x,"a"#, ["x", "a"]),
            ("\"a\nb\",c", ["a\nb", "c"]), ("a\n", ["a"]), ("a,b\r\n", ["a", "b"]), ("\"a\n", ["a\n"]),
            ("\"a\"\n", ["a"]),
            ("a\n,b", ["a", "b"]), ("a\nb", ["a\nb"]), (#"a\"b,c"#, [#"a\"b"#, "c"]), (#""a\",b""#, [#"a\"#, "b\""]),
            (#""","x"#, ["", "x"]), (#"{"a":1},2"#, [#"{"a":1}"#, "2"]),
            ("é,\"ü,ö\"", ["é", "ü,ö"]),
        ] as [(String, [String?])])
    func texts(_ text: String, _ expected: [String?]) throws {
        #expect(try list(text) == expected, "\(text)")
    }

    @Test("A line end alone is nothing")
    func nothing() throws { #expect(try list("\n") == [nil]) }
}
#endif
