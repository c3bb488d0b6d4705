#if Macros
/// The convention for names of creating methods: `createSingletonFoo`, `createEagerSingletonFoo`, `createPrototypeFoo`.
struct NamingConvention {
    /// The prefixes, with the lifetimes that they declare.
    private static let prefixes: [(text: String, isPrototype: Bool, isEager: Bool)] = [
        ("createEagerSingleton", false, true),
        ("createSingleton", false, false),
        ("createPrototype", true, false),
    ]

    /// The prefix of methods and properties that return aliases.
    static let aliasPrefix = "aliasesFor"

    /// The name of the definition: `Foo`.
    let key: String
    let isPrototype: Bool
    let isEager: Bool

    /// Nil for a name without one of the prefixes, and for a prefix with nothing behind it.
    init?(_ name: String) {
        guard let prefix = Self.prefixes.first(where: { name.hasPrefix($0.text) }) else { return nil }
        key = String(name.dropFirst(prefix.text.count))
        isPrototype = prefix.isPrototype
        isEager = prefix.isEager
        if key.isEmpty { return nil }
    }

    /// Whether a name consists of a prefix alone.
    static func namesNothing(_ name: String) -> Bool {
        name == aliasPrefix || prefixes.contains { $0.text == name }
    }

    /// The name in upper case, and with a lower-case first letter, unless these equal the name itself.
    var aliases: [String] {
        [key.uppercased(), key.prefix(1).lowercased() + key.dropFirst()].filter { $0 != key }
    }
}
#endif
