/// The program or a library, with the declarations that were found in it.
@_spi(Finding)
public struct FoundImage: Sendable {
    /// The path of its file.
    public let path: String
    /// The definitions of the image's self-declaring types; the module is named after the file.
    public let module: Module
    /// The types in the image that configure the main container.
    public let configurations: [any MainConfiguration.Type]
    /// A warning about types that cannot be found because they use another copy of this library.
    ///
    /// The warning is also an element of the module.
    public internal(set) var problem: Diagnostic?

    /// Whether all declarations of the image use another copy of this library, so that this copy can use none.
    var isOfOtherCopyOnly: Bool {
        problem != nil && configurations.isEmpty
            && module.storage.elements.allSatisfy { if case .problem = $0.kind { true } else { false } }
    }
}

/// Searches loaded images for self-declaring types and configurations.
///
/// The order is the same in each run and each kind of build: the program first, then libraries in the order in which they
/// were loaded; within each, self-declaring types by the location of their first declaration, configurations by name. The
/// compiler's own records have an order too, but one that depends on the optimizer.
@_spi(Finding)
public struct Search: Sendable {
    /// Types of frameworks that are not searched by default.
    public var additional: [Any.Type] = []

    /// The paths of the images that have been searched, by load address.
    private var searched: [UInt: String] = [:]

    /// Creates a search that has found nothing yet.
    ///
    /// - Parameter additional: Types of frameworks that are not searched by default.
    public init(additional: [Any.Type] = []) {
        self.additional = additional
    }

    /// Counts the conformances that a search meets, without reading any declaration; for a benchmark.
    ///
    /// - Returns: The count, for all images except the system's.
    public static func typeCount() -> Int {
        var count = 0
        for image in LoadedImage.all() where !image.isSystem { count += image.types().count }
        return count
    }

    /// Returns the images that no earlier call has returned.
    ///
    /// Each image is searched once. System images are left out, unless one of their types is among ``additional``
    /// then. A library that was searched stays loaded, even if the program closes it.
    ///
    /// - Returns: The images that contain anything.
    public mutating func searchNewImages() -> [FoundImage] {
        let images = LoadedImage.all()
        let requestedBases = Set(additional.compactMap { LoadedImage.base(of: $0) })
        // Another library may be loaded at the address of a closed one.
        searched = searched.filter { base, path in images.contains { $0.base == base && $0.path == path } }
        return images.compactMap { image in
            let isWanted = !image.isSystem || requestedBases.contains(image.base)
            guard isWanted, searched[image.base] == nil else { return nil }
            searched[image.base] = image.path
            image.keep()
            return FoundImage(image)
        }
    }
}

extension FoundImage {
    /// Reads the declarations of an image; nil if there are none.
    fileprivate init?(_ image: LoadedImage) {
        let found = image.types()
        guard !found.isEmpty else { return nil }
        var declared: [(key: Definition.SourceLocation?, contents: [ModuleElement])] = []
        var problems: [ModuleElement] = []
        var configurations: [any MainConfiguration.Type] = []
        var namesOfOtherCopy: [String] = []
        declared.reserveCapacity(found.count)
        for type in found {
            switch type {
            case .selfDeclaring(let type):
                let contents = contentsDeclared(by: type)
                declared.append((contents.lazy.compactMap(\.definition).first?.location, contents))
            case .configuration(let type): configurations.append(type)
            case .generic(let name, let conformance):
                problems.append(ModuleElement(.genericSelfDeclaring(name, conformingTo: conformance, in: image.name)))
            case .ofOtherCopy(let name): namesOfOtherCopy.append(name)
            }
        }
        // The declarations are usually in order already, which makes the stable sort quick.
        declared.sort { left, right in
            guard let left = left.key, let right = right.key else { return left.key == nil && right.key != nil }
            return (left.file, left.line, left.column) < (right.file, right.line, right.column)
        }
        if configurations.count > 1 { configurations.sort { qualifiedName(of: $0) < qualifiedName(of: $1) } }
        let problem = namesOfOtherCopy.min().map { first in
            Diagnostic.secondCopy(first, otherCount: namesOfOtherCopy.count - 1, in: image.name)
        }
        if let problem { problems.append(ModuleElement(problem)) }
        self.init(
            path: image.path,
            module: Module(image.name, elements: declared.flatMap(\.contents) + problems),
            configurations: configurations, problem: problem)
    }
}

/// The declarations of a type.
private func contentsDeclared<Declaring: SelfDeclaring>(by type: Declaring.Type) -> [ModuleElement] {
    SelfDeclared(type).contents
}
