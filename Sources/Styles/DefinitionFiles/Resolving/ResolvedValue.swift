package import FileValues

/// A value with every parameter put in that the files know, and every reference led to what it means.
package struct ResolvedValue: Sendable {
    /// The kinds of values.
    package indirect enum Kind: Sendable {
        /// A text, a number, a truth value, or nothing.
        case constant(FileConstant)
        case list([ResolvedValue])
        case map([Entry])
        /// The object of a definition, by its name there; an optional one is nil if nothing has the name.
        case service(name: String, isOptional: Bool)
        /// Everything that carries a tag.
        case tagged(String)
        /// The container itself.
        case container
        /// What the caller gives.
        case argument(isKey: Bool)
        /// A parameter that only the program knows, or a variable of the environment, and nothing else.
        case late(FilePiece)
        /// A text of which parts are known only as the program runs.
        case template([FilePiece])
        /// Something of which an error has been reported.
        case unusable
    }

    /// An entry of a map.
    package struct Entry: Sendable {
        /// The key.
        package let key: String
        /// Where it stands.
        package let place: FilePlace
        /// What stands behind it.
        package let value: ResolvedValue
    }

    /// What it is.
    package let kind: Kind
    /// Where it stands: a parameter's value where the parameter is used.
    package let place: FilePlace
    /// The parameter that it is, and nothing else, as its author spells it where it is declared.
    package let parameter: String?
    /// The parameters whose values the program sets that have been put in already.
    let given: Set<String>

    /// Makes a value.
    package init(_ kind: Kind, at place: FilePlace, parameter: String? = nil) {
        self.init(kind, at: place, parameter: parameter, given: [])
    }

    init(_ kind: Kind, at place: FilePlace, parameter: String? = nil, given: Set<String>) {
        self.kind = kind
        self.place = place
        self.parameter = parameter
        self.given = given
    }

    /// Visits the value, and all that it holds.
    package func visit(_ visitor: (ResolvedValue) -> Void) {
        visitor(self)
        switch kind {
        case .list(let members): for member in members { member.visit(visitor) }
        case .map(let entries): for entry in entries { entry.value.visit(visitor) }
        default: break
        }
    }

    /// Where that in it comes from which no file writes, each once.
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

    /// The value, if it refers to nothing that is known only as the program runs.
    package var constant: FileConstant? { constant { _ in nil } }

    /// The value, if it refers to nothing but what can be read.
    ///
    /// - Parameter read: Reads what is no constant, list or map.
    /// - Returns: The constant; nil if anything is none.
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
                constants.append(FileConstant.Entry(entry.key, constant))
            }
            return .map(constants)
        default: return try read(self)
        }
    }

    /// The word for its kind in messages.
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
