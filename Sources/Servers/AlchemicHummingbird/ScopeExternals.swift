#if Hummingbird
// The check of the values that a scope is opened with, by their types alone, before any request.

internal import Alchemic

extension Container {
    /// Checks that values of some types fit the externals of a scope one to one.
    ///
    /// Overrides may add externals later: opening the scope checks again.
    ///
    /// - Parameters:
    ///   - types: The types of the values; that of a ``ScopeValue`` may be for any named external of its type.
    ///   - later: The types of externals that are set after the scope has been opened.
    ///   - location: Where the scope is opened.
    /// - Throws: A ``ResolutionError`` that names every missing external and every surplus value.
    func checkValues(
        of scope: Scope, types: [Any.Type], later: [Any.Type], at location: Definition.SourceLocation
    ) throws(ResolutionError) {
        var left = ScopeExternals(try externals(of: scope, at: location))
        // Named values take the externals that the others leave.
        for type in types where !(type is any NamedScopeValue.Type) { left.take(type) }
        for case let type as any NamedScopeValue.Type in types { left.takeNamed(type.type) }
        for type in later { left.setAside(type) }
        let missing = left.missing
        if !missing.isEmpty || !left.surplus.isEmpty { throw .scopeValues(left, of: scope, at: location) }
    }
}

/// The externals of a scope, while values find theirs.
struct ScopeExternals {
    /// A value, or a type of `later`, that does not match exactly one free external.
    struct Surplus {
        let type: Any.Type
        /// The reason for the surplus, as the message has it after the type's name.
        let reason: String
        /// Whether the scope has no external of the type, so that declaring one helps.
        var isUndeclared = false
    }

    /// The externals in the order in which the graph lists them.
    let all: [Node]
    /// Whether a value, or a type of `later`, has taken each external.
    private var isTaken: [Bool]
    private(set) var surplus: [Surplus] = []

    init(_ all: [Node]) {
        self.all = all
        isTaken = all.map { _ in false }
    }

    /// The externals that nothing has taken.
    var missing: [Node] { zip(all, isTaken).filter { !$1 }.map(\.0) }

    /// Gives a value the one external that its type fits; anything else is surplus.
    mutating func take(_ type: Any.Type) {
        let fitting = fittingIndices(for: type, among: all)
        switch fitting.count {
        case 0: addSurplus(type, because: "matches no external of the scope", isUndeclared: true)
        case 1 where isTaken[fitting[0]]: addSurplus(type, because: "is passed twice")
        case 1: isTaken[fitting[0]] = true
        default:
            addSurplus(type, because: "matches \(fitting.count) externals; name one: `ScopeValue(..., named: \"...\")`")
        }
    }

    /// Gives a `ScopeValue` a free external with a name; the name is in the value, which the check does not have.
    mutating func takeNamed(_ type: Any.Type) {
        let left = all.indices.filter { index in
            let definition = all[index].definition
            return !isTaken[index] && (definition.name != nil || !definition.aliases.isEmpty)
        }
        let index = left.first { all[$0].type == type } ?? left.first { fits(type, all[$0].type) }
        guard let index else {
            return addSurplus(type, because: "as a `ScopeValue` matches no named external that is left")
        }
        isTaken[index] = true
    }

    /// Takes all free externals of exactly this type, which the program sets later.
    mutating func setAside(_ type: Any.Type) {
        let left = all.indices.filter { !isTaken[$0] && all[$0].type == type }
        if left.isEmpty {
            let hasValue = all.contains { $0.type == type }
            let problem = hasValue ? "has a value" : "is no external of the scope"
            addSurplus(type, because: "is to be set later, but \(problem)", isUndeclared: !hasValue)
        }
        for index in left { isTaken[index] = true }
    }

    private mutating func addSurplus(_ type: Any.Type, because reason: String, isUndeclared: Bool = false) {
        surplus.append(Surplus(type: type, reason: reason, isUndeclared: isUndeclared))
    }
}

extension ResolutionError {
    /// The error of a check, with every missing external and every surplus value.
    static func scopeValues(_ values: ScopeExternals, of scope: Scope, at location: Definition.SourceLocation)
        -> ResolutionError
    {
        let missing = values.missing
        let strange = values.surplus.first { $0.isUndeclared }
        let help = [
            // Not an external with an unclear value of its type: that value needs a name.
            missing.first { node in !values.surplus.contains { $0.type == node.type } }.map {
                "pass a value of \(Diagnostic.code($0.type)), or set it later and say so: "
                    + "`later: \(metatype(called: mention(of: $0.type)))`"
            },
            strange.map {
                "declare `External(\(metatype(called: mention(of: $0.type))), in: \"\(scope.name)\")`, or remove "
                    + "\(Diagnostic.code($0.type)) here"
            },
        ]
        return ResolutionError(
            .scopeValue, "the values for the scope \"\(scope)\" do not match its externals",
            notes: missing.map { Diagnostic.Note("missing", on: $0) }
                + values.surplus.map { Diagnostic.Note("surplus", "\(Diagnostic.code($0.type)) \($0.reason)") },
            help: help.contains { $0 != nil } ? help.compactMap(\.self).joined(separator: "; ") : nil, at: location)
    }
}
#endif
