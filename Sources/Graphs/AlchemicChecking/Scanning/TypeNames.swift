import AlchemicGraphDocument

/// Finds the types of the program by the names that code writes.
struct TypeNames {
    /// A type, and its mangled name.
    struct Found {
        let type: Any.Type
        /// The Swift module that declares the type; empty for a type composed of others, such as `[T]`.
        let module: String
        fileprivate let mangled: String
    }

    /// The results of the runtime's lookups by mangled name, including failed ones.
    private var known: [String: Found?] = [:]

    /// Finds every type that a name may stand for in a file.
    ///
    /// - Parameters:
    ///   - written: The name, in any form.
    ///   - modules: The file's own module, then the modules that it imports.
    /// - Returns: The types: exactly one if the name is unambiguous.
    mutating func types(_ written: WrittenType, in modules: [String]) -> [Found] {
        switch written {
        case .named(let names, let arguments): return types(named: names, arguments: arguments, in: modules)
        case .any(.named(let names, let arguments)):
            return arguments.isEmpty
                ? types(named: names, arguments: [], in: modules).filter { isExistential($0.type) } : []
        case .optional(let inside): return composed(of: [inside], in: modules) { "\($0[0])Sg" }
        case .list(let inside): return composed(of: [inside], in: modules) { "Say\($0[0])G" }
        case .dictionary(let key, let value): return composed(of: [key, value], in: modules) { "SDy\($0[0])\($0[1])G" }
        case .any, .other: return []
        }
    }

    /// The type that is composed of others, such as a list; none unless each part has exactly one meaning.
    private mutating func composed(
        of parts: [WrittenType], in modules: [String], mangledName: ([String]) -> String
    ) -> [Found] {
        var names: [String] = []
        for part in parts {
            let found = types(part, in: modules)
            guard found.count == 1 else { return [] }
            names.append(found[0].mangled)
        }
        return type(mangled: mangledName(names), in: "").map { [$0] } ?? []
    }

    private mutating func types(
        named names: [String], arguments: [WrittenType], in modules: [String]
    ) -> [Found] {
        var inside = ""
        for argument in arguments {
            let found = types(argument, in: modules)
            guard found.count == 1 else { return [] }
            inside += found[0].mangled
        }
        let ending = arguments.isEmpty ? "" : "y\(inside)G"
        var result: [Found] = []
        func add(_ found: [Found]) {
            for type in found where !result.contains(where: { $0.type == type.type }) { result.append(type) }
        }
        // The runtime finds internal types too: Alchemic's modules come last, so that their types hide no type of the program.
        let others = modules.filter { !$0.hasPrefix("Alchemic") }
        let own = modules.filter { $0.hasPrefix("Alchemic") }
        // `import Alchemic` also brings the types of AlchemicGraph.
        for module in others + own + (own.isEmpty ? [] : ["AlchemicGraph"]) {
            if module.hasPrefix("Alchemic"), !result.isEmpty { break }
            add(types(named: names[...], ending: ending, declaredIn: module))
            if names.count > 1, names[0] == module {
                add(types(named: names[1...], ending: ending, declaredIn: module))
            }
        }
        if result.isEmpty, !modules.contains("Swift") {
            add(types(named: names[...], ending: ending, declaredIn: "Swift"))
        }
        return result
    }

    private mutating func types(
        named names: ArraySlice<String>, ending: String, declaredIn module: String
    ) -> [Found] {
        guard names.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) else { return [] }
        var result: [Found] = []
        for source in TypeNames.sources(of: module) {
            var paths = [source]
            for (index, name) in zip(names.indices, names) where index < names.endIndex - 1 {
                paths = paths.flatMap { path in
                    TypeNames.kinds.map { path + TypeNames.identifier(name) + $0 }.filter {
                        type(mangled: $0, in: module) != nil
                    }
                }
            }
            let last = TypeNames.identifier(names[names.endIndex - 1])
            // A name has one kind, but the runtime finds a generic type under every kind: the first one is enough.
            for path in paths {
                for kind in TypeNames.kinds {
                    guard let found = type(mangled: path + last + kind + ending, in: module) else { continue }
                    result.append(found)
                    break
                }
            }
            // Code may name a protocol without `any`.
            if result.isEmpty, ending.isEmpty, names.count == 1, let name = names.first,
                let found = type(mangled: "\(source)\(TypeNames.identifier(name))_p", in: module),
                isExistential(found.type)
            {
                result.append(found)
            }
        }
        return result
    }

    /// The mangled names of the modules that may declare a module's types.
    private static func sources(of module: String) -> [String] {
        switch module {
        case "Swift": ["s"]
        case "Foundation": [identifier(module), identifier("FoundationEssentials")]
        default: [identifier(module)]
        }
    }

    /// The last word of a type's name in code; nil for a composition, which has several names.
    static func simpleName(of type: Any.Type) -> String? {
        let words = _typeName(type, qualified: false).prefix { $0 != "<" }.split(separator: " ")
        guard let name = words.last, words.count == 1 || words.count == 2 && words[0] == "any" else { return nil }
        return name.split(separator: ".").last.map(String.init)
    }

    /// The mangled kinds: structure, class or actor, enumeration.
    private static let kinds = ["V", "C", "O"]

    private static func identifier(_ name: String) -> String { "\(name.utf8.count)\(name)" }

    /// Looks a mangled name up in the running program.
    private mutating func type(mangled: String, in module: String) -> Found? {
        if let known = known[mangled] { return known }
        let found = _typeByName(mangled).map { Found(type: $0, module: module, mangled: mangled) }
        known[mangled] = .some(found)
        return found
    }
}
