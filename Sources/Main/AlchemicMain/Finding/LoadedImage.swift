import CAlchemicMain

// The Swift side of `finding.c`. The two files contain all code that reads private structures of the runtime to find types.

/// A program or a library that is loaded.
struct LoadedImage {
    /// A type that was found in an image.
    enum Found {
        case selfDeclaring(any SelfDeclaring.Type)
        case configuration(any MainConfiguration.Type)
        /// A generic type, by its qualified name, and the protocol it conforms to.
        case generic(String, protocol: String)
        /// A type, by its qualified name, that uses another copy of this library.
        case ofOtherCopy(name: String)

        /// The qualified name of the type.
        var name: String {
            switch self {
            case .selfDeclaring(let type): qualifiedName(of: type)
            case .configuration(let type): qualifiedName(of: type)
            case .generic(let name, _), .ofOtherCopy(let name): name
            }
        }
    }

    /// The load address, which no two loaded images share.
    let base: UInt
    /// The path of the image's file.
    let path: String
    /// Whether the image is the file that was launched; in a debug build by Xcode, the program's code is in a library beside it.
    let isExecutable: Bool
    /// The section with the records of the image's conformances.
    private let section: UnsafeRawPointer
    /// The section's length in bytes.
    private let sectionLength: Int

    /// The loaded images: the program first, then libraries in order of loading.
    static func all() -> [LoadedImage] {
        var images: [LoadedImage] = []
        withUnsafeMutablePointer(to: &images) { pointer in
            _ = alchemic_for_each_image(pointer) { context, image in
                let image = image.pointee
                context?.assumingMemoryBound(to: [LoadedImage].self).pointee.append(
                    LoadedImage(
                        base: image.base, path: String(cString: image.path), isExecutable: image.is_program,
                        section: image.records, sectionLength: image.length))
            }
        }
        return ImageFile.programFirst(images, file: \.file)
    }

    /// The types in the image that declare themselves, or configure the main container.
    func types() -> [Found] {
        // `found(conformingToProtocolAt:metadata:table:)` and `protocolName(_:)` below depend on this order.
        let protocols: [Any.Type] = [(any SelfDeclaring).self, (any MainConfiguration).self]
        let found = conformances(to: protocols).map { conformance -> Found in
            switch conformance {
            case .type(let index, let metadata, let table):
                LoadedImage.found(conformingToProtocolAt: index, metadata: metadata, table: table)
            case .generic(let index, let name): .generic(name, protocol: LoadedImage.protocolName(index))
            case .ofOtherCopy(_, let name): .ofOtherCopy(name: name)
            }
        }
        return found.isEmpty || !hasOtherGraph ? found : found.map { .ofOtherCopy(name: $0.name) }
    }

    /// Whether the image contains another copy of `AlchemicGraph` than the one that this code uses.
    ///
    /// The image's types may conform to the protocols of this copy, but declare definitions of the other, which this copy cannot
    /// build. That happens if a product that contains the graph, such as `AlchemicScenes`, is linked beside `AlchemicDynamic`.
    private var hasOtherGraph: Bool {
        // Each copy of the graph has the record of its own `Singleton`, a generic type; no other image has such a record.
        base != LoadedImage.baseOfThisCode
            && conformances(to: [(any TypedDeclaration).self]).contains { conformance in
                switch conformance {
                case .type: false
                case .generic(_, let name), .ofOtherCopy(_, let name): name == "AlchemicGraph.Singleton"
                }
            }
    }

