// swift-tools-version: 6.3
import PackageDescription

// Each target holds one mistake that the compiler has to explain; none of them compiles.
let mistakes = [
    "SharedTypeNotSendable", "BareInitializer", "ValueOfWrongType", "AsynchronousStep", "InjectedConstant",
    "MainActorProperty", "MainActorClosure", "WrongNumberOfQueries", "SceneWithWrongType", "SceneWithTooManyHelpers",
    "SceneOffTheMainActor", "SceneWithoutContainer",
]

let package = Package(
    name: "Fixtures",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Alchemic", path: "../../../..")],
    targets: mistakes.map { mistake in
        .target(
            name: mistake,
            dependencies: [
                .product(name: "Alchemic", package: "Alchemic"), .product(name: "AlchemicScenes", package: "Alchemic"),
            ])
    }
)
