// Keys that documents of earlier versions of the library lack are read as empty; the format's version grows only when readers
// have to change.

extension GraphDocument {
    /// Reads the document that ``json()`` writes.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: Whatever the decoder throws.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        version = try container.decode(Int.self, forKey: .version)
        modules = try container.decode([Module].self, forKey: .modules)
        definitions = try container.decode([Definition].self, forKey: .definitions)
        startOrder = try container.decode([String].self, forKey: .startOrder)
        buildOrder = try container.decodeIfPresent([String].self, forKey: .buildOrder) ?? []
        problems = try container.decode([Diagnostic].self, forKey: .problems)
        requests = try container.decodeIfPresent([Request].self, forKey: .requests) ?? []
        replaced = try container.decodeIfPresent([Replaced].self, forKey: .replaced) ?? []
        uses = try container.decodeIfPresent([Use].self, forKey: .uses) ?? []
    }
}

extension GraphDocument.Dependency {
    /// Reads one parameter.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: Whatever the decoder throws.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        label = try container.decode(String.self, forKey: .label)
        position = try container.decode(Int.self, forKey: .position)
        type = try container.decode(String.self, forKey: .type)
        form = try container.decode(String.self, forKey: .form)
        query = try container.decodeIfPresent(String.self, forKey: .query)
        time = try container.decode(String.self, forKey: .time)
        outcome = try container.decode(String.self, forKey: .outcome)
        configuration = try container.decodeIfPresent(GraphDocument.ConfigurationKey.self, forKey: .configuration)
        definitions = try container.decode([String].self, forKey: .definitions)
        turnedDown = try container.decodeIfPresent([GraphDocument.TurnedDown].self, forKey: .turnedDown) ?? []
    }
}

extension GraphDocument.Request {
    /// Reads one request.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: Whatever the decoder throws.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        type = try container.decode(String.self, forKey: .type)
        outcome = try container.decode(String.self, forKey: .outcome)
        definitions = try container.decode([String].self, forKey: .definitions)
        turnedDown = try container.decodeIfPresent([GraphDocument.TurnedDown].self, forKey: .turnedDown) ?? []
    }
}
