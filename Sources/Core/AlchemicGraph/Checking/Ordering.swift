extension Array {
    /// The elements by a number of each, the least first; those that share one stay as they were.
    package func ordered(by rank: (Element) -> Int) -> [Element] { order(of: map(rank)).map { self[$0] } }
}

/// The places of numbers, the least number first.
///
/// The standard library's sort is compiled anew for each type of element, to four kilobytes; this one is there once.
@inline(never)
private func order(of ranks: [Int]) -> [Int] { ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) } }
