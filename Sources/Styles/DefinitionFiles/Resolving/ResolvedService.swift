internal import FileValues

/// A service with everything decided that can be without knowing the program's types.
package struct ResolvedService: Sendable {
    /// What makes the object.
    package enum Making: Sendable {
        /// An initializer or a static method of a type.
        case function(of: Located<String>, MethodName)
        /// A method of another service's object.
        case method(of: String, MethodName)
        /// The program hands the object over.
        case external(type: Located<String>)

        /// The initializer or method.
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
    /// The other ids by which it is found.
    package var aliases: [String] = []
    /// What makes the object.
    package let making: Making
    /// Where the initializer or method is named, or else the id stands.
    package let makingPlace: FilePlace
    /// What it is called with; fewer than its labels if trailing ones are left out.
    package let arguments: [ResolvedValue]
    /// The properties that are set.
    package let setters: [ResolvedValue.Entry]
    /// The methods that are called, each with fewer arguments than labels if trailing ones are left out.
    package let calls: [ServiceCall<[ResolvedValue]>]
    /// Whose method gets the object last: the definition's name.
    package let configurator: ServiceConfigurator<String>?
    package let lifetime: FileLifetime
    /// Whether it is made at the start.
    package let isEager: Bool
    package var tags: [ServiceTag<ResolvedValue>]
    /// The message; empty where the file gives none; nil if it is not deprecated.
    package let deprecation: String?
    /// What it is for.
    package let summary: String?
    /// Whether another service wraps and replaces it, so that it is found by its name and its own type alone.
    package var isWrapped = false

    /// All values that it is made with or that are passed to it afterwards.
    package var values: [ResolvedValue] { arguments + setters.map(\.value) + calls.flatMap(\.arguments) }

    /// The names of the definitions that it refers to.
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

/// Everything that files say, and everything that is wrong with them.
package struct ResolvedFiles: Sendable {
    /// The generated module's name.
    package var moduleName: String
    /// All files that were read, imported ones first.
    package var files: [String]
    /// The profiles that they know, active or not, in the order in which they are met.
    package var profiles: [String]
    /// The parameters, in the order of their declaration.
    package var parameters: [ResolvedValue.Entry]
    /// The parameters that the program has to set, each with a place where it is used.
    package var pending: [Located<String>]
    /// The services, in the order of their declaration.
    package var services: [ResolvedService]
    /// All problems, in a stable order.
    package var problems: [FileProblem]

    /// What is left of the resolution, for texts that come later.
    var values: ValueResolver?
    /// What reading the files has cost.
    package let cost: FileCost

    /// Resolves a text that is attached to an object, as a value of a file: a reference, a parameter, a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - place: Where it comes from, for messages.
    /// - Returns: What it means, and what is wrong with it.
    package func resolve(attribute text: String, at place: FilePlace) -> (value: ResolvedValue, problems: [FileProblem])
    {
        var problems = FileProblems()
        let written = FileValue(.text(text), at: place)
        written.report(&problems)
        guard var values else { return (.unusable(at: place), problems.sorted(files: [])) }
        values.problems = problems
        let value = values.resolve(written)
        return (value, values.problems.sorted(files: []))
    }

    /// The same without what the files declare: for those who want to know what is wrong, in several ways to read them.
    var withoutContents: ResolvedFiles {
        var copy = self
        (copy.services, copy.parameters, copy.pending, copy.values) = ([], [], [], nil)
        return copy
    }

    /// The same with warnings of cycles, for those who do not go on to check a graph.
    var withCircles: ResolvedFiles {
        guard !hasErrors else { return self }
        var all = FileProblems()
        for problem in problems + ServiceCircles(services).problems { all.add(problem) }
        var copy = self
        copy.problems = all.sorted(files: files)
        return copy
    }

    /// Whether nothing can be made from the files.
    package var hasErrors: Bool { problems.contains { $0.severity == .error } }
}
