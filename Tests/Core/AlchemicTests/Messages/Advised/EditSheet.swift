import Alchemic

/// The declarations of a graph as data: an edit that a message advises is written into them, and they are checked again,
/// without a compiler in between.
struct EditSheet {
    /// How a parameter takes what it needs.
    enum Form: String, CaseIterable {
        case plain, list, optional, lazy, provider, asyncProvider, scopeProvider

        /// The form, by its name in code.
        init?(named name: Substring) { self.init(rawValue: name.prefix(1).lowercased() + name.dropFirst()) }

        func around<Wanted>(_: Wanted.Type) -> Any.Type {
            switch self {
            case .plain: Wanted.self
            case .list: [Wanted].self
            case .optional: Wanted?.self
            case .lazy: Lazy<Wanted>.self
            case .provider: Provider<Wanted>.self
            case .asyncProvider: AsyncProvider<Wanted>.self
            case .scopeProvider: ScopeProvider<Wanted>.self
            }
        }
    }

    /// A parameter, or an injection point.
    struct Need {
        var type: Any.Type
        var name: String?
        /// A type that the query asks for besides.
        var queried: Any.Type?
        var form = Form.plain
        var isolation = Isolation.synchronous

        var wanted: Any.Type {
            func around<Wanted>(_ type: Wanted.Type) -> Any.Type { form.around(type) }
            return _openExistential(type, do: around)
        }
        var query: ErasedQuery {
            name == nil && queried == nil
                ? .auto : ErasedQuery(types: [queried].compactMap(\.self), names: [name].compactMap(\.self))
        }
    }

    /// One declaration; its line is its place in the sheet, counted from one.
    struct Declaration {
        var type: Any.Type
        var name: String?
        var aliases: [String] = []
        var lifetime = Lifetime.singleton
        var isolation = Isolation.synchronous
        var isSendable = true
        var isPrimary = false
        var isEager = false
        var parameters: [Need] = []
        var steps: [Need] = []
        var promises: [(type: Any.Type, isConverted: Bool)] = []
        var overridden: String?
        var overriddenType: Any.Type?

        /// What messages call it; an override has the name of what it replaces.
        var label: String { spelling(of: type) + ((name ?? overridden).map { " \"\($0)\"" } ?? "") }
        /// All by which it is found.
        var names: [String] { [name, overridden].compactMap(\.self) + aliases }

        /// A need for it: by its name, if it has one.
        func need(as type: Any.Type? = nil) -> Need { Need(type: type ?? self.type, name: name) }
    }

    var declarations: [Declaration] = []

    /// What the check says of it.
    var diagnostics: [Diagnostic] {
        MessageTests.diagnostics(
            of: Module("Sheet", elements: declarations.indices.map { ModuleElement(definition(at: $0)) }))
    }

    var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

    /// The place of what a message stands at.
    func place(of diagnostic: Diagnostic) -> Int { Int(diagnostic.location?.line ?? 0) - 1 }

    func place(labeled label: some StringProtocol) -> Int? { declarations.firstIndex { $0.label == label } }

    private func definition(at place: Int) -> Definition {
        func definition<Made>(_ type: Made.Type) -> Definition { self.definition(at: place, of: type) }
        return _openExistential(declarations[place].type, do: definition)
    }

    private func definition<Made>(at place: Int, of _: Made.Type) -> Definition {
        let declaration = declarations[place]
        let location = Definition.SourceLocation(file: "Sheet.swift", line: UInt32(place + 1), column: 0)
        let body: Maker.Body =
            switch (declaration.lifetime.kind, declaration.isolation) {
            case (.external, _): .external
            case (_, .synchronous): .synchronous { _ in throw NotBuilt() }
            case (_, .main): .main { _ in throw NotBuilt() }
            case (_, .asynchronous): .asynchronous { _ in throw NotBuilt() }
            }
        let parameters = declaration.parameters
        let types = parameters.map(\.wanted)
        let made = LooseDeclaration<Made>(
            definition: Definition(
                Maker(body, parameterTypes: { [types] in types }), of: Made.self, lifetime: declaration.lifetime,
                traits: declaration.isSendable ? .sendable : [],
                location: location, queries: parameters.isEmpty ? nil : parameters.map(\.query)))
        var result = declaration.name.map { made.named($0) } ?? made
        if declaration.isPrimary { result = result.primary() }
        if declaration.isEager { result = result.with(.eager) }
        for alias in declaration.aliases { result = result.alias(alias) }
        if let name = declaration.overridden { result = result.overriding(named: name) }
        if let type = declaration.overriddenType { result = result.overriding(type) }
        for promise in declaration.promises {
            func promising<Promised>(_ type: Promised.Type) -> LooseDeclaration<Made> {
                result.promising(type, isConverted: promise.isConverted)
            }
            result = _openExistential(promise.type, do: promising)
        }
        result.definition.details.steps = declaration.steps.enumerated().map { number, need in
            let action: Step.Action =
                switch need.isolation {
                case .synchronous: .synchronous { _, _ in }
                case .main: .main { _, _ in }
                case .asynchronous: .asynchronous { _, _ in }
                }
            return Step(
                .injectionPoint, name: "point \(number)", action: action, types: [need.wanted], queries: [need.query],
                location: location)
        }
        return result.definition
    }
}

/// A declaration of a type that is known as the program runs only.
private struct LooseDeclaration<Instance>: TypedDeclaration {
    var definition: Definition

    func promising<Promised>(_: Promised.Type, isConverted: Bool) -> Self {
        guard isConverted else { return self.as(Promised.self) }
        return self.as(RandomSheet.Omega.self) { _ in RandomSheet.Omega() }
    }
}

private struct NotBuilt: Error {}
