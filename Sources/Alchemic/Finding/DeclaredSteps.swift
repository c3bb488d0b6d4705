/// The injection points and calls that types declare of themselves, for objects of theirs that somebody else makes (R13).
enum DeclaredSteps {
    /// A type that declares one of its own or another's, found in an image.
    private struct Declaring {
        let declared: ObjectIdentifier
        let type: any SelfDeclaring.Type
    }

    /// What has been found, by where the image is loaded.
    private static let images = Guarded(SearchedImages<Declaring>())

    /// The steps of a type, those of its superclasses first, as if all of them were in the graph.
    static func of(_ type: Any.Type) -> [Step] {
        var steps: [Step] = []
        if let type = type as? AnyClass, let parent = superclass(of: type) { steps = of(parent) }
        guard let declaring = declaring(type) else { return steps }
        let own = own(declaring)
        let names = Set(own.compactMap(\.name))
        return steps.filter { step in step.name.map { !names.contains($0) } ?? true } + own
    }

    /// The type that says what there is to say of a type: itself, or one within it.
    private static func declaring(_ type: Any.Type) -> (any SelfDeclaring.Type)? {
        if let own = type as? any SelfDeclaring.Type, declared(by: own) == ObjectIdentifier(type) { return own }
        let key = ObjectIdentifier(type)
        return images.withLock { images in
            images.next { image in
                image.selfDeclaringTypes().map { Declaring(declared: declared(by: $0), type: $0) }
            }.lazy.joined().first { $0.declared == key }?.type
        }
    }

    private static func declared<Type: SelfDeclaring>(by _: Type.Type) -> ObjectIdentifier {
        ObjectIdentifier(Type.Declared.self)
    }

    private static func own<Type: SelfDeclaring>(_ type: Type.Type) -> [Step] {
        SelfDeclared(type).definitions.first { $0.type == Type.Declared.self }?.details.steps ?? []
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
