/// What is wrong with the user's input, in words for the user.
package enum SearchProblem: Error, Equatable, CustomStringConvertible {
    case noSuchFolder(String)
    case nothingToRead(String)
    case emptyQuery(String)
    case unknownRanker(String, known: [String])

    package var description: String {
        switch self {
        case .noSuchFolder(let path):
            "there is no folder \"\(path)\""
        case .nothingToRead(let path):
            "the folder \"\(path)\" holds nothing to search: no Markdown and no text"
        case .emptyQuery(let text):
            text.allSatisfy(\.isWhitespace)
                ? "the query is empty: give a word or two to search for"
                : "the query \"\(text)\" has no word to search for: the most common words are left out"
        case .unknownRanker(let name, let known):
            "there is no ranker \"\(name)\"; there are: \(known.joined(separator: ", "))"
        }
    }
}
