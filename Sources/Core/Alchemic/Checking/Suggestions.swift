/// Names near to one that was not found: close typos first.
///
/// A name is near when the edit distance is at most a third of the length, one at least, or when one holds the other.
/// What both are qualified by, such as a Swift module, does not make them near. A name without dots may mean any part of one
/// with dots, but no Swift module: a module has a capital.
///
/// - Parameters:
///   - name: What was asked for.
///   - names: What there is.
///   - limit: How many to return at most.
/// - Returns: The near names, nearest first, then by name.
package func suggestions(for name: String, among names: some Sequence<String>, limit: Int = 3) -> [String] {
    let names = NearNames(Array(Set(names)))
    return names.nearest(to: name, limit: limit).map { names.names[$0] }
}

/// Names, taken apart once for any number of searches for those near to one that was not found.
struct NearNames: Sendable {
    /// What is near besides misspellings.
    enum Kind {
        /// Names that hold one another.
        case names
        /// Those that end in the same word; the compiler knows all types, so that having a part in common means less.
        case types
    }

    /// The work grows with the length, and nobody mistypes longer names.
    private static let longest = 256

    private struct Candidate {
        /// Where its letters are, those of its last part too, and where they end; all the same for one that is too long.
        let start: Int
        let wordStart: Int
        let end: Int
        let letters: UInt64
        let wordLetters: UInt64
        /// What stands before its last dot, or of a type its last word in camel case, as a number.
        let part: Int
        /// Whether a name without a qualifier may mean this one's qualifier.
        let isQualifierMeant: Bool
    }

    let names: [String]
    private let kind: Kind
    private var candidates: [Candidate] = []
    private var text: [UInt32] = []
    private var parts: [String: Int] = [:]

    /// Whether a later name is preferred only if it is nearer.
    private let isSorted: Bool

    init(_ names: [String], _ kind: Kind = .names, isSorted: Bool = false) {
        self.names = names
        self.kind = kind
        self.isSorted = isSorted
        candidates.reserveCapacity(names.count)
        for name in names {
            let isTooLong = name.utf8.count > NearNames.longest
            let (part, word) = isTooLong ? ("", "") : taken(name)
            let start = text.count
            if kind == .names, !part.isEmpty { text += letters(part + ".") }
            let wordStart = text.count
            text += letters(word)
            let number = parts[part] ?? parts.count
            parts[part] = number
            candidates.append(
                Candidate(
                    start: start, wordStart: wordStart, end: text.count, letters: letterSet(text[start...]),
                    wordLetters: letterSet(text[wordStart...]), part: number,
                    isQualifierMeant: part.first?.isUppercase == false))
        }
    }

    /// The nearest names.
    ///
    /// - Parameters:
    ///   - name: What was asked for.
    ///   - limit: How many to return at most.
    ///   - wanted: Which of the names will do, by their places; nil for all.
    /// - Returns: The places of the near names, nearest first, then by name.
    func nearest(to name: String, limit: Int = 3, of wanted: [Bool]? = nil) -> [Int] {
        guard name.utf8.count <= NearNames.longest, limit > 0 else { return [] }
        let (part, word) = taken(name)
        let number = parts[part] ?? -1
        let whole = Pattern(letters(name)[...])
        let last = kind == .names && !part.isEmpty ? Pattern(letters(word)[...]) : whole
        let isMeantAnywhere = kind == .names && part.isEmpty
        let sharesWords = kind == .types && part.unicodeScalars.count >= 3
        var near: [(distance: Int, place: Int)] = []
        var farthest = Int.max
        for place in candidates.indices where wanted?[place] != false {
            let candidate = candidates[place]
            // A name without a qualifier may mean one that has one.
            let isComparable = isMeantAnywhere || kind == .names && number == candidate.part
            var distance =
                isComparable
                ? last.distance(to: text, candidate.wordStart, candidate.end, candidate.wordLetters, farthest, kind)
                : whole.distance(to: text, candidate.start, candidate.end, candidate.letters, farthest, kind)
            if isMeantAnywhere, candidate.isQualifierMeant,
                let found = whole.distance(
                    to: text, candidate.start, candidate.end, candidate.letters, farthest, kind),
                found < distance ?? .max
            {
                distance = found
            }
            if distance == nil, sharesWords, number == candidate.part {
                distance = 2 * NearNames.longest + names[place].count
            }
            guard let found = distance, candidate.start < candidate.end, found > 0 || names[place] != name else {
                continue
            }
            let position =
                near.firstIndex { ($0.distance, names[$0.place]) > (found, names[place]) } ?? near.count
            guard position < limit else { continue }
            near.insert((found, place), at: position)
            if near.count > limit { near.removeLast() }
            if near.count == limit { farthest = near[limit - 1].distance - (isSorted ? 1 : 0) }
        }
        return near.map(\.place)
    }

    /// A name's part that may make it near or keep it from being near, and what misspellings are searched in.
    private func taken(_ name: String) -> (part: String, word: String) {
        switch kind {
        case .names:
            guard let dot = name.lastIndex(of: ".") else { return ("", name) }
            return (String(name[..<dot]), String(name[name.index(after: dot)...]))
        case .types: return (name.lastIndex(where: \.isUppercase).map { String(name[$0...]) } ?? name, name)
        }
    }
}

