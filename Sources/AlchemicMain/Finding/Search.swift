/// The program or a library, and what was found in it.
@_spi(Finding)
public struct FoundImage: Sendable {
    /// Where its file is.
    public let path: String
    /// The definitions of its self-declaring types; named after the file.
    public let module: Module
    /// The types in it that configure the main container.
    public let configurations: [any MainConfiguration.Type]
    /// What cannot be found since it sees another copy of this library; a warning, which the module has too.
    public internal(set) var problem: Diagnostic?

    /// Whether there is nothing in it that could be used.
    var isForeign: Bool {
        problem != nil && configurations.isEmpty
            && module.storage.elements.allSatisfy { if case .problem = $0.kind { true } else { false } }
    }
}

/// Looks for self-declaring types and configurations in what is loaded.
///
/// The order is the same in each run and each kind of build: the program first, then libraries in the order in which they
/// were loaded; within each, types by the file and line where they declare themselves. The compiler's own records have an
/// order too, but one that depends on the optimiser.
@_spi(Finding)
public struct Search: Sendable {
    /// Types of frameworks that are not searched by default.
    public var additional: [Any.Type] = []

    /// What has been searched, by where it is loaded: two images with one name are two.
    private var searched: [UInt: String] = [:]

    /// Makes a search that has found nothing yet.
    ///
    /// - Parameter additional: Types of frameworks that are not searched by default.
    public init(additional: [Any.Type] = []) {
        self.additional = additional
    }

    /// How many types there are to find, for a benchmark: the search without what the types then say of themselves.
    ///
    /// - Returns: The count, of all images that are not the system's.
    public static func typeCount() -> Int {
        var count = 0
        for image in LoadedImage.all() where !image.isSystem { count += image.types().count }
        return count
    }

    /// The images that no earlier call has returned, those in which nothing is found left out.
    ///
    /// Each is searched once. Those of the system are left out, unless one of their types is among ``additional``, then or
    /// later. A library that was searched stays loaded, whoever closes it.
    ///
    /// - Returns: The images in which there is anything.
    public mutating func next() -> [FoundImage] {
        let images = LoadedImage.all()
        let named = Set(additional.compactMap { LoadedImage.base(of: $0) })
        // Another library may come to be where one was that has been closed.
        searched = searched.filter { base, path in images.contains { $0.base == base && $0.path == path } }
        return images.compactMap { image in
            guard searched[image.base] == nil, !image.isSystem || named.contains(image.base) else { return nil }
            searched[image.base] = image.path
            image.keep()
            return FoundImage(image)
        }
    }
}

extension FoundImage {
    /// What an image declares; nil if that is nothing.
    fileprivate init?(_ image: LoadedImage) {
        let found = image.types()
        guard !found.isEmpty else { return nil }
        var declared: [(key: SourceLocation?, contents: [ModuleElement])] = []
        var problems: [ModuleElement] = []
        var configurations: [any MainConfiguration.Type] = []
        var strangers: [(name: String, conformance: String)] = []
        declared.reserveCapacity(found.count)
        for type in found {
            switch type {
            case .selfDeclaring(let type):
                let contents = contentsDeclared(by: type)
                declared.append((contents.lazy.compactMap(\.definition).first?.location, contents))
            case .configuration(let type): configurations.append(type)
            case .generic(let name, let conformance):
                problems.append(ModuleElement(.genericSelfDeclaring(name, conformance, in: image.name)))
            case .stranger(let name, let conformance): strangers.append((name, conformance))
            }
        }
        // Mostly they are in order already; the sort is quick then, and keeps the order of equals.
        declared.sort { left, right in
            guard let left = left.key, let right = right.key else { return left.key == nil && right.key != nil }
            return (left.file, left.line, left.column) < (right.file, right.line, right.column)
        }
        if configurations.count > 1 { configurations.sort { qualifiedName(of: $0) < qualifiedName(of: $1) } }
        let problem = strangers.min { $0.name < $1.name }.map { first in
            Diagnostic.secondCopy(first.name, first.conformance, others: strangers.count - 1, in: image.name)
        }
        if let problem { problems.append(ModuleElement(problem)) }
        self.init(
            path: image.path,
            module: Module(image.name, elements: declared.flatMap(\.contents) + problems),
            configurations: configurations, problem: problem)
    }
}

/// What a type says of itself.
private func contentsDeclared<Declaring: SelfDeclaring>(by type: Declaring.Type) -> [ModuleElement] {
    SelfDeclared(type).contents
}
