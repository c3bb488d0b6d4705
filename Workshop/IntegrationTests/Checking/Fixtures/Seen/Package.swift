// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
let alchemic: Target.Dependency = .product(name: "Alchemic", package: "Alchemic")

// Programs whose code resolves what their graph has, and what it does not have.
let package = Package(
    name: "Seen",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Alchemic", path: "../../../../..")
    ],
    targets: [
        .target(name: "Core", swiftSettings: settings),
        .target(name: "Wiring", dependencies: ["Core", alchemic], swiftSettings: settings),
        // Modules that the check does not have.
        .target(name: "Extra", dependencies: ["Core", alchemic], swiftSettings: settings),
        .executableTarget(
            name: "Check", dependencies: ["Core", "Wiring", .product(name: "AlchemicChecking", package: "Alchemic")],
            swiftSettings: settings),
        .executableTarget(
            name: "Legal",
            dependencies: ["Core", "Extra", "Wiring", alchemic, .product(name: "AlchemicScenes", package: "Alchemic")],
            swiftSettings: settings),
        .executableTarget(name: "Missing", dependencies: ["Core", "Wiring", alchemic], swiftSettings: settings),
    ]
)
