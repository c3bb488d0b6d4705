internal import FileValues

/// A service after resolution: everything is decided except what depends on the program's types.
package struct ResolvedService: Sendable {
    /// The ways to make an object.
    package enum Making: Sendable {
        /// An initializer or a static method of a type.
        case function(of: Located<String>, MethodName)
        /// A method of another service's object.
        case method(of: String, MethodName)
        /// The program provides the object.
        case external(type: Located<String>)

        /// The name of the initializer or method; nil for an external service.
        package var method: MethodName? {
            switch self {
            case .function(_, let method), .method(_, let method): method
            case .external: nil
            }
        }
    }

    /// The id, as the file writes it.
    package let id: Located<String>
    /// The name of the definition: the id, unless another service decorates it.
    package var name: String
    /// The aliases, which resolve to this service too.
    package var aliases: [String] = []
    /// The initializer or method that makes the object, or the external declaration in its place.
    package let making: Making
    /// The position of the initializer's or method's name, of the type's if there is none, else of the id.
    package let makingPlace: FilePlace
    /// The arguments in the order of the labels; fewer than labels if trailing ones are left out.
    package let arguments: [ResolvedValue]
    /// The properties to set after construction.
    package let setters: [ResolvedValue.Entry]
    /// The methods to call after the setters; a call has fewer arguments than labels if trailing ones are left out.
    package let calls: [ServiceCall<[ResolvedValue]>]
    /// The configurator, called last with the object; its service is given by the definition's name.
    package let configurator: ServiceConfigurator<String>?
    package let lifetime: FileLifetime
    /// Whether `start()` builds the object.
    package let isEager: Bool
    /// The tags; those of a decorated service have been moved to its outermost decorator.
    package var tags: [ServiceTag<ResolvedValue>]
    /// The deprecation message: empty if the file gives none, nil if the service is not deprecated.
    package let deprecation: String?
    /// The service's `Description`.
    package let summary: String?
    /// Whether a decorator replaces this service, which is then found only by its name and its own type.
    package var isWrapped = false

    /// The values of all arguments, setters and calls.
    package var values: [ResolvedValue] { arguments + setters.map(\.value) + calls.flatMap(\.arguments) }

    /// The names of the definitions that the service refers to, its factory and configurator included.
    package var references: [String] {
        var names: [String] = []
        if case .method(let owner, _) = making { names.append(owner) }
        for value in values {
            value.visit { if case .service(let name, _) = $0.kind { names.append(name) } }
        }
        if let configurator { names.append(configurator.service) }
        return names
    }
}

/// The declarations of a set of files after resolution, with all problems.
package struct ResolvedFiles: Sendable {
    /// The generated module's name.
    package var moduleName: String
    /// All files that were read, imported ones first.
    package var files: [String]
    /// The profiles that the files know, active or not, in the order of their first mention.
    package var profiles: [String]
    /// The parameters, in the order of their declaration.
    package var parameters: [ResolvedValue.Entry]
    /// The parameters that the program must set, each with the position of its first use.
    package var pending: [Located<String>]
    /// The services, in the order of their declaration.
    package var services: [ResolvedService]
    /// All problems, in a stable order.
    package var problems: [FileProblem]

    /// The resolver in its final state, which resolves attribute texts later on; nil if contents were not kept.
    var valueResolver: ValueResolver?
    /// The memory that the files take, as counted so far; the loader continues from it.
    package let cost: FileCost

    /// Resolves a text that is attached to an object by the rules for values of files.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - place: The text's origin, for messages.
    /// - Returns: The resolved value, and the problems found in the text.
    package func resolve(attribute text: String, at place: FilePlace) -> (value: ResolvedValue, problems: [FileProblem])
    {
        var problems = FileProblems()
        let written = FileValue(.text(text), at: place)
        written.report(&problems)
        guard var valueResolver else { return (.unusable(at: place), problems.sorted(files: [])) }
        valueResolver.problems = problems
        let value = valueResolver.resolve(written)
        return (value, valueResolver.problems.sorted(files: []))
    }

    /// The files without their declarations, so that reports over many variants keep only the problems in memory.
    var withoutContents: ResolvedFiles {
        var copy = self
        (copy.services, copy.parameters, copy.pending, copy.valueResolver) = ([], [], [], nil)
        return copy
    }

    /// The files with warnings about cycles added, for callers that never check a graph.
    var withCycleWarnings: ResolvedFiles {
        guard !hasErrors else { return self }
        var all = FileProblems()
        for problem in problems + ServiceCycles(services).problems { all.add(problem) }
        var copy = self
        copy.problems = all.sorted(files: files)
        return copy
    }

    /// Whether any problem is an error, so that no definition can be created from the files.
    package var hasErrors: Bool { problems.contains { $0.severity == .error } }
}
