/// The injection points and calls that types declare of themselves, for objects of theirs that other code makes.
enum DeclaredSteps {
    /// What has been found, by where the image is loaded.
    private static let images = Guarded(SearchedImages<any SelfDeclaring.Type>())

    /// The steps of a type, those of its superclasses first, as if all of them were in the graph.
    static func of(_ type: Any.Type) -> [Step] {
        var steps: [Step] = []
        if let type = type as? AnyClass, let parent = superclass(of: type) { steps = of(parent) }
        guard let own = own(type) else { return steps }
        let names = Set(own.compactMap(\.name))
        return steps.filter { step in step.name.map { !names.contains($0) } ?? true } + own
    }

    /// What is said of a type itself: by the type, or by another one such as a type within it.
    private static func own(_ type: Any.Type) -> [Step]? {
        if let own = type as? any SelfDeclaring.Type, let steps = steps(of: type, saidBy: own) { return steps }
        let declaring = images.withLock { images in images.next { $0.selfDeclaringTypes() } }
        return declaring.lazy.joined().compactMap { steps(of: type, saidBy: $0) }.first
    }

    private static func steps<Declaring: SelfDeclaring>(of type: Any.Type, saidBy _: Declaring.Type) -> [Step]? {
        SelfDeclared(Declaring.self).definitions.first { $0.type == type && !$0.details.steps.isEmpty }?.details.steps
    }
}

/// What has been found in the program and in libraries, each searched once; what was searched stays loaded.
struct SearchedImages<Found> {
    private var known: [UInt: (path: String, found: [Found])] = [:]

    /// What is in each image, those searched first that have not been.
    mutating func next(_ search: (LoadedImage) -> [Found]) -> [[Found]] {
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
