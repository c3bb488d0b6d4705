package import Alchemic

@_documentation(visibility: internal)
extension LoadedStep {
    /// Sets a value on an object that no definition made.
    package func set<Value>(_ value: Value, on object: AnyObject, in container: Container) throws {
        try Arguments.given([Box(value)], in: container) { arguments in
            switch step(nil, [.auto], Definition.SourceLocation(), false).action {
            case .synchronous(let action): try action(object, arguments)
            case .main: throw ResolutionError(.mainActorOnly, "this is set on the main actor")
            case .asynchronous: throw ResolutionError(.asynchronousOnly, "setting this has to be awaited")
            }
        }
    }

    /// Sets a value on an object that no definition made, on the main actor.
    @MainActor
    package func set<Value>(main value: Value, on object: AnyObject, in container: Container) throws {
        guard case .main(let action) = step(nil, [.auto], Definition.SourceLocation(), false).action else {
            return try set(value, on: object, in: container)
        }
        try Arguments.given([Box(value)], in: container, isOnMain: true) { try action(object, $0) }
    }
}
