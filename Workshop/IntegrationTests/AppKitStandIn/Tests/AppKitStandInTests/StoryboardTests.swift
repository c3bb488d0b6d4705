import AlchemicFiles
import AppKit
import StoryboardsUnderTest
import Testing

private final class Engine: Sendable {}

private final class EngineController: NSViewController {
    var engine: Engine?
    var engineAtLoad: Engine?

    override func viewDidLoad() { engineAtLoad = engine }

    // What the attribute `@objc(alchemic)` does where there is Objective-C; the stand-in has no other way.
    nonisolated override func accessor(_ key: String) -> Accessor? {
        key == "alchemic" ? Accessor(get: { self.designedAttributes }) : super.accessor(key)
    }
}

/// What is the same for UIKit is tested there.
@Suite @MainActor struct StoryboardTests {
    @Test
    func `attributes that a nib file attaches in AppKit (G45) are resolved and set before the view is loaded`() throws {
        var types = FileTypes()
        types.add(Engine.self) { $0.initializer("init()", Engine.init) }
        types.add(EngineController.self) {
            $0.setter("engine", main: { (controller, engine: Engine) in controller.engine = engine })
        }
        let container = DefinitionContainer(types: types)
        try container.define("engine") { $0.type = "Engine" }
        var problems: [String] = []
        container.resolveStoryboardAttributes { problems.append($0.description) }
        defer { container.stopResolvingStoryboardAttributes() }
        let controller = EngineController()
        controller.setValue("@engine", forKeyPath: "alchemic.engine")
        _ = controller.view
        #expect(controller.engineAtLoad === (try container.get(Engine.self, "engine")))
        controller.setValue("@engin", forKeyPath: "alchemic.engine")
        #expect(problems.count == 1)
    }
}
