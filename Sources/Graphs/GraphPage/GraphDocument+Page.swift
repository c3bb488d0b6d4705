package import AlchemicGraphDocument

extension GraphDocument {
    /// Why a rule turns candidates down, and what would make one of them the one that is taken, in words.
    package typealias RuleWords = (reason: String, remedy: String?)

    /// An interactive page of the graph: one HTML file that works from the disk and loads nothing.
    ///
    /// The page holds the document itself, in full, and is the same each time for the same arguments.
    ///
    /// - Parameters:
    ///   - old: An older document; the page shows what has changed since.
    ///   - trace: When definitions were built, and for how long; the page lays it over the graph.
    ///   - rules: The words for the rules that the document names.
    /// - Returns: The text of the file.
    package func page(
        comparedWith old: GraphDocument? = nil, trace: [BuiltDefinition] = [], rules: [String: RuleWords] = [:]
    ) -> String {
        var data = "{\"document\":" + EmbeddedJSON.compact(json())
        if let old {
            data += ",\"before\":" + EmbeddedJSON.compact(old.json())
            data += ",\"changes\":" + EmbeddedJSON.compact(GraphChanges(from: old, to: self).json)
        }
        if !trace.isEmpty {
            data += ",\"trace\":[" + trace.map(\.embedded).joined(separator: ",") + "]"
        }
        if !rules.isEmpty {
            let words = rules.sorted { $0.key < $1.key }.map { rule, words in
                let remedy = words.remedy.map { ",\"remedy\":" + EmbeddedJSON.quoted($0) } ?? ""
                return "\(EmbeddedJSON.quoted(rule)):{\"reason\":\(EmbeddedJSON.quoted(words.reason))\(remedy)}"
            }
            data += ",\"rules\":{" + words.joined(separator: ",") + "}"
        }
        data += "}"
        return PageText.aroundData.before + data + PageText.aroundData.after
    }
}
