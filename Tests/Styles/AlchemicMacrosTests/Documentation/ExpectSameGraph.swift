#if Macros
internal import AlchemicGraphDocument
import AlchemicMacros
internal import Testing

/// Expects that two ways to write the same, with macros and without, come to the same graph; starts both if it is right.
///
/// What has to differ is left out of the documents: the namespaces, the places, the style of each declaration, and
/// that a configuration is a source of definitions. Of a graph that is wrong, what is said about it is compared.
func expectSameGraph(
    _ macros: Module, _ plain: Module, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) async throws {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let texts = try [macros, plain].map { try text(of: $0) }
    #expect(texts[0] != texts[1], "each form is its own: they differ in places", sourceLocation: place)
    for module in [macros, plain] {
        guard let container = try? Container(module) else { continue }
        try await container.start()
        try await container.stop()
    }
    #expect(withoutOrigin(texts[0]) == withoutOrigin(texts[1]), sourceLocation: place)
}

/// The document of the graph, or what is wrong with it.
private func text(of module: Module) throws -> String {
    do {
        return try Graph(module).document.json()
    } catch {
        return error.diagnostics.text()
    }
}

/// Nor are default names compared: a module does not know the labels of methods.
private func withoutOrigin(_ text: String) -> String {
    text.replacing(/(?:Macros|Plain)\./, with: "")
        .replacing(/\n *"((?:style|defaultName)": "[^"]*"|source": (true|false)|location": \{[^}]*\}),?/, with: "")
        .replacing(/\w+\/\w+\.\w+:\d+:\d+/, with: "")
}
#endif
