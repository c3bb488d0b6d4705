/// The methods of a ``ConfigurationSource`` that make objects, with the methods that each calls.
public struct ConfigurationMethods {
    /// A method or property of the configuration that makes an object, or that other methods use.
    private struct Entry {
        /// The declared name: `store(path:)`, or `address` for a property.
        let name: String
        /// The calls as they are written.
        ///
        /// A call without parentheses matches every method of its base name.
        let calls: [String]
        /// The definition of the method's object; nil for a helper that makes none.
        var definition: Definition?
    }

    /// The type that has the methods.
    private let configuration: Any.Type
    private var entries: [Entry] = []
    /// Names to add to definitions, each by the definition's name; the definition may be in the list of another part.
    private var aliases: [(name: String, aliases: [String])] = []

    /// Creates an empty list.
    init(of configuration: Any.Type) {
        self.configuration = configuration
    }

    /// Lists a method that makes an object.
    ///
    /// If the declaration has no injection points, the object gets those that its type declares itself (``SelfDeclaring``).
    ///
    /// - Parameters:
    ///   - declaration: The declaration of the method's object, as in a module.
    ///   - method: The method: `store(path:)`.
    ///   - calls: The methods and properties of the configuration that the method uses. Those that make objects without
    ///     arguments become dependencies of the definition, also through the others.
    ///   - isSynchronous: Whether the method is synchronous although building its object must be awaited: the method of an actor,
    ///     which the actor's other methods call without waiting.
    public mutating func add(
        _ declaration: some TypedDeclaration, method: String, calls: String..., isSynchronous: Bool = false
    ) {
        var definition = declaration.definition
        var details = definition.details
        let key = ConfigurationMethod.Key(configuration: configuration, method: method)
        details.style = details.style ?? "configuration"
        details.method = ConfigurationMethod(
            key, defaultName: details.name == nil ? "\(qualifiedName(of: configuration)).\(method)" : nil,
            isSynchronous: isSynchronous || definition.maker.isolation != .asynchronous,
            declaredSteps: { DeclaredSteps.search(for: $0) })
        definition.details = details
        entries.append(
            Entry(
                name: method, calls: calls,
                definition: definition.wrapped(by: MethodRunWrapper(key: key, label: definition.mention))))
    }

    /// Lists a method or property that makes no object, but uses methods that do.
    ///
    /// - Parameters:
    ///   - helper: The method, `address(of:)`, or the property, `address`.
    ///   - calls: The methods and properties of the configuration that the helper uses.
    public mutating func add(helper: String, calls: String...) {
        entries.append(Entry(name: helper, calls: calls, definition: nil))
    }

    /// Gives more names to a method's object, whichever part lists the method.
    ///
    /// - Parameters:
    ///   - aliases: The names; unique in a container.
    ///   - name: The given name of the definition.
    public mutating func add(aliases: some Sequence<String>, for name: String) {
        self.aliases.append((name, Array(aliases)))
    }

    /// The location of the first listed definition, for an order that does not depend on the compiler.
    var location: Definition.SourceLocation? { entries.lazy.compactMap(\.definition?.location).first }

    /// Appends the methods and aliases of another part.
    mutating func append(_ other: ConfigurationMethods) {
        entries += other.entries
        aliases += other.aliases
    }

    // MARK: The definitions

    /// The definitions, each with the methods that its method calls, see ``calls(from:among:)``.
    ///
    /// - Throws: An error for aliases of a name that no definition has.
    func definitions() throws(AliasesForNothing) -> [Definition] {
        for (name, _) in aliases where !entries.contains(where: { $0.definition?.name == name }) {
            throw AliasesForNothing(name: name, others: entries.compactMap(\.definition?.name))
        }
        var indicesByBaseName: [Substring: [Int]] = [:]
        for (index, entry) in entries.enumerated() {
            indicesByBaseName[baseName(of: entry.name), default: []].append(index)
        }
        return entries.indices.compactMap { index in
            guard var definition = entries[index].definition else { return nil }
            var details = definition.details
            details.calls = calls(from: index, among: indicesByBaseName)
            // Repetitions stay, for the check to report them.
            for (name, more) in aliases where name == definition.name { details.aliases += more }
            definition.details = details
            return definition
        }
    }

    /// The methods that a method calls, directly or through helpers and prototypes with arguments, without repetitions and in
    /// order of the calls.
    private func calls(
        from start: Int, among indicesByBaseName: [Substring: [Int]]
    ) -> [(type: Any.Type, name: String)] {
        var calls: [(type: Any.Type, name: String)] = []
        var seen: Set<Int> = []
        func follow(_ index: Int) {
            for call in entries[index].calls {
                for target in indicesByBaseName[baseName(of: call)] ?? []
                where isCall(call, of: entries[target].name) && seen.insert(target).inserted {
                    if let definition = entries[target].definition, let method = definition.details.method,
                        !isMadeFromArguments(definition)
                    {
                        calls.append((definition.type, definition.name ?? method.defaultName ?? ""))
                    } else {
                        follow(target)
                    }
                }
            }
        }
        follow(start)
        return calls
    }

    /// Whether a definition is a prototype whose method has parameters.
    ///
    /// Its caller passes the arguments itself, and so depends on the methods that this one calls, not on the definition.
    private func isMadeFromArguments(_ definition: Definition) -> Bool {
        definition.lifetime == .prototype && !definition.maker.parameterTypes().isEmpty
    }

    /// The part of a name before the labels.
    private func baseName(of name: String) -> Substring { name.prefix { $0 != "(" } }

    /// Whether a call may be a call of the named method: the labels of the call are among those of the method, in order.
    ///
    /// Labels of default values and trailing closures may be missing. A call without parentheses may be of any method.
    private func isCall(_ call: String, of name: String) -> Bool {
        guard call.contains("(") else { return true }
        guard name.contains("(") else { return false }
        var labels = labels(of: name)[...]
        for label in self.labels(of: call) {
            guard let index = labels.firstIndex(of: label) else { return false }
            labels = labels[(index + 1)...]
        }
        return true
    }

    /// The labels of a name or a call, such as `path` in `store(path:)`.
    private func labels(of name: String) -> [Substring] {
        name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
    }
}

/// Aliases were given for a name that no method's definition has.
struct AliasesForNothing: Error, CustomStringConvertible {
    let name: String
    let others: [String]

    var description: String {
        let near = suggestions(for: name, among: others).map { "\"\($0)\"" }
        let hint = near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?"
        return "there are aliases for \"\(name)\", and no method makes anything of that name\(hint)"
    }
}

extension ConfigurationMethods: Printed, Opaque {
    package var summary: String {
        "ConfigurationMethods of \(spelling(of: configuration))\(facts(Diagnostic.counted(entries.count, of: "method")))"
    }
}
