// The errors of failed requests.

extension ResolutionError {
    /// The help differs for an external of a scope, which the scope is opened with.
    package static func externalNotSet(_ node: Node) -> ResolutionError {
        let scope = node.lifetime.scope
        return ResolutionError(
            .externalNotSet, with: Values(node: node, name: scope?.name ?? "", choice: scope == nil ? 0 : 1))
    }

    /// A synchronous request for an object that must be awaited, or built on the main actor.
    ///
    /// Without `needed`, the error is about the isolation that building the object with all its dependencies needs.
    package static func isolation(_ node: Node, needing needed: Isolation? = nil) -> ResolutionError {
        guard (needed ?? node.completeIsolation) == .asynchronous else {
            return ResolutionError(.builtOnMain, with: Values(node: node), path: node.path(needing: .main))
        }
        return ResolutionError(
            .asynchronousOnly, with: Values(node: node, choice: node.mayBeEager ? 0 : 1),
            path: node.path(needing: .asynchronous))
    }

    /// A task is building the object, and a thread must not wait for a task; nil stands for the object of a `Lazy`.
    package static func builtByTask(_ node: Node?) -> ResolutionError {
        ResolutionError(.builtByTask, with: Values(node: node, choice: node == nil ? 1 : 0))
    }

    /// A request from elsewhere than the main actor; `type` matters if only the conformance to it is isolated.
    package static func staysOnMain(_ node: Node, as type: Any.Type) -> ResolutionError {
        ResolutionError(.keptOnMain, with: Values(node: node, type: type, choice: node.staysOnMain ? 0 : 1))
    }

    /// The object waits for the request that needs it, through the objects in `labels`; nil stands for the object of a `Lazy`.
    package static func circular(_ node: Node?, through labels: [String] = []) -> ResolutionError {
        ResolutionError(
            .circularConstruction, with: Values(node: node, choice: node == nil ? 1 : 0),
            path: node == nil ? [] : labels)
    }

    /// The task was canceled while it waited for the object; nil stands for the object of a `Lazy`.
    package static func canceled(_ node: Node?) -> ResolutionError {
        ResolutionError(
            .canceled, with: Values(node: node, name: node?.mention ?? "Lazy"), underlying: CancellationError())
    }

    /// Nothing keeps the container that a `Lazy` or a provider resolves from.
    @usableFromInline
    package static func gone() -> ResolutionError { ResolutionError(.released, with: Values()) }

    /// Suggests scopes of similar names.
    package static func unknownScope(
        _ name: String, among names: [String], at location: Definition.SourceLocation? = nil
    ) -> ResolutionError {
        ResolutionError(
            .unknownScope, with: Values(name: name), at: location,
            notes: suggestions(for: name, among: names).map { Diagnostic.Note("similar", "\"\($0)\"") })
    }

    /// Requests inside of factories are nested too deeply, or the node's chain of constructions is too long.
    package static func tooDeep(_ node: Node?) -> ResolutionError {
        guard let node, node.depth >= Node.deepChain else {
            return ResolutionError(.nestedTooDeep, with: Values(node: node))
        }
        return ResolutionError(.chainTooLong, with: Values(node: node, count: node.depth))
    }

    /// Keeps the thrown error as the underlying one.
    package static func failed(_ node: Node, with error: any Error) -> ResolutionError {
        ResolutionError(.constructionFailed, with: Values(node: node, text: "\(error)"), underlying: error)
    }

    /// Keeps the thrown error as the underlying one; `step` names it in words.
    package static func stepFailed(_ step: String, of node: Node, with error: any Error) -> ResolutionError {
        ResolutionError(.stepFailed, with: Values(node: node, name: step, text: "\(error)"), underlying: error)
    }
}
