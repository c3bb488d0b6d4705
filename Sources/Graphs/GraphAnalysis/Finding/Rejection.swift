package import AlchemicGraphDocument

/// A request that rejected a definition, and the definitions that it got instead.
package struct Rejection: Sendable, Hashable {
    /// The requested type.
    package let type: String
    /// The parameter in words, with the title of its definition; nil if the program resolves the type.
    package let consumer: String?
    /// The rejected definition, with the rule that rejected it.
    package let rejected: GraphDocument.TurnedDown
    /// The ids of the definitions that the request got.
    package let taken: [String]
}

extension GraphAnalysis {
    /// Every request that rejected a definition: those of the program first, then those of definitions.
    package func rejections(of id: String) -> [Rejection] {
        let ofProgram = document.requests.flatMap { request in
            // A type that a list collects has several definitions by intent: skip "one of several" for its members.
            request.turnedDown.filter { $0.definition == id && !($0.isOneOfSeveral && isMember(id, of: request.type)) }
                .map {
                    Rejection(type: request.type, consumer: nil, rejected: $0, taken: request.definitions)
                }
        }
        let ofDefinitions = definitions.enumerated().flatMap { index, definition in
            definition.dependenciesWithSteps.flatMap { dependency, step in
                dependency.turnedDown.filter { $0.definition == id }.map {
                    Rejection(
                        type: dependency.typeWithForm, consumer: "\(dependency.words(in: step)) of `\(titles[index])`",
                        rejected: $0, taken: dependency.definitions)
                }
            }
        }
        return ofProgram + ofDefinitions
    }

    /// The parameters that collect a type in a list or dictionary, each with the ids of the collected definitions.
    package func collectors(of type: String) -> [(words: String, definitions: [String])] {
        definitions.enumerated().flatMap { index, definition in
            definition.dependenciesWithSteps.filter { $0.dependency.type == type && $0.dependency.isCollection }.map {
                ("\($0.dependency.words(in: $0.step)) of `\(titles[index])`", $0.dependency.definitions)
            }
        }
    }

    /// Whether any parameter needs a single object of a type.
    package func isWantedAlone(_ type: String) -> Bool {
        definitions.contains {
            $0.dependenciesWithSteps.contains { $0.dependency.type == type && !$0.dependency.isCollection }
        }
    }

    /// Whether a list or dictionary of this type collects the definition.
    private func isMember(_ id: String, of type: String) -> Bool {
        collectors(of: type).contains { $0.definitions.contains(id) }
    }

    /// The replaced definition with an id or a type, either with or without its Swift module.
    package func replaced(named name: String) -> GraphDocument.Replaced? {
        document.replaced.first { $0.id == name || shortName($0.id) == name }
            ?? document.replaced.first { $0.type == name || shortName($0.type) == name }
    }

    /// The code that makes a declaration override a definition; nil if the definition would need a name first.
    package func override(of id: String) -> String? {
        guard var index = index(of: id) else { return nil }
        // An override replaces the innermost definition; its decorators stay.
        while let inner = definitions[index].inner.flatMap(self.index(of:)) { index = inner }
        let definition = definitions[index]
        if let name = definition.name { return ".overriding(named: \"\(name)\")" }
        let type = definition.type
        let others = definitions.filter { $0.inner == nil && $0.id != definition.id }
        guard !others.contains(where: { ([$0.type] + $0.promisedTypes).contains(type) }) else { return nil }
        let code = shortName(type)
        return ".overriding(\(code.hasPrefix("any ") ? "(\(code))" : code).self)"
    }

    /// The id of the definition that finally replaces another: an override may be overridden itself.
    package func successor(of id: String) -> String {
        var current = id
        for _ in document.replaced {
            guard let next = document.replaced.first(where: { $0.id == current })?.by else { break }
            current = next
        }
        return current
    }
}

extension GraphDocument.TurnedDown {
    /// Whether the rule rejected every candidate because several match a request for one.
    package var isOneOfSeveral: Bool { rule == "ambiguous" || rule == "several primaries" }
}

extension GraphDocument.Dependency {
    /// Whether the parameter is a list or a dictionary, at any depth of its forms.
    fileprivate var isCollection: Bool { form.contains("list") || form.contains("dictionary") }
}
