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
        // Not named like its product: where file names ignore case, it could not be told from the library.
        .executableTarget(
            name: "SearchCommand",
            dependencies: [
                "Search",
                .product(name: "Alchemic", package: "Alchemic"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "SearchTests",
            dependencies: ["Search", .product(name: "AlchemicGraphTesting", package: "Alchemic")],
            swiftSettings: settings),
    ]
)
