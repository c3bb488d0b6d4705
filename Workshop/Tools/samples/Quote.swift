/// A block of a page that stands in a file of the repository, where it is compiled with the rest of its package.
///
/// Comments, empty lines and the indentation of the whole do not count, and a line `…` stands for lines that are left out.
struct Quote: Equatable {
    /// The file's path in the repository.
    let file: String
    let block: DocumentationPage.Block

    /// Whether a text has these lines, in this order.
    func stands(in text: String) -> Bool {
        let there = Quote.significant(text.split(separator: "\n", omittingEmptySubsequences: false))
        var position = 0
        for piece in block.lines.split(whereSeparator: { $0.contains("…") && $0.allSatisfy { " …".contains($0) } }) {
            let piece = Quote.significant(piece.map { $0[...] })
            guard let found = Quote.position(of: piece, in: there, from: position) else { return false }
            position = found + piece.count
        }
        return true
    }

    private struct Line {
        let indentation: Int
        let text: Substring
    }

    private static func position(of piece: [Line], in lines: [Line], from start: Int) -> Int? {
        guard start + piece.count <= lines.count else { return nil }
        return (start...lines.count - piece.count).first { first in
            zip(piece, lines[first...]).allSatisfy { wanted, line in
                wanted.text == line.text
                    && line.indentation - wanted.indentation == lines[first].indentation - piece[0].indentation
            }
        }
    }

    /// The lines without comments, and without those that are empty then.
    private static func significant(_ lines: [Substring]) -> [Line] {
        lines.compactMap { line in
            var text = line.trimming()
            let indentation = line.prefix { $0 == " " }.count
            if text.hasPrefix("//") { return nil }
            // One after code: in a string, as in an address, no space comes before the slashes.
            if let comment = text.firstRange(of: " //") { text = text[..<comment.lowerBound].trimming() }
            return text.isEmpty ? nil : Line(indentation: indentation, text: text)
        }
    }
}
