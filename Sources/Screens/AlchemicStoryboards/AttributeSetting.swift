internal import AlchemicFiles

/// Sets attributes as objects are loaded, or keeps them until there is a container.
@MainActor
final class AttributeSetting {
    /// Nothing is passed to what a storyboard makes: hence the only global variable.
    static let shared = AttributeSetting()

    private struct Waiting {
        weak var object: AnyObject?
        let name: String
        let attribute: String?
    }

    private struct Resolver {
        let container: DefinitionContainer
        let report: @MainActor (DesignedAttributeProblem) -> Void
    }

    private var resolver: Resolver?
    private var waiting: [Waiting] = []

    private init() {}

    func begin(
        with container: DefinitionContainer, reportingTo report: @escaping @MainActor (DesignedAttributeProblem) -> Void
    ) {
        replace(Resolver(container: container, report: report))
        let waiting = waiting
        self.waiting = []
        for one in waiting {
            if let object = one.object { set(one.name, to: one.attribute, on: object) }
        }
    }

    func end(with container: DefinitionContainer) {
        if resolver?.container === container { replace(nil) }
    }

    /// What the old one kept may end here, and call this again.
    private func replace(_ new: Resolver?) {
        let old = resolver
        resolver = new
        withExtendedLifetime(old) {}
    }

    /// Sets a property to what its attribute means; nil stands for one that is no text.
    func set(_ name: String, to attribute: String?, on object: AnyObject) {
        guard let resolver else {
            // Objects that have gone wait for nothing.
            waiting.removeAll { $0.object == nil }
            waiting.append(Waiting(object: object, name: name, attribute: attribute))
            return
        }
        func problem(_ error: (any Error)?) -> DesignedAttributeProblem {
            DesignedAttributeProblem(
                type: String(describing: type(of: object)), name: name, attribute: attribute, underlying: error)
        }
        guard let attribute else { return resolver.report(problem(nil)) }
        do {
            try resolver.container.set(main: [name: attribute], on: object)
        } catch {
            resolver.report(problem(error))
        }
    }
}
