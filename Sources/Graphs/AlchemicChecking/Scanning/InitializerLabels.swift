import AlchemicGraphDocument

/// Adds the labels of initializers to the help of problems, as far as sources tell them.
struct InitializerLabels {
    /// The labels of the initializers of each type, by the type's name with those of the enclosing types.
    private var initializers: [String: [String?]] = [:]

    init(_ files: [SourceFacts]) {
        var hasBody: Set<String> = []
        var isTwice: Set<String> = []
        for file in files {
            for type in file.types where !type.isLocal {
                let name = type.path.joined(separator: ".")
                var all = type.initializers
                if !type.isExtension {
                    if !hasBody.insert(name).inserted { isTwice.insert(name) }
                    if all.isEmpty, let properties = type.properties {
                        all = [properties.map { $0 + ":" }.joined()]
                    }
                }
                initializers[name, default: []] += all
            }
        }
        for name in isTwice { initializers[name] = nil }
    }

    /// Whether the help of a problem names an initializer.
    static func concerns(_ problem: Diagnostic) -> Bool { problem.help?.contains(".init") ?? false }

    /// The text with labels added: `Clock.init` becomes `Clock.init(zone:)` if the type has no other initializer.
    func adding(to text: String) -> String {
        let parts = text.split(separator: ".init", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return text }
        var result = String(parts[0])
        for (before, after) in zip(parts, parts.dropFirst()) {
            let name = before.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }.reversed()
            let found = (initializers[String(name)] ?? []).compactMap(\.self)
            let labels = after.hasPrefix("(") || found.count != 1 || found[0].isEmpty ? "" : "(\(found[0]))"
            result += ".init\(labels)\(after)"
        }
        return result
    }
}
