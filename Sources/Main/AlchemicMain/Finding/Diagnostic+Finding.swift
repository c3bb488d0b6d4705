// Problems with types that were found, or that cannot be found.

@_documentation(visibility: internal)
extension Diagnostic.ID {
    /// A generic type declares itself, and cannot be found.
    public static let genericSelfDeclaring = Self(rawValue: "generic-self-declaring")
    /// A type uses another copy of the library, and cannot be found.
    public static let secondCopy = Self(rawValue: "second-copy")
}

extension Diagnostic {
    /// The error for a generic type, which cannot be found because a search does not know its arguments.
    static func genericSelfDeclaring(
        _ name: String, conformingTo protocolName: String, in image: String
    ) -> Diagnostic {
        let type = name.split(separator: ".").last.map(String.init) ?? name
        return Diagnostic(
            .genericSelfDeclaring, "`\(name)` conforms to `\(protocolName)` but is generic, so it cannot be found",
            at: nil,
            notes: [Note("found in", image)],
            help: protocolName == "SelfDeclaring"
                ? "remove the conformance, and declare the concrete types in a module: `Singleton(\(type)<...>.init)`"
                : "move the conformance to a type that is not generic")
    }

    /// The warning for a type of an image that uses another copy of this library, as do `otherCount` more of the image's types.
    static func secondCopy(_ name: String, otherCount: Int, in image: String) -> Diagnostic {
        Diagnostic(
            .secondCopy, severity: .warning, "`\(name)` uses another copy of Alchemic, so it is not found", at: nil,
            notes: [Note("found in", image + (otherCount > 0 ? ", with \(otherCount) more" : ""))],
            help:
                "link `AlchemicDynamic` and no other product of Alchemic, in the program and in each library that it opens"
        )
    }
}
