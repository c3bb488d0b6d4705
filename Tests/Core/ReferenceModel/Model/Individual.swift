/// Objects of which each equals only itself.
protocol Individual: AnyObject, Hashable {}

extension Individual {
    static func == (one: Self, other: Self) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Everything that some elements lead to; themselves only where something leads back to them.
func reached<Element: Equatable>(from starts: [Element], _ next: (Element) -> [Element]) -> [Element] {
    var found: [Element] = []
    var queue = starts
    while let element = queue.popLast() {
        for target in next(element) where !found.contains(target) {
            found.append(target)
            queue.append(target)
        }
    }
    return found
}

extension Sequence where Element: Equatable {
    /// Each element once.
    var uniqued: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