    /// The load address of the image that this code was compiled into; nil if it is unknown.
    private static let baseOfThisCode = alchemic_image_of(#dsohandle).map { UInt(bitPattern: $0) }

    /// The types in the image that declare themselves.
    func selfDeclaringTypes() -> [any SelfDeclaring.Type] {
        types().compactMap { found in
            if case .selfDeclaring(let type) = found { type } else { nil }
        }
    }

    /// The types in the image that list the methods in extensions of configurations.
    func configurationParts() -> [any ConfigurationPart.Type] {
        let conformances = conformances(to: [(any ConfigurationPart).self])
        let parts = conformances.compactMap { conformance -> (any ConfigurationPart.Type)? in
            guard case .type(_, let metadata, let table) = conformance else { return nil }
            return unsafeBitCast((metadata, table), to: (any ConfigurationPart.Type).self)
        }
        return parts.isEmpty || !hasOtherGraph ? parts : []
    }

    /// A conformance to one of several protocols, by the protocol's index.
    private enum ConformanceRecord {
        /// A type, by its metadata and its witness table.
        case type(Int, UnsafeRawPointer, UnsafeRawPointer)
        /// A generic type, by its qualified name.
        case generic(Int, String)
        /// A type that conforms to a namesake of the protocol, by its qualified name.
        case ofOtherCopy(Int, name: String)
    }

    /// The image's own conformances to the given protocols.
    private func conformances(to protocols: [Any.Type]) -> [ConformanceRecord] {
        let protocols = protocols.map { alchemic_protocol_descriptor(unsafeBitCast($0, to: UnsafeRawPointer.self)) }
        var found: [ConformanceRecord] = []
        path.withCString { path in
            protocols.withUnsafeBufferPointer { protocols in
                withUnsafeMutablePointer(to: &found) { pointer in
                    guard let first = protocols.baseAddress else { return }
                    var image = alchemic_image(
                        base: base, path: path, is_program: isExecutable, records: section, length: sectionLength)
                    var search = alchemic_search(
                        protocols: first, protocol_count: protocols.count, context: pointer,
                        found: { context, index, metadata, table in
                            context?.assumingMemoryBound(to: [ConformanceRecord].self).pointee.append(
                                .type(index, metadata, table))
                        },
                        generic: { context, index, name in
                            context?.assumingMemoryBound(to: [ConformanceRecord].self).pointee.append(
                                .generic(index, String(cString: name)))
                        },
                        stranger: { context, index, name in
                            context?.assumingMemoryBound(to: [ConformanceRecord].self).pointee.append(
                                .ofOtherCopy(index, name: String(cString: name)))
                        })
                    alchemic_search_image(&image, &search)
                }
            }
        }
        return found
    }

    /// Keeps the image loaded even if the program closes it, because definitions may use its code.
    ///
    /// Closing it would not be safe in any case: the Swift runtime keeps pointers into each library, and on Linux its next
    /// conformance check would crash.
    func keep() {
        if !isExecutable { alchemic_keep_image(path) }
    }

    /// The name of a protocol that `types()` searches for, by its index there.
    private static func protocolName(_ index: Int) -> String { index == 0 ? "SelfDeclaring" : "MainConfiguration" }

    /// A found type, from its metadata and its witness table, which make up an existential metatype.
    ///
    /// The cast `type as? any P.Type` would take tens of microseconds for each type.
    private static func found(
        conformingToProtocolAt index: Int, metadata: UnsafeRawPointer, table: UnsafeRawPointer
    ) -> Found {
        index == 0
            ? .selfDeclaring(unsafeBitCast((metadata, table), to: (any SelfDeclaring.Type).self))
            : .configuration(unsafeBitCast((metadata, table), to: (any MainConfiguration.Type).self))
    }

    /// The load address of the image that a type was compiled into; nil if it is unknown.
    static func base(of type: Any.Type) -> UInt? {
        let address = alchemic_address_in_image(unsafeBitCast(type, to: UnsafeRawPointer.self))
        return alchemic_image_of(address).map { UInt(bitPattern: $0) }
    }

    /// The folder of Swift's own libraries; nil where they are a part of the program.
    static let runtimeFolder: String? = {
        guard let path = alchemic_path_of_runtime().map({ String(cString: $0) }) else { return nil }
        let (folder, file) = ImageFile.split(path)
        return file.hasPrefix("libswiftCore.") ? folder : nil
    }()

    /// The image's file, which tells its owner: the program, a library or the system.
    private var file: ImageFile {
        ImageFile(path: path, isExecutable: isExecutable, runtimeFolder: Self.runtimeFolder)
    }

    /// The file's name, without its folder.
    var name: String { file.name }

    /// Whether the image belongs to the system or to Swift, and is searched only if one of its types is named.
    var isSystem: Bool { file.kind == .system }
}
