// swift-tools-version: 6.3
// The page of a graph, driven in a browser. Its Swift sources are links: they are for no other package to use.
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "GraphPagePackage",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Alchemic", path: "../../..")],
    targets: [
        .target(name: "CTextsUnderTest", path: "Sources/CEmbeddedTexts"),
        .target(
            name: "GraphPageUnderTest",
            dependencies: ["CTextsUnderTest", .product(name: "AlchemicGraphDocument", package: "Alchemic")],
            path: "Sources/GraphPage", exclude: ["Page"], swiftSettings: settings),
        .testTarget(
            name: "PageTests",
            dependencies: [
                "GraphPageUnderTest", .product(name: "Alchemic", package: "Alchemic"),
                .product(name: "AlchemicGraphDocument", package: "Alchemic"),
            ], swiftSettings: settings),
    ]
)
