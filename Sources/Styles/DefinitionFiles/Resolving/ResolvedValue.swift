package import FileValues

/// A value whose references are resolved and whose parameters are substituted, as far as the files know them.
package struct ResolvedValue: Sendable {
    /// The kinds of values.
    package indirect enum Kind: Sendable {
        /// A text, a number, a truth value, or nothing.
        case constant(FileConstant)
        case list([ResolvedValue])
        case map([Entry])
        /// The object of a definition, by the definition's name; an optional reference is nil if no definition has the name.
        case service(name: String, isOptional: Bool)
        /// All services that carry a tag.
        case tagged(String)
        /// The container itself.
        case container
        /// An argument of the caller; with `isKey`, one object is kept for each argument.
        case argument(isKey: Bool)
        /// A parameter that only the program knows, or an environment variable, as the whole value.
        case late(FilePiece)
        /// A text with parts that are known only at run time.
        case template([FilePiece])
        /// A value whose error has been reported.
        case unusable
    }

    /// An entry of a map.
    package struct Entry: Sendable {
        /// The key.
        package let key: String
        /// The key's position.
        package let place: FilePlace
        /// The entry's value.
        package let value: ResolvedValue
    }

    /// The value's kind and contents.
    package let kind: Kind
    /// The value's position; for a parameter's value, where the parameter is used.
    package let place: FilePlace
    /// The parameter whose value this is, if nothing surrounds the parameter; spelled as in its declaration.
    package let parameter: String?
    /// The parameters set by the program whose values are already substituted.
    let given: Set<String>

    /// Creates a value.
    package init(_ kind: Kind, at place: FilePlace, parameter: String? = nil) {
        self.init(kind, at: place, parameter: parameter, given: [])
    }

    /// Creates a value in which parameters that the program sets, `given`, have been substituted.
    init(_ kind: Kind, at place: FilePlace, parameter: String? = nil, given: Set<String>) {
        self.kind = kind
        self.place = place
        self.parameter = parameter
        self.given = given
    }

    /// Visits the value, then the members and entries inside it.
    package func visit(_ visitor: (ResolvedValue) -> Void) {
        visitor(self)
        switch kind {
        case .list(let members): for member in members { member.visit(visitor) }
        case .map(let entries): for entry in entries { entry.value.visit(visitor) }
        default: break
        }
    }

    /// The sources outside of the files that the value draws on, each once.
    package var sources: [OutsideSource] {
        var sources: [OutsideSource] = []
        var seen: Set<OutsideSource> = []
        func add(_ source: OutsideSource) { if seen.insert(source).inserted { sources.append(source) } }
        func add(_ piece: FilePiece) { if let source = piece.source { add(source) } }
        visit { value in
            for name in value.given.sorted() { add(OutsideSource.parameter(name)) }
            switch value.kind {
            case .late(let piece): add(piece)
            case .template(let pieces): for piece in pieces { add(piece) }
            default: break
            }
        }
        return sources
    }

    /// The value as a constant; nil if any part is not one.
    package var constant: FileConstant? { constant { _ in nil } }

    /// The value as a constant, with `read` for the parts that are none.
    ///
    /// - Parameter read: Reads a part that is neither a constant nor a list or map; nil if it cannot.
    /// - Returns: The constant; nil if `read` returned nil for any part.
    /// - Throws: Any error that `read` throws.
    package func constant<Failure: Error>(
        _ read: (ResolvedValue) throws(Failure) -> FileConstant?
    ) throws(Failure) -> FileConstant? {
        switch kind {
        case .constant(let constant): return constant
        case .list(let members):
            var constants: [FileConstant] = []
            for member in members {
                guard let constant = try member.constant(read) else { return nil }
                constants.append(constant)
            }
            return .list(constants)
        case .map(let entries):
            var constants: [FileConstant.Entry] = []
            for entry in entries {
                guard let constant = try entry.value.constant(read) else { return nil }
                constants.append(FileConstant.Entry(entry.key, value: constant))
            }
            return .map(constants)
        default: return try read(self)
        }
    }

    /// A description of the value's kind for messages.
    package var word: String {
        switch kind {
        case .constant(let constant): constant.word
        case .template: "a text"
        case .list: "a list"
        case .map: "a map"
        case .service(let name, _): "the service '\(name)'"
        case .tagged(let tag): "the services tagged '\(tag)'"
        case .container: "'@service_container'"
        case .argument(let isKey): isKey ? "a key of the caller's" : "an argument of the caller"
        case .late(let piece): piece.source?.description ?? "a text"
        case .unusable: "something unusable"
        }
    }
}
