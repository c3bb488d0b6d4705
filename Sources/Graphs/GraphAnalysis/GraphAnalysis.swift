package import AlchemicGraphDocument

/// A graph document with an index: what leads where, by the places of the definitions.
///
/// It reads what the graph has resolved, and resolves nothing itself.
package struct GraphAnalysis: Sendable {
    /// One arrow of the graph: a parameter, and one of the definitions that it gets.
    package struct Link: Sendable, Hashable {
        /// The place of the definition that needs the other one.
        package let source: Int
        package let target: Int
        /// When the target is built: at `construction`, in a `step` after it, or `later`.
        package let moment: String
        /// The parameter in words.
        package let label: String
        /// What the parameter's query says, if it has one.
        package let query: String?
        /// The type that is needed, with its forms.
        package let type: String
    }

    package let document: GraphDocument
    /// What each definition needs, in the order of its parameters and steps.
    package let needs: [[Link]]
    /// What needs each definition, in the order of declaration.
    package let uses: [[Link]]
    /// The id of each definition without Swift modules, unless several would look the same.
    package let titles: [String]
    private let places: [String: Int]
    /// What the program's code resolves, by id.
    private let resolvedByCode: Set<String>

    package init(_ document: GraphDocument) {
        self.document = document
        let places = Dictionary(
            document.definitions.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        var uses: [[Link]] = Array(repeating: [], count: document.definitions.count)
        needs = document.definitions.enumerated().map { source, definition in
            definition.dependenciesWithSteps.flatMap { dependency, step in
                dependency.definitions.compactMap { id in
                    places[id].map { target in
                        Link(
                            source: source, target: target, moment: dependency.time,
                            label: dependency.words(in: step), query: dependency.query,
                            type: dependency.typeWithForm)
                    }
                }
            }
        }
        for link in needs.joined() { uses[link.target].append(link) }
        self.uses = uses
        let short = document.definitions.map { shortName($0.id) }
        let counts = Dictionary(short.map { ($0, 1) }, uniquingKeysWith: +)
        titles = zip(short, document.definitions).map { counts[$0] == 1 ? $0 : $1.id }
        self.places = places
        resolvedByCode = Set(document.uses.flatMap(\.definitions))
    }

    package var definitions: [GraphDocument.Definition] { document.definitions }

    /// Where a definition is among all, by its id.
    package func place(of id: String) -> Int? { places[id] }

    /// The title of a definition, or of one that was replaced, by its id.
    package func title(of id: String) -> String { places[id].map { titles[$0] } ?? shortName(id) }

    /// Whether the program resolves it, or a start builds it: it is marked or eager, or nothing else needs it.
    package func isRoot(_ place: Int) -> Bool {
        isBegun(place) || definitions[place].isMarkedAsRoot || isResolvedByCode(place) || !isNeeded(place)
    }

    /// Whether nothing says that it is used.
    package func isUnused(_ place: Int) -> Bool {
        !isBegun(place) && !definitions[place].isMarkedAsRoot && !isResolvedByCode(place) && !isNeeded(place)
    }

    private func isBegun(_ place: Int) -> Bool { definitions[place].isEager || definitions[place].isService }

    private func isResolvedByCode(_ place: Int) -> Bool { resolvedByCode.contains(definitions[place].id) }

    private func isNeeded(_ place: Int) -> Bool { uses[place].contains { $0.source != place } }

    /// The definitions from which all others are reached.
    ///
    /// Of definitions that only need one another the first counts as a root.
    package var roots: [Int] {
        var roots = definitions.indices.filter(isRoot)
        var reached = Set(roots)
        func visit(_ start: [Int]) {
            var queue = start
            while let next = queue.popLast() {
                for link in needs[next] where reached.insert(link.target).inserted { queue.append(link.target) }
            }
        }
        visit(roots)
        // Each group comes after all that it leads to: from the last to the first, none is reached from one that follows.
        for group in circles().reversed() {
            guard let first = group.first, !reached.contains(first) else { continue }
            roots.append(first)
            reached.insert(first)
            visit([first])
        }
        return roots.sorted()
    }
}

extension GraphDocument.Definition {
    /// Whether its tag says that programs request it.
    fileprivate var isMarkedAsRoot: Bool { tags.contains { $0.name == Alchemic.Definition.Tag.root.name } }

    /// Every parameter of the factory and of the steps, with its step.
    package var dependenciesWithSteps: [(dependency: GraphDocument.Dependency, step: GraphDocument.Step?)] {
        dependencies.map { ($0, nil) } + steps.flatMap { step in step.dependencies.map { ($0, step) } }
    }
}

extension GraphDocument.Dependency {
    /// The parameter with the step it belongs to, in words.
    package func words(in step: GraphDocument.Step?) -> String {
        guard let step else { return label }
        return step.name == label ? "\(step.kind) \(label)" : "\(label) of a \(step.kind)"
    }

    /// The type with the forms around it, as it is written in code.
    package var typeWithForm: String {
        var words: [String] = []
        var word = ""
        for character in form {
            if character == " " {
                if word != "of" { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        return (words + [word]).reversed().reduce(type) { inside, word in
            switch word {
            case "single": inside
            case "optional": inside.hasPrefix("any ") ? "(\(inside))?" : "\(inside)?"
            case "list": "[\(inside)]"
            case "dictionary": "[String: \(inside)]"
            default: "\(word.prefix(1).uppercased())\(word.dropFirst())<\(inside)>"
            }
        }
    }
}
