// swift-tools-version: 6.3
// A program that runs services, ended in every way that a system ends programs.
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Services",
    platforms: [.macOS(.v15)],
    dependencies: [
        // More than it needs, but what others in the same folder of builds have; see .ci/run.
        .package(
            name: "Alchemic", path: "../../..", traits: ["Configuration", "Hummingbird", "Observability", "Services"])
    ],
    targets: [
        .executableTarget(
            name: "Depot", dependencies: [.product(name: "AlchemicServices", package: "Alchemic")],
            swiftSettings: settings),
        .executableTarget(
            name: "Vault",
            dependencies: [
                .product(name: "AlchemicConfiguration", package: "Alchemic"),
                .product(name: "AlchemicServices", package: "Alchemic"),
            ], swiftSettings: settings),
        .testTarget(name: "ServicesTests", dependencies: ["Depot", "Vault"], swiftSettings: settings),
    ]
)
