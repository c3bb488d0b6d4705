package import AlchemicGraphDocument

extension GraphDocument {
    /// The reason why a rule rejects candidates, and the edit after which a candidate would be taken.
    package typealias RuleWords = (reason: String, remedy: String?)

    /// An interactive page of the graph: one HTML file that works from the disk and loads nothing.
    ///
    /// The page contains the whole document, and is the same each time for the same arguments.
    ///
    /// - Parameters:
    ///   - old: An older document, whose differences the page shows.
    ///   - trace: The constructions of a run, which the page lays over the graph.
    ///   - rules: The words for the rules in the document.
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
