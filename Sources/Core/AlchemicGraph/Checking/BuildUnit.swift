/// Kept definitions of one place that are built as one: the members of a cycle that a step closes.
///
/// A place is a container, a scope or an override. A kept definition in no such cycle is a unit by itself and has none of
/// these.
package final class BuildUnit: Sendable {
    /// The members in the order of their construction: the next is always the first in declaration order whose parameters
    /// are there.
    package let schedule: [Int]
    /// The first member in order of declaration.
    package let position: Int
    /// The prototypes on the ways between the members: made for the unit, they are finished with it.
    private let prototypes: Set<ObjectIdentifier>
    /// What each member leads to for sure, where some members may not be needed at all; else empty.
    private let needs: [Int: [Int]]

    init(schedule: [Int], prototypes: some Sequence<Node>, needs: [Int: [Int]]) {
        self.schedule = schedule
        position = schedule.min() ?? 0
        self.prototypes = Set(prototypes.map(ObjectIdentifier.init))
        self.needs = needs
    }

    /// Whether it is a prototype on the way between two members; one that overrides leave alone is finished by itself.
    package func joins(_ node: Node) -> Bool { prototypes.contains(ObjectIdentifier(node)) }

    /// The members that are made with one of them; nil if all are.
    ///
    /// The others are made when a configuration's method calls for them.
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
