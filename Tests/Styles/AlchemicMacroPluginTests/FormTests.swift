#if Macros
internal import TestSupport
internal import Testing

/// The forms in which the macros are used, each in a file with what they write for it.
@Suite struct FormTests {
    private static let forms = Recorded.names("expansion-")

    @Test(arguments: forms) func `is written as a person would`(_ name: String) throws {
        let form = try #require(Recorded.cases(name).first)
        let expansion = form.expansion
        #expect(expansion.problems.map(\.description) == [])
        for word in ["__macro_local", "fMu"] { #expect(!expansion.source.contains(word), "no mangled name") }
        expectGolden(form.with(expansion.source), named: name)
    }

    @Test func `there are many forms`() {
        #expect(Self.forms.count >= 63)
    }

    @Test func `what no macro is attached to stays as it is`() {
        let expansion = Expansion("final class Clock {}")
        #expect(expansion.source == "final class Clock {}")
        #expect(expansion.problems.isEmpty)
    }
}
#endif
