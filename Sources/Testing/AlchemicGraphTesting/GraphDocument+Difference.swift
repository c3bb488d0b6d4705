public import AlchemicGraphDocument
import Foundation

extension GraphDocument {
    /// How this graph differs from one that was committed as a JSON file.
    ///
    /// ```swift
    /// #expect(try GraphDocument(checking: [App.module]).difference(from: "App.graph.json") == nil)
    /// ```
    ///
    /// With the environment variable `ALCHEMIC_RECORD=1` the file is written instead, and version control shows what has
    /// changed.
    ///
    /// - Parameters:
    ///   - path: The file's path, from the folder of the test's source file.
    ///   - source: The test's source file.
    /// - Returns: nil if nothing has changed; else the lines that have, to be printed by the expectation.
    /// - Throws: What goes wrong as the file is read or written.
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
