import Alchemic
import Synchronization
import Testing

/// The live definitions that one test allows, and the errors of those that it does not.
final class LiveAllowance: Sendable {
    /// The definitions that a trait allows.
    struct Rules: Sendable {
        var types: [Any.Type] = []
        var names: [String] = []

        func allow(_ definition: Definition) -> Bool {
            types.contains { definition.isDeclared(as: $0) } || names.contains { definition.has(name: $0) }
        }
    }

    private struct State {
        /// The live definitions of the graph, allowed or not.
        var met: [Definition] = []
        var unreported: [LiveDefinitionError] = []
    }

    private let state = Mutex(State())
    private let own: Rules
    /// The trait's own rules, and those of the traits around it.
    private let rules: Rules
    /// The source location of the trait; nil without a trait.
    private let location: SourceLocation?

    /// - Parameters:
    ///   - rules: The trait's own rules.
    ///   - outer: The allowance of the trait around this one.
    ///   - location: The source location of the trait; nil without a trait.
    init(_ rules: Rules, within outer: LiveAllowance?, at location: SourceLocation?) {
        own = rules
        var rules = rules
        if let outer {
            rules.types += outer.rules.types
            rules.names += outer.rules.names
        }
        self.rules = rules
        self.location = location
    }

    /// The definition to use in the test's graph for another one: a copy if it is live, otherwise the definition itself.
    ///
    /// The copy makes the test's container build the object, allowed or not, instead of a shared container.
    func claiming(_ definition: Definition) -> Definition {
        guard definition.traits.contains(.live), definition.kind != .external else { return definition }
        state.withLock { $0.met.append(definition) }
        return definition.with(maker: definition.maker.typed.copied())
    }

    /// Makes the test's container build live definitions only if the test allows them.
    ///
    /// For other live definitions, it uses the type's unimplemented value, if the type provides one, or else fails the test.
    func guardLive(in container: Container) {
        container.guardLive { [self] definition, home in
            if rules.allow(definition) { return nil }
            if let type = definition.type as? any UnimplementedProviding.Type { return box(of: type) }
            let error = LiveDefinitionError(definition, in: home)
            report(error)
            throw error
        }
    }

    private func box(of client: (some UnimplementedProviding).Type) -> ErasedBox { Box(client.unimplemented) }

    /// Throws if the trait allows a definition that is not live, so that the trait is out of date.
    func check() throws {
        let met = state.withLock(\.met)
        for type in own.types where !met.contains(where: { $0.isDeclared(as: type) }) {
            throw UselessAllowance("\(type).self", among: met)
        }
        for name in own.names where !met.contains(where: { $0.has(name: name) }) {
            throw UselessAllowance("named: \"\(name)\"", among: met)
        }
    }

    /// Records an error as an issue of the current test; without one, as in a detached task, the issue follows as the trait ends.
    private func report(_ error: LiveDefinitionError) {
        guard let location, Test.current != nil else { return state.withLock { $0.unreported.append(error) } }
        Issue.record(error, sourceLocation: location)
    }

    /// The errors that occurred outside of the test's tasks, or without a trait.
    var unreported: [LiveDefinitionError] { state.withLock(\.unreported) }

    func reportUnreported() {
        for error in unreported { report(error) }
    }
}

extension Container {
    /// Makes a shared container refuse to build live definitions from now on, because tests override the container.
    ///
    /// Code that builds one here does not run in the task of a test with overrides, or no longer; so the issue may have no test.
    func refuseLive(for trait: String, at location: SourceLocation) {
        guardLive { definition, home in
            let error = LiveDefinitionError(definition, in: home, overriddenBy: trait)
            Issue.record(error, sourceLocation: location)
            throw error
        }
    }
}
