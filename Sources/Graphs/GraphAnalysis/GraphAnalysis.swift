package import AlchemicGraphDocument

/// A graph document with the links of each definition, by the definition's position in the document.
///
/// The analysis reads what the graph has resolved, and resolves nothing itself.
package struct GraphAnalysis: Sendable {
    /// A link of the graph: from the definition that has a parameter to a definition that the parameter resolves to.
    package struct Link: Sendable, Hashable {
        /// The index of the definition that has the parameter.
        package let source: Int
        /// The index of the definition that the parameter resolves to, which may be the same.
        package let target: Int
        /// The time at which the target is built: at `construction`, in a `step` after it, or `later`.
        package let time: String
        /// The parameter in words.
        package let label: String
        /// The parameter's query in words, if the parameter has one.
        package let query: String?
        /// The parameter's type, with its forms.
        package let type: String

        /// Whether the target is built only when the program resolves it, so that the link orders no construction.
        var isLater: Bool { time == "later" }
    }

    package let document: GraphDocument
    /// The links from each definition, in the order of its parameters and steps.
    package let needs: [[Link]]
    /// The links to each definition, in the order of declaration.
    package let consumers: [[Link]]
    /// The id of each definition without Swift modules, or in full where several would look the same.
    package let titles: [String]
    /// The index of each definition by its id; of the first, if an invalid document repeats an id.
    private let indices: [String: Int]
    /// The ids of the definitions that the program's code resolves.
    private let resolvedByCode: Set<String>

    package init(_ document: GraphDocument) {
        self.document = document
        let indices = Dictionary(
            document.definitions.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        var consumers: [[Link]] = Array(repeating: [], count: document.definitions.count)
        needs = document.definitions.enumerated().map { source, definition in
            definition.dependenciesWithSteps.flatMap { dependency, step in
                dependency.definitions.compactMap { id in
                    indices[id].map { target in
                        Link(
                            source: source, target: target, time: dependency.time,
                            label: dependency.words(in: step), query: dependency.query,
                            type: dependency.typeWithForm)
                    }
                }
            }
        }
        for link in needs.joined() { consumers[link.target].append(link) }
        self.consumers = consumers
        let short = document.definitions.map { shortName($0.id) }
        let counts = Dictionary(short.map { ($0, 1) }, uniquingKeysWith: +)
        titles = zip(short, document.definitions).map { counts[$0] == 1 ? $0 : $1.id }
        self.indices = indices
        resolvedByCode = Set(document.uses.flatMap(\.definitions))
    }

    package var definitions: [GraphDocument.Definition] { document.definitions }

    /// The index of a definition, by its id.
    package func index(of id: String) -> Int? { indices[id] }

    /// The title of a definition, or of a replaced one, by its id.
    package func title(of id: String) -> String { indices[id].map { titles[$0] } ?? shortName(id) }

    /// Whether a definition counts as a root: eager, a service, marked as a root, resolved by code, or needed by no other.
    package func isRoot(_ index: Int) -> Bool {
        isBegun(index) || definitions[index].isMarkedAsRoot || isResolvedByCode(index) || !isNeeded(index)
    }

    /// Whether nothing indicates that a definition is used.
    package func isUnused(_ index: Int) -> Bool {
        !isBegun(index) && !definitions[index].isMarkedAsRoot && !isResolvedByCode(index) && !isNeeded(index)
    }

    /// Whether a start builds the definition for itself.
    private func isBegun(_ index: Int) -> Bool { definitions[index].isEager || definitions[index].isService }

    private func isResolvedByCode(_ index: Int) -> Bool { resolvedByCode.contains(definitions[index].id) }

    /// Whether another definition needs this one; a link to itself does not count.
    private func isNeeded(_ index: Int) -> Bool { consumers[index].contains { $0.source != index } }

    /// The definitions from which all others are reached.
    ///
    /// Of definitions that are needed only by one another, the first counts as a root.
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
        // Each group comes after all that it leads to. In reverse, a group without a root is reached by none that follows it.
        for group in stronglyConnectedComponents().reversed() {
            guard let first = group.first, !reached.contains(first) else { continue }
            roots.append(first)
            reached.insert(first)
            visit([first])
        }
        return roots.sorted()
    }
}

extension GraphDocument.Definition {
    /// Whether the tag for roots marks the definition.
    fileprivate var isMarkedAsRoot: Bool { tags.contains { $0.name == Alchemic.Definition.Tag.root.name } }

    /// Every parameter of the factory and of the steps, with its step.
    package var dependenciesWithSteps: [(dependency: GraphDocument.Dependency, step: GraphDocument.Step?)] {
        dependencies.map { ($0, nil) } + steps.flatMap { step in step.dependencies.map { ($0, step) } }
    }
}

extension GraphDocument.Dependency {
    /// The parameter in words, with the step that it belongs to.
    package func words(in step: GraphDocument.Step?) -> String {
        guard let step else { return label }
        return step.name == label ? "\(step.kind) \(label)" : "\(label) of a \(step.kind)"
    }

    /// The type with its forms, as code spells it.
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
