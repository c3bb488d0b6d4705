// swift-tools-version: 6.3
// Compiles what is for Apple's systems only, and runs it, against small modules that stand in for theirs.
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "AppleStandIns",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Alchemic", path: "../../..")],
    targets: [
        .target(name: "UIKit", swiftSettings: settings),
        // What the testing library looks for beside a module of this name.
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: settings),
        // The sources of the product itself, under another name: the product is compiled without stand-ins.
        .target(
            name: "ApplicationUnderTest", dependencies: ["UIKit", .product(name: "AlchemicMain", package: "Alchemic")],
            swiftSettings: settings),
        // What is for UIKit in `AlchemicScenes`, which is compiled without it: as if it stood in that module.
        .target(
            name: "ViewControllersUnderTest",
            dependencies: ["UIKit", .product(name: "AlchemicScenes", package: "Alchemic")],
            swiftSettings: settings + [
                .define("STUBS"), .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "AlchemicScenes"]),
            ]),
        .target(
            name: "StoryboardsUnderTest",
            dependencies: ["UIKit", .product(name: "AlchemicFiles", package: "Alchemic")], swiftSettings: settings),
        .target(name: "SwiftUI", dependencies: ["UIKit"], swiftSettings: settings),
        .target(
            name: "SwiftUIUnderTest",
            dependencies: ["SwiftUI", .product(name: "AlchemicScenes", package: "Alchemic")], swiftSettings: settings),
        // What the guide for SwiftUI shows.
        .executableTarget(
            name: "SwiftUIGuide",
            dependencies: ["SwiftUIUnderTest", "SwiftUI", .product(name: "Alchemic", package: "Alchemic")],
            swiftSettings: settings),
        // The same app without a library; the folder Comparison has it for two libraries that are not here.
        .executableTarget(name: "BooksByHand", dependencies: ["SwiftUI"], swiftSettings: settings),
        .testTarget(
            name: "SwiftUIStandInTests",
            dependencies: [
                "SwiftUIGuide", "BooksByHand", "SwiftUIUnderTest", "SwiftUI",
                .product(name: "Alchemic", package: "Alchemic"),
                .product(name: "AlchemicMain", package: "Alchemic"),
                .product(name: "AlchemicScenes", package: "Alchemic"),
            ], swiftSettings: settings),
        .testTarget(
            name: "AppleStandInsTests",
            dependencies: [
                "ApplicationUnderTest", "ViewControllersUnderTest", "StoryboardsUnderTest", "SwiftUI", "UIKit",
                "_Testing_UIKit",
                .product(name: "Alchemic", package: "Alchemic"),
                .product(name: "AlchemicFiles", package: "Alchemic"),
                .product(name: "AlchemicMain", package: "Alchemic"),
                .product(name: "AlchemicScenes", package: "Alchemic"),
            ], swiftSettings: settings),
    ]
)
