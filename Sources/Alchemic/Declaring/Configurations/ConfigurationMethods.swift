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
    ///   - awaitsCalls: Whether what it calls has to be there before it is called, where that is to be awaited: for a
    ///     synchronous method of an actor.
    public mutating func add(
        _ declaration: some TypedDeclaration, method: String, calls: String..., awaitsCalls: Bool = false
    ) {
        var definition = declaration.definition
        var details = definition.details
        let key = ConfigurationMethod.Key(configuration, method)
        details.style = details.style ?? "configuration"
        details.method = ConfigurationMethod(
            key: key, defaultName: details.name == nil ? "\(qualifiedName(of: configuration)).\(method)" : nil,
            preparesCalls: awaitsCalls || definition.maker.isolation != .asynchronous)
        if details.steps.isEmpty { details.steps = stepsDeclared(by: definition.type) }
        definition.details = details
        entries.append(Entry(name: method, calls: calls, definition: definition.making(key)))
    }

    /// Lists a method or property that makes nothing, but uses methods that do.
    ///
    /// - Parameters:
    ///   - helper: The method, `address(of:)`, or the property, `address`.
    ///   - calls: The methods and properties of the configuration that it uses.
    public mutating func add(helper: String, calls: String...) {
        entries.append(Entry(name: helper, calls: calls, definition: nil))
    }

    /// Where the first of its methods is declared, for an order that does not depend on the compiler.
    var location: SourceLocation? { entries.lazy.compactMap(\.definition?.location).first }

    /// Takes in what another part lists.
    mutating func append(_ other: ConfigurationMethods) {
        entries += other.entries
    }

    // MARK: What it comes to

    /// The definitions, each with what its method calls on any way.
    var definitions: [Definition] {
        var places: [Substring: [Int]] = [:]
        for (place, entry) in entries.enumerated() { places[baseName(of: entry.name), default: []].append(place) }
        return entries.indices.compactMap { place in
            guard var definition = entries[place].definition else { return nil }
            let calls = calls(from: place, places)
            guard !calls.isEmpty else { return definition }
            definition.details.method?.calls = calls
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
                    if let definition = entries[target].definition, let method = definition.details.method {
                        calls.append(
                            ConfigurationMethod.Call(
                                type: definition.type,
                                plan: QueryPlan(names: [definition.name ?? method.defaultName ?? ""])))
                    } else {
                        follow(target)
                    }
                }
            }
        }
        follow(start)
        return calls
    }

    private func baseName(of name: String) -> Substring { name.prefix { $0 != "(" } }

    /// Whether a call may be one of a method: the labels that it writes are the method's first ones.
    private func isCall(_ call: String, of name: String) -> Bool {
        guard let open = call.firstIndex(of: "(") else { return true }
        return name.hasPrefix(call[...open]) && name.hasPrefix(call.dropLast())
    }
}

/// The injection points and calls that a type declares of itself, whoever makes its objects (R13).
private func stepsDeclared(by type: Any.Type) -> [Step] {
    func steps<Declaring: SelfDeclaring>(of type: Declaring.Type) -> [Step] {
        SelfDeclared(type).definitions.first { $0.type == Declaring.Declared.self }?.details.steps ?? []
    }
    guard let type = type as? any SelfDeclaring.Type else { return [] }
    return steps(of: type)
}
