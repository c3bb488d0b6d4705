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
        /// The live definitions of the graph, allowed or not.
        var met: [Definition] = []
        var unreported: [LiveDefinitionError] = []
    }

    private let state = Mutex(State())
    private let own: Rules
    /// The trait's own, and those of the trait around it.
    private let rules: Rules
    /// Where the trait is written; nil without a trait.
    private let location: SourceLocation?

    /// - Parameters:
    ///   - rules: What is allowed.
    ///   - outer: What the trait around this one allows.
    ///   - location: Where the trait is written.
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

    /// The definition that replaces another one in the test's graph: a live one is the test's own, so that its objects are
    /// built by the test's container, allowed or not, and never by a shared one.
    func claiming(_ definition: Definition) -> Definition {
        guard definition.traits.contains(.live), definition.kind != .external else { return definition }
        state.withLock { $0.met.append(definition) }
        return definition.made(by: definition.maker.typed.copied(), definition.lifetime, definition.traits)
    }

    /// Has the test's container build what is live only if it is allowed.
    ///
    /// A type that provides an unimplemented value is that in place of a live one; every other type fails the test.
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
    private func report(_ error: LiveDefinitionError) {
        guard let location, Test.current != nil else { return state.withLock { $0.unreported.append(error) } }
        Issue.record(error, sourceLocation: location)
    }

    /// What was met outside of the test's tasks.
    var unreported: [LiveDefinitionError] { state.withLock(\.unreported) }

    func reportUnreported() {
        for error in unreported { report(error) }
    }
}

extension Container {
    /// Has a shared container build nothing live from now on, because tests override it: only their own containers may.
    ///
    /// Code that reaches it is not, or no longer, the task of a test that overrides it; the issue may have no test.
    func refuseLive(for trait: String, at location: SourceLocation) {
        guardLive { definition, home in
            let error = LiveDefinitionError(definition, in: home, overriddenBy: trait)
            Issue.record(error, sourceLocation: location)
            throw error
        }
    }
}
