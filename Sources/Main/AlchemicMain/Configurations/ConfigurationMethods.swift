/// What a ``ConfigurationSource`` lists: the methods that make something, and what each of them calls.
public struct ConfigurationMethods {
    /// A method of the configuration, or anything else of it that a method may use on its way.
    private struct Entry {
        /// As it is declared: `store(path:)`, or `address` for a property.
        let name: String
        /// As they are written: labels left out with what follows them stand for any.
        let calls: [String]
        /// What the method makes; nil for one that only helps.
        var definition: Definition?
    }

    private let configuration: Any.Type
    private var entries: [Entry] = []
    /// Other names for what has a name, which may be listed elsewhere.
    private var aliases: [(name: String, aliases: [String])] = []

    init(of configuration: Any.Type) {
        self.configuration = configuration
    }

    /// Lists a method that makes something.
    ///
    /// What it makes is injected as its type declares of itself (``SelfDeclaring``), if the declaration says nothing of
    /// injection points.
    ///
    /// - Parameters:
    ///   - declaration: What the method makes, as it would stand in a module.
    ///   - method: The method: `store(path:)`.
    ///   - calls: The methods and properties of the configuration that it uses; those that make something become
    ///     dependencies of the definition, also if it uses them by way of others.
    ///   - isSynchronous: Whether the method is synchronous though what it makes has to be awaited: that of an actor, which
    ///     its other methods call without waiting.
    public mutating func add(
        _ declaration: some TypedDeclaration, method: String, calls: String..., isSynchronous: Bool = false
    ) {
        var definition = declaration.definition
        var details = definition.details
        let key = ConfigurationMethod.Key(configuration, method)
        details.style = details.style ?? "configuration"
        details.method = ConfigurationMethod(
            key, defaultName: details.name == nil ? "\(qualifiedName(of: configuration)).\(method)" : nil,
            isSynchronous: isSynchronous || definition.maker.isolation != .asynchronous,
            declaredSteps: { DeclaredSteps.of($0) })
        definition.details = details
        entries.append(
            Entry(
                name: method, calls: calls,
                definition: definition.wrapped(by: MakingWrapper(key: key, label: definition.mention))))
    }

    /// Lists a method or property that makes nothing, but uses methods that do.
    ///
    /// - Parameters:
    ///   - helper: The method, `address(of:)`, or the property, `address`.
    ///   - calls: The methods and properties of the configuration that it uses.
    public mutating func add(helper: String, calls: String...) {
        entries.append(Entry(name: helper, calls: calls, definition: nil))
    }

    /// Gives more names to what a method makes, whichever part lists it.
    ///
    /// - Parameters:
    ///   - aliases: The names; unique in a container.
    ///   - name: The name that the definition was given.
    public mutating func add(aliases: some Sequence<String>, for name: String) {
        self.aliases.append((name, Array(aliases)))
    }

    /// Where the first of its methods is declared, for an order that does not depend on the compiler.
    var location: Definition.SourceLocation? { entries.lazy.compactMap(\.definition?.location).first }

    /// Takes in what another part lists.
    mutating func append(_ other: ConfigurationMethods) {
        entries += other.entries
        aliases += other.aliases
    }

    // MARK: What it comes to

    /// The definitions, each with what its method calls on any way.
    ///
    /// - Throws: An error for names that are given to nothing.
    func definitions() throws(AliasesForNothing) -> [Definition] {
        for (name, _) in aliases where !entries.contains(where: { $0.definition?.name == name }) {
            throw AliasesForNothing(name: name, others: entries.compactMap(\.definition?.name))
        }
        var places: [Substring: [Int]] = [:]
        for (place, entry) in entries.enumerated() { places[baseName(of: entry.name), default: []].append(place) }
        return entries.indices.compactMap { place in
            guard var definition = entries[place].definition else { return nil }
            var details = definition.details
            details.method = details.method?.calling(calls(from: place, places))
            // Repetitions stay, for the check to report them.
            for (name, more) in aliases where name == definition.name { details.aliases += more }
            definition.details = details
            return definition
        }
    }

    /// What a method makes use of, by way of helpers too, each definition once and in the order of the calls.
    private func calls(from start: Int, _ places: [Substring: [Int]]) -> [ConfigurationMethod.Call] {
        var calls: [ConfigurationMethod.Call] = []
        var seen: Set<Int> = []
        func follow(_ place: Int) {
            for call in entries[place].calls {
                for target in places[baseName(of: call)] ?? []
                where isCall(call, of: entries[target].name) && seen.insert(target).inserted {
                    if let definition = entries[target].definition, let method = definition.details.method,
                        !isMadeFromArguments(definition)
                    {
                        calls.append(
                            ConfigurationMethod.Call(
                                type: definition.type, name: definition.name ?? method.defaultName ?? ""))
                    } else {
                        follow(target)
                    }
                }
            }
        }
        follow(start)
        return calls
    }

    /// Whether the caller gives what it is made from, so that nothing else that it needs is needed by the caller.
    private func isMadeFromArguments(_ definition: Definition) -> Bool {
        definition.lifetime == .prototype && !definition.maker.parameterTypes().isEmpty
    }

    private func baseName(of name: String) -> Substring { name.prefix { $0 != "(" } }

    /// Whether a call may be one of a method: it writes the method's labels, or leaves some of them to default values and
    /// trailing closures.
    private func isCall(_ call: String, of name: String) -> Bool {
        guard call.contains("(") else { return true }
        guard name.contains("(") else { return false }
        var labels = labels(of: name)[...]
        for label in self.labels(of: call) {
            guard let place = labels.firstIndex(of: label) else { return false }
            labels = labels[(place + 1)...]
        }
        return true
    }

    private func labels(of name: String) -> [Substring] {
        name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
    }
}

/// Names that are given to something that no method makes.
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
        "ConfigurationMethods of \(spelling(of: configuration))\(facts(Diagnostic.counted(entries.count, "method")))"
    }
}
