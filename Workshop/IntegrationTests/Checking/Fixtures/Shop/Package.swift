// swift-tools-version: 6.3
import PackageDescription

var settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
// Without the eight faults.
if Context.environment["SHOP_REPAIRED"] == "1" { settings.append(.define("REPAIRED")) }
let alchemic: Target.Dependency = .product(name: "Alchemic", package: "Alchemic")

// A program whose graph is checked before it is compiled.
let package = Package(
    name: "Shop",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Alchemic", path: "../../../../..")
    ],
    targets: [
        .target(name: "Core", dependencies: [alchemic], swiftSettings: settings),
        .target(name: "Storage", dependencies: ["Core", alchemic], swiftSettings: settings),
        .target(name: "Orders", dependencies: ["Core", "Storage", alchemic], swiftSettings: settings),
        .executableTarget(
            name: "GraphCheck", dependencies: ["Orders", .product(name: "AlchemicChecking", package: "Alchemic")],
            swiftSettings: settings),
        .plugin(name: "CheckGraph", capability: .buildTool(), dependencies: ["GraphCheck"]),
        .executableTarget(
            name: "App", dependencies: ["Orders", alchemic], swiftSettings: settings, plugins: ["CheckGraph"]),
        // Programs that are not checked as they are built.
        .executableTarget(
            name: "Plain", dependencies: ["Orders", alchemic],
            swiftSettings: settings + (Context.environment["SHOP_BROKEN"] == "1" ? [.define("BROKEN")] : [])),
        .executableTarget(
            name: "Found",
            dependencies: [
                "Core", .product(name: "AlchemicChecking", package: "Alchemic"),
                .product(name: "AlchemicMain", package: "Alchemic"),
                .product(name: "AlchemicSelfStart", package: "Alchemic"),
            ], swiftSettings: settings),
    ]
)
