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
        .package(name: "Alchemic", path: "..", traits: ["Files"]),
        // What the loading of definition files is compared with.
        .package(url: "https://github.com/jpsim/Yams.git", from: "6.2.2"),
    ],
    targets: [
        // The allocator's own figures, which Swift does not import.
        .target(name: "CHeap"),
        // What there is to find.
        .target(
            name: "Thousand", dependencies: [.product(name: "Alchemic", package: "Alchemic")], swiftSettings: settings),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "CHeap", "Thousand", .product(name: "Alchemic", package: "Alchemic"),
                .product(name: "AlchemicFiles", package: "Alchemic"), .product(name: "Yams", package: "Yams"),
            ],
            swiftSettings: settings),
    ]
)
