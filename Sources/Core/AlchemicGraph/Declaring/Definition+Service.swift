/// swift-service-lifecycle's `Service`, in programs that link it; the runtime finds it by its mangled name.
private let service: Any.Type? = _typeByName("16ServiceLifecycle7Service_p")

extension Definition {
    /// Whether the definition's type, or a promised type, conforms to `Service`.
    private var isService: Bool {
        guard let service, !details.isDecorator else { return false }
        return fits(type, service) || details.promised.contains { fits($0.type, service) }
    }

    /// Whether a run of the program by `AlchemicServices` runs the object.
    package var isRunAsService: Bool { mayBeRun && isService }

    /// Whether the object is a service that nothing runs, because no container keeps it, or only for a scope or a key.
    var isServiceNotRun: Bool { kind != .external && !mayBeRun && isService }

    /// Whether there is one object for the whole program, which exists without arguments from a caller.
    private var mayBeRun: Bool { (kind == .singleton || kind == .value) && !traits.contains(.takesArguments) }

    /// Whether a run of the program builds the object in any case: it is eager, or a service that is not lazy.
    package var isBuiltByRun: Bool { isEager || isRunAsService && !traits.contains(.lazy) }
}

@_documentation(visibility: internal)
extension Diagnostic.ID {
    /// A service that is declared such that nothing runs it.
    public static let serviceNotRun = Self(rawValue: "service-not-run")
}
