#if Macros
internal import TestSupport
internal import Testing

/// A form in which the macros are used; what they write for it is a golden text.
struct Form: CustomTestStringConvertible {
    /// All of them.
    static var all: [Form] { lifetimes + initializers + properties + methods + access + configurations }

    /// What the golden text is called.
    let name: String
    let source: String
    /// Whether the types conform to what the macros would add, as subclasses do.
    let inheritsConformances: Bool

    init(_ name: String, inheritsConformances: Bool = false, _ source: String) {
        self.name = name
        self.source = source
        self.inheritsConformances = inheritsConformances
    }

    var testDescription: String { name }
}

@Suite struct FormTests {
    @Test(arguments: Form.all) func isWrittenAsAPersonWould(_ form: Form) {
        let expansion = Expansion(form.source, inheritsConformances: form.inheritsConformances)
        #expect(expansion.problems.map(\.description) == [])
        for word in ["__macro_local", "fMu"] { #expect(!expansion.source.contains(word), "no mangled name") }
        expectGolden(expansion.source, named: "expansion-\(form.name)")
    }

    @Test func everyFormHasItsOwnText() {
        #expect(Set(Form.all.map(\.name)).count == Form.all.count)
    }
}
#endif
