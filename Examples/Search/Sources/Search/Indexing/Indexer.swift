/// Reads a folder, each file by the first reader that takes it.
struct Indexer: Sendable {
    private let folder: any Folder
    private let readers: [any Reader]
    private let tokeniser: LineTokeniser
    private let headingWeight: Int

    init(folder: any Folder, readers: [any Reader], tokeniser: LineTokeniser, headingWeight: Int) {
        self.folder = folder
        self.readers = readers
        self.tokeniser = tokeniser
        self.headingWeight = headingWeight
    }

    /// Reads everything.
    ///
    /// A file that cannot be read is left out, as one that no reader takes: the others are searched all the same.
    func makeIndex() throws -> InvertedIndex {
        var passages: [Passage] = []
        for file in try folder.files() {
            guard let reader = readers.first(where: { $0.takes(file) }), let text = try? folder.text(of: file) else {
                continue
            }
            passages += reader.passages(of: file, text)
        }
        guard !passages.isEmpty else { throw SearchProblem.nothingToRead(folder.path) }
        return InvertedIndex(passages: passages, counts: passages.map(counts))
    }

    private func counts(of passage: Passage) -> [String: Int] {
        var counts: [String: Int] = [:]
        for line in passage.lines {
            for token in tokeniser.tokens(of: line) {
                counts[token, default: 0] += line.kind == .heading ? headingWeight : 1
            }
        }
        return counts
    }
}
