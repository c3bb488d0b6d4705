internal import SourceImports

/// The source text of a typed container.
struct TypedContainerSource {
    /// A type that the app resolves, and the outcome of its resolution.
    struct Root {
        let type: SourceName
        let name: String?
        /// The form around the type: `single`, `list`.
        let form: String
        /// The id of the first definition that the type was resolved to.
        let definition: String?
    }

    let name: String
    let access: String
    let roots: [Root]
    let document: GraphDocument
    let fingerprint: UInt64
    /// The import levels of the other files in the class's target.
    let levels: ImportLevels

    var text: String {
        let byID = Dictionary(document.definitions.map { ($0.id, $0) }) { first, _ in first }
        let reach = ScopeReach(byID)
        var notes: [String] = []
        var members: [(root: Root, definition: GraphDocument.Definition, scope: String?)] = []
        for root in roots {
            guard let definition = root.definition.flatMap({ byID[$0] }) else {
                notes.append("`\(root.type.text)` has no definition: resolve it from `container`.")
                continue
            }
            guard root.type.isNameable else {
                notes.append("`\(definition.id)` is private or local: resolve it from `container`.")
                continue
            }
            let scopes = root.form == "single" ? reach.scopes(of: definition) : []
            guard scopes.count < 2 else {
                notes.append("`\(root.type.text)` belongs to several scopes: resolve it from `container`.")
                continue
            }
            members.append((root, definition, scopes.first))
        }
        let scopeNames = document.definitions.compactMap(\.scope).reduce(into: [String]()) { names, scope in
            if !names.contains(scope), members.contains(where: { $0.scope == scope }) { names.append(scope) }
        }
        let scopes = scopeNames.map { scope in
            ScopeClass(
                scope, access: modifier, document: document,
                members: self.members(members.filter { $0.scope == scope }, reserved: ["container", "end"]))
        }
        let own = self.members(
            members.filter { $0.scope == nil }, reserved: Set(["container"] + scopes.map(\.function)))
        return file(members: own, scopes: scopes, notes: notes)
    }

    private var checking: String { "try container.checkModules(\(quoted(name)), fingerprint: \(fingerprint))" }

    private var modifier: String { access.isEmpty ? "" : access + " " }

    private func members(
        _ parts: [(root: Root, definition: GraphDocument.Definition, scope: String?)], reserved: Set<String>
    ) -> [Member] {
        let names = MemberNames(
            parts.map { part in
                let named = part.root.name.map(camelCase) ?? ""
                return [part.root.type.member, part.root.type.longMember].map { base in
                    guard !named.isEmpty else { return base }
                    return named.lowercased().hasSuffix(base.lowercased()) ? named : named + capitalized(base)
                } + (part.root.form == "optional" ? ["optional" + capitalized(part.root.type.member)] : [])
            }, reserved: reserved)
        return parts.enumerated().map { index, part in
            Member(
                for: part.root, definition: part.definition, name: names[index], plainName: names.plainName(at: index),
                access: modifier,
                isScoped: part.scope != nil)
        }
    }

    private func file(members: [Member], scopes: [ScopeClass], notes: [String]) -> String {
        let used = members.map(\.root.type.modules) + scopes.flatMap(\.modules)
        let imports = ["Alchemic"] + used.reduce(into: Set()) { $0.formUnion($1) }.sorted()
        var lines = ["// Written by the check of the graph: it is written again with each check.", ""]
        lines += levels.imports(of: imports, access: access)
        lines += ["", "/// What the program resolves from its container, each under a name and with its type."]
        lines += [
            "///",
            "/// Stored properties were resolved when it was made: what is set or overridden later does not change them.",
        ]
        lines += ["/// Functions and the other properties resolve from the container each time."]
        if !notes.isEmpty { lines += ["///"] + notes.map { "/// - Note: \($0)" } }
        lines += ["\(modifier)final class \(name): Sendable {"]
        var body = ["/// The container that it resolves from.", "\(modifier)let container: Alchemic.Container"]
        for member in members { body += member.stored }
        body += [
            "", "/// Resolves the stored properties in a started container, or in one with a test's overrides.", "///",
            "/// - Parameter container: A container with the modules that were checked, or a child of one.",
            "/// - Throws: A `GraphError` if the container has other modules, a `ResolutionError` if it is not started.",
            "\(modifier)init(_ container: Alchemic.Container) throws {",
        ]
        body += ([checking, "self.container = container"] + members.flatMap(\.assignments)).map { "    " + $0 }
        body += ["}"]
        for member in members where !member.computed.isEmpty { body += [""] + member.computed }
        for scope in scopes { body += [""] + scope.lines }
        if members.contains(where: \.isKept) || scopes.contains(where: { $0.members.contains(where: \.isKept) }) {
            body += ["", "/// An object that is `Sendable`, behind a protocol that does not say so."]
            body += ["private struct Kept<Object>: @unchecked Sendable {", "    let object: Object", "}"]
        }
        lines += body.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
        return lines.joined(separator: "\n") + "\n"
    }
}
