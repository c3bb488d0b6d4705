public import AlchemicGraphDocument
import Foundation

extension GraphDocument {
    /// Compares the graph with one that was committed as a JSON file.
    ///
    /// ```swift
    /// #expect(try GraphDocument(checking: [App.module]).difference(from: "App.graph.json") == nil)
    /// ```
    ///
    /// With the environment variable `ALCHEMIC_RECORD=1` the method writes the file instead, so that version control shows the
    /// changes.
    ///
    /// - Parameters:
    ///   - path: The file's path, from the folder of the test's source file.
    ///   - source: The test's source file.
    /// - Returns: nil if nothing has changed; otherwise the changed lines, which the expectation prints.
    /// - Throws: An error of writing the file.
    public func difference(from path: String, beside source: String = #filePath) throws -> GraphDifference? {
        let file = URL(filePath: path, relativeTo: URL(filePath: source).deletingLastPathComponent())
        if ProcessInfo.processInfo.environment["ALCHEMIC_RECORD"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((json() + "\n").utf8).write(to: file, options: .atomic)
            return nil
        }
        guard let data = try? Data(contentsOf: file) else {
            return GraphDifference("there is no file \(file.path); run the test with ALCHEMIC_RECORD=1 to write it")
        }
        do {
            return GraphDifference(from: try JSONDecoder().decode(GraphDocument.self, from: data), to: self)
        } catch {
            return GraphDifference("\(file.path) is no graph document: \(error)")
        }
    }
}
