/// The names near a missing one, nearest first.
///
/// A name is near if the edit distance is at most a third of the missing name's length, or at most one for short names, or if
/// one of the two names contains the other. A common qualifier, such as a Swift module, does not make names near. A name
/// without dots may mean any part of a name with dots, except a Swift module, which begins with a capital.
package func suggestions(for name: String, among names: [String], limit: Int = 3) -> [String] {
    let names = NearNames(Array(Set(names)))
    return names.nearest(to: name, limit: limit).map { names.names[$0] }
}

/// Names that are prepared once, for any number of searches for near ones.
struct NearNames: Sendable {
    /// The rule by which names are near, besides misspellings.
    enum Kind {
        /// Names are near if one contains the other.
        case names
        /// Types are near if their last words are equal. Other common parts count less, because the compiler knows all types.
        case types
    }

    /// The length of the longest name to search for.
    ///
    /// The work grows with the length, and longer names are rarely typed by hand.
    private static let longest = 256

    /// A name to compare with, prepared once for all searches.
    private struct Candidate {
        /// The part before the last dot; for a type, the last word in camel case.
        let part: String
        /// The part after the last dot, and the whole name.
        let word: Letters
        /// The whole name; for names without a dot and for types, equal to `word`.
        let whole: Letters
    }

    /// The names in order, so that a later name is preferred only if it is nearer.
    package let names: [String]
    private let kind: Kind
    /// One for each of `names`, at the same position.
    private let candidates: [Candidate]

    /// Takes time for each name, so keep the instance if there are several searches.
    init(_ names: [String], as kind: Kind = .names) {
        self.names = names.sorted()
        self.kind = kind
        candidates = self.names.map { name in
            let (part, word) = name.utf8.count > NearNames.longest ? ("", "") : NearNames.parts(of: name, as: kind)
            let letters = Letters(word)
            let isQualified = kind == .names && !part.isEmpty
            return Candidate(part: part, word: letters, whole: isQualified ? Letters(name) : letters)
        }
    }

    /// The indices of the nearest names, nearest first, then by name; `wanted` excludes some names, if given.
    func nearest(to name: String, limit: Int = 3, of wanted: [Bool]? = nil) -> [Int] {
        guard name.utf8.count <= NearNames.longest else { return [] }
        let (part, word) = NearNames.parts(of: name, as: kind)
        let whole = Pattern(Letters(name))
        let last = kind == .names && !part.isEmpty ? Pattern(Letters(word)) : whole
        // A name without a qualifier may mean a qualified one.
        let isMeantAnywhere = kind == .names && part.isEmpty
        let sharesWords = kind == .types && part.unicodeScalars.count >= 3
        var near: [(distance: Int, place: Int)] = []
        var farthest = Int.max
        // The loop copies no candidate: there may be thousands, for each of thousands of missing names.
        for place in candidates.indices where wanted?[place] != false && !candidates[place].whole.all.isEmpty {
            let isSameIn = kind == .names && part == candidates[place].part
            var distance =
                isMeantAnywhere || isSameIn
                ? last.distance(to: candidates[place].word, atMost: farthest, as: kind)
                : whole.distance(to: candidates[place].whole, atMost: farthest, as: kind)
            if isMeantAnywhere, candidates[place].part.first?.isUppercase == false,
                let found = whole.distance(to: candidates[place].whole, atMost: farthest, as: kind)
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

    /// A name's qualifier, or the last word of a type, and the part that misspellings are searched in.
    private static func parts(of name: String, as kind: Kind) -> (part: String, word: String) {
        switch kind {
        case .names:
            guard let dot = name.lastIndex(of: ".") else { return ("", name) }
            return (String(name[..<dot]), String(name[name.index(after: dot)...]))
        case .types: return (name.lastIndex(where: \.isUppercase).map { String(name[$0...]) } ?? name, name)
        }
    }
}

/// The letters of a name in lower case.
private struct Letters {
    /// Unicode scalars, which are faster to compare than characters.
    let all: [UInt32]
    /// One bit for each letter that occurs; letters with equal last six bits share one.
    let set: UInt64

    init(_ text: String) { self.init(text.lowercased().unicodeScalars.map(\.value)) }

    init(_ letters: [UInt32]) {
        all = letters
        set = letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }

    /// Whether these letters contain another text, which must not be longer.
    func holds(_ part: Letters) -> Bool {
        part.set & set == part.set && (0...(all.count - part.all.count)).contains { all[$0...].starts(with: part.all) }
    }
}

/// A name to search for.
private struct Pattern {
    /// The name; only its first 64 letters have bits in `places`.
    private let letters: Letters
    /// The positions of each ASCII letter, one bit for a position.
    private var places = [UInt64](repeating: 0, count: 128)

    init(_ letters: Letters) {
        self.letters = letters
        for (place, letter) in letters.all.prefix(64).enumerated() where letter < 128 {
            places[Int(letter)] |= 1 << UInt64(place)
        }
    }

    /// The distance of a text from the name; nil if the text is not near, or farther than `farthest`.
    func distance(to text: Letters, atMost farthest: Int, as kind: NearNames.Kind) -> Int? {
        let (count, own) = (text.all.count, letters.all.count)
        let most = min(farthest, max(1, own / 3))
        // An edit changes at most two bits of the set.
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

    /// The number of letters to add, remove, change or swap with their neighbor; nil if long names differ all over.
    private func edits(to text: [UInt32]) -> Int? {
        let all = letters.all
        if all.isEmpty || text.isEmpty { return all.count + text.count }
        guard all.count <= 64 else {
            // Only the middle of long names is compared, without the beginning and the end that they share.
            let start = zip(all, text).prefix { $0 == $1 }.count
            let rest = min(all.count, text.count) - start
            let end = zip(all.reversed(), text.reversed()).prefix(rest).prefix { $0 == $1 }.count
            let middle = Array(all.dropFirst(start).dropLast(end))
            return middle.count > 64
                ? nil : Pattern(Letters(middle)).edits(to: Array(text.dropFirst(start).dropLast(end)))
        }
        // Hyyrö's bit-parallel algorithm stores each column of the distance table in one word, as differences.
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

    /// The positions of a letter that is not ASCII, for which `places` has no entry.
    private func rarePlaces(of letter: UInt32) -> UInt64 {
        letters.all.indices.reduce(0) { letters.all[$1] == letter ? $0 | 1 << UInt64($1) : $0 }
    }
}

/// Whether two names differ only by one letter, which may be missing, or by case; a different digit does not count.
func differByLetter(_ first: String, _ second: String) -> Bool {
    let (left, right) = (Letters(first), Letters(second))
    func withoutDigits(_ letters: Letters) -> [UInt32] { letters.all.filter { !(0x30...0x39).contains($0) } }
    guard min(left.all.count, right.all.count) > 3 else { return false }
    return left.all == right.all
        || Pattern(left).distance(to: right, atMost: 1, as: .types) != nil
            && withoutDigits(left) != withoutDigits(right)
}

/// A name in lower case, and the names that result from leaving out any one letter.
func spellings(of name: String) -> Set<String> {
    let all = Array(name.lowercased())
    guard all.count <= 64 else { return [] }
    return Set(all.indices.map { String(all[..<$0] + all[($0 + 1)...]) } + [String(all)])
}
