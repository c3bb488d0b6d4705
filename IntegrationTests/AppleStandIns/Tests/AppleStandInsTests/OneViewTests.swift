import AlchemicScenes
import Foundation
import Testing
import UIKit
import ViewControllersUnderTest

private final class ProfileController: SceneViewController {}
private final class Panel: SceneViewController {}

@MainActor private func sceneView<Controller: SceneController>(of controller: Controller) -> Controller.SceneView? {
    controller.sceneView
}

@Suite("A view controller's one view") @MainActor struct OneViewTests {
    @Test("is the one that UIKit keeps, whoever requests it") func sceneView() {
        var count = 0
        let controller = ControllerScene { ProfileController() }.instantiate(view: { _ in
            count += 1
            return UIView()
        })
        #expect(!controller.isSceneViewLoaded)
        #expect(AppleStandInsTests.sceneView(of: controller) === controller.view)
        #expect(controller.sceneView === controller.view)
        #expect(count == 1)
        #expect(controller.isSceneViewLoaded)
        controller.sceneView = nil
        #expect(!controller.isViewLoaded)
    }

    @Test("comes from the nib file named after the class, if there is one and no view closure") func nibFile() throws {
        let bundle = try bundle(of: "Profile.nib", "ProfileController.nib", "Panel.nib")
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        #expect(ProfileController(nibName: nil, bundle: bundle).view.nibName == "Profile")
        #expect(Panel(nibName: nil, bundle: bundle).view.nibName == "Panel")
        #expect(Panel(nibName: "Other", bundle: bundle).view.nibName == "Other")
        #expect(SceneViewController(nibName: nil, bundle: bundle).view.nibName == nil)
        #expect(ProfileController().view.nibName == nil)
        let scene = ControllerScene { Panel(nibName: nil, bundle: bundle) }
        #expect(scene.instantiate().view.nibName == "Panel")
        #expect(scene.instantiate(view: { _ in UIView() }).view.nibName == nil)
    }

    private func bundle(of names: String...) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in names { try Data().write(to: folder.appending(path: name)) }
        return try #require(Bundle(url: folder))
    }
}

@Suite("What the compiler refuses in an app") struct RefusalTests {
    private static let repository = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL

    @Test("a view controller that observes itself, which would call itself for ever", arguments: [true, false])
    func selfObserving(isMistaken: Bool) throws {
        let conformance = isMistaken ? ", @MainActor SelfObserving" : ""
        let (status, output) = try typecheck(
            """
            import AlchemicScenes
            import UIKit
            import ViewControllersUnderTest
            final class Profile: SceneViewController\(conformance) {}
            """)
        #expect((status == 0) == !isMistaken, "\(output)")
        #expect(output.contains("a `SceneViewController` cannot observe itself: override `didLoad()`") == isMistaken)
    }

    @Test("UIKit is used where watchOS has it only") func watchOS() throws {
        let sources = Self.repository.appending(path: "Sources")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        var conditions = 0
        for file in files {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            for line in lines
            where line.hasPrefix("#") && line.replacing("!canImport(UIKit)", with: "").contains("canImport(UIKit)") {
                conditions += 1
                #expect(line.contains("canImport(UIKit) && !os(watchOS)"), "\(file.lastPathComponent): \(line)")
            }
        }
        #expect(conditions > 4)
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
