/// The way from one name to the next: other names, parents, decorators, factories.
package struct NameWalk {
    /// The names that were passed, without the last one.
    package private(set) var path: [String] = []
    /// Where it ended.
    package private(set) var last: String
    /// The part of the path that led back to its beginning, if it did.
    package private(set) var circle: [String]?
    /// Whether it was given up.
    package private(set) var isTooLong = false

    /// Walks until there is no next name, until one that is known, back to one that was passed, or as far as is allowed.
    package init(
        from start: String, until isKnown: (String) -> Bool = { _ in false }, limit: Int = .max,
        next: (String) -> String?
    ) {
        last = start
        var positions: [String: Int] = [:]
        while !isKnown(last), let following = next(last) {
            if let position = positions.updateValue(path.count, forKey: last) {
                circle = Array(path[position...])
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
