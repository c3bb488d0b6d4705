#if Services
/// What is done with the object of one service when it is started and stopped.
private struct ServiceRole: LifecycleRole {
    let declared: Definition?
    /// The same as the singleton that is run.
    let definition: Definition
    let runner: ServiceRunner

    func begin(_ box: ErasedBox, _ node: Node) async throws {
        guard let service = box.erased as? any Service else { return }
        runner.begin(service, definition, keptBy: box, isLast: node.mayAskAnything)
    }

    func end(_ box: ErasedBox) async throws { try await runner.end(keptBy: box) }
}

extension Node {
    /// Whether its object is run as a service.
    var isService: Bool { inner == nil && definition.hasDetails && definition.details.role is ServiceRole }
}

extension Definition {
    /// What stands in a module in place of the definition: for a service an eager singleton that is run as one.
    func loweredIfService(for runner: ServiceRunner) -> [ModuleElement] {
        guard isService else { return [ModuleElement(self)] }
        switch kind {
        case .singleton: return [ModuleElement(asService(runner, declared: self))]
        case .value: return [ModuleElement(keptAsSingleton.asService(runner, declared: self))]
        // It belongs to whoever sets it.
        case .external: return [ModuleElement(self)]
        case .prototype, .scoped, .weak: return [ModuleElement(self), ModuleElement(.serviceNotRun(self))]
        }
    }

    private func asService(_ runner: ServiceRunner, declared: Definition) -> Definition {
        var copy = self
        if !copy.traits.contains(.lazy) { copy.traits.insert(.eager) }
        copy.details.role = ServiceRole(declared: declared, definition: self, runner: runner)
        return copy
    }

    /// Whether its type, or one that it is promised as, is a service.
    private var isService: Bool {
        if isDecorator { return false }
        let promised = hasDetails ? details.promised.map(\.type) : []
        return ([type] + promised).contains { fits($0, (any Service).self) }
    }

    private var isDecorator: Bool { hasDetails && details.decoratedType != nil }

    /// A value as a singleton, which takes part in start and stop.
    private var keptAsSingleton: Definition {
        guard case .constant(let box) = maker.body else { return self }
        return made(by: Maker(.synchronous { _ in box }) { [] }, .singleton, traits)
    }
}

extension Diagnostic {
    fileprivate static func serviceNotRun(_ definition: Definition) -> Diagnostic {
        Diagnostic(
            .serviceNotRun, severity: .warning,
            "`\(definition.label)` is a service, but only singletons and values are run",
            at: definition.location, help: "declare it as a `Singleton`, or run its objects yourself"
        ).explained(on: "Services")
    }
}

extension Diagnostic.ID {
    /// A service that is declared such that nothing runs it.
    public static let serviceNotRun = Self(rawValue: "service-not-run")
}
#endif
