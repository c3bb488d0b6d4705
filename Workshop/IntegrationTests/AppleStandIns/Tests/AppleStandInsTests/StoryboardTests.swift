import Alchemic
import AlchemicFiles
import StoryboardsUnderTest
import Testing
import UIKit

/// A service that lives on the main actor, as much of a user interface does.
@MainActor private final class Palette {}

private final class Garage: Sendable {}

/// As the storyboard makes it: nothing of it is written for attributes but the type's setters, which the program lists.
private class EngineController: UIViewController {
    var engine: Engine?
    var palette: Palette?
    var caption = ""

    // What the attribute `@objc(alchemic)` does where there is Objective-C; the stand-in has no other way.
    nonisolated override func accessor(_ key: String) -> Accessor? {
        key == "alchemic" ? Accessor(get: { self.designedAttributes }) : super.accessor(key)
    }
}

private final class DerivedController: EngineController {}

/// Takes attributes by their bare names as well.
private final class BareController: EngineController {
    nonisolated override func setValue(_ value: Any?, forUndefinedKey key: String) {
        setValue(value, forKeyPath: "alchemic.\(key)")
    }
}

private final class GaugeView: UIView {
    var limit = 0

    nonisolated override func accessor(_ key: String) -> Accessor? {
        key == "alchemic" ? Accessor(get: { self.designedAttributes }) : super.accessor(key)
    }
}

/// Is on the main actor, and handles no events.
private final class SwipeRecognizer: UIGestureRecognizer {
    var caption = ""

    nonisolated override func accessor(_ key: String) -> Accessor? {
        key == "alchemic" ? Accessor(get: { self.designedAttributes }) : super.accessor(key)
    }
}

/// An object that a storyboard makes of one of the program's own classes.
private final class Meter: NSObject {
    var limit = 0

    nonisolated override func accessor(_ key: String) -> Accessor? {
        key == "alchemic" ? Accessor(get: { self.designedAttributes }) : super.accessor(key)
    }
}

