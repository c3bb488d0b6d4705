// What is wrong with types that were found, or cannot be.

extension Diagnostic.ID {
    /// A generic type declares itself, and cannot be found.
    public static let genericSelfDeclaring = Self(rawValue: "generic-self-declaring")
    /// A type declares itself to another copy of the library, and cannot be found.
    public static let secondCopy = Self(rawValue: "second-copy")
}

extension Diagnostic {
    static func genericSelfDeclaring(_ name: String, _ conformance: String, in image: String) -> Diagnostic {
        let type = name.split(separator: ".").last.map(String.init) ?? name
        return Diagnostic(
            .genericSelfDeclaring, "`\(name)` conforms to `\(conformance)` and is generic, and cannot be found",
            at: nil,
            notes: [Note("found in", image)],
            help: conformance == "SelfDeclaring"
                ? "leave the conformance out, and declare what is needed in a module: `Singleton(\(type)<...>.init)`"
                : "let a type that is not generic conform")
    }

    static func secondCopy(
        _ name: String, _ conformance: String, others: Int, in image: String
    ) -> Diagnostic {
        Diagnostic(
            .secondCopy, severity: .warning,
            "`\(name)` conforms to `\(conformance)` of another copy of Alchemic, and is not found", at: nil,
            notes: [Note("found in", image + (others > 0 ? ", with \(others) more" : ""))],
            help: "link `AlchemicDynamic` in place of `Alchemic`, in the program and in each library that it opens")
    }
}