/// A name to search for.
private struct Pattern {
    private let letters: [UInt32]
    private let set: UInt64
    /// Where each letter stands, a bit a place: for those of ASCII, and for all others.
    private var places = [UInt64](repeating: 0, count: 128)
    private var otherPlaces: [UInt32: UInt64] = [:]

    init(_ letters: ArraySlice<UInt32>) {
        self.letters = Array(letters)
        set = letterSet(letters)
        guard letters.count <= 64 else { return }
        for (place, letter) in letters.enumerated() {
            let bit: UInt64 = 1 << UInt64(place)
            if letter < 128 { places[Int(letter)] |= bit } else { otherPlaces[letter, default: 0] |= bit }
        }
    }

    /// How far a part of a text is from the name; nil if it is not near, or farther than others that were found.
    func distance(
        to text: [UInt32], _ start: Int, _ end: Int, _ textSet: UInt64, _ farthest: Int, _ kind: NearNames.Kind
    ) -> Int? {
        let count = end - start
        let difference = abs(count - letters.count)
        let most = min(farthest, max(1, letters.count / 3))
        // Each edit changes two letters of the set at most.
        if difference <= most, (set ^ textSet).nonzeroBitCount <= 2 * most,
            let distance = edits(to: text, start, end), distance <= most
        {
            return distance
        }
        let length = letters.count + difference
        guard kind == .names, length <= farthest, min(count, letters.count) >= 3,
            set & textSet == (count < letters.count ? textSet : set)
        else { return nil }
        let part = text[start..<end]
        return holds(part, letters[...]) || holds(letters[...], part) ? length : nil
    }

    /// How many letters must be added, left out, changed or swapped with their neighbor; nil if the names are long and
    /// differ all over.
    private func edits(to text: [UInt32], _ start: Int, _ end: Int) -> Int? {
        if letters.isEmpty || start == end { return letters.count + end - start }
        guard letters.count <= 64 else { return editsOfMiddle(to: Array(text[start..<end])) }
        // Hyyrö's bit-parallel algorithm: each column of the table of distances in one word, by its differences.
        let lowest: UInt64 = 1 << UInt64(letters.count - 1)
        var distance = letters.count
        var (risen, fallen, equal, lastMatches): (UInt64, UInt64, UInt64, UInt64) = (.max, 0, 0, 0)
        for position in start..<end {
            let letter = text[position]
            let matches = letter < 128 ? places[Int(letter)] : otherPlaces[letter] ?? 0
            let swapped = ((~equal & matches) << 1) & lastMatches
            equal = (((matches & risen) &+ risen) ^ risen) | matches | fallen | swapped
            let rising = fallen | ~(equal | risen)
            let falling = equal & risen
            if rising & lowest != 0 { distance += 1 }
            if falling & lowest != 0 { distance -= 1 }
            let next = rising << 1 | 1
            risen = falling << 1 | ~(equal | next)
            fallen = equal & next
            lastMatches = matches
        }
        return distance
    }

    /// The same for names that are too long for one word, without what they begin and end with alike.
    private func editsOfMiddle(to text: [UInt32]) -> Int? {
        let (left, right) = (letters, text)
        let start = zip(left, right).prefix { $0 == $1 }.count
        let rest = min(left.count, right.count) - start
        let end = zip(left.reversed(), right.reversed()).prefix(rest).prefix { $0 == $1 }.count
        let middle = left.dropFirst(start).dropLast(end)
        guard middle.count <= 64 else { return nil }
        return Pattern(middle).edits(to: right, start, right.count - end)
    }
}

private func letters(_ text: String) -> [UInt32] { text.lowercased().unicodeScalars.map(\.value) }

/// Which letters there are, a bit for each; rare ones share bits.
private func letterSet(_ letters: ArraySlice<UInt32>) -> UInt64 {
    letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
}

private func holds(_ text: ArraySlice<UInt32>, _ part: ArraySlice<UInt32>) -> Bool {
    guard let first = part.first, part.count <= text.count else { return false }
    for start in text.startIndex...(text.endIndex - part.count) where text[start] == first {
        if text[start..<(start + part.count)].elementsEqual(part) { return true }
    }
    return false
}

/// Whether two names are the same but for one letter, which may be missing, or for capitals; digits tell names apart.
func differByLetter(_ name: String, _ other: String) -> Bool {
    let (left, right) = (letters(name), letters(other))
    func withoutDigits(_ letters: [UInt32]) -> [UInt32] { letters.filter { !(0x30...0x39).contains($0) } }
    guard min(left.count, right.count) > 3 else { return false }
    return left == right
        || Pattern(left[...]).distance(to: right, 0, right.count, letterSet(right[...]), 1, .types) != nil
            && withoutDigits(left) != withoutDigits(right)
}

/// A name, and the names that it is with any one of its letters left out.
func spellings(of name: String) -> Set<String> {
    let all = Array(name.lowercased().unicodeScalars)
    guard all.count <= 64 else { return [] }
    var result: Set<String> = [String(String.UnicodeScalarView(all))]
    for place in all.indices {
        var scalars = String.UnicodeScalarView(all[..<place])
        scalars.append(contentsOf: all[(place + 1)...])
        result.insert(String(scalars))
    }
    return result
}
