import Foundation
import writing

/// Writes, or checks, the kinds of declarations that take a factory: `Singleton`, `Prototype` and the others.
@main
struct FormsCommand {
    /// The kinds of declarations.
    static let declarations = [
        DeclarationSource(name: "Singleton", isShared: true),
        DeclarationSource(name: "Prototype", isShared: false, arities: 3),
        DeclarationSource(name: "Scoped", isShared: true, hasScope: true),
    ]

    /// The repository: this file is `Workshop/Tools/forms/FormsCommand.swift` in it.
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func main() throws {
        try WrittenSources(
            tool: "forms", folder: repository.appendingPathComponent("Sources/Core/Alchemic/Declaring/Forms"),
            sources: declarations.map { ($0.fileName, $0.text) }
        ).run()
    }
}
