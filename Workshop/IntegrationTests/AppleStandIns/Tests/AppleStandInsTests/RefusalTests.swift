import Foundation
import Testing

let repository = URL(filePath: #filePath).appending(path: "../../../../../..").standardizedFileURL

@Suite("What the compiler refuses in an app") struct RefusalTests {
    @Test(
        arguments: [
            ("SceneViewController", "a `SceneViewController` cannot observe itself: override `didLoad()`"),
            (
                "UITableViewController, @MainActor SceneController",
                "a view controller cannot observe itself: override its own methods"
            ),
        ], ["", ", @MainActor SelfObserving"])
    func `a view controller that observes itself, which would call itself for ever, whatever it derives from`(
        superclass: (name: String, message: String), conformance: String
    ) throws {
        let contents = superclass.name.contains("Table") ? "var sceneContents: SceneContents<UIView>?" : ""
        let (status, output) = try typecheck(
            """
            import AlchemicScenes
            import UIKit
            import ViewControllersUnderTest
            final class Profile: \(superclass.name)\(conformance) { \(contents) }
            """)
        #expect((status == 0) == conformance.isEmpty, "\(output)")
        #expect(output.contains(superclass.message) == !conformance.isEmpty)
    }

    /// Runs the compiler with the modules that these tests are built of.
    private func typecheck(_ source: String) throws -> (status: Int32, output: String) {
        let products = try #require(Bundle.main.executableURL).deletingLastPathComponent()
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swiftc", "-typecheck", "-swift-version", "6", "-I", products.appending(path: "Modules").path(),
            "-Xcc", "-fmodule-map-file=\(products.path())CAlchemic.build/module.modulemap", file.path(),
        ]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
