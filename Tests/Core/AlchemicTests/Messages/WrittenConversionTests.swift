import Foundation
import Testing

/// Of `{ $0 }` the compiler only says that it cannot say what is wrong, where a type does not conform; of `{ $0 as any P }` it
/// says it.
@Suite("A conversion in `.as`") struct WrittenConversionTests {
    /// What may show one: pages, messages, comments, recorded texts, examples and tutorials.
    private static let texts: [(path: String, text: String)] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardized
        return ["Sources", "Documentation", "Examples", "Tests", "README.md"].flatMap { name in
            let files = FileManager.default.enumerator(at: root.appending(path: name), includingPropertiesForKeys: nil)
            let all = files.map { $0.compactMap { $0 as? URL } } ?? []
            return (all.isEmpty ? [root.appending(path: name)] : all)
                // The root itself may be in such a folder.
                .filter { url in
                    ["swift", "md", "txt", "tutorial"].contains(url.pathExtension)
                        && !url.path().dropFirst(root.path().count).contains(".build")
                }
                .compactMap { url in (try? String(contentsOf: url, encoding: .utf8)).map { (url.path(), $0) } }
        }
    }()

    @Test
    func `names its type wherever one is written`() {
        var count = 0
        for (path, text) in Self.texts {
            let conversions = text.matches(of: /\.as\([^\n{]*\.self\) \{ (\$0[^}\n]*) \}/)
            count += conversions.count
            for conversion in conversions { #expect(conversion.1 != "$0", "\(path): \(conversion.0)") }
        }
        #expect(Self.texts.count > 500 && count > 15, "\(Self.texts.count) texts with \(count) conversions")
    }
}
