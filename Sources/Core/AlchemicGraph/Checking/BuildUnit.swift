/// The kept definitions of a container, a scope or an overlay that are built as one: a cycle that a step closes.
///
/// A kept definition outside of such cycles is a unit by itself, without a `BuildUnit`.
package final class BuildUnit: Sendable {
    /// The members in order of construction: next is always the first in declaration order whose parameters have been built.
    package let schedule: [Int]
    /// The index of the first member in order of declaration.
    package let position: Int
    /// The prototypes on the paths between the members, which are constructed for the unit and finished with it.
    private let prototypes: Set<ObjectIdentifier>
    /// The members that each member certainly needs itself, or through prototypes alone; empty if every member needs all others.
    private let needs: [Int: [Int]]

    /// Takes the kept members in order of construction; `needs` is empty without calls of configurations.
    init(schedule: [Int], prototypes: some Sequence<Node>, needs: [Int: [Int]]) {
        self.schedule = schedule
        position = schedule.min() ?? 0
        self.prototypes = Set(prototypes.map(ObjectIdentifier.init))
        self.needs = needs
    }

    /// Whether the node is a prototype on a path between two members, which is finished with the unit.
    ///
    /// A prototype that an overlay leaves alone keeps the node of the overridden graph, and is finished by itself.
    package func joins(_ node: Node) -> Bool { prototypes.contains(ObjectIdentifier(node)) }

    /// The members that are built together with one of them; nil if all are.
    ///
    /// The other members are built when a configuration's method calls for them.
    package func members(neededBy entry: Int) -> Set<Int>? {
        if needs.isEmpty { return nil }
        var found: Set<Int> = [entry]
        var queue = [entry]
        while let next = queue.popLast() {
            for member in needs[next] ?? [] where found.insert(member).inserted { queue.append(member) }
        }
        return found
    }
}
