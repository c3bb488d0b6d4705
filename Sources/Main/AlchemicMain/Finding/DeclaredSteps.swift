/// The injection points and calls that self-declaring types declare, for objects that other code makes.
enum DeclaredSteps {
    /// The self-declaring types of each image.
    private static let images = Guarded(SearchedImages<any SelfDeclaring.Type>())

    /// The steps of a type after those of its superclasses; as in a graph, a step replaces an inherited one of the same name.
    ///
    /// For a type that does not declare its steps itself, searches the images that have been loaded since the last search, which
    /// stay loaded, and reads the declarations of all found types until one declares steps for it.
    static func search(for type: Any.Type) -> [Step] {
        var steps: [Step] = []
        if let type = type as? AnyClass, let parent = superclass(of: type) { steps = search(for: parent) }
        guard let own = searchOwn(for: type) else { return steps }
        let names = Set(own.compactMap(\.name))
        return steps.filter { step in step.name.map { !names.contains($0) } ?? true } + own
    }

    /// The steps of a type without its superclasses, from its own declaration or from that of another type, such as a nested one.
    private static func searchOwn(for type: Any.Type) -> [Step]? {
        if let own = type as? any SelfDeclaring.Type, let steps = steps(of: type, declaredBy: own) { return steps }
        let declaring = images.withLock { $0.results(searchingNewImagesWith: { $0.selfDeclaringTypes() }) }
        return declaring.lazy.joined().compactMap { steps(of: type, declaredBy: $0) }.first
    }

    /// The steps of a type that a self-declaring type declares for it, usually for itself; nil if there are none.
    private static func steps<Declaring: SelfDeclaring>(of type: Any.Type, declaredBy _: Declaring.Type) -> [Step]? {
        SelfDeclared(Declaring.self).definitions.first { $0.type == type && !$0.details.steps.isEmpty }?.details.steps
    }
}

/// The results of searches in loaded images.
///
/// Each image is searched once, and stays loaded.
struct SearchedImages<Found> {
    /// The results so far, by load address; the path tells whether another library has been loaded there since.
    private var known: [UInt: (path: String, found: [Found])] = [:]

    /// Searches the images that are new, and returns the results for all loaded images except the system's.
    mutating func results(searchingNewImagesWith search: (LoadedImage) -> [Found]) -> [[Found]] {
        LoadedImage.all().compactMap { image in
            if let known = known[image.base], known.path == image.path { return known.found }
            guard !image.isSystem else { return nil }
            let found = search(image)
            image.keep()
            known[image.base] = (image.path, found)
            return found
        }
    }
}
