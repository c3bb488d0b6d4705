// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Search",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "search", targets: ["SearchCommand"])
    ],
    dependencies: [
        .package(name: "Alchemic", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .target(
            name: "Search", dependencies: [.product(name: "Alchemic", package: "Alchemic")], swiftSettings: settings),
        // Checks the graph before `Searching` is compiled, and writes its typed container.
        .executableTarget(
            name: "GraphCheck", dependencies: ["Search", .product(name: "AlchemicChecking", package: "Alchemic")],
            swiftSettings: settings),
        .plugin(name: "CheckGraph", capability: .buildTool(), dependencies: ["GraphCheck"]),
        .target(
            name: "Searching", dependencies: ["Search", .product(name: "Alchemic", package: "Alchemic")],
            swiftSettings: settings, plugins: ["CheckGraph"]),
        // Not named like its product: where file names ignore case, it could not be told from the library.
        .executableTarget(
            name: "SearchCommand",
            dependencies: [
                "Search", "Searching",
                .product(name: "Alchemic", package: "Alchemic"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "SearchTests",
            dependencies: ["Search", "Searching", .product(name: "AlchemicGraphTesting", package: "Alchemic")],
            swiftSettings: settings),
    ]
)
