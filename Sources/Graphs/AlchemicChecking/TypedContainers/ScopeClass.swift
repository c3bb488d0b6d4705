/// The class of one scope, and the functions that open the scope.
struct ScopeClass {
    let scope: String
    let members: [Member]
    private let access: String
    private let externals: [(label: String, type: SourceName)]?

    init(_ scope: String, access: String, document: GraphDocument, members: [Member]) {
        self.scope = scope
        self.access = access
        self.members = members
        let types = document.definitions.filter { $0.lifetime == "external" && $0.scope == scope && $0.inner == nil }
            .map { SourceName(written: $0.type) }
        // If two values share a type, or a type cannot be named here, the app sets the values itself.
        let isPlain = Set(types).count == types.count && types.allSatisfy(\.isNameable)
        externals = isPlain ? types.map { (escaped($0.member), $0) } : nil
    }

    /// The name of the function that opens the scope.
    var function: String { camelCase(scope).isEmpty ? "scope" : camelCase(scope) }
    private var type: String { escaped(capitalized(function)) }

    var modules: [Set<String>] { members.map(\.root.type.modules) + (externals ?? []).map(\.type.modules) }

    /// The members of the outer class for this scope.
    var lines: [String] {
        let values = externals ?? []
        let parameters = values.map { "\($0.label): \($0.type.text)" }
        let with = values.isEmpty ? "" : ", with: " + values.map(\.label).joined(separator: ", ")
        let literal = quoted(scope)
        let name = escaped(function)
        var lines = [
            "/// Opens the scope \(literal); end it with `end()`.", "///",
            "/// - Returns: What the program resolves in it.",
            "/// - Throws: A `ResolutionError` if the container has ended.",
            "\(access)func \(name)(\(parameters.joined(separator: ", "))) throws(Alchemic.ResolutionError) -> \(type) {",
            "    \(type)(try container.scope(\(literal)\(with)))", "}", "",
            "/// Opens the scope \(literal) for the length of a closure.", "///",
            "/// - Returns: The result of the closure.",
            "/// - Throws: The closure's error, a `StopError`, or a `ResolutionError` if the container has ended.",
            "\(access)func \(name)<Result>(",
        ]
        let rest = [
            "isolation: isolated (any Actor)? = #isolation",
            "_ body: (\(type)) async throws -> sending Result",
        ]
        lines += ["    " + (parameters + rest).joined(separator: ", "), ") async throws -> sending Result {"]
        lines += [
            "    try await container.scope(\(literal)\(with)) { scope in try await body(\(type)(scope)) }", "}", "",
            "/// What the program resolves in the scope \(literal).",
            "\(access)final class \(type): Alchemic.TypedScope {",
        ]
        if externals == nil {
            lines.insert("/// Set its externals in `container` before anything is resolved.", at: 1)
        }
        var body = ["/// The scope, as a container.", "\(access)let container: Alchemic.Container", ""]
        body += ["/// Resolves from an open scope, however it was opened."]
        body += ["\(access)init(_ container: Alchemic.Container) { self.container = container }", ""]
        body += ["/// Ends the scope, and stops its objects."]
        body += ["\(access)func end() async throws(Alchemic.StopError) { try await container.stop() }"]
        for member in members { body += [""] + member.computed }
        return lines + body.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
    }
}

/// The scopes in which an object can be resolved: its own, and those of its dependencies.
struct ScopeReach {
    private let definitions: [String: GraphDocument.Definition]

    init(_ definitions: [String: GraphDocument.Definition]) { self.definitions = definitions }

    /// The scopes that must be open for a definition, according to the document.
    func scopes(of definition: GraphDocument.Definition) -> Set<String> {
        var scopes: Set<String> = []
        var seen: Set<String> = [definition.id]
        var queue = [definition]
        while let next = queue.popLast() {
            if let scope = next.scope {
                scopes.insert(scope)
            } else if next.lifetime == "prototype" {
                for dependency in next.dependencies + next.steps.flatMap(\.dependencies) where !dependency.entersScope {
                    for id in dependency.definitions where seen.insert(id).inserted {
                        if let definition = definitions[id] { queue.append(definition) }
                    }
                }
            }
        }
        return scopes
    }
}

extension GraphDocument.Dependency {
    /// Whether the dependency is a `ScopeProvider`, for which the object itself chooses the scope.
    fileprivate var entersScope: Bool { form.contains("scopeProvider") }
}
