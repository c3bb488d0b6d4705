package import Alchemic

/// A step of one definition, with what it takes.
package struct PlacedStep: Sendable {
    let step: Step

    /// Puts a step at a place of a file.
    package init(
        _ step: LoadedStep, named name: String?, _ queries: [LoadedQuery], at location: Definition.SourceLocation
    ) {
        self.step = Step(
            step.kind, name: name, step.action, types: step.parameterTypes, queries: queries.map(\.plan),
            location: location)
    }
}

/// What is done to an object after its initializer, to be put into any number of definitions.
package struct LoadedStep: Sendable {
    let action: Step.Action
    let kind: Step.Kind
    /// The types of its parameters.
    package let parameterTypes: [Any.Type]

    init(_ action: Step.Action, _ kind: Step.Kind, _ types: [Any.Type]) {
        self.action = action
        self.kind = kind
        parameterTypes = types
    }

    /// The injection point of a self-declaring type with this name.
    package init?(of definition: Definition, named name: String) {
        guard let step = definition.details.steps.last(where: { $0.kind == .injectionPoint && $0.name == name }) else {
            return nil
        }
        self.init(step.action, .injectionPoint, step.parameterTypes)
    }

    /// Sets a value on an object that no definition made.
    package func set<Value>(_ value: Value, on object: AnyObject, in container: Container) throws {
        try Arguments.given([Box(value)], in: container) { arguments in
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
        try Arguments.given([Box(value)], in: container, isOnMain: true) { try action(object, $0) }
    }
}
