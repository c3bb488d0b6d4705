/// The extensions of configurations that are loaded, found as self-declaring types are.
///
/// Each image is searched once, and stays loaded.
enum ConfigurationParts {
    private struct Searched {
        let path: String
        let parts: [any ConfigurationPart.Type]
    }

    /// What has been found, by where the image is loaded.
    private static let images = Guarded<[UInt: Searched]>([:])

    /// What the parts of a configuration list, the program's first, each library's in the order of their places.
    static func found<Configuration: ConfigurationSource>(for configuration: Configuration) -> [ConfigurationMethods] {
        search().flatMap { parts in
            parts.compactMap { methods(of: $0, in: configuration) }
                .sorted { $0.place < $1.place }
        }
    }

    private static func methods<Part: ConfigurationPart>(
        of part: Part.Type, in configuration: some ConfigurationSource
    ) -> ConfigurationMethods? {
        guard let whole = configuration as? Part.Whole else { return nil }
        var methods = ConfigurationMethods(of: Part.Whole.self)
        part.declare(&methods, of: whole)
        return methods
    }

    /// The parts in each image, in the order of the images.
    private static func search() -> [[any ConfigurationPart.Type]] {
        images.withLock { images in
            LoadedImage.all().compactMap { image in
                if let known = images[image.base], known.path == image.path { return known.parts }
                guard !image.isSystem else { return nil }
                let parts = image.configurationParts()
                image.keep()
                images[image.base] = Searched(path: image.path, parts: parts)
                return parts
            }
        }
    }
}

extension ConfigurationMethods {
    /// What the order of parts goes by, since the compiler's own depends on the optimiser.
    fileprivate var place: (String, UInt32, UInt32) {
        location.map { ($0.file, $0.line, $0.column) } ?? ("", 0, 0)
    }
}
