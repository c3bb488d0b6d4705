/// The action of one step; the only subclass of ``ErasedAction``.
final class StepAction: ErasedAction {
    let body: Step.Action

    init(_ body: Step.Action) { self.body = body }

    var isolation: Isolation {
        switch body {
        case .synchronous: .synchronous
        case .main: .main
        case .asynchronous: .asynchronous
        }
    }
}

extension Step {
    /// The function of a step, which takes the object and the arguments.
    package enum Action: Sendable {
        case synchronous(@Sendable (AnyObject, Arguments) throws -> Void)
        case main(@MainActor @Sendable (AnyObject, Arguments) throws -> Void)
        case asynchronous(@Sendable (AnyObject, Arguments) async throws -> Void)
    }

    /// Erases the action, which only the engine can call.
    package convenience init(
        _ kind: Kind, name: String? = nil, action: Action, types: [Any.Type], queries: [ErasedQuery]? = nil,
        isSet: (@Sendable (AnyObject) -> Bool)? = nil, onlyIfUnset: Bool = false, location: Definition.SourceLocation
    ) {
        self.init(
            kind, name: name, action: StepAction(action), types: types, queries: queries, isSet: isSet,
            onlyIfUnset: onlyIfUnset, location: location)
    }
}

/// The object that a step runs on, as the type that the step was declared for.
package func subject<Instance>(_ object: AnyObject, as _: Instance.Type = Instance.self) throws -> Instance {
    guard let typed = object as? Instance else {
        throw ResolutionError(.typeMismatch, "a step for \(mention(of: Instance.self)) met another type")
    }
    return typed
}

/// Whether a value is set: any value but an optional that is nil.
func holdsSomething(_ value: Any) -> Bool { (value as? any AnyOptional)?.isNil != true }
