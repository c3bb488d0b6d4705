internal import AlchemicFiles

/// Sets attributes as objects are loaded, or keeps them until there is a container.
@MainActor
final class AttributeSetting {
    /// The instance is global, because nothing can be passed to the objects that a storyboard makes.
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

    /// The old resolver is released after the assignment: objects that end with it may call this method again.
    private func replace(_ new: Resolver?) {
        let old = resolver
        resolver = new
        withExtendedLifetime(old) {}
    }

    /// Sets a property to the meaning of its attribute; nil stands for an attribute that is no text.
    func set(_ name: String, to attribute: String?, on object: AnyObject) {
        guard let resolver else {
            // Attributes of objects that are gone need not wait.
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