/// One container resolves attributes at a time, hence one test at a time.
@Suite("Attributes that a storyboard attaches (G45)", .serialized) @MainActor final class StoryboardTests {
    private var problems: [String] = []
    private let container: DefinitionContainer

    init() throws {
        var types = FileTypes()
        types.add(Engine.self) { $0.initializer("init(cylinders:)", Engine.init(cylinders:)) }
        types.add(Palette.self) { $0.initializer("init()", main: { Palette() }) }
        types.add(EngineController.self) {
            $0.setter("engine", main: { (controller, engine: Engine?) in controller.engine = engine })
            $0.setter("palette", main: { (controller, palette: Palette) in controller.palette = palette })
            $0.setter("caption", main: { (controller, caption: String) in controller.caption = caption })
        }
        types.add(GaugeView.self) {
            $0.setter("limit", main: { (view, limit: Int) in view.limit = limit })
        }
        types.add(SwipeRecognizer.self) {
            $0.setter("caption", main: { (recognizer, caption: String) in recognizer.caption = caption })
        }
        types.add(Meter.self) { $0.setter("limit", main: { (meter, limit: Int) in meter.limit = limit }) }
        container = DefinitionContainer(
            types: types, modules: [Module("Swift") { Singleton(Garage.init).named("garage") }])
        try container.define("engine") {
            $0.type = "Engine"
            $0.initializer = "init(cylinders:)"
            $0.arguments = ["%cylinders%"]
        }
        try container.define("palette") { $0.type = "Palette" }
        try container.set(parameter: "cylinders", 6)
    }

    private func resolve() {
        container.resolveStoryboardAttributes { [weak self] in self?.problems.append($0.description) }
    }

    @Test
    func `attributes that a storyboard attaches (G45) are resolved and set on a controller as it is loaded`() throws {
        resolve()
        defer { container.stopResolvingStoryboardAttributes() }
        let controller = EngineController()
        controller.setValue("@engine", forKeyPath: "alchemic.engine")
        controller.setValue("@palette", forKeyPath: "alchemic.palette")
        controller.setValue("%cylinders% cylinders", forKeyPath: "alchemic.caption")
        #expect(controller.engine === (try container.get(Engine.self, "engine")))
        #expect(controller.palette === (try container.container().get(main: Palette.self)))
        #expect(controller.caption == "6 cylinders")
        controller.setValue("@@home", forKeyPath: "alchemic.caption")
        #expect(controller.caption == "@home")
        controller.setValue("@?turbo", forKeyPath: "alchemic.engine")
        #expect(controller.engine == nil)
        #expect(problems.isEmpty)
    }

    @Test
    func
        `are set on any object, with a parameter's type: by setters of superclasses, and by the bare names of properties`()
    {
        resolve()
        defer { container.stopResolvingStoryboardAttributes() }
        let view = GaugeView()
        view.setValue("%cylinders%", forKeyPath: "alchemic.limit")
        #expect(view.limit == 6)
        let derived = DerivedController()
        derived.setValue("@engine", forKeyPath: "alchemic.engine")
        #expect(derived.engine?.cylinders == 6)
        // Its class hands them over.
        let bare = BareController()
        bare.setValue("@engine", forKeyPath: "engine")
        #expect(bare.engine?.cylinders == 6)
        // These handle no events.
        let recognizer = SwipeRecognizer()
        recognizer.setValue("%cylinders% cylinders", forKeyPath: "alchemic.caption")
        #expect(recognizer.caption == "6 cylinders")
        let meter = Meter()
        meter.setValue("%cylinders%", forKeyPath: "alchemic.limit")
        #expect(meter.limit == 6)
        #expect(problems.isEmpty)
        meter.setValue("@engine", forKeyPath: "alchemic.motor")
        #expect(problems == ["Meter: 'AppleStandInsTests.Meter' has no setter 'motor'; there is 'limit'"])
    }

    @Test
    func `attributes that a storyboard attaches (G45) wait for a container, and are forgotten with their object`() {
        let controller = EngineController()
        controller.setValue("@engine", forKeyPath: "alchemic.engine")
        weak var gone: GaugeView?
        do {
            let view = GaugeView()
            view.setValue("wrong", forKeyPath: "alchemic.limit")
            gone = view
        }
        #expect(gone == nil)
        #expect(controller.engine == nil)
        resolve()
        defer { container.stopResolvingStoryboardAttributes() }
        #expect(controller.engine?.cylinders == 6)
        #expect(problems.isEmpty)
    }

    @Test
    func `attributes that a storyboard attaches (G45) are reported if they mean nothing, and the others are set`() {
        resolve()
        defer { container.stopResolvingStoryboardAttributes() }
        let controller = EngineController()
        controller.setValue("@engin", forKeyPath: "alchemic.engine")
        controller.setValue("@engine", forKeyPath: "alchemic.motor")
        controller.setValue("%cylinders%", forKeyPath: "alchemic.caption")
        controller.setValue(true, forKeyPath: "alchemic.caption")
        controller.setValue("%cylinders%", forKeyPath: "alchemic.engine.cylinders")
        controller.setValue("@engine", forKeyPath: "alchemic.engine")
        #expect(controller.engine?.cylinders == 6)
        #expect(
            problems == [
                "EngineController: 'engine' '@engin': there is no service 'engin'; did you mean 'engine'?",
                "EngineController: 'AppleStandInsTests.EngineController' has no setter 'motor'; there is 'caption', 'engine', 'palette'",
                "EngineController: 'caption' '%cylinders%': a whole number from the parameter 'cylinders' is not of type `String`",
                "EngineController: 'alchemic.caption' is no text; let the storyboard set 'caption' itself",
                "EngineController: 'AppleStandInsTests.EngineController' has no setter 'engine.cylinders'; did you mean 'engine'?",
            ])
    }

    @Test func `are resolved by the container that began last, even if another one ends meanwhile`() {
        final class Goodbye {
            let container: DefinitionContainer
            init(_ container: DefinitionContainer) { self.container = container }
            deinit {
                let container = container
                // It ends where the container is replaced: on the main actor.
                MainActor.assumeIsolated { container.stopResolvingStoryboardAttributes() }
            }
        }
        let other = DefinitionContainer(types: FileTypes())
        do {
            let goodbye = Goodbye(other)
            other.resolveStoryboardAttributes { _ in _ = goodbye }
        }
        resolve()
        defer { container.stopResolvingStoryboardAttributes() }
        let controller = EngineController()
        controller.setValue("@engine", forKeyPath: "alchemic.engine")
        #expect(controller.engine?.cylinders == 6)
        // From here on attributes wait.
        container.stopResolvingStoryboardAttributes()
        controller.setValue("@?turbo", forKeyPath: "alchemic.engine")
        #expect(controller.engine?.cylinders == 6)
    }

    @Test func `attributes that a storyboard attaches (G45) may refer to what is declared in Swift`() throws {
        resolve()
        defer { container.stopResolvingStoryboardAttributes() }
        let garage = try container.resolve(main: "@garage", as: Garage.self)
        #expect(garage === (try container.get(Garage.self, "garage")))
        let controller = EngineController()
        try container.set(main: \.engine, of: controller, to: "@engine")
        #expect(controller.engine?.cylinders == 6)
        #expect(throws: ResolutionError.self) { try container.set(main: \.engine, of: controller, to: "@garage") }
    }
}
