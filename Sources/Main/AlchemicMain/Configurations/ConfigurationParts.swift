/// Finds the loaded extensions of configurations, in the same way as self-declaring types.
///
/// Each image is searched once, and stays loaded.
enum ConfigurationParts {
    /// The parts of all configurations in each image.
    private static let images = Guarded(SearchedImages<any ConfigurationPart.Type>())

    /// The lists of a configuration's parts: the program's first, each library's in source order.
    static func found<Configuration: ConfigurationSource>(for configuration: Configuration) -> [ConfigurationMethods] {
        images.withLock { $0.results(searchingNewImagesWith: { $0.configurationParts() }) }.flatMap { parts in
            parts.compactMap { methods(of: $0, in: configuration) }
                .sorted { $0.sortKey < $1.sortKey }
        }
    }

    /// The list of a part; nil if the part belongs to another configuration.
    private static func methods<Part: ConfigurationPart>(
        of part: Part.Type, in configuration: some ConfigurationSource
    ) -> ConfigurationMethods? {
        guard let whole = configuration as? Part.Whole else { return nil }
        var methods = ConfigurationMethods(of: Part.Whole.self)
        part.declare(&methods, of: whole)
        return methods
    }
}

extension ConfigurationMethods {
    /// The sort key of parts, since the compiler's own order depends on the optimizer.
    fileprivate var sortKey: (String, UInt32, UInt32) {
        location.map { ($0.file, $0.line, $0.column) } ?? ("", 0, 0)
    }
}
