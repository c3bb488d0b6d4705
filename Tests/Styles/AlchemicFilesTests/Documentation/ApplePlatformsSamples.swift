// swift-format-ignore-file
// Made from Sources/Styles/AlchemicScenes/AlchemicScenes.docc/ApplePlatforms.md by `swift run --package-path Workshop/Tools samples`; change it there.

#if Files
import Alchemic
import AlchemicFiles
import AlchemicStoryboards
import StatementSupport

enum ApplePlatformsSamples {
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/ApplePlatforms.md", line: 52)
final class Engine: Sendable {
    let cylinders: Int
    init(cylinders: Int) { self.cylinders = cylinders }
}
    @MainActor final class EngineController {
        var engine: Engine?
        var caption = ""
    }
#sourceLocation()

@Sendable static func `Attributes of storyboards`() async throws {
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/ApplePlatforms.md", line: 66)




@MainActor
func resolveAttributes() -> DefinitionContainer {
    var types = FileTypes()
    types.add(Engine.self) { $0.initializer("init(cylinders:)", Engine.init(cylinders:)) }
    types.add(EngineController.self) {
        $0.setter("engine", main: { (controller, engine: Engine?) in controller.engine = engine })
        $0.setter("caption", main: { (controller, caption: String) in controller.caption = caption })
    }
    let container = DefinitionContainer("garage.alchemic.yml", types: types)
    container.resolveStoryboardAttributes { problem in print(problem) }
    return container
}
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/ApplePlatforms.md", line: 84)
let container = await resolveAttributes()
await container.stopResolvingStoryboardAttributes()
#sourceLocation()
_ = container
}

static let all: [Sample] = [
    Sample("Sources/Styles/AlchemicScenes/AlchemicScenes.docc/ApplePlatforms.md", "Attributes of storyboards", `Attributes of storyboards`),
]
}
#endif
