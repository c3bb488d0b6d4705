/// Objects of which each equals only itself.
protocol Individual: AnyObject, Hashable {}

extension Individual {
    static func == (one: Self, other: Self) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Everything that some elements lead to, directly or through others; themselves only where something leads back to them.
///
/// - Parameter passes: Whether the way goes on behind an element.
func reached<Element: Equatable>(
    from starts: [Element], through passes: (Element) -> Bool = { _ in true }, _ next: (Element) -> [Element]
) -> [Element] {
    var found: [Element] = []
    var queue = starts
    while let element = queue.popLast() {
        for target in next(element) where !found.contains(target) {
            found.append(target)
            if passes(target) { queue.append(target) }
        }
    }
    return found
}

/// Some elements and everything that they lead to, each after what it leads to.
func ordered<Element: Equatable>(_ starts: [Element], _ next: (Element) -> [Element]) -> [Element] {
    var (order, begun): ([Element], [Element]) = ([], [])
    func visit(_ element: Element) {
        if begun.contains(element) { return }
        begun.append(element)
        next(element).forEach(visit)
        order.append(element)
    }
    starts.forEach(visit)
    return order
}

extension Sequence where Element: Equatable {
    /// Each element once.
    var uniqued: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}

extension Array {
    /// The elements that are preferred, as long as there are any; else all.
    func preferring(_ isPreferred: (Element) -> Bool) -> [Element] {
        contains(where: isPreferred) ? filter(isPreferred) : self
    }
}
