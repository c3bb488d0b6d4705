// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/controller-gone.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import AlchemicScenes
import StatementSupport

enum ControllerGoneSamples {

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/controller-gone.md", line: 6)


final class Screen: SceneController {
    var sceneContents: SceneContents<String>?
}
#sourceLocation()
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
var screen: Screen? = ControllerScene { Screen() }.instantiate(view: { _ in "a view" })
let contents = screen?.sceneContents
screen = nil
_ = try contents?.view()
#sourceLocation()
_ = screen
_ = contents
}, saying: #"""
error: [controller-gone] a view was requested after its controller, `Screen`, was released
  help: keep the controller for as long as you use its `SceneContents`: it owns them
  docs: Troubleshooting#controller-gone
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/controller-gone.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/controller-gone.md", "Overview", `Overview`),
]
}
