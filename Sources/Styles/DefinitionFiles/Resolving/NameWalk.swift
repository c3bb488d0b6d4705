/// A walk along a chain of names, such as aliases, parents, decorators or factories.
package struct NameWalk {
    /// The names before `last`; for a cycle, `last` is among them.
    package private(set) var path: [String] = []
    /// The name at which the walk ended.
    package private(set) var last: String
    /// The part of the path that forms a cycle, if there is one.
    package private(set) var cycle: [String]?
    /// Whether the walk stopped at its limit.
    package private(set) var isTooLong = false

    /// Walks until a name has no successor, is known, or was visited before, or until the limit is reached.
    package init(
        from start: String, until isKnown: (String) -> Bool = { _ in false }, limit: Int = .max,
        next: (String) -> String?
    ) {
        last = start
        var positions: [String: Int] = [:]
        while !isKnown(last), let following = next(last) {
            if let position = positions.updateValue(path.count, forKey: last) {
                cycle = Array(path[position...])
                return
            }
            path.append(last)
            last = following
            if path.count >= limit, !isKnown(last) {
                isTooLong = true
                return
            }
        }
    }
}
