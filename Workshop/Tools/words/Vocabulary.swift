/// The words and phrases that prose does not use, with what to write instead.
struct Vocabulary {
    struct Entry: Equatable {
        /// The words, in lower case.
        let phrase: [Substring]
        let instead: String
        /// Words that make it right where one of them follows.
        let followers: Set<Substring>
        /// Whether comments of sources may use it: only pages and texts do not.
        let isForReaders: Bool
    }

    struct Finding: Equatable {
        let phrase: String
        let line: Int
        let instead: String
    }

    private var entries: [Substring: [Entry]] = [:]

    /// Reads the list; see its head for the format.
    init(_ table: String) {
        var isForReaders = false
        for line in table.split(separator: "\n") {
            if line == "# For readers" { isForReaders = true }
            guard !line.hasPrefix("#") else { continue }
            let columns = line.split(separator: "\t")
            guard columns.count >= 2 else { continue }
            let followers = Set(columns.count > 2 ? columns[2].split(separator: " ") : [])
            for form in columns[0].split(separator: ",").flatMap({ Self.forms(of: $0) }) {
                let phrase = form.split(separator: " ")
                guard let first = phrase.first else { continue }
                entries[first, default: []].append(
                    Entry(
                        phrase: phrase, instead: String(columns[1]), followers: followers, isForReaders: isForReaders))
            }
        }
    }

    /// What is found in prose, in order.
    func findings(in prose: [Prose.Word]) -> [Finding] {
        var findings: [Finding] = []
        for (index, word) in prose.enumerated() {
            for entry in entries[word.text] ?? [] {
                if entry.isForReaders, word.isComment { continue }
                let end = index + entry.phrase.count
                guard end <= prose.count, prose[index..<end].map(\.text) == entry.phrase else { continue }
                if end < prose.count, entry.followers.contains(prose[end].text) { continue }
                findings.append(
                    Finding(phrase: entry.phrase.joined(separator: " "), line: word.line, instead: entry.instead))
            }
        }
        return findings
    }

    private static func forms(of text: Substring) -> [String] {
        let form = text.drop { $0 == " " }
        if form.hasSuffix("+ise") {
            return ["ise", "ises", "ised", "ising", "isation", "isations", "iser", "isers"].map {
                form.dropLast(4) + $0
            }
        }
        if form.hasSuffix("+our") {
            return ["our", "ours", "oured", "ouring"].map { form.dropLast(4) + $0 }
        }
        return [String(form)]
    }
}
