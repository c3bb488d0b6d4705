import Alchemic
package import AlchemicGraph
package import SourceImports

// The check resolves the members of a typed container by the rules for parameters: the class is declared as one more
// definition, whose factory has a parameter for each member and is never called.

extension TypedContainer {
    /// The module that represents the class in a check.
    package var module: Module {
        let types = roots.map(\.type)
        // A factory on the main actor may take everything: main-actor objects and awaited ones.
        let maker = Maker(.main { _ in throw NeverMade() }, parameterTypes: { types })
        var definition = Definition(
            maker, of: TypedContainer.self, lifetime: .prototype, location: location,
            queries: roots.map { root in root.name.map { ErasedQuery(names: [$0]) } ?? .auto })
        definition.details.name = name
        return Module(TypedContainer.moduleName, elements: [ModuleElement(definition)])
    }

    /// The text of the file if no class is written.
    package static let none = "// Written by the check of the graph.\n"

    /// The name of the representing module, which no user's module can have.
    static let moduleName = "(typed container)"

    private struct NeverMade: Error {}

    /// The description with the marked definitions that a first check has found.
    package func addingTagged(in nodes: [Node]) -> TypedContainer {
        var copy = self
        for node in nodes where node.inner == nil && node.definition.tags.contains(where: { tags.contains($0.name) }) {
            let type = node.definition.details.promised.first?.type ?? node.type
            if !copy.roots.contains(where: { $0.type == type && $0.name == node.definition.name }) {
                copy.roots.append(Root(type: type, name: node.definition.name))
            }
        }
        return copy
    }

    /// Writes the class.
    ///
    /// - Parameters:
    ///   - graph: The graph of a check that includes ``module``.
    ///   - levels: How the other files of the class's target import modules.
    /// - Returns: A Swift file; without a class if the graph is invalid.
    package func source(for graph: Graph, levels: ImportLevels = ImportLevels()) -> String {
        let document = graph.document
        guard let requests = document.definitions.first(where: { $0.module == TypedContainer.moduleName }) else {
            return TypedContainer.none
        }
        let fingerprint = graph.nodes.filter { $0.module != TypedContainer.moduleName }.fingerprint
        let members = zip(roots, requests.dependencies).map { root, dependency in
            TypedContainerSource.Root(
                type: SourceName(root.type), name: root.name, form: dependency.form,
                definition: dependency.definitions.first)
        }
        return TypedContainerSource(
            name: name, access: access.word, roots: members, document: document, fingerprint: fingerprint,
            levels: levels
        ).text
    }
}

extension GraphDocument {
    /// The document without the module that represents a typed container.
    package var withoutTypedContainer: GraphDocument { without(module: TypedContainer.moduleName) }
}
