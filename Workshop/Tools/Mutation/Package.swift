// swift-tools-version: 6.3
// Shows whether the tests would notice a fault. A package of its own, beside the other tools: it needs swift-syntax, which
// takes longer to build than all of them.
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Mutation",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"604.0.0"),
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
    ],
    targets: [
        .executableTarget(
            name: "mutants",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: settings),
        .testTarget(
            name: "MutantsTests", dependencies: ["mutants", .product(name: "SwiftParser", package: "swift-syntax")],
            swiftSettings: settings),
    ]
)
