import Foundation
import writing

/// Writes, or checks, the kinds of declarations that take a factory: `Singleton`, `Prototype` and the others.
@main
struct FormsCommand {
    /// The kinds of declarations.
    static let declarations = [
        DeclarationSource(
            name: "Singleton",
            summary: [
                "Declares one shared object for the container, built on first use unless it is ``eager()``.",
                "",
                "```swift",
                "Singleton(SQLStore.init(path:)).as((any Store).self)",
                "Singleton { Cache(limit: 500) }",
                "Singleton(Connection.init(url:retries:), .named(\"db-server-url\"), .value(5))",
                "```",
                "",
                "Each parameter is resolved by its type, or by its query. The type must be `Sendable` or live on the main actor.",
            ],
            isShared: true),
        DeclarationSource(
            name: "Prototype",
            summary: [
                "Declares a new object for each resolution and each parameter that takes it.",
                "",
                "```swift",
                "Prototype(Cart.init(catalogue:)).inject(\\.discounts)",
                "```",
                "",
                "The type need not be `Sendable`, since each consumer has its own object.",
            ],
            isShared: false, arities: 3),
        DeclarationSource(
            name: "Scoped",
            summary: [
                "Declares one object for each scope of a name, kept until that scope ends.",
                "",
                "```swift",
                "Scoped(.request, RequestLog.init(clock:))",
                "```",
            ],
            isShared: true, hasScope: true),
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
