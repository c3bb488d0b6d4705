// swift-tools-version: 6.3
// Programs that start by themselves and programs that do not, run as users run them.
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
func product(_ name: String) -> Target.Dependency { .product(name: name, package: "Alchemic") }

let package = Package(
    name: "SelfStart",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Alchemic", path: "../../..")],
    targets: [
        // No Alchemic at all: what initializers a program has anyway.
        .executableTarget(name: "Bare", swiftSettings: settings),
        .executableTarget(name: "ByHand", dependencies: [product("AlchemicMain")], swiftSettings: settings),
        .executableTarget(
            name: "SelfStarting",
            dependencies: [product("AlchemicMain"), product("AlchemicSelfStart"), product("AlchemicFoundation")],
            swiftSettings: settings),
        .executableTarget(name: "Blocked", dependencies: [product("AlchemicMain")], swiftSettings: settings),
        .testTarget(
            name: "SelfStartTests", dependencies: ["Bare", "ByHand", "SelfStarting", "Blocked"],
            swiftSettings: settings),
    ]
)
