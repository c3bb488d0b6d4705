extension Definition.SourceLocation {
    var value: JSON {
        .members(["file": .string(file), "line": .number(Int(line)), "column": .number(Int(column))])
    }
}

extension Definition.SourceLocation: Codable {
    private enum CodingKeys: CodingKey {
        case file, line, column
    }

    /// Reads a location.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: Whatever the decoder throws.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            file: try container.decode(String.self, forKey: .file),
            line: try container.decode(UInt32.self, forKey: .line),
            column: try container.decode(UInt32.self, forKey: .column))
    }

    /// Writes the file, the line and the column.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Whatever the encoder throws.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(file, forKey: .file)
        try container.encode(line, forKey: .line)
        try container.encode(column, forKey: .column)
    }
}
