import Foundation
import Synchronization
public import Testing

/// The code of one section of the documentation.
public struct Sample: Sendable, CustomTestStringConvertible {
    let page: String
    let section: String
    /// The code.
    public let run: @Sendable () async throws -> Void

    /// Makes a sample.
    ///
    /// - Parameters:
    ///   - page: The page's path.
    ///   - section: The section's title.
    ///   - run: The code.
    public init(_ page: String, _ section: String, _ run: @escaping @Sendable () async throws -> Void) {
        self.page = page
        self.section = section
        self.run = run
    }

    /// The page and the section.
    public var testDescription: String { "\(page): \(section)" }
}

/// What hidden code of the documentation claims.
///
/// - Parameters:
///   - condition: What holds.
///   - comment: Why it does.
///   - fileID: The file it stands in.
///   - filePath: The file's path.
///   - line: The line it stands on.
///   - column: The column it stands at.
public func expect(
    _ condition: Bool, _ comment: Comment? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    #expect(condition, comment, sourceLocation: location)
}

/// Code that the documentation shows to fail, with what the error says.
///
/// In the documentation the code stands in a file `Shop.swift` of a module `Shop`. With the environment variable
/// `ALCHEMIC_RECORD=1` what the error says is written to the page instead of compared.
///
/// - Parameters:
///   - body: The code.
///   - text: What the documentation shows; nil if it shows nothing.
///   - page: The page's path.
/// - Throws: What goes wrong as the page is written.
public func expectFailure(_ body: () async throws -> Void, saying text: String?, on page: String) async throws {
    do {
        try await body()
        Issue.record("nothing is thrown; the documentation says:\n\(text ?? "an error")")
    } catch {
        // What several samples share stands in a file of its own, whose places are those of the page.
        let said = "\(error)".replacing(/\w+Tests\/Shop\.swift/, with: "Shop/Shop.swift")
            .replacing(/\w+Tests\/\w+\.md:\d+/, with: "Shop/Report.swift:2")
        guard let text, said != text else { return }
        if ProcessInfo.processInfo.environment["ALCHEMIC_RECORD"] == "1" {
            try DocumentationText.replace(text, by: said, on: page)
        } else {
            Issue.record("the error says something else than the documentation:\n\(said)")
        }
    }
}

/// The pages of the documentation.
public enum DocumentationText {
    /// The repository: this file is `Tests/Testing/TestSupport/Sample.swift` in it.
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let writing = Mutex<Void>(())

    /// The text of a file in the repository.
    ///
    /// - Parameter path: The file's path in it.
    /// - Returns: The text.
    /// - Throws: What goes wrong as it is read.
    public static func text(of path: String) throws -> String {
        try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
    }

    /// The ids of the problems that have a page.
    public static func problems() throws -> Set<String> {
        let folder = repository.appendingPathComponent("Sources/Core/Alchemic/Alchemic.docc/Problems")
        let pages = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return Set(pages.map { $0.deletingPathExtension().lastPathComponent })
    }

    /// Writes a file in the repository.
    ///
    /// - Parameters:
    ///   - text: Its text.
    ///   - path: The file's path in it.
    /// - Throws: What goes wrong as it is written.
    public static func write(_ text: String, to path: String) throws {
        try writing.withLock { _ in
            try Data(text.utf8).write(to: repository.appendingPathComponent(path), options: .atomic)
        }
    }

    /// Replaces the blocks of a page that hold a text.
    static func replace(_ text: String, by other: String, on page: String) throws {
        try writing.withLock { _ in
            let changed = try self.text(of: page)
                .replacingOccurrences(of: "```text\n\(text)\n```", with: "```text\n\(other)\n```")
            try Data(changed.utf8).write(to: repository.appendingPathComponent(page), options: .atomic)
        }
    }
}
