// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
let compiled: [Target.Dependency] = [
    .product(name: "Alchemic", package: "Alchemic"),
    .product(name: "AlchemicCompiledFiles", package: "Alchemic"),
]
let document: Target.Dependency = .product(name: "AlchemicGraphDocument", package: "Alchemic")
let plugins: [Target.PluginUsage] = [.plugin(name: "AlchemicFilesPlugin", package: "Alchemic")]

// Programs whose definition files the plugin compiles: one that works, two with a mistake, and one that loads the same
// files as well.
let package = Package(
    name: "FilesFixtures",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Alchemic", path: "../../../..", traits: ["Files"])
    ],
    targets: [
        // The types that the files of Garage name.
        .target(name: "Vehicles", swiftSettings: settings),
        .executableTarget(
            name: "Garage", dependencies: compiled + [document, "Vehicles"], swiftSettings: settings, plugins: plugins),
        .executableTarget(
            name: "WrongType", dependencies: compiled + ["Vehicles"], swiftSettings: settings, plugins: plugins),
        // Some of the files name their module, that of the tests that they belong to.
        .executableTarget(
            name: "AlchemicFilesTests",
            dependencies: compiled + [document, .product(name: "AlchemicFiles", package: "Alchemic")],
            path: "Sources/Both", swiftSettings: settings, plugins: plugins),
        .executableTarget(
            name: "WrongFile", dependencies: compiled + ["Vehicles"], swiftSettings: settings, plugins: plugins),
    ]
)
