package import Alchemic

/// A step after an object's construction, which any number of definitions can use.
package struct LoadedStep: Sendable {
    let action: Step.Action
    let kind: Step.Kind
    /// The types of the step's parameters.
    package let parameterTypes: [Any.Type]

    /// Creates a step from its action, which takes arguments of these types.
    init(_ action: Step.Action, kind: Step.Kind, types: [Any.Type]) {
        self.action = action
        self.kind = kind
        parameterTypes = types
    }

    /// Takes the injection point with this name from a self-declaring type's definition; nil if there is none.
    package init?(of definition: Definition, named name: String) {
        guard let step = definition.details.steps.last(where: { $0.kind == .injectionPoint && $0.name == name }) else {
            return nil
        }
        self.init(step.action.body, kind: .injectionPoint, types: step.parameterTypes)
    }

    /// The step for one definition, at a position in a file.
    package func placed(
        named name: String? = nil, _ queries: [ErasedQuery], at location: Definition.SourceLocation
    ) -> Step {
        Step(kind, name: name, action: action, types: parameterTypes, queries: queries, location: location)
    }

    /// Sets a value on an object that no definition made.
    package func set<Value>(_ value: Value, on object: AnyObject, in container: Container) throws {
        try Arguments.withValues([Box(value)], in: container) { arguments in
            switch action {
            case .synchronous(let action): try action(object, arguments)
            case .main: throw ResolutionError(.mainActorOnly, "this is set on the main actor")
            case .asynchronous: throw ResolutionError(.asynchronousOnly, "setting this has to be awaited")
            }
        }
    }

    /// Sets a value on an object that no definition made, on the main actor.
    @MainActor
    package func set<Value>(main value: Value, on object: AnyObject, in container: Container) throws {
        guard case .main(let action) = action else { return try set(value, on: object, in: container) }
        try Arguments.withValues([Box(value)], in: container, isOnMain: true) { try action(object, $0) }
    }
}
