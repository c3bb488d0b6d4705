#if Macros
/// What the name of a method says that makes something: `createSingletonFoo`, `createEagerSingletonFoo`,
/// `createPrototypeFoo`.
struct NamingConvention {
    /// The prefixes, those first that others begin with.
    private static let prefixes: [(text: String, isPrototype: Bool, isEager: Bool)] = [
        ("createEagerSingleton", false, true),
        ("createSingleton", false, false),
        ("createPrototype", true, false),
    ]

    /// What comes before the names of a method or property that gives more names to something.
    static let aliasPrefix = "aliasesFor"

    /// The name of what it makes: `Foo`.
    let key: String
    let isPrototype: Bool
    let isEager: Bool

    /// Nil for a method that is named otherwise, and for one that names nothing.
    init?(_ name: String) {
        guard let prefix = Self.prefixes.first(where: { name.hasPrefix($0.text) }) else { return nil }
        key = String(name.dropFirst(prefix.text.count))
        isPrototype = prefix.isPrototype
        isEager = prefix.isEager
        if key.isEmpty { return nil }
    }

    /// Whether a name is a prefix with nothing behind it.
    static func namesNothing(_ name: String) -> Bool {
        name == aliasPrefix || prefixes.contains { $0.text == name }
    }

    /// The name in upper case, and with its first letter in lower case, each only if it differs.
    var aliases: [String] {
        [key.uppercased(), key.prefix(1).lowercased() + key.dropFirst()].filter { $0 != key }
    }
}
#endif
