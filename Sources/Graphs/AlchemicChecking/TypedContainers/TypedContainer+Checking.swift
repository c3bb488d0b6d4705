import Alchemic
package import AlchemicGraph
package import SourceImports

// The check resolves what a typed container requests by the rules that it has for every parameter: the class is declared as
// one more definition, whose factory takes all of it and is never called.

extension TypedContainer {
    /// The module that stands for the class in a check.
    package var module: Module {
        let types = roots.map(\.type)
        // On the main actor it may take everything: what lives there, and what has to be awaited.
        let maker = Maker(.main { _ in throw NeverMade() }, { types })
        var definition = Definition(
            maker, of: TypedContainer.self, .prototype, location: location,
            queries: roots.map { root in root.name.map { QueryPlan(names: [$0]) } ?? .auto })
        definition.details.name = name
        return Module(TypedContainer.moduleName, elements: [ModuleElement(definition)])
    }

    /// The text of a file without a class.
    package static let none = "// Written by the check of the graph.\n"

    /// The name of that module, which no other has.
    static let moduleName = "(typed container)"

    private struct NeverMade: Error {}

    /// The description with the definitions that are marked, by what a first check has found.
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
    ///   - findings: What the check has found, with ``module`` among the modules.
    ///   - levels: How the other files of the class's target import modules.
    /// - Returns: A file of Swift; a file without a class if the graph is invalid.
    package func source(_ findings: Check.Findings, levels: ImportLevels = ImportLevels()) -> String {
        let document = GraphDocument(findings)
        guard let requests = document.definitions.first(where: { $0.module == TypedContainer.moduleName }) else {
            return TypedContainer.none
        }
        let fingerprint = findings.nodes.filter { $0.module != TypedContainer.moduleName }.fingerprint
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
    /// The document without what stands for a typed container.
    package var withoutTypedContainer: GraphDocument { without(module: TypedContainer.moduleName) }
}
