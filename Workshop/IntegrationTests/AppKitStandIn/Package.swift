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
    name: "AppKitStandIn",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Alchemic", path: "../../..")],
    targets: [
        .target(name: "AppKit", swiftSettings: settings),
        // What the testing library looks for beside a module of this name.
        .target(name: "_Testing_AppKit", dependencies: ["AppKit"], swiftSettings: settings),
        // The sources of the product itself, under another name: the product is compiled without stand-ins.
        .target(
            name: "ApplicationUnderTest",
            dependencies: ["AppKit", .product(name: "AlchemicMain", package: "Alchemic")],
            swiftSettings: settings),
        // What is for AppKit in `AlchemicScenes`, which is compiled without it: as if it stood in that module.
        .target(
            name: "ViewControllersUnderTest",
            dependencies: ["AppKit", .product(name: "AlchemicScenes", package: "Alchemic")],
            swiftSettings: settings + [
                .define("STUBS"), .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "AlchemicScenes"]),
            ]),
        .target(
            name: "StoryboardsUnderTest",
            dependencies: ["AppKit", .product(name: "AlchemicFiles", package: "Alchemic")], swiftSettings: settings),
        .testTarget(
            name: "AppKitStandInTests",
            dependencies: [
                "ApplicationUnderTest", "ViewControllersUnderTest", "StoryboardsUnderTest", "AppKit", "_Testing_AppKit",
                .product(name: "Alchemic", package: "Alchemic"),
                .product(name: "AlchemicGraphDocument", package: "Alchemic"),
                .product(name: "AlchemicFiles", package: "Alchemic"),
                .product(name: "AlchemicMain", package: "Alchemic"),
                .product(name: "AlchemicScenes", package: "Alchemic"),
            ], swiftSettings: settings),
    ]
)
