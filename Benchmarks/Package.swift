// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Alchemic", path: "..")
    ],
    targets: [
        // The allocator's own figures, which Swift does not import.
        .target(name: "CHeap"),
        // What there is to find.
        .target(
            name: "Thousand", dependencies: [.product(name: "Alchemic", package: "Alchemic")], swiftSettings: settings),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["CHeap", "Thousand", .product(name: "Alchemic", package: "Alchemic")],
            swiftSettings: settings),
    ]
)
