#if Services
extension Definition {
    /// What stands in a module in place of the definition: a service is eager, so that the check knows that a start builds it.
    var loweredIfService: [ModuleElement] {
        guard isService else { return [ModuleElement(self)] }
        switch kind {
        case .singleton:
            guard !isEager, !traits.contains(.lazy) else { return [ModuleElement(self)] }
            var eager = self
            eager.traits.insert(.eager)
            eager.details.isMadeEager = true
            return [ModuleElement(eager)]
        // An external belongs to the code that sets it.
        case .value, .external: return [ModuleElement(self)]
        case .prototype, .scoped, .weak: return [ModuleElement(self), ModuleElement(.serviceNotRun(self))]
        }
    }

    /// Whether its type, or one that it is promised as, is a service.
    fileprivate var isService: Bool {
        if hasDetails, details.decoratedType != nil { return false }
        let promised = hasDetails ? details.promised.map(\.type) : []
        return ([type] + promised).contains { fits($0, (any Service).self) }
    }
}

extension Container {
    /// The definitions of the container's own whose objects are run as services, in order of declaration.
    var services: [Node] {
        ownNodes.filter {
            ($0.definition.kind == .singleton || $0.definition.kind == .value) && $0.definition.isService
        }
    }
}

extension Diagnostic {
    fileprivate static func serviceNotRun(_ definition: Definition) -> Diagnostic {
        Diagnostic(
            .serviceNotRun, severity: .warning,
            "`\(definition.mention)` is a service, but only singletons and values are run",
            at: definition.location, help: "declare it as a `Singleton`, or run its objects yourself"
        ).explained(on: "Services")
    }
}

@_documentation(visibility: internal)
extension Diagnostic.ID {
    /// A service that is declared such that nothing runs it.
    public static let serviceNotRun = Self(rawValue: "service-not-run")
}
#endif
