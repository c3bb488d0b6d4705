package import AlchemicGraphDocument

extension GraphDocument {
    /// An interactive page of the graph: one HTML file that works from the disk and loads nothing.
    ///
    /// The page holds the document itself, in full, and is the same each time for the same arguments.
    ///
    /// - Parameters:
    ///   - old: An older document; the page shows what has changed since.
    ///   - trace: When definitions were built, and for how long; the page lays it over the graph.
    /// - Returns: The text of the file.
    package func page(comparedWith old: GraphDocument? = nil, trace: [BuiltDefinition] = []) -> String {
        var data = "{\"document\":" + EmbeddedJSON.compact(json())
        if let old { data += ",\"before\":" + EmbeddedJSON.compact(old.json()) }
        if !trace.isEmpty {
            data += ",\"trace\":[" + trace.map(\.embedded).joined(separator: ",") + "]"
        }
        data += "}"
        return PageText.aroundData.before + data + PageText.aroundData.after
    }
}
