/// Names near to one that was not found: close typos first (T30, G6).
///
/// A name is near when the edit distance is at most a third of the length, one at least, or when one holds the other.
///
/// - Parameters:
///   - name: What was asked for.
///   - names: What there is.
///   - limit: How many to return at most.
/// - Returns: The near names, nearest first, then by name.
func suggestions(for name: String, among names: some Sequence<String>, limit: Int = 3) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars)
    let most = max(1, wanted.count / 3)
    var near: [(distance: Int, name: String)] = []
    for candidate in Set(names) where candidate != name {
        let letters = Array(candidate.lowercased().unicodeScalars)
        let distance =
            abs(letters.count - wanted.count) > most ? Int.max : editDistance(wanted, letters, atMost: most)
        if distance <= most {
            near.append((distance, candidate))
        } else if min(letters.count, wanted.count) >= 3, contains(letters, wanted) || contains(wanted, letters) {
            near.append((most + abs(letters.count - wanted.count), candidate))
        }
    }
    near.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return near.prefix(limit).map(\.name)
}

private func contains(_ text: [Unicode.Scalar], _ part: [Unicode.Scalar]) -> Bool {
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0..<($0 + part.count)].elementsEqual(part) }
}

/// How many letters have to be added, dropped, changed or swapped with their neighbour.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost most: Int) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 1...left.count {
        var current = [row] + Array(repeating: 0, count: right.count)
        var least = row
        for column in 1...right.count {
            let change = left[row - 1] == right[column - 1] ? 0 : 1
            var best = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + change)
            if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                best = min(best, beforeLast[column - 2] + 1)
            }
            current[column] = best
            least = min(least, best)
        }
        if least > most { return Int.max }
        (beforeLast, last) = (last, current)
    }
    return last[right.count]
}
