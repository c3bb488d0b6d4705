/// Names near to one that was not found: close typos first.
///
/// A name is near when the edit distance is at most a third of the length, one at least, or when one holds the other.
/// What both are qualified by, such as a Swift module, does not make them near. A name without dots may mean any part of one
/// with dots, but no Swift module: a module has a capital.
package func suggestions(for name: String, among names: some Sequence<String>, limit: Int = 3) -> [String] {
    let names = NearNames(Set(names))
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

    /// The work grows with the length, and longer names are not mistyped.
    private static let longest = 256

    private struct Candidate {
        /// What stands before its last dot, or of a type its last word in camel case.
        let part: String
        /// Its last part, and all of it.
        let word: Letters
        let whole: Letters
    }

    /// In order, so that a later one is preferred only if it is nearer.
    package let names: [String]
    private let kind: Kind
    private let candidates: [Candidate]

    init(_ names: some Sequence<String>, _ kind: Kind = .names) {
        self.names = names.sorted()
        self.kind = kind
        candidates = self.names.map { name in
            let (part, word) = name.utf8.count > NearNames.longest ? ("", "") : NearNames.parts(of: name, kind)
            let letters = Letters(word)
            let isQualified = kind == .names && !part.isEmpty
            return Candidate(part: part, word: letters, whole: isQualified ? Letters(name) : letters)
        }
    }

    /// The places of the nearest names, nearest first, then by name; of those that will do, if not all will.
    func nearest(to name: String, limit: Int = 3, of wanted: [Bool]? = nil) -> [Int] {
        guard name.utf8.count <= NearNames.longest, limit > 0 else { return [] }
        let (part, word) = NearNames.parts(of: name, kind)
        let whole = Pattern(Letters(name))
        let last = kind == .names && !part.isEmpty ? Pattern(Letters(word)) : whole
        // A name without a qualifier may mean one that has one.
        let isMeantAnywhere = kind == .names && part.isEmpty
        let sharesWords = kind == .types && part.unicodeScalars.count >= 3
        var near: [(distance: Int, place: Int)] = []
        var farthest = Int.max
        // Each is looked at where it lies: there may be thousands, for each of thousands of names.
        for place in candidates.indices where wanted?[place] != false && !candidates[place].whole.all.isEmpty {
            let isSameIn = kind == .names && part == candidates[place].part
            var distance =
                isMeantAnywhere || isSameIn
                ? last.distance(to: candidates[place].word, farthest, kind)
                : whole.distance(to: candidates[place].whole, farthest, kind)
            if isMeantAnywhere, candidates[place].part.first?.isUppercase == false,
                let found = whole.distance(to: candidates[place].whole, farthest, kind)
            {
                distance = min(found, distance ?? .max)
            }
            if distance == nil, sharesWords, part == candidates[place].part {
                distance = 2 * NearNames.longest + names[place].count
            }
            guard let found = distance, found > 0 || names[place] != name else { continue }
            let position = near.firstIndex { $0.distance > found } ?? near.count
            near.insert((found, place), at: position)
            if near.count > limit { near.removeLast() }
            if near.count == limit { farthest = near[limit - 1].distance - 1 }
        }
        return near.map(\.place)
    }

    /// A name's part that may make it near or keep it from being near, and what misspellings are searched in.
    private static func parts(of name: String, _ kind: Kind) -> (part: String, word: String) {
        switch kind {
        case .names:
            guard let dot = name.lastIndex(of: ".") else { return ("", name) }
            return (String(name[..<dot]), String(name[name.index(after: dot)...]))
        case .types: return (name.lastIndex(where: \.isUppercase).map { String(name[$0...]) } ?? name, name)
        }
    }
}

/// The letters of a name, whatever their case.
private struct Letters {
    let all: [UInt32]
    /// Which letters there are, a bit for each; rare ones share bits.
    let set: UInt64

    init(_ text: String) { self.init(text.lowercased().unicodeScalars.map(\.value)) }

    init(_ letters: [UInt32]) {
        all = letters
        set = letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }

    /// Whether another text, which is no longer, is a part of it.
    func holds(_ part: Letters) -> Bool {
        part.set & set == part.set
            && (0...(all.count - part.all.count)).contains { all[$0...].starts(with: part.all) }
    }
}

/// A name to search for.
private struct Pattern {
    private let letters: Letters
    /// Where each letter of ASCII stands, a bit a place.
    private var places = [UInt64](repeating: 0, count: 128)

    init(_ letters: Letters) {
        self.letters = letters
        for (place, letter) in letters.all.prefix(64).enumerated() where letter < 128 {
            places[Int(letter)] |= 1 << UInt64(place)
        }
    }

    /// How far a text is from the name; nil if it is not near, or farther than others that were found.
    func distance(to text: Letters, _ farthest: Int, _ kind: NearNames.Kind) -> Int? {
        let (count, own) = (text.all.count, letters.all.count)
        let most = min(farthest, max(1, own / 3))
        // Each edit changes two letters of the set at most.
        if abs(count - own) <= most, (letters.set ^ text.set).nonzeroBitCount <= 2 * most,
            let distance = edits(to: text.all), distance <= most
        {
            return distance
        }
        guard kind == .names, max(count, own) <= farthest, min(count, own) >= 3,
            count < own ? letters.holds(text) : text.holds(letters)
        else { return nil }
        return max(count, own)
    }

    /// How many letters must be added, left out, changed or swapped with their neighbor; nil if the names are long and
    /// differ all over.
    private func edits(to text: [UInt32]) -> Int? {
        let all = letters.all
        if all.isEmpty || text.isEmpty { return all.count + text.count }
        guard all.count <= 64 else {
            // Only the middle of long names, without what they begin and end with alike.
            let start = zip(all, text).prefix { $0 == $1 }.count
            let rest = min(all.count, text.count) - start
            let end = zip(all.reversed(), text.reversed()).prefix(rest).prefix { $0 == $1 }.count
            let middle = Array(all.dropFirst(start).dropLast(end))
            return middle.count > 64
                ? nil : Pattern(Letters(middle)).edits(to: Array(text.dropFirst(start).dropLast(end)))
        }
        // Hyyrö's bit-parallel algorithm: each column of the table of distances in one word, by its differences.
        let lowest: UInt64 = 1 << UInt64(all.count - 1)
        var distance = all.count
        var (risen, fallen, equal, lastMatches): (UInt64, UInt64, UInt64, UInt64) = (.max, 0, 0, 0)
        for letter in text {
            let matches = letter < 128 ? places[Int(letter)] : rarePlaces(of: letter)
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

    private func rarePlaces(of letter: UInt32) -> UInt64 {
        letters.all.indices.reduce(0) { letters.all[$1] == letter ? $0 | 1 << UInt64($1) : $0 }
    }
}

/// Whether two names are the same but for one letter, which may be missing, or for capitals; digits tell names apart.
func differByLetter(_ name: String, _ other: String) -> Bool {
    let (left, right) = (Letters(name), Letters(other))
    func withoutDigits(_ letters: Letters) -> [UInt32] { letters.all.filter { !(0x30...0x39).contains($0) } }
    guard min(left.all.count, right.all.count) > 3 else { return false }
    return left.all == right.all
        || Pattern(left).distance(to: right, 1, .types) != nil && withoutDigits(left) != withoutDigits(right)
}

/// A name, and the names that it is with any one of its letters left out.
func spellings(of name: String) -> Set<String> {
    let all = Array(name.lowercased())
    guard all.count <= 64 else { return [] }
    return Set(all.indices.map { String(all[..<$0] + all[($0 + 1)...]) } + [String(all)])
}
