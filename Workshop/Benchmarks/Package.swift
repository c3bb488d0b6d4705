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
    traits: [
        .default(enabledTraits: ["Products"]),
        .trait(
            name: "Products",
            description:
                "What other products do: finding, definition files. Without it only Alchemic is built, and linked."),
    ],
    dependencies: [
        .package(
            name: "Alchemic", path: "../..", traits: [.trait(name: "Files", condition: .when(traits: ["Products"]))]),
        // What the loading of definition files is compared with.
        .package(url: "https://github.com/jpsim/Yams.git", from: "6.2.2"),
    ],
    targets: [
        // The allocator's own figures, which Swift does not import, and the marks between which callgrind counts.
        .target(name: "CMeasuring"),
        // What there is to find.
        .target(
            name: "Thousand", dependencies: [.product(name: "AlchemicMain", package: "Alchemic")],
            swiftSettings: settings),
        // A thousand types that differ. Workshop/Benchmarks/links writes them, before the first build.
        .target(
            name: "Links", dependencies: [.product(name: "Alchemic", package: "Alchemic")], swiftSettings: settings),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "CMeasuring", "Links", .target(name: "Thousand", condition: .when(traits: ["Products"])),
                .product(name: "Alchemic", package: "Alchemic"),
                .product(name: "AlchemicMain", package: "Alchemic", condition: .when(traits: ["Products"])),
                .product(name: "AlchemicFiles", package: "Alchemic", condition: .when(traits: ["Products"])),
                .product(name: "Yams", package: "Yams", condition: .when(traits: ["Products"])),
            ],
            swiftSettings: settings),
    ]
)
