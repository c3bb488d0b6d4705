import Alchemic
import Synchronization
import Testing

/// What one test allows to be live, and what it met that it does not allow.
final class LiveAllowance: Sendable {
    /// What a trait allows.
    struct Rules: Sendable {
        var types: [Any.Type] = []
        var names: [String] = []

        func allow(_ definition: Definition) -> Bool {
            types.contains { definition.isDeclared(as: $0) }
                || names.contains { definition.name == $0 || definition.aliases.contains($0) }
        }
    }

    private struct State {
        var rules: Rules
        /// The live definitions of the graph, allowed or not.
        var met: [Definition] = []
        var unreported: [LiveDefinitionError] = []
    }

    private let state: Mutex<State>
    private let own: Rules
    /// Where the trait is written; nil without a trait.
    private let location: SourceLocation?

    /// - Parameters:
    ///   - rules: What is allowed.
    ///   - outer: What the trait around this one allows: it guards the same definitions, and lets them through as well.
    ///   - location: Where the trait is written.
    init(_ rules: Rules, within outer: LiveAllowance?, at location: SourceLocation?) {
        var state = State(rules: rules)
        if let outer {
            state.rules.types += outer.state.withLock(\.rules.types)
            state.rules.names += outer.state.withLock(\.rules.names)
            outer.state.withLock {
                $0.rules.types += rules.types
                $0.rules.names += rules.names
            }
        }
        self.state = Mutex(state)
        own = rules
        self.location = location
    }

    /// The definition that replaces another one in the test's graph.
    func guarding(_ definition: Definition) -> Definition {
        guard definition.traits.contains(.live) else { return definition }
        state.withLock { $0.met.append(definition) }
        return allows(definition) ? definition : LiveGuard(definition, self).guarded
    }

    func allows(_ definition: Definition) -> Bool { state.withLock(\.rules).allow(definition) }

    /// Fails for what is allowed and is not live: the trait is out of date.
    func check() throws {
        let met = state.withLock(\.met)
        for type in own.types where !met.contains(where: { $0.isDeclared(as: type) }) {
            throw UselessAllowance("\(type).self", among: met)
        }
        for name in own.names where !met.contains(where: { $0.name == name || $0.aliases.contains(name) }) {
            throw UselessAllowance("named: \"\(name)\"", among: met)
        }
    }

    /// Takes note of an error: in the current test, or, where there is none, a detached task, as the trait ends.
    func report(_ error: LiveDefinitionError) {
        guard let location, Test.current != nil else { return state.withLock { $0.unreported.append(error) } }
        Issue.record(error, sourceLocation: location)
    }

    /// What was met outside of the test's tasks.
    var unreported: [LiveDefinitionError] { state.withLock(\.unreported) }

    func reportUnreported() {
        for error in unreported { report(error) }
    }
}
