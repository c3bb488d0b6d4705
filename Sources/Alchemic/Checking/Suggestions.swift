/// Names near to one that was not found: close typos first.
///
/// A name is near when the edit distance is at most a third of the length, one at least, or when one holds the other.
/// What both are qualified by, such as a Swift module, does not make them near.
///
/// - Parameters:
///   - name: What was asked for.
///   - names: What there is.
///   - limit: How many to return at most.
/// - Returns: The near names, nearest first, then by name.
package func suggestions(for name: String, among names: some Sequence<String>, limit: Int = 3) -> [String] {
    nearest(to: name, among: names, limit: limit) { candidate in
        let (qualifier, wanted) = qualified(name)
        let (other, word) = qualified(candidate)
        // A name without a qualifier may mean one that has one.
        let isComparable = qualifier == other || qualifier.isEmpty
        let left = letters(isComparable ? wanted : name[...])
        let right = letters(isComparable ? word : candidate[...])
        if let distance = misspelling(left, right) { return distance }
        guard min(left.count, right.count) >= 3, contains(left, right) || contains(right, left) else { return nil }
        return left.count + abs(left.count - right.count)
    }
}

/// Types whose names are near to another's: misspellings, and those that end in the same word.
///
/// The compiler knows each of them, so that having a part in common means less than it does for names.
func typesNear(_ name: String, among names: some Sequence<String>, limit: Int = 3) -> [String] {
    nearest(to: name, among: names, limit: limit) { candidate in
        if let distance = misspelling(letters(name[...]), letters(candidate[...])) { return distance }
        let word = lastWord(of: name)
        return word.count >= 3 && word == lastWord(of: candidate) ? name.count + candidate.count : nil
    }
}

private func nearest(
    to name: String, among names: some Sequence<String>, limit: Int, _ distance: (String) -> Int?
) -> [String] {
    var near: [(distance: Int, name: String)] = []
    // The work grows with the square of the length; nobody mistypes such names.
    let longest = 256
    guard name.utf8.count <= longest else { return [] }
    for candidate in Set(names) where candidate != name && candidate.utf8.count <= longest {
        if let distance = distance(candidate) { near.append((distance, candidate)) }
    }
    near.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return near.prefix(limit).map(\.name)
}

/// The edit distance, if it is at most a third of what is wanted, or one.
private func misspelling(_ wanted: [Unicode.Scalar], _ letters: [Unicode.Scalar]) -> Int? {
    let most = max(1, wanted.count / 3)
    guard abs(letters.count - wanted.count) <= most else { return nil }
    let distance = editDistance(wanted, letters, atMost: most)
    return distance <= most ? distance : nil
}

/// The last word of a name in camel case.
private func lastWord(of name: String) -> Substring {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name[...] }
    return name[start...]
}

private func letters(_ text: Substring) -> [Unicode.Scalar] { Array(text.lowercased().unicodeScalars) }

/// A name in two: what stands before its last dot, and the rest.
private func qualified(_ name: String) -> (qualifier: Substring, word: Substring) {
    guard let dot = name.lastIndex(of: ".") else { return ("", name[...]) }
    return (name[..<dot], name[name.index(after: dot)...])
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
