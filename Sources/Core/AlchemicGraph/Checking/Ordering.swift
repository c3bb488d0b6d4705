extension Array {
    /// The elements in order of their ranks, the least first; equal ranks keep their order.
    package func ordered(by rank: (Element) -> Int) -> [Element] { order(of: map(rank)).map { self[$0] } }
}

/// The positions of the ranks, the least rank first.
///
/// Sorting integers here keeps the code small: the standard library's sort adds four kilobytes for each type of element.
@inline(never)
private func order(of ranks: [Int]) -> [Int] { ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) } }
